import { DECK_SIZE } from "./list-counts";
import type { IgnoredSection, ListSection, ParsedLine } from "./list-markup";
import type { ListEntry } from "./list-sums";

/** Returns whether a section is not part of the list. */
export const isAside = (part: ListSection | IgnoredSection | null): part is IgnoredSection =>
  part === "about" || part === "aside";

/** Returns the section of the list to which each entry belongs. */
export function placeEntries(entries: readonly ListEntry[]): readonly (ListSection | IgnoredSection)[] {
  const sideFrom = lastBlock(entries.map(({ read }) => read));
  let part: ListSection | IgnoredSection = "main";
  return entries.map(({ read }, at) => {
    if (read.is === "heading") part = read.part === "about" ? "main" : (read.part ?? part);
    if (read.is === "card" && read.part !== null) return read.part;
    return at >= sideFrom && part === "main" ? "side" : part;
  });
}

/** The size of a whole sideboard. */
const SIDE_SIZE = 15;

/**
 * Returns the entries without the cards below a text that follows a whole sideboard, up to a heading; each is asked
 * about.
 */
export function askBelowSide(entries: readonly ListEntry[]): readonly ListEntry[] {
  const parts = placeEntries(entries);
  let side = 0;
  let whole = SIDE_SIZE;
  let isBelow = false;
  return entries.map((entry, at) => {
    const { raw, read } = entry;
    if (read.is === "heading" && read.part === "side") whole = read.sum || SIDE_SIZE;
    if (read.is === "heading" && read.part !== null) isBelow = false;
    else if (read.is === "unread" && read.why === "NO_COUNT") isBelow ||= side >= whole;
    if (read.is !== "card" || parts[at] !== "side") return entry;
    if (isBelow && read.part === null && !/[《<]/u.test(raw))
      return { ...entry, read: { is: "unread", why: "UNCLEAR" } };
    side += read.count;
    return entry;
  });
}

/**
 * Index of the line where a sideboard without a heading begins: some programs only put an empty line after a complete
 * deck. The number of lines if there is none.
 */
function lastBlock(read: readonly ParsedLine[]): number {
  const saysParts = read.some((line) => "part" in line && line.part !== null && !isAside(line.part));
  const aside = read.findIndex((line) => line.is === "heading" && line.part === "aside");
  const list = aside < 0 ? read : read.slice(0, aside);
  const ended = list.findLastIndex(({ is }) => is === "card");
  const isGap = (line: ParsedLine) => line.is === "gap" || (line.is === "nothing" && line.as === "ornament");
  const gap = list.findLastIndex((line, at) => isGap(line) && at < ended);
  const cards = (lines: readonly ParsedLine[]) =>
    lines.reduce((sum, line) => sum + (line.is === "card" ? line.count : 0), 0);
  const isHeaded = read.slice(gap).find((line) => !isGap(line))?.is === "heading";
  const isSide =
    !isHeaded && cards(list.slice(gap)) <= SIDE_SIZE && cards(list.slice(0, Math.max(0, gap))) >= DECK_SIZE;
  return saysParts || gap === -1 || !isSide ? read.length : gap;
}
