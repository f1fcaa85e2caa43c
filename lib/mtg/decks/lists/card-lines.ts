import { isKnownName } from "@/engine/mtg/deck";
import { splitEntries } from "./list-decoration";
import { readListLine, readTableRow } from "./list-line";
import type { IgnoredSection, ListSection, ParsedLine, UnreadReason } from "./list-markup";
import { findListTable } from "./list-table";

/**
 * A line of a list that names a card, or that is not read for a reason: its number from 1, what stands there, and the part of the
 * list it belongs to.
 */
type CardLine = {
  readonly line: number;
  readonly raw: string;
  readonly name: string;
  readonly count: number;
  readonly part: ListSection;
  readonly why: UnreadReason | null;
};

/** Whether a part of a text is none of the list. */
const isAside = (part: ListSection | IgnoredSection | null): part is IgnoredSection =>
  part === "about" || part === "aside";

/**
 * Returns the lines of a list that name cards or are not read, each with its part: by its own mark, the heading before it, or
 * the last empty line. Cards that are only thought of are none, and their heading is not read.
 */
export function readCardLines(text: string): readonly CardLine[] {
  const entries = entriesIn(text.split(/\r\n?|\n/u));
  const read = withoutTitles(entries.map((entry) => entry.read));
  const sideFrom = lastBlock(read);
  const cards: CardLine[] = [];
  let part: ListSection | IgnoredSection = "main";
  for (const [at, line] of read.entries()) {
    if (line.is === "heading") part = line.part ?? (part === "about" ? "main" : part);
    const place = { line: entries[at]?.line ?? 0, raw: entries[at]?.raw.trim().slice(0, 120) ?? "" };
    const unread = (why: UnreadReason) => cards.push({ ...place, name: "", count: 0, part: "main", why });
    if (line.is === "heading" && line.part === "aside") unread("ASIDE");
    if (line.is === "unread" && !isAside(part)) unread(line.why);
    if (line.is !== "card" || part === "about") continue;
    const own = line.part ?? (at >= sideFrom && part === "main" ? "side" : part);
    if (!isAside(own)) cards.push({ ...place, name: line.name, count: line.count, part: own, why: null });
  }
  return cards;
}

/** The most signs of a line that is read: what looks for marks in it takes longer than in proportion. */
const LONGEST_LINE = 400;
const TOO_LONG: ParsedLine = { is: "unread", why: "LONG_NAME" };

/** A number with a point or a bracket in front of a line. */
const POINTED = /^(\s*\d{1,3})[.)]\s*(?=\D)/u;

/** Whether such numbers tell the places of lines, one after another, and not how many copies there are. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => POINTED.exec(line)?.[1] ?? []).map(Number);
  return numbers.every((number, at) => number === at + 1);
}

type Entry = { readonly line: number; readonly raw: string; readonly read: ParsedLine };

/** The entries of the lines of a list: several where a line has several cards, rows by their columns where a list is a table. */
function entriesIn(written: readonly string[]): readonly Entry[] {
  const table = findListTable(written);
  const lines = isNumbered(written) ? written : written.map((line) => line.replace(POINTED, "$1 "));
  return lines.flatMap((raw, at): readonly Entry[] => {
    const line = at + 1;
    const row = table === null || at < table.head ? null : table.read(raw);
    if (table !== null && at >= table.head && table.isHead(raw)) return [{ line, raw, read: { is: "nothing" } }];
    if (row !== null) return [{ line, raw, read: readTableRow(row) }];
    return splitEntries(raw).map((entry) => ({
      line,
      raw,
      read: entry.length > LONGEST_LINE ? TOO_LONG : readListLine(entry),
    }));
  });
}

/**
 * Lines where those without a count are no cards but titles, since most others have one: all but names that lists know, and lines
 * that say where they belong.
 */
function withoutTitles(read: readonly ParsedLine[]): readonly ParsedLine[] {
  const cards = read.filter((line) => line.is === "card");
  if (cards.filter(({ isCounted }) => isCounted).length * 2 <= cards.length) return read;
  return read.map((line) =>
    line.is !== "card" || line.isCounted || line.part !== null || isKnownName(line.name)
      ? line
      : { is: "unread", why: "NO_COUNT" },
  );
}

/** The size of a whole deck, and of a whole sideboard. */
const DECK_SIZE = 60;
const SIDE_SIZE = 15;

/**
 * The line where a sideboard without a heading begins: some programs part it from a whole deck by nothing but an empty line.
 * Beyond the last line if there is none.
 */
function lastBlock(read: readonly ParsedLine[]): number {
  const saysParts = read.some((line) => "part" in line && line.part !== null && !isAside(line.part));
  const aside = read.findIndex((line) => line.is === "heading" && line.part === "aside");
  const list = aside < 0 ? read : read.slice(0, aside);
  const ended = list.findLastIndex(({ is }) => is === "card");
  const gap = list.findLastIndex(({ is }, at) => is === "gap" && at < ended);
  const cards = (lines: readonly ParsedLine[]) =>
    lines.reduce((sum, line) => sum + (line.is === "card" ? line.count : 0), 0);
  const isSide = cards(list.slice(gap)) <= SIDE_SIZE && cards(list.slice(0, Math.max(0, gap))) >= DECK_SIZE;
  return saysParts || gap === -1 || !isSide ? read.length : gap;
}
