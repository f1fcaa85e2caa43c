import { memoizeBounded } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { readChat } from "@/lib/decks/lists/chat-lines";
import { isSeparatorNote, JOINED_LINE, joinLines } from "@/lib/decks/lists/list-lines";
import { findListTable } from "@/lib/decks/lists/list-table";
import { findContents, findForumQuotes, stripChapters } from "@/lib/decks/lists/page-lines";
import { askHeadings, findLabelBlock, getHeadingChoices, toRemark, WRITTEN_HEADINGS } from "./asked-headings";
import { askNicknames } from "./chat/nicknames";
import { readMessages } from "./chat/read-messages";
import { askJoinedColumns, joinHeadingsBeside } from "./columns/joined-columns";
import { findDeckFile, parseDeckFile } from "./deck-file";
import { stripDecoration, tidyLine } from "./list-decoration";
import { CATEGORIES, isAsideHeading, parseListHeading } from "./list-headings";
import { readListLines } from "./list-line";
import {
  askAbout,
  type ListEntry,
  type ListSection,
  ORNAMENT,
  type ParsedLine,
  REMARK_LINE,
  type UnreadReason,
} from "./list-markup";
import { isAside, type PlacedEntry, placeEntries, recallRemarks, withoutCompanions } from "./list-parts";
import {
  dropRanks,
  dropSecondDeck,
  findOwnHeadings,
  findWrongSum,
  hasCardsBelow,
  isCardLine,
  sumParts,
  turnLabels,
} from "./list-sums";
import { dropFacts, dropMenus, dropTitles, dropYears } from "./list-words";
import { askMisread, askOddNames, askWrappedNames } from "./name-shape";
import { askOddCounts } from "./odd-counts";
import { HEADS } from "./table-cells";
import { readTableRow } from "./table-row";
import { COMMENTED, findSideColumn, splitTextColumns } from "./text-columns";

/** A line that names a card, is unreadable or doubtful: its number from 1, its text, and its section. */
export type CardLine = {
  readonly line: number;
  readonly raw: string;
  readonly name: string;
  readonly count: number;
  readonly part: ListSection;
  readonly why: UnreadReason | null;
  /** Set codes in the line. */
  readonly sets?: readonly string[];
  /** The stated and the actual number of cards, if they differ. */
  readonly sums?: { readonly stated: number; readonly found: number };
  readonly choices?: readonly string[];
  /** The lines of a heading with its cards, which may be left out together. */
  readonly surplus?: readonly number[];
};

/** Maximum length of a text. */
export const MAX_LIST_LENGTH = 20_000;

/**
 * Returns the lines of a list that name cards, cannot be read or are ambiguous, each with its section. The section
 * comes from a mark on the line, the heading above it, or the last empty line. Omits maybeboard cards. Compares every
 * total in the list with the number of cards.
 */
export const readCardLines = (text: string): readonly CardLine[] => readWholeList(text).lines;

/** The kind of a line; `aside` for lines below the heading of an ignored section. */
type LineKind = Exclude<ParsedLine["is"], "nothing"> | "aside" | "ornament" | "remark" | "title";

/** A list with the deck's name (empty if it has none), and the kind of each line by number from 1. */
type WholeList = {
  readonly lines: readonly CardLine[];
  readonly name: string;
  readonly kinds: readonly { readonly line: number; readonly kind: LineKind }[];
  readonly entries: readonly PlacedEntry[];
};

/** What is decided by other lines than a line itself, in this order. */
const PASSES: readonly ((entries: readonly ListEntry[]) => readonly ListEntry[])[] = [
  recallRemarks,
  dropYears,
  dropFacts,
  dropMenus,
  findOwnHeadings,
  askJoinedColumns,
  dropTitles,
  dropRanks,
  askOddCounts,
  turnLabels,
  dropSecondDeck,
  withoutCompanions,
  askHeadings,
  askOddNames,
  askMisread,
  askNicknames,
  askWrappedNames,
];

const REPEATABLE = ["CELLS", "ONE_NAME", "REMARK"];
/** How many texts are remembered: a list, and its readings. */
const MOST_TEXTS = 8;

