import { isBesideDeck } from "@/lib/decks/lists/beside-cards";
import { findChanges } from "@/lib/decks/lists/change-lines";
import { readChat } from "@/lib/decks/lists/chat-lines";
import { isSeparatorNote, JOINED_LINE, unwrapLines } from "@/lib/decks/lists/list-lines";
import {
  findContents,
  findForumQuotes,
  findHeadingsBeside,
  findMenus,
  isPageLine,
  stripChapters,
} from "@/lib/decks/lists/page-lines";
import type { ListZone } from "../content";
import type { CardFinder } from "./card-finder";
import { readMessages } from "./chat/read-messages";
import {
  isCommentLine,
  isReactionLine,
  isTotalLine,
  normalizeLine,
  parseTitleLine,
  stripCommentMark,
  stripLineDecoration,
  withoutDates,
} from "./clean-line";
import { decideBySums, decideCounts, findEmptyRows } from "./count-columns";
import {
  askBare,
  type EachLine,
  joinCountLines,
  parseCountHeading,
  parseEachLine,
  spellTallies,
  spreadEachLines,
} from "./count-lines";
import { collectLists, createLineProblem } from "./gather-lists";
import { isSeparatorLine, parseHeading, parseTally, parseZoneWord } from "./headings";
import { judgeEntries, MOST_BELOW, offerChoices } from "./judge-entries";
import { MAX_LIST_LINE_LENGTH, MAX_LIST_TEXT_LENGTH, MAX_LIST_TEXT_LINES } from "./limits";
import { findWrongSums, isFullDeck, type ListMark, turnLabels } from "./list-sums";
import { findSizeDoubt } from "./part-sizes";
import { isHeadingOfBelow, readLineEntries, readStoneWords } from "./read-entries";
import { type ListSection, namesCards, namesSeveral, readLine } from "./read-line";
import { findCardTable, readSideTables } from "./read-table";
import { findStonesBehind, isWholeStoneDeck, writeStones } from "./stone-lines";
import type { ListProblem, ParsedLists, UnassignedEntry } from "./types";

/**
 * Parses a list as people write it: digits and brackets of any width, counts before or after names, names in any
 * spelling, several cards per line, headings, bullets, tables, comments. A stone goes to the stone deck unless it is
 * directly under another heading. Reports each line that is neither read nor a comment. Never throws; runs in linear
 * time.
 */
