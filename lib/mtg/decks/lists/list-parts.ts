import { isKnownName, toNameKey } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { DECK_SIZE } from "./list-counts";
import { readListLines } from "./list-line";
import {
  askAbout,
  type IgnoredSection,
  isCard,
  type ListEntry,
  type ListSection,
  type ParsedLine,
} from "./list-markup";

/** Returns whether a section is not part of the list. */
export const isAside = (part: ListSection | IgnoredSection | null): part is IgnoredSection =>
  part === "about" || part === "aside";

/** Reads what stands in a comment of words alone, so that a line that was made a comment changes no other line. */
export function recallRemarks(entries: readonly ListEntry[]): readonly ListEntry[] {
  return entries.map((entry) => {
    const [, words] =
      entry.read.is === "nothing" && entry.read.as === "remark" ? (/^\s*\/\/\s(.+)$/u.exec(entry.raw) ?? []) : [];
    const [read, ...others] = words === undefined ? [] : readListLines(words);
    const isCounted = read?.is === "card" && read.isCounted;
    const isWords = read?.is === "card" ? !isKnownName(read.name) : read?.is === "unread" && read.why === "NO_COUNT";
    return (isCounted || isWords) && others.length === 0
      ? { ...entry, read: { is: "unread", why: isCounted ? "UNCLEAR" : "NO_COUNT", isRemark: true } }
      : entry;
  });
}

/** An entry with the section of the list to which it belongs. */
export type PlacedEntry = ListEntry & { readonly part: ListSection | IgnoredSection };

/** The size of a whole sideboard. */
export const SIDE_SIZE = 15;

/**
 * Returns the entries with their sections: those of their own, or else of the heading above. If some cards have the
 * sideboard or maybeboard as their category, those with another category are in the main deck. Cards below a text or a
 * label that follows a whole sideboard are asked about, up to a heading; unknown names also below an empty line.
 */
export function placeEntries(entries: readonly ListEntry[]): readonly PlacedEntry[] {
  const sideFrom = lastBlock(entries.map(({ read }) => read));
  const isSorted = entries.some(({ read }) => read.is === "card" && read.isCategorized && read.part !== null);
  let part: ListSection | IgnoredSection = "main";
  let side = 0;
  let whole = SIDE_SIZE;
  let isBelow = false;
  let isApart = false;
  let isStated = false;
  let hasMain = false;
  return entries.map((entry, at): PlacedEntry => {
    const { raw, read } = entry;
    if (read.is === "heading") {
      if (read.part === "side") {
        whole = read.sum || SIDE_SIZE;
        isStated = read.sum !== null;
      }
      if (read.part !== null) isBelow = isApart = false;
      // A whole sideboard above all cards ends where kinds of other cards begin.
      const isWhole = part === "side" && isStated && side === whole && !hasMain && read.sum !== null;
      part = read.part === "about" || (isWhole && read.part === null) ? "main" : (read.part ?? part);
    }
    const isLabel = read.is === "heading" && read.own === true && read.sum === null;
    if (isLabel || (read.is === "unread" && read.why === "NO_COUNT")) isBelow ||= side >= whole;
    // Cards of a label below a whole sideboard are asked about at the label.
    if (read.is === "unread" && read.why === "HEADING" && side >= whole) {
      part = "aside";
      return { ...entry, part: "side" };
    }
    if (read.is === "gap") isApart ||= side >= whole && !isStated;
    const here = at >= sideFrom && part === "main" ? "side" : part;
    if (read.is !== "card") return { ...entry, part: here };
    const own = read.part ?? (isSorted && read.isCategorized ? "main" : null);
    if (own === null && here === "side" && (isBelow || (isApart && !isKnownName(read.name))) && !/[《<]/u.test(raw))
      return { ...askAbout(entry), part: here };
    if ((own ?? here) === "side") side += read.count;
    hasMain ||= (own ?? here) === "main";
    return { ...entry, part: own ?? here };
  });
}

/** Index where a sideboard begins that only an empty line parts from a whole deck; the number of lines for none. */
function lastBlock(read: readonly ParsedLine[]): number {
  const saysParts = read.some((line) => "part" in line && line.part !== null && !isAside(line.part));
  const aside = read.findIndex((line) => line.is === "heading" && line.part === "aside");
  const list = aside < 0 ? read : read.slice(0, aside);
  const ended = list.findLastIndex(({ is }) => is === "card");
  const isGap = (line: ParsedLine) => line.is === "gap" || (line.is === "nothing" && line.as === "ornament");
  const gap = list.findLastIndex((line, at) => isGap(line) && at < ended);
  const cards = (lines: readonly ParsedLine[]) => countListCards(lines.filter((line) => line.is === "card"));
  const isHeaded = read.slice(gap).find((line) => !isGap(line))?.is === "heading";
  const [deck, side] = [cards(list.slice(0, Math.max(0, gap))), cards(list.slice(gap))];
  const isSide = !isHeaded && side <= SIDE_SIZE && deck >= DECK_SIZE;
  return saysParts || gap === -1 || !isSide ? read.length : gap;
}

/** Heading of Arena for a companion, which is in the sideboard, too. */
const COMPANION = /^\W*(?:companion|相棒)[^\p{L}\d]*$/iu;

/** Returns the entries without a companion that a sideboard below another heading has. */
export function withoutCompanions(entries: readonly ListEntry[]): readonly ListEntry[] {
  const start = entries.findIndex(({ raw, read }) => read.is === "heading" && COMPANION.test(raw.trim()));
  const end = entries.findIndex(({ read }, at) => at > start && read.is === "heading");
  const side = entries.findIndex(({ read }, at) => at >= end && read.is === "heading" && read.part === "side");
  if (start < 0 || end < 0 || side < 0) return entries;
  const after = entries.findIndex(({ read }, at) => at > side && read.is === "heading");
  const keyOf = (entry?: ListEntry) => (isCard(entry) ? toNameKey(entry.read.name) : null);
  const sideboard = entries.slice(side, after < 0 ? undefined : after).map(keyOf);
  return entries.map((entry, at) => {
    const isAgain = at > start && at < end && isCard(entry) && sideboard.includes(keyOf(entry));
    return isAgain ? askAbout(entry, "COMPANION") : entry;
  });
}
