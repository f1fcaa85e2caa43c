import { computeEditDistance, DECK_LIMITS } from "@/engine/magmell";
import { isBesideDeck } from "@/lib/decks/lists/beside-cards";
import { findDoubtfulCards, type LineSight, weighCards } from "@/lib/decks/lists/list-block";
import { isLabelText } from "@/lib/decks/lists/page-lines";
import type { CardFinder } from "./card-finder";
import { normalizeLine, stripLineDecoration, withoutDates } from "./clean-line";
import { createLineProblem, getEntryZone, groupByLine } from "./gather-lists";
import { parseHeading } from "./headings";
import { findBesideLists, findTitles, type ListMark, withoutOwnHeadings } from "./list-sums";
import { isWord } from "./read-entries";
import { toRemark } from "./repair-list";
import { CHOSEN, type ListProblem, type UnassignedEntry, writeCard } from "./types";

/** The most copies in a count that is offered. */
const MOST_OFFERED = 30;
/** The most cards and numbers of a line from which its choices are made. */
const MOST_NAMED = 3;
/** Prices, and how many a set of them has. */
const PRICES = /[¥￥$]\s?\d[\d,.]{0,8}|(?<![\d,])\d[\d,]{0,8}\s?円(?:\s?[×x]\s?\d+)?/gu;

/** Returns the cards that a line names, each with the numbers of the line as its count, the likeliest first. */
export function offerCards(text: string, finder: CardFinder): readonly string[] {
  const line = withoutDates(normalizeLine(text)).replace(PRICES, " ");
  const names = [...new Set(finder.spot(line).map(({ card }) => card.name))].slice(0, MOST_NAMED);
  const bare = names.reduce((rest, name) => rest.replaceAll(name, " "), line);
  const counts = (bare.match(/(?<!\d)\d{1,3}(?!\d)/gu) ?? []).map(Number);
  const likely = [...new Set(counts)].filter((count) => count > 0 && count <= MOST_OFFERED).slice(0, MOST_NAMED);
  return names.flatMap((name) => (likely.length > 0 ? likely : [1]).map((count) => writeCard(count, name)));
}

/** The form in which a line writes its count: where it stands, and with which sign; null without one. */
function formOf(text: string): string | null {
  const line = stripLineDecoration(normalizeLine(text));
  const outside = line.replace(/《[^《》]*》/gu, "《》");
  if (!/[\d一二三四五六七八九十]/u.test(outside)) return null;
  if (text.includes("\t")) return "row";
  const sign = /[x×*]\s?\d|\d\s?[x×*]/u.test(outside) ? "×" : /\d\s?枚/u.test(outside) ? "枚" : "";
  return `${outside.includes("《》") ? "《》" : ""}${/^[^\p{L}\d]*\d/u.test(outside) ? "lead" : "tail"}${sign}`;
}

/** The end of a sentence before more words or behind several. */
const SENTENCE = /[。!?…](?!\d*$)|(?:です|ます|ました|ません)(?:\P{L}|$)/u;

/** Returns whether words stand in front of a name, or behind one without a count, or an unknown name is a sentence. */
function isWithin({ name, text }: UnassignedEntry, finder: CardFinder): boolean {
  const line = stripLineDecoration(normalizeLine(text));
  if (finder.exact(name) === null)
    return /\d/u.test(name) || SENTENCE.test(name) || isBesideDeck(name) || finder.spot(name).length > 0;
  const [open, close] = [line.indexOf("《"), line.lastIndexOf("》")];
  if (open < 0 || close < 0) return false;
  const [before, behind] = [line.slice(0, open), line.slice(close + 1)];
  const isCounted = /\d/u.test(before) || /^\W{0,3}(?:\d|[一二三四五六七八九十]\s?枚)/u.test(behind);
  return (isWord(before) && parseHeading(before) === null) || (isWord(behind) && !isCounted);
}

/** The least signs of a name, and the most that may differ in it. */
const LEAST_SIGNS = 4;
const MOST_TYPOS = 2;

/** Returns whether an unknown name is that of a card but for a few signs. */
const isMisspelled = (name: string, finder: CardFinder): boolean =>
  name.length >= LEAST_SIGNS &&
  finder.suggest(name).some((card) => computeEditDistance(name, card.name, MOST_TYPOS) <= MOST_TYPOS);

/** Headings as the choices at a line write them. */
const WRITTEN_HEADINGS = ["魔導書", "魔石デッキ", "候補"] as const;

/** Returns problems in which words above cards ask which list they begin. Those above all cards are a title. */
function askHeadings(problems: readonly ListProblem[], entries: readonly UnassignedEntry[]): readonly ListProblem[] {
  const lines = new Set(entries.map(({ line }) => line));
  const first = Math.min(...lines);
  return problems.map((problem) => {
    const { code, line, text, readings } = problem;
    const label = normalizeLine(text);
    const isAbove = line > first && lines.has(line + 1) && !lines.has(line);
    const isWords = isLabelText(label) && !/\d/u.test(label) && withoutDates(label) === label;
    if (readings || (code !== "UNKNOWN_HEADER" && !(code === "UNREADABLE" && isAbove && isWords))) return problem;
    return { ...problem, code: "UNKNOWN_HEADER", suggestions: [], readings: [...WRITTEN_HEADINGS, toRemark(text)] };
  });
}

/** What a list says beside its entries: its lines, headings, other words, and whether entries make up its sums. */
type ListContext = {
  readonly lines: readonly string[];
  readonly marks: readonly ListMark[];
  readonly eachLines: readonly { readonly line: number }[];
  readonly problems: readonly ListProblem[];
  readonly isWhole: (entries: readonly UnassignedEntry[]) => boolean;
};