export function readListLines(text: string, finder: CardFinder): ParsedLists & { readonly isTable: boolean } {
  const kept = text.slice(0, MAX_LIST_TEXT_LENGTH).replace(/^\uFEFF/u, "");
  const pasted = kept.split(/\r\n|[\n\r\u2028\u2029]/u);
  const { lines: written, begins } = readChat(pasted);
  const chat = readMessages(written.slice(0, MAX_LIST_TEXT_LINES), begins, finder);
  const unwrapped = unwrapLines(chat.lines);
  const contents = findContents(unwrapped);
  const joined = stripChapters(unwrapped, contents);
  const isBeside = findFurniture(joined).map((isPage, at) => isPage || contents[at] === true);
  const listed = joined.map((raw, index) => (isBeside[index] ? JOINED_LINE : raw));
  const counts = joinCounts(listed, finder);
  const shownAt = (line: number) => ({ line, text: (written[line - 1] ?? "").slice(0, MAX_LIST_LINE_LENGTH) });
  const lines = counts.lines.map((raw, index): NumberedLine => ({ raw, ...shownAt(index + 1) }));
  const tables = { table: findCardTable(counts.lines, finder), sides: readSideTables(counts.lines, finder) };
  const first = readNumberedLines(lines, tables, finder);
  const turned = turnLabels(lines, first.marks, first.entries);
  const whole = turned === null ? first : readNumberedLines(turned, tables, finder);
  const { marks, problems, name, eachLines } = whole;
  const countWrongSums = (some: readonly UnassignedEntry[]) =>
    findWrongSums(marks, some, collectLists(some, [], name, finder)).length;
  const isBlank = (line: number) => (joined[line - 1] ?? "").trim() === "";
  const decided = decideBySums(decideCounts(whole.entries, finder), countWrongSums);
  const each = spreadEachLines(decided, eachLines, isBlank);
  const counted = askBare(each.entries, counts.loose);
  const isSummed = marks.some(({ sum }) => sum !== null);
  const isWhole = (some: readonly UnassignedEntry[]) =>
    isSummed ? countWrongSums(some) === 0 : isFullDeck(collectLists(some, [], name, finder).deck);
  const judged = judgeEntries(counted, { lines: joined, marks, eachLines, problems, isWhole }, finder);
  const { entries } = judged;
  const isQuoted = (raw: string, at: number) => isBeside[at] === true && namesCards(normalizeLine(raw), finder);
  const quoted = joined.flatMap((raw, at) =>
    isQuoted(raw, at) ? [createLineProblem("UNREADABLE", shownAt(at + 1))] : [],
  );
  const lists = collectLists(entries, [], name, finder);
  const isCut = text.length > MAX_LIST_TEXT_LENGTH || written.length > MAX_LIST_TEXT_LINES;
  const last = { line: Math.min(written.length, MAX_LIST_TEXT_LINES + 1), text: "" };
  const sums = turned === null && lists.knownCopies > 0 ? findWrongSums(marks, entries, lists) : [];
  const parted = counts.doubts.map(({ line, ...doubt }) => createLineProblem("COUNT", shownAt(line), doubt));
  const empty = findEmptyRows(whole.entries, judged.problems);
  const asked = judged.problems.filter(({ line }) => !empty.has(line));
  const cut = isCut ? [createLineProblem("TOO_LONG", last)] : [];
  const all = [asked, chat.problems, parted, each.problems, quoted, sums, cut].flat();
  const read = collectLists(entries, all, name, finder);
  const asking = read.problems.map((one) => offerChoices(one, joined.slice(one.line, one.line + MOST_BELOW), finder));
  const used = new Set([...asking, ...counted, ...marks, ...eachLines].map(({ line }) => line));
  const isRemark = (line: string, at: number) =>
    /[\p{L}\d]/u.test(line) &&
    !used.has(at + 1) &&
    (isBeside[at] || isCommentLine(normalizeLine(chat.lines[at] ?? ""))) &&
    parseTitleLine(stripCommentMark(normalizeLine(line))) === null;
  const remarks = pasted.slice(0, MAX_LIST_TEXT_LINES).flatMap((line, at) => (isRemark(line, at) ? [at + 1] : []));
  const size = findSizeDoubt(
    { text, entries, weights: judged.weights, marks, deck: read.deck, problems: asking },
    finder,
  );
  return { ...read, problems: asking, isTable: tables.table !== null, remarks, ...(size && { size }) };
}

/** A line of a list with its number and its original text. */
type NumberedLine = { readonly raw: string; readonly line: number; readonly text: string };

/** Whether each line stands beside the list on a page: menus, prices, and what a post quotes. */
function findFurniture(lines: readonly string[]): readonly boolean[] {
  const menus = findMenus(
    lines.map((raw) => {
      if (parseZoneWord(raw) !== null && parseTally(raw) === null) return "heading";
      return /[\d〇-九]/u.test(raw.normalize("NFKC")) ? "card" : /\p{L}/u.test(raw) ? "words" : "gap";
    }),
  );
  const quotes = findForumQuotes(lines);
  const isReply = quotes.filter(Boolean).length * 2 <= lines.filter((raw) => raw.trim() !== "").length;
  const isPage = (line: string) => isPageLine(line) || isReactionLine(line);
  const isQuoted = (at: number) => isReply && quotes[at];
  return lines.map((raw, at) => menus[at] || isQuoted(at) || isSeparatorNote(raw) || isPage(normalizeLine(raw)));
}

