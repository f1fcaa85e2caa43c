/**
 * Returns the places of the columns that the cells of a head name. `heads` has the words of each column, the likeliest first, with
 * spaces between them, in small letters.
 */
export function findColumns<C extends string>(
  cells: readonly string[],
  heads: Readonly<Record<C, string>>,
): Readonly<Partial<Record<C, number>>> {
  const words = cells.map((cell) => cell.normalize("NFKC").replace(/[\s_]/gu, "").toLowerCase());
  const places = Object.entries<string>(heads).map(([column, names]) => {
    const word = names.split(" ").find((name) => words.includes(name));
    return [column, word === undefined ? undefined : words.indexOf(word)];
  });
  return Object.fromEntries(places);
}
