/** Returns each word of a heading with its heading. `words` has those of each, in small letters, with spaces between them. */
export const indexHeadings = <H extends string>(words: Readonly<Record<H, string>>): ReadonlyMap<string, H> =>
  new Map(
    Object.entries<string>(words).flatMap(([heading, list]) => list.split(" ").map((word) => [word, heading as H])),
  );

/** Returns whether a line names the separator of a spreadsheet's file, which is no row. */
export const isSeparatorNote = (line: string): boolean => /^\uFEFF?"?sep=.?"?$/u.test(line.trim());

/** What stands in the place of a line that belongs to the one above it. */
export const JOINED_LINE = "// \u2191";
const OPEN = /[《≪⟪][^》≫⟫]*$/u;
const CLOSE = /^[^《≪⟪]*[》≫⟫]/u;

/**
 * Joins names in brackets that pages and mails wrap over the end of a line: `《Moss, the` and `Ox》`. All lines keep their numbers.
 */
export function unwrapNames(lines: readonly string[]): readonly string[] {
  const unwrapped = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    if (!OPEN.test(line) || !CLOSE.test(next)) continue;
    const isLatin = /[ -~]\s*$/u.test(line);
    unwrapped[at] = `${line.trimEnd()}${isLatin ? " " : ""}${next.trimStart()}`;
    unwrapped[at + 1] = JOINED_LINE;
  }
  return unwrapped;
}