/**
 * Returns the entries whose evidence is strong, and the problems of a list with those that ask about the others: titles,
 * cards behind a full list, and what `findDoubtfulCards` finds. These are shown as left out if the rest makes up the sums.
 */
export function judgeEntries(
  all: readonly UnassignedEntry[],
  { lines, marks, eachLines, problems, isWhole }: ListContext,
  finder: CardFinder,
): {
  readonly entries: readonly UnassignedEntry[];
  readonly problems: readonly ListProblem[];
  readonly weights: ReadonlyMap<number, number>;
} {
  const isKnown = (name: string) => finder.exact(name) !== null;
  const titles = findTitles(all, marks, isKnown);
  const beside = findBesideLists(all, marks, problems);
  const entries = withoutOwnHeadings(all, isKnown).filter((one) => !titles.includes(one) && !beside.includes(one));
  const asked = askHeadings(problems, entries);
  const headings = [...marks, ...eachLines, ...asked.filter(({ code }) => code === "UNKNOWN_HEADER")];
  const headingLines = new Set(headings.map(({ line }) => line));
  const byLine = groupByLine(entries);
  const sights = lines.map((raw, at): LineSight => {
    const [entry, ...others] = byLine.get(at + 1) ?? [];
    if (entry === undefined)
      return { is: headingLines.has(at + 1) ? "mark" : /[\p{L}\d]/u.test(raw) ? "words" : "gap" };
    const card = finder.exact(entry.name);
    return {
      is: "card",
      form: others.length > 0 ? "several" : formOf(entry.text),
      name: entry.name,
      part: getEntryZone(entry, card),
      isKnown: card !== null || isMisspelled(entry.name, finder),
      isWithin: isWithin(entry, finder),
      isChosen: CHOSEN.test(raw),
    };
  });
  const isWholeWithout = (places: ReadonlySet<number>) => isWhole(entries.filter(({ line }) => !places.has(line - 1)));
  const weak = new Set([...findDoubtfulCards(sights, isWholeWithout)].map((at) => at + 1));
  const most = DECK_LIMITS.grimoire.copies;
  const weights = weighCards(sights, (at) => {
    const [entry] = byLine.get(at + 1) ?? [];
    const card = finder.exact(entry?.name ?? "");
    return Number(card === null) + Number(card?.kind !== "stone" && (entry?.count ?? 0) > most);
  });
  const strong = entries.filter(({ line }) => !weak.has(line));
  // A card without a count is one copy where the sums need it.
  const bare = entries.filter((one) => weak.has(one.line) && formOf(one.text) === null && !isWithin(one, finder));
  const isProved = bare.length > 0 && !isWhole(strong) && isWhole([...strong, ...bare]);
  for (const { line } of isProved ? bare : []) weak.delete(line);
  const kept = entries.filter(({ line }) => !weak.has(line));
  const isComplete = isWhole(kept);
  const askEntry = (entry: UnassignedEntry, isLeftOut: boolean): ListProblem => {
    const own = entry.count > 0 && !isWithin(entry, finder) ? [writeCard(entry.count, entry.name)] : [];
    const readings = [...new Set([...own, ...offerCards(entry.text, finder)])];
    const code = isLeftOut && readings.length > 0 ? "BESIDE_LIST" : "UNREADABLE";
    return createLineProblem(code, entry, readings.length > 0 ? { readings } : {});
  };
  return {
    entries: kept,
    weights: new Map([...weights].map(([at, weight]) => [at + 1, weight])),
    problems: [
      ...asked.filter(({ line }) => !weak.has(line)),
      ...[...byLine].flatMap(([line, [entry]]) => (entry && weak.has(line) ? [askEntry(entry, isComplete)] : [])),
      ...beside.map((one) => askEntry(one, true)),
      ...titles.map((one) => askEntry(one, false)),
    ],
  };
}

/** A count in lines of its own, right below a name or below a label: `数量`. */
const COUNT_BELOW =
  /^[×x*]?\s?(?<own>\d{1,2})\s?[枚点個]?(?:\n|$)|(?:^|\n)(?:数量|枚数|個数|qty|quantity)\s?[/:×x]?\s?(?<labeled>\d{1,2})(?!\d)/iu;
/** The most lines below a name that may have its count. */
export const MOST_BELOW = 4;

/** Returns the count in lines of its own below a name and above the next one; null without one. */
function findCountBelow(lines: readonly string[], finder: CardFinder): number | null {
  const rows = lines.map(normalizeLine).filter((line) => line !== "");
  const end = rows.findIndex((line) => finder.spot(line).length > 0);
  const { own, labeled } = COUNT_BELOW.exec(rows.slice(0, end < 0 ? undefined : end).join("\n"))?.groups ?? {};
  return Number(own ?? labeled ?? 0) || null;
}

/**
 * Returns a problem with the cards that its line names as choices, if it has none. A count in the lines `below` is theirs
 * where their own line has no number.
 */
export function offerChoices(problem: ListProblem, below: readonly string[], finder: CardFinder): ListProblem {
  const { code, text, readings = [] } = problem;
  const offered =
    readings.length > 0 || !["UNREADABLE", "UNKNOWN_NAME", "COUNT"].includes(code) ? [] : offerCards(text, finder);
  const ones = [...readings, ...offered].filter((reading) => reading.startsWith("1x《"));
  const count = code === "UNREADABLE" && ones.length > 0 && !/\d/u.test(text) ? findCountBelow(below, finder) : null;
  if (count === null) return offered.length > 0 ? { ...problem, suggestions: [], readings: offered } : problem;
  const counted = [...readings, ...offered].map((reading) => reading.replace(/^1x(?=《)/u, `${count}x`));
  return { ...problem, suggestions: [], readings: counted };
}