/** Reads a list as `readCardLines` does, with the deck's name and the lines without cards. */
export const readWholeList = memoizeBounded((text: string): WholeList => {
  const kept = text.slice(0, MAX_LIST_LENGTH);
  const entries = placeEntries(PASSES.reduce((read, pass) => pass(read), entriesIn(kept)));
  const cards = entries.flatMap((entry, at) => toCardLines(entry, entries, at));
  const sums = sumParts(entries);
  const parts = groupBy(entries.map((entry) => [entry.part, entry]));
  const doubts = new Map([...parts].map(([part, own]) => [part, findDoubts(own)]));
  const wrong = cards.length === 0 ? [] : entries.flatMap((_, at) => askWrongSum(entries, at, sums, doubts));
  const cut = { line: kept.split(/\r\n?|\n/u).length, raw: "" };
  const beyond = noCard(cut, "CUT", { sums: { stated: text.length, found: MAX_LIST_LENGTH } });
  // A line is asked about once for each reason, and the columns of a table are told once.
  const toKey = (why: CardLine["why"], { line, raw }: CardLine) => (why === "CELLS" ? why : `${why} ${line} ${raw}`);
  const firsts = new Map(cards.map((one, at) => [toKey(one.why, one), at] as const).reverse());
  const isRepeated = (one: CardLine, at: number) =>
    firsts.get(toKey(one.why, one)) !== at || (one.why === "REMARK" && firsts.has(toKey("ONE_NAME", one)));
  const once = cards.filter((one, at) => !REPEATABLE.includes(one.why ?? "") || !isRepeated(one, at));
  const all = [...once, ...wrong, ...(text.length > MAX_LIST_LENGTH ? [beyond] : [])];
  const lines = all.sort((one, other) => one.line - other.line);
  const titles = entries.flatMap(({ read }) => (read.is === "nothing" && read.as === "title" ? [read.name] : []));
  const kinds = entries.map((entry) => ({ line: entry.line, kind: kindOf(entry) }));
  return { lines, name: titles[0] ?? "", kinds, entries };
}, MOST_TEXTS);

function kindOf({ read, part }: PlacedEntry): LineKind {
  if (read.is === "nothing") return read.as;
  if (read.is === "unread" && (read.isRemark || (isAside(part) && read.why === "NO_COUNT"))) return "remark";
  if (isAside(part)) return "aside";
  return read.is === "heading" && read.isAsked ? "unread" : read.is;
}

/** How many lines of a part have no count, and whether others are in doubt. */
type PartDoubts = { readonly bare: number; readonly isOpen: boolean };

const findDoubts = (own: readonly ListEntry[]): PartDoubts => ({
  bare: own.filter(({ read }) => read.is === "unread" && read.why === "NO_COUNT" && !read.isRemark).length,
  isOpen: own.some(({ read }) =>
    read.is === "unread" ? read.why === "UNCLEAR" : read.is === "card" && read.doubt === "ONE_NAME",
  ),
});

/** The doubt about the sum that an entry states, if it is wrong. */
function askWrongSum(
  entries: readonly PlacedEntry[],
  at: number,
  sums: Readonly<Record<ListSection, number>>,
  doubts: ReadonlyMap<PlacedEntry["part"], PartDoubts>,
): readonly CardLine[] {
  const entry = entries[at];
  if (entry === undefined || isAside(entry.part)) return [];
  const { read, part } = entry;
  const found = findWrongSum(entries, at, part, sums);
  if (found === null) return [];
  const stated = read.is === "heading" || read.is === "sum" ? (read.sum ?? 0) : 0;
  const { bare = 0, isOpen = false } = doubts.get(part) ?? {};
  // What stands in doubt in the part may be why its sum is wrong.
  const isAsked = isOpen || (bare > 0 && bare === stated - found);
  return [noCard(entry, "SUM", { sums: { stated, found }, ...(isAsked && { choices: [] }) })];
}

/** A line that is not read, or in doubt. */
const noCard = (
  { line, raw }: Pick<ListEntry, "line" | "raw">,
  why: UnreadReason,
  more: Pick<CardLine, "sums" | "choices" | "surplus"> = {},
): CardLine => ({ line, raw: raw.trim().slice(0, 120), name: "", count: 0, part: "main", why, ...more });

