import { LONGEST_LINE } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import { findJoinedReadings, findUnclearReadings, readAsCard } from "./list-line";
import type { UnreadLine } from "./pasted-list";

/** Counts for the deck and the sideboard in a remark. */
const SHARED = /\((\d+)\s?(?:main|メイン)\D+(\d+)\s?(?:side|sb|サイド)/iu;

/**
 * Returns unambiguous rewrites of an ambiguous line: as a comment, as a card, or with the correct total. Empty if the
 * line has no other reading.
 */
export function getLineReadings(line: string, { why, stated, found }: UnreadLine): readonly string[] {
  if (line.length > LONGEST_LINE) return [];
  const remark = `// ${line.trim()}`;
  if (why === "ONE_NAME") return findJoinedReadings(line);
  if (why === "COMPANION") return [remark];
  const unclear = why === "UNCLEAR" ? findUnclearReadings(line) : [];
  if (unclear.length > 0) return [...unclear, remark];
  const { name, count, form } = readAsCard(line.replace(/^\s*(?:--|==|>)[-=>\s]*|\s*[-=]+\s*$/gu, ""));
  const card = /\p{L}/u.test(name) ? [findUnclearReadings(`${count} ${name}`).at(-1) ?? `${count} ${name}`] : [];
  if (why === "NO_COUNT" || why === "NO_NAME" || why === "UNCLEAR") return [remark, ...card];
  if (why === "REMARK") {
    const [, main, side] = SHARED.exec(line) ?? [];
    return [...card, ...(main === undefined ? [] : [`${main} ${name}\nSB: ${side} ${name}`])];
  }
  if (why !== "SUM") return [];
  return form === "bracket" && parseListHeading(line) === null
    ? [remark, ...card]
    : [line.replace(`${stated}`, `${found}`)];
}

/** Returns a text in which `by` replaces the line with number `line`, counted from 1. */
export const replaceLine = (text: string, line: number, by: string): string =>
  splitLines(text)
    .with(line - 1, by)
    .join("\n");

/** Returns the lines of a text with any line endings. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n?|\n/u);
