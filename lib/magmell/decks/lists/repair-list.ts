import { JOINED_LINE, unwrapLines } from "@/lib/decks/lists/list-lines";
import { parseHeading } from "./headings";
import { type ListProblem, writeCard } from "./types";

/** Returns a line as a comment that is no heading. */
export const toRemark = (text: string): string =>
  `// ${parseHeading(text) === null ? text.trim() : `"${text.trim()}"`}`;

/**
 * Returns a text with one problem repaired. Replaces an unknown name with `name`, or makes the entry a comment if `name` is
 * null; one of the readings of the problem takes the place of its line or its entry. Splits a line of several cards into one line per card. Replaces a wrong sum with the number of cards that were
 * read.
 */
export function repairList(text: string, problem: ListProblem, name: string | null): string {
  const { line, entries, at, sums, readings, height } = problem;
  const breaks = /\r\n|[\n\r\u2028\u2029]/u;
  const lines = text.split(breaks);
  if (sums) return lines.with(line - 1, withSum(lines[line - 1] ?? "", sums)).join("\n");
  const reading = /^(?<count>\d+)x《(?<name>.+)》$/u.exec(readings?.includes(name ?? "") ? (name ?? "") : "")?.groups;
  const given = entries.length === 0 || at < 0 ? [{ name, count: 1 }] : entries;
  const chosen = reading ? { name: reading.name ?? null, count: Number(reading.count) } : { name };
  const repaired = given.map((entry, place) => ({ ...entry, ...(place === Math.max(0, at) ? chosen : {}) }));
  const joined = unwrapLines(lines);
  const end = joined.findIndex((one, place) => place >= line && one !== JOINED_LINE);
  const length = height ?? (end < 0 ? lines.length : end) - line + 1;
  if (name !== null && readings?.includes(name) && entries.length < 2)
    return lines.toSpliced(line - 1, length, name).join("\n");
  if (name === null && given.length < 2)
    return lines.toSpliced(line - 1, length, ...lines.slice(line - 1, line - 1 + length).map(toRemark)).join("\n");
  const written = repaired.map((one, place) =>
    one.name === null ? toRemark(writeCard(one.count, given[place]?.name ?? "")) : writeCard(one.count, one.name),
  );
  return lines.toSpliced(line - 1, length, ...written).join("\n");
}

/** Replaces the stated sum of a line by the counted one, in any width. */
const withSum = (line: string, { found }: NonNullable<ListProblem["sums"]>): string =>
  line.replace(/[\d０-９]{1,3}/u, `${found}`);