function toCardLines(entry: PlacedEntry, entries: readonly PlacedEntry[], at: number): readonly CardLine[] {
  const { read, part } = entry;
  if (read.is === "heading") return askSection(entry, entries, at);
  if (read.is === "unread" && !read.isRemark && !isAside(part))
    return read.why === "HEADING"
      ? [askLabel(entry, entries, at)]
      : [{ ...noCard(entry, read.why), choices: read.choices }];
  if (read.is !== "card") return [];
  // What stands below a heading of such cards is told there.
  const { name, count, doubt = null, sets = [], choices } = read;
  if (isAside(part)) {
    const card = CATEGORIES.test(entry.raw) ? entry.raw.trim().replace(CATEGORIES, "") : `${count} ${name}`;
    const leftOut = [`${card} (main)`, `SB: ${card}`, toRemark(entry.raw)];
    return read.part === part ? [noCard(entry, "LEFT_OUT", { choices: leftOut })] : [];
  }
  return [
    { ...noCard(entry, "REMARK"), name, count, part, sets, why: null },
    ...(doubt === null ? [] : [{ ...noCard(entry, doubt), choices }]),
  ];
}

const askLabel = (entry: PlacedEntry, entries: readonly PlacedEntry[], at: number): CardLine =>
  noCard(entry, "HEADING", { choices: getHeadingChoices(entry.raw), surplus: findLabelBlock(entries, at) });

/** The doubt about a heading: whether it is one, or whether the cards below it are left out. */
function askSection(entry: PlacedEntry, entries: readonly PlacedEntry[], at: number): readonly CardLine[] {
  const { line, raw, read } = entry;
  if (read.is !== "heading" || !hasCardsBelow(entries, at)) return [];
  if (read.isAsked) return [askLabel(entry, entries, at)];
  if (read.part !== "aside") return [];
  // A heading within a file or a table has no other words.
  const words = tidyLine(raw).replace(/^\/\/\s*/u, "");
  if (parseListHeading(words) === null && !isAsideHeading(words)) return [noCard(entry, "ASIDE")];
  const end = entries.findIndex((one, place) => place > at && one.read.is === "heading" && one.read.part !== null);
  // Words below go on to be remarks, and may belong to something else.
  const below = entries.slice(at, end < 0 ? undefined : end).filter(isCardLine);
  const surplus = [...new Set([line, ...below.map((one) => one.line)])];
  return [noCard(entry, "ASIDE", { surplus, choices: [WRITTEN_HEADINGS.side, toRemark(raw)] })];
}

/** A number with a point or a bracket in front of a line. */
const POINTED = /^(\s*\d{1,3})[.)]\s*(?=\D)/u;

/** Whether leading numbers are consecutive line numbers rather than counts. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => POINTED.exec(line)?.[1] ?? []).map(Number);
  return numbers.every((number, at) => number === at + 1);
}

/** The entries of a text, which is either a deck file or a list of lines. */
function entriesIn(text: string): readonly ListEntry[] {
  const { lines: written, begins } = readChat(text.split(/\r\n?|\n/u));
  const entry = (at: number, read: ParsedLine): ListEntry => ({ line: at + 1, raw: written[at] ?? "", read });
  const found = findDeckFile(written);
  const file = found && parseDeckFile(found.file);
  if (found && file) {
    const around = lineEntriesIn(found.around).filter(({ read }) => read.is !== "gap");
    const cards = file.map(({ at, read }) =>
      entry(at, read.is === "card" ? { ...read, name: stripDecoration(tidyLine(read.name)) } : read),
    );
    return [...cards, ...around.map(askBesideFile)].sort((one, other) => one.line - other.line);
  }
  const entries = lineEntriesIn(joinHeadingsBeside(joinLines(written))).map((one) =>
    // A part of a line in columns stands for itself.
    written[one.line - 1]?.includes(one.raw) ? one : entry(one.line - 1, one.read),
  );
  return readMessages(entries, begins);
}

