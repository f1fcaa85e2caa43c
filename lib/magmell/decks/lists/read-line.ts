import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { isTallyLine, stripLineDecoration, withoutDates } from "./clean-line";
import { createLineProblem } from "./gather-lists";
import { isDecoratedLine, parseZoneWord } from "./headings";
import { guessEntry, readLineEntries } from "./read-entries";
import { readRow } from "./read-table";
import { type ListProblem, type UnassignedEntry, writeCard } from "./types";

/** The place of the lines below a heading. A blank line loosens it: then the kind of a known card decides. */
export type ListSection = { readonly zone: ListZone | null; readonly loose: boolean };

/** Returns whether a line, or a text behind `deck:`, is a list. */
export const namesCards = (title: string, finder: CardFinder): boolean =>
  readLineEntries(stripLineDecoration(title), finder).entries.some(({ known }) => known);

/** Returns whether a line has several cards and no number beside any of them. */
export function namesSeveral(line: string, finder: CardFinder): boolean {
  const { entries } = readLineEntries(stripLineDecoration(line), finder);
  return entries.length > 1 && entries.every(({ known, numbers }) => known && numbers?.length === 0);
}

/** A longer line is prose, for which no card is suggested. */
const MAX_NAME = 60;

/** Counts in a remark behind a card: `(2 main, 1 side)`. */
const COUNTING_REMARK = /\((?=[^()]*\d)(?=[^()]*(?:main|side|maybe|メイン|サイド|候補))[^()]*\)$/iu;

/** Marks behind a name that may be strokes of its count, or say that it is the one above. */
const STROKES = /(?<=[^\s*●○★☆■□◆◇] ?)(?:([*●○★☆■□◆◇])(?: ?\1){1,4}|[〃″"])$/u;

/** Where a remark begins: behind a dash, or a colon behind a count. */
const REMARK = / [-–—]{1,2} |(?<=\(\d{1,2}\))\s?:/u;

/** The cards of a bare line, or else known ones before a remark: `3 Running Flame - a remark`. */
function readBeforeRemark(bare: string, finder: CardFinder) {
  const whole: ReturnType<typeof readLineEntries> = readLineEntries(bare, finder);
  const dash = bare.search(REMARK);
  if (dash < 0 || whole.entries.some(({ known }) => known)) return whole;
  const { entries } = readLineEntries(bare.slice(0, dash), finder);
  return entries.some(({ known }) => known) ? { ...whole, entries, rest: true } : whole;
}

type Shown = Pick<ListProblem, "line" | "text">;

/** The doubt of a line with a day or a time, which is no count; null for other lines. */
function askDate(bare: string, shown: Shown, finder: CardFinder): ListProblem | null {
  const words = bare.replace(/\([^()]*\)/gu, " ");
  const rest = withoutDates(words);
  if (rest === words) return null;
  const { entries } = readLineEntries(rest.replace(/\s+/gu, " ").trim(), finder);
  const isClear = entries.length > 0 && entries.every(({ known, count }) => known && count > 0);
  const names = [...new Set(finder.spot(words).map(({ card }) => card.name))];
  const readings = [entries.map(({ name, count }) => writeCard(count, name)).join("\n")];
  return createLineProblem("UNREADABLE", shown, isClear ? { readings } : { suggestions: names });
}
type Read = { readonly entries: readonly UnassignedEntry[]; readonly problems: readonly ListProblem[] };

/** Returns the cards of a line of a list that is no heading, and what of it was not read. */
export function readLine(
  line: string,
  { zone, loose }: ListSection,
  { raw, ...shown }: Shown & { readonly raw: string },
  finder: CardFinder,
): Read {
  const bare = stripLineDecoration(line);
  const dated = askDate(bare, shown, finder);
  if (dated) return { entries: [], problems: [dated] };
  const read = readBeforeRemark(bare, finder);
  const row = read.entries.some((entry) => entry.known) ? null : readRow(raw, finder);
  const tellRest = (hasRest: boolean) => (hasRest ? [createLineProblem("REST_IGNORED", shown)] : []);
  if (row !== null) {
    const placed = { ...row.entry, zone: row.entry.zone ?? (loose ? null : zone), ...shown };
    return { entries: [placed], problems: tellRest(row.rest) };
  }
  const guess = read.entries.length > 0 || bare.length > MAX_NAME ? null : guessEntry(bare);
  const entries = guess && finder.suggest(guess.name).length > 0 ? [guess] : read.entries;
  const known = entries.some((entry) => entry.known);
  if (!known && (bare === "" || isTallyLine(line) || isTallyLine(bare))) return { entries: [], problems: [] };
  const isProse = !known && entries.some(({ name }) => /[。!?]./u.test(name));
  if (entries.length === 0 || isProse || (!known && isDecoratedLine(line))) {
    const code = isDecoratedLine(line) ? "UNKNOWN_HEADER" : "UNREADABLE";
    const suggestions =
      code === "UNREADABLE" && bare.length <= MAX_NAME ? finder.suggest(bare).map(({ name }) => name) : [];
    return { entries: [], problems: [createLineProblem(code, shown, { suggestions })] };
  }
  const [, note = ""] = /[([]([^()[\]]{1,40})[)\]]$/u.exec(bare) ?? [];
  const [only, ...several] = entries;
  const strokes = only?.numbers?.length === 0 && several.length === 0 ? STROKES.exec(line) : null;
  if (only?.known && strokes) {
    const counts = new Set([strokes[1] ? strokes[0].trim().replaceAll(" ", "").length : 1, 1]);
    const readings = [...counts].map((count) => writeCard(count, only.name));
    return { entries: [], problems: [createLineProblem("COUNT", shown, { readings })] };
  }
  const placed = entries.map(({ known: isKnown, ...entry }): UnassignedEntry => {
    const one = { ...entry, ...shown, ...(read.readings && { readings: read.readings }) };
    if (parseZoneWord(note.replace(/\{.*/u, "")) === "candidates") return { ...one, zone: "candidates" };
    const byKind = loose && (isKnown || zone === null);
    return { ...one, zone: byKind ? null : zone };
  });
  const mark = /[#※←]|<-|\/\//u.exec(line.slice(1));
  const remark = mark === null ? "" : line.slice(1 + mark.index + mark[0].length);
  const hasRest =
    read.rest ||
    COUNTING_REMARK.test(bare) ||
    (/\d/u.test(remark) && finder.spot(remark).length > 0 && !bare.endsWith(remark));
  return { entries: placed, problems: tellRest(hasRest) };
}