/** Lines with tallies spelled and counts of their own lines joined, as long as the text. */
function joinCounts(lines: readonly string[], finder: CardFinder) {
  const plain = spellTallies(lines.map(normalizeLine));
  const spelled = lines.map((raw, at) => (plain[at] === normalizeLine(raw) ? raw : (plain[at] ?? "")));
  const isName = (line: string) => {
    const bare = stripLineDecoration(line);
    if (bare === "" || isCommentLine(line) || parseHeading(line) !== null) return false;
    const [entry, ...others] = readLineEntries(bare, finder).entries;
    return entry?.known === true && others.length === 0 && entry.numbers?.length === 0;
  };
  const { joined, ...rest } = joinCountLines(plain, isName);
  return { ...rest, lines: spelled.map((raw, at) => joined.get(at) ?? raw) };
}

/** The parts of a line with cards on both sides of `//`. */
function splitSlashes(one: NumberedLine, finder: CardFinder): readonly NumberedLine[] {
  const parts = one.raw.includes("//") ? normalizeLine(one.raw).split("//") : [];
  const isParted = parts.length > 1 && parts.every((part) => finder.spot(part).length > 0 && namesCards(part, finder));
  return isParted ? parts.map((raw) => ({ ...one, raw })) : [one];
}

/** The parts of a line in which another list begins: `2 Running Flame; side: 3 Wildfire`. */
function splitZones(one: NumberedLine): readonly NumberedLine[] {
  const [first = "", ...parts] = one.raw.normalize("NFKC").split(/[;,、。]\s*(?=[^\d\s:;,、。]{1,12}:\s*[\d《])/u);
  const isSums = splitSums(normalizeLine(one.raw)).length > 0;
  const isOpened = parts.every((part) => parseZoneWord(part.slice(0, part.indexOf(":"))) !== null);
  return isOpened && !isSums && parts.length > 0 ? [first, ...parts].map((raw) => ({ ...one, raw })) : [one];
}

type Tables = { table: ReturnType<typeof findCardTable>; sides: ReturnType<typeof readSideTables> };