/** A line beside a deck file: no card or heading of the deck. */
function askBesideFile(entry: ListEntry): ListEntry {
  const { raw, read } = entry;
  if (read.is === "card") return raw.includes("《") ? entry : askAbout(entry, read.isCounted ? "UNCLEAR" : "NO_COUNT");
  const isOfDeck = read.is === "heading" || read.is === "sum" || (read.is === "nothing" && read.as === "title");
  return isOfDeck ? { ...entry, read: REMARK_LINE } : entry;
}

/** Quoted lines of mail, and description lines of Magarena. */
const QUOTED = /^\s*(?:>|&gt;)/u;

/** The entries of the lines of a list: several where a line has several cards, rows by their columns where a list is a table. */
function lineEntriesIn(given: readonly string[]): readonly ListEntry[] {
  const contents = findContents(given);
  const whole = stripChapters(given, contents);
  const table = findListTable(whole, HEADS);
  const parts = table === null ? splitTextColumns(whole) : whole.map((text, at) => ({ at, text }));
  const written = parts.map(({ text }) => text);
  const lines = isNumbered(written) ? written : written.map((line) => line.replace(POINTED, "$1 "));
  const beside = findSideColumn(written);
  const forum = findForumQuotes(written);
  const quotes = written.map((line, at) => forum[at] || QUOTED.test(line));
  const isMail =
    quotes.filter(Boolean).length * 2 > written.filter((line) => line.trim() !== "" && line !== JOINED_LINE).length;
  const pointed = lines.map((line, at) => line !== written[at] && POINTED.test(written[at] ?? ""));
  // A lone number with a point among counts is a place: `3. Player`.
  const isPlace = pointed.filter(Boolean).length * 2 <= written.filter((line) => /^\s*\d{1,3}x?\s/iu.test(line)).length;
  const closed = written.findLastIndex((line) => /\[\/deck\]/iu.test(line));
  let isBelow = false;
  const aside: ListEntry[] = [];
  const main = lines.flatMap((raw, at): readonly ListEntry[] => {
    const place = parts[at]?.at ?? at;
    const entries = (read: readonly ParsedLine[]) => read.map((one) => ({ line: place + 1, raw, read: one }));
    if (contents[place] && /\p{L}/u.test(raw)) return entries([{ is: "unread", why: "NO_COUNT" }]);
    if (COMMENTED.test(raw)) return entries(readListLines(raw));
    const row = table === null || at < table.head ? null : table.read(raw);
    if (table?.choices && at === table.head) return entries([{ is: "unread", why: "COLUMNS", choices: table.choices }]);
    if (table?.choices && row !== null) return entries([REMARK_LINE]);
    const isHead = table !== null && at >= table.head && table.isHead(raw);
    const opened = isHead ? raw.split(/[|\t]/u).filter((cell) => cell.trim() !== "") : [];
    const titles = opened.flatMap((cell) => parseListHeading(tidyLine(cell)) ?? []);
    if (opened.length === 2 && titles.length === 1) return entries(titles);
    if (isSeparatorNote(raw) || isHead) return entries([ORNAMENT]);
    const columns = row === null ? beside(at, raw) : null;
    aside.push(...entries(columns?.right ?? []));
    const read = row?.map(readTableRow) ?? columns?.left ?? readListLines(raw);
    // Behind the end of a deck on a forum stands a signature, up to a heading.
    isBelow = at > closed ? isBelow && !read.some((one) => one.is === "heading" && one.part !== null) : at === closed;
    const isDoubted = (isPlace && pointed[at]) || (isBelow && at > closed && !raw.includes("《"));
    if (isDoubted && read.some((one) => one.is === "card" && one.part === null))
      return entries([{ is: "unread", why: "UNCLEAR" }]);
    if (isMail || !quotes[at] || raw.trim() === "") return entries(read);
    const isOne = read.some(
      (one) => (one.is === "card" && one.isCounted) || (one.is === "unread" && one.why !== "NO_COUNT"),
    );
    return entries([isOne ? { is: "unread", why: "UNCLEAR" } : REMARK_LINE]);
  });
  return [...main, ...aside];
}
