import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { isCommentLine, isTallyLine, normalizeLine, parseTitleLine, stripLineDecoration } from "./clean-line";
import { collectLists, createLineProblem } from "./gather-lists";
import { isDecoratedLine, isSeparatorLine, parseHeading, parseZoneWord } from "./headings";
import { MAX_LIST_LINE_LENGTH, MAX_LIST_TEXT_LENGTH, MAX_LIST_TEXT_LINES } from "./limits";
import { guessEntry, readLineEntries } from "./read-entries";
import type { ListProblem, ParsedLists, UnassignedEntry } from "./types";

/** The place of the lines below a heading. A blank line loosens it: then the kind of a known card decides. */
type ListSection = { readonly zone: ListZone | null; readonly loose: boolean };

/**
 * Reads a list as people write it: digits and brackets of any width, counts before or behind names, names in any spelling,
 * several cards in a line, headings, bullets, tables, remarks. A stone goes to the stone deck by its kind unless it stands
 * directly under another heading. Every line that is neither read nor a remark is told. Never throws; the time is in
 * proportion to the length.
 */
export function readListLines(text: string, finder: CardFinder): ParsedLists {
  const lines = text
    .slice(0, MAX_LIST_TEXT_LENGTH)
    .replace(/^\uFEFF/u, "")
    .split(/\r\n|[\n\r\u2028\u2029]/u);
  const entries: UnassignedEntry[] = [];
  const problems: ListProblem[] = [];
  let place: ListSection = { zone: null, loose: true };
  let name = "";
  for (const [index, raw] of lines.slice(0, MAX_LIST_TEXT_LINES).entries()) {
    const plain = normalizeLine(raw);
    const opened = openedBy(plain);
    if (opened) place = opened.place;
    const line = opened ? opened.rest : plain;
    const shown = { line: index + 1, text: raw.slice(0, MAX_LIST_LINE_LENGTH) };
    const heading = line === "" ? null : parseHeading(line);
    const title = parseTitleLine(line);
    if (line === "") place = { zone: place.zone, loose: place.zone !== "candidates" };
    else if (heading) place = heading === "byKind" ? kindPlace(place) : { zone: heading, loose: false };
    else if (title !== null && !namesCards(title, finder)) name = title;
    else if (!isCommentLine(line) && !isSeparatorLine(line)) {
      const read = readLine(line, place, shown, finder);
      entries.push(...read.entries);
      problems.push(...read.problems);
    }
  }
  if (text.length > MAX_LIST_TEXT_LENGTH || lines.length > MAX_LIST_TEXT_LINES) {
    problems.push(createLineProblem("TOO_LONG", Math.min(lines.length, MAX_LIST_TEXT_LINES + 1), ""));
  }
  return collectLists(entries, problems, name, finder);
}

/** Whether a text behind `deck:` is a list and no name. */
const namesCards = (title: string, finder: CardFinder): boolean =>
  readLineEntries(stripLineDecoration(title), finder).entries.some(({ known }) => known);

/** The list that begins behind its heading in one line: `魔石：青の魔石20`. */
function openedBy(line: string): { readonly place: ListSection; readonly rest: string } | null {
  const colon = line.indexOf(":");
  if (colon <= 0 || colon > MAX_OPENING || colon === line.length - 1) return null;
  const zone = parseZoneWord(line.slice(0, colon));
  return zone === null ? null : { place: { zone, loose: zone !== "candidates" }, rest: line.slice(colon + 1).trim() };
}

const MAX_OPENING = 20;

/** Headings of kinds divide a list of candidates like any other. */
const kindPlace = ({ zone }: ListSection): ListSection =>
  zone === "candidates" ? { zone, loose: false } : { zone: null, loose: true };

/** A longer line is prose, for which no card is suggested. */
const MAX_NAME = 60;

type Shown = Pick<ListProblem, "line" | "text">;
type Read = { readonly entries: readonly UnassignedEntry[]; readonly problems: readonly ListProblem[] };

function readLine(line: string, { zone, loose }: ListSection, shown: Shown, finder: CardFinder): Read {
  const bare = stripLineDecoration(line);
  const read = readLineEntries(bare, finder);
  const guess = read.entries.length > 0 || bare.length > MAX_NAME ? null : guessEntry(bare);
  const entries = guess && finder.suggest(guess.name).length > 0 ? [guess] : read.entries;
  const known = entries.some((entry) => entry.known);
  if (!known && (bare === "" || isTallyLine(line) || isTallyLine(bare))) return { entries: [], problems: [] };
  if (entries.length === 0 || (!known && isDecoratedLine(line))) {
    const code = isDecoratedLine(line) ? "UNKNOWN_HEADER" : "UNREADABLE";
    const suggestions =
      code === "UNREADABLE" && bare.length <= MAX_NAME ? finder.suggest(bare).map(({ name }) => name) : [];
    return { entries: [], problems: [createLineProblem(code, shown.line, shown.text, suggestions)] };
  }
  const placed = entries.map(({ name, count, known: isKnown }): UnassignedEntry => {
    const byKind = loose && (isKnown || zone === null);
    return { name, count, zone: byKind ? null : zone, ...shown };
  });
  return { entries: placed, problems: read.rest ? [createLineProblem("REST_IGNORED", shown.line, shown.text)] : [] };
}
