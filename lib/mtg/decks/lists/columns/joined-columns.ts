import { isBasicLand, isKnownName } from "@/engine/mtg/deck";
import { findHeadingsBeside } from "@/lib/decks/lists/page-lines";
import { headingOf, parseListHeading } from "../list-headings";
import type { ListEntry } from "../list-markup";

/** A count in front of a name, also in a later column. */
const COUNTED = /(?:^|\s{2,}|\t)\s*(\d{1,2})x?\s+(?=[\p{L}《])/gu;

/**
 * Returns the lines of a list in which headings of kinds that stand beside each other are one with the sum of all. Words of
 * a writer are such headings if that many cards stand below them.
 */
export const joinHeadingsBeside = (lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => {
    const beside = findHeadingsBeside(line);
    if (beside.length === 0 || beside.some(({ words }) => parseListHeading(words)?.part)) return line;
    const sum = beside.reduce((all, one) => all + one.sum, 0);
    const end = lines.findIndex((one, place) => place > at && one.search(COUNTED) < 0);
    const below = lines.slice(at + 1, end < 0 ? undefined : end).flatMap((one) => [...one.matchAll(COUNTED)]);
    const isKinds = beside.every(({ words }) => headingOf(words.trim()) === "group");
    return isKinds || below.reduce((all, [, count]) => all + Number(count), 0) === sum ? `Cards (${sum})` : line;
  });

/** Two cards in a line that a space parts. */
const JOINED = /^\s*\d{1,2}x?\s\p{L}[^\d()]*\s\d{1,2}x?\s\p{L}[^\d()]*$/u;
/** The fewest such lines that show columns. */
const LEAST = 2;

/** Returns a name without a heading or a basic land of the next column behind it; null for other names. */
function cutColumn(name: string): string | null {
  const words = name.split(" ");
  for (const from of [words.length - 2, words.length - 1]) {
    const behind = words.slice(from).join(" ");
    if (from > 0 && (headingOf(behind) !== null || isBasicLand(behind))) return words.slice(0, from).join(" ");
  }
  return null;
}

/** Asks about names in a list of joined columns that end with a heading or a basic land, which may stand in the next one. */
export function askJoinedColumns(entries: readonly ListEntry[]): readonly ListEntry[] {
  if (entries.filter(({ raw, read }) => read.is === "unread" && JOINED.test(raw)).length < LEAST) return entries;
  return entries.map((entry) => {
    const { raw, read } = entry;
    const name = read.is === "card" && read.isCounted && !/[《<]/u.test(raw) ? read.name : "";
    const cut = isKnownName(name) ? null : cutColumn(name);
    if (cut === null || read.is !== "card") return entry;
    const choices = [`${read.count} ${cut}`, `${read.count} 《${name}》`, `// ${raw.trim()}`];
    return { ...entry, read: { is: "unread", why: "UNCLEAR", choices } };
  });
}
