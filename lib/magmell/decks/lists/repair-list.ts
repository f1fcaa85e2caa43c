import type { ListProblem } from "./types";

/**
 * Returns a text with one problem repaired: the name of a card in the place of the one that nobody has, or, without a name, the
 * entry taken away. A line of several cards becomes a line for each of them. A wrong sum becomes the one that was read.
 */
export function repairList(text: string, { line, entries, at, sums }: ListProblem, name: string | null): string {
  const breaks = /\r\n|[\n\r\u2028\u2029]/u;
  const lines = text.split(breaks);
  if (sums) return lines.with(line - 1, withSum(lines[line - 1] ?? "", sums)).join("\n");
  const given = entries.length === 0 || at < 0 ? [{ name, count: 1 }] : entries;
  const repaired = given.map((entry, place) => ({ ...entry, name: place === Math.max(0, at) ? name : entry.name }));
  lines.splice(line - 1, 1, ...repaired.flatMap((one) => (one.name === null ? [] : `${one.count}x《${one.name}》`)));
  return lines.join("\n");
}

/** Replaces the stated sum of a line by the counted one, in any width. */
const withSum = (line: string, { found }: NonNullable<ListProblem["sums"]>): string =>
  line.replace(/[\d０-９]{1,3}/u, `${found}`);