function readNumberedLines(lines: readonly NumberedLine[], { table, sides }: Tables, finder: CardFinder) {
  const entries: UnassignedEntry[] = [];
  const problems: ListProblem[] = [];
  const marks: ListMark[] = [];
  const eachLines: EachLine[] = [];
  let place: ListSection = { zone: null, loose: true };
  let name = "";
  const parted = lines.flatMap((one) => splitSlashes(one, finder)).flatMap(splitZones);
  const changes = findChanges(parted.map(({ raw }) => raw));
  for (const [at, { raw, ...shown }] of parted.entries()) {
    const plain = normalizeLine(raw);
    const mark = (zone: ListMark["zone"], words: string) =>
      marks.push({ ...shown, zone, sum: parseTally(words), from: entries.length });
    const beside = isCommentLine(plain) ? undefined : sides?.get(shown.line - 1);
    if (beside) {
      for (const { word, sum, found } of beside.totals)
        marks.push({ ...shown, zone: parseTotal(`${word} ${sum}`)?.zone ?? null, sum, found, from: entries.length });
      entries.push(...beside.entries.map((entry) => ({ ...entry, ...shown })));
      const code = beside.entries.length > 0 ? "REST_IGNORED" : "UNREADABLE";
      if (beside.rest.length > 0) problems.push(createLineProblem(code, shown));
      continue;
    }
    const row = isCommentLine(plain) ? null : (table?.(raw, shown.line - 1) ?? null);
    for (const entry of row ?? []) {
      const heading = entry.count === 0 ? parseHeading(entry.name) : null;
      const total = finder.find(entry.name) === null ? parseTotal(`${entry.name} ${entry.count}`) : null;
      if (heading !== null) place = placeBelow(heading, entry.name, place);
      else if (total) mark(total.zone, `${entry.count}`);
      else if (finder.find(entry.name) === null && (entry.count === 0 || isBesideDeck(entry.name)))
        problems.push(createLineProblem("UNREADABLE", shown));
      else if (entry.count === 0) problems.push(createLineProblem("COUNT", shown));
      else entries.push({ ...entry, zone: entry.zone ?? (place.loose ? null : place.zone), ...shown });
    }
    if (row !== null) continue;
    const stated = splitSums(plain);
    const opened = stated.length > 0 ? null : openedBy(plain, place, finder);
    if (opened) {
      place = opened.place;
      mark(opened.place.zone, opened.head);
    }
    const line = opened ? opened.rest : plain;
    const stones = place.zone === "stoneDeck" && !namesCards(line, finder) ? readStoneWords(line, finder) : [];
    const [stone] = stones;
    const below = () => parted.slice(at + 1, at + MOST_STONE_LINES).map((one) => normalizeLine(one.raw));
    if (stone && !(stones.length === 1 && isHeadingOfBelow(stone.count, below(), finder))) {
      entries.push(...stones.map((entry) => ({ ...entry, zone: place.zone, ...shown })));
      continue;
    }
    const heading = line === "" || namesCards(line, finder) ? null : parseHeading(line);
    const next = normalizeLine(parted[at + 1]?.raw ?? "");
    const counted = namesSeveral(next, finder) ? parseCountHeading(line, shown) : null;
    const each = heading === null ? (parseEachLine(line, shown) ?? counted) : null;
    const total = withoutDates(line) === line ? parseTotal(line) : null;
    const hashed = readHashed(line, finder);
    const behind = findStonesBehind(line, finder);
    const title = parseTitleLine(stripCommentMark(line));
    if (stated.length > 0) for (const part of stated) mark(parseZoneWord(part), part);
    else if (line === "") place = { zone: place.zone, loose: place.zone !== "candidates" };
    else if (heading) {
      place = placeBelow(heading, line, place);
      mark(heading, line);
    } else if (each) {
      eachLines.push(each);
      const above = each.heading === "" ? null : parseHeading(each.heading);
      if (above !== null) place = placeBelow(above, each.heading, place);
    } else if (title !== null && !namesCards(title, finder)) name = title;
    else if (total) mark(total.zone, line);
    else if (changes[at]) problems.push(createLineProblem("UNREADABLE", shown));
    else if (behind) problems.push(createLineProblem("UNREADABLE", shown, { readings: [writeStones(behind.stones)] }));
    else if (hashed !== null) problems.push(createLineProblem("UNREADABLE", shown, { readings: [hashed] }));
    else if (!isCommentLine(line) && !isSeparatorLine(line)) {
      const read = readLine(line, place, { ...shown, raw }, finder);
      entries.push(...read.entries);
      problems.push(...read.problems);
    }
  }
  return { entries, problems, marks, eachLines, name };
}

/** Returns the cards behind a number or hashtags at the beginning of a line, `#12 走り火 ×3`; null without counts. */
function readHashed(line: string, finder: CardFinder): string | null {
  if (!/^#[^\s#]/u.test(line)) return null;
  const rests = [line.slice(1), line.replace(/^(?:#\S{1,40} )+/u, "")];
  const entriesIn = (rest: string) => readLineEntries(stripLineDecoration(rest), finder).entries;
  const isCounted = (rest: string) => entriesIn(rest).some(({ known, numbers = [] }) => known && numbers.length > 0);
  return rests.find(isCounted) ?? null;
}

/** A price behind sums: `参考価格 3,200円`. */
const SUMS_PRICE = /(?:参考)?(?:価格|金額|値段|予算|総額)[^枚]{0,30}$/u;

/** The parts of a line that states the sums of several lists: `魔導書 40枚／魔石 20枚 参考価格 900円`; none for other lines. */
function splitSums(line: string): readonly string[] {
  // Kinds beside each other count the cards of all.
  const beside = findHeadingsBeside(line);
  if (beside.length > 0 && beside.every(({ words }) => parseHeading(words) === "byKind"))
    return [`${beside.reduce((all, { sum }) => all + sum, 0)}枚`];
  if (line.length > 60) return [];
  const bare = line.replace(SUMS_PRICE, "").trim();
  const parts = bare.replace(/[(/、,・|)]$/u, "").split(/ ?[/、,・|(] ?| (?=[^\d ])/u);
  const isSum = (part: string, at: number) =>
    parseTally(part) !== null && (parseZoneWord(part) !== null || (at > 0 && isTotalLine(part)));
  return parts.length > 1 && parts.every(isSum) ? parts : [];
}

/** A heading in front of the word for a sum: 魔石合計. */
const TOTAL_OF = /^(.{1,12}?)\s?の?(?=(?:合計|総計|小計|計|枚数|total)[\s\d:=は(])/iu;

/** The list whose sum a line states; null for other lines. */
function parseTotal(line: string): { readonly zone: ListZone | null } | null {
  const bare = stripLineDecoration(line);
  const of = TOTAL_OF.exec(bare)?.[1] ?? "";
  const heading = of === "" ? null : parseHeading(of);
  if (heading !== null && isTotalLine(bare.slice(of.length).replace(/^\s?の?/u, "")))
    return { zone: heading === "byKind" ? null : heading };
  return isTotalLine(line) || isTotalLine(bare) ? { zone: null } : null;
}

/** A heading in brackets, or parted by a space, in front of cards. */
const BRACKETED = /^[《【〔<(「『[]\s?([^《》【】〔〕<>()「」『』[\]]{1,20})[》】〕>)」』\]]\s?:?\s?(\S.*)$/u;
const SPACED = /^([^\s\d]{1,12}) (\S.*)$/u;

/** The list that begins behind its heading in one line: `魔石：青の魔石20`, `【ユニット】走り火3`. */
function openedBy(
  line: string,
  place: ListSection,
  finder: CardFinder,
): { readonly place: ListSection; readonly head: string; readonly rest: string } | null {
  const colon = line.indexOf(":");
  const isLed = colon > 0 && colon <= MAX_OPENING && colon < line.length - 1;
  const [head, rest] = isLed ? [line.slice(0, colon), line.slice(colon + 1).trim()] : ["", ""];
  const zone = parseZoneWord(head);
  if (zone !== null) return { place: { zone, loose: zone !== "candidates" }, head, rest };
  for (const parts of [[line, head, rest], BRACKETED.exec(line), SPACED.exec(line)]) {
    const [, word = "", cards = ""] = parts ?? [];
    const heading = word === "" || isCommentLine(line) ? null : parseHeading(word);
    if (heading === null || finder.find(word) !== null) continue;
    const isStones = heading === "stoneDeck" && readStoneWords(cards, finder).length > 0;
    if (!isStones && !namesCards(cards, finder)) continue;
    return { place: placeBelow(heading, word, place, heading !== "candidates"), head: word, rest: cards };
  }
  const behind = findStonesBehind(line, finder);
  return behind && isWholeStoneDeck(behind.stones)
    ? { place: { zone: "stoneDeck", loose: true }, head: behind.words, rest: behind.rest }
    : null;
}

const MAX_OPENING = 20;
/** The most lines below a color that are read as its stones. */
const MOST_STONE_LINES = 20;

/** The place below a heading. One of a kind divides a list of candidates like any other; one of the deck ends it. */
const placeBelow = (heading: ListZone | "byKind", words: string, above: ListSection, loose = false): ListSection => {
  if (heading !== "byKind") return { zone: heading, loose };
  const isWithin = above.zone === "candidates" && !/deck|デッキ|レシピ/iu.test(words);
  return isWithin ? { zone: above.zone, loose: false } : { zone: null, loose: true };
};
