import { countListCards, findSumEnd, moveHeadingsBeforeBlocks } from "@/lib/decks/lists/list-sums";
import type { ListZone } from "../content";
import { createLineProblem } from "./gather-lists";
import type { ListProblem, ParsedLists, UnassignedEntry } from "./types";

const toCount = ({ count }: UnassignedEntry): number => count;

/** A heading or a total in a list, with the stated number of cards and the number of entries before it. */
export type ListMark = {
  readonly line: number;
  readonly text: string;
  readonly zone: ListZone | "byKind" | null;
  readonly sum: number | null;
  readonly from: number;
  /** The numbers of cards in the column of a table that the sum may count; absent elsewhere. */
  readonly found?: readonly number[];
};

/** Returns whether a deck has 40 cards, with all 20 stones or none. */
export const isFullDeck = ({ grimoire, stoneDeck }: ParsedLists["deck"]): boolean =>
  countListCards(grimoire) === 40 && [20, 0].includes(countListCards(stoneDeck));

/** The entries between a mark and the one before, and between it and the next one. */
function blocksOf(marks: readonly ListMark[], at: number, entries: readonly UnassignedEntry[]) {
  const from = marks[at]?.from ?? 0;
  return { above: entries.slice(marks[at - 1]?.from ?? 0, from), below: entries.slice(from, marks[at + 1]?.from) };
}

/** Returns lines with each heading before its block; null unless each states the sum of the block above it. */
export function turnLabels<Line extends { readonly line: number }>(
  lines: readonly Line[],
  marks: readonly ListMark[],
  entries: readonly UnassignedEntry[],
): readonly Line[] | null {
  const isBehind =
    marks.length > 0 &&
    marks[0]?.from !== 0 &&
    marks.at(-1)?.from === entries.length &&
    marks.every(({ zone, sum }, at) => zone !== null && sum === countListCards(blocksOf(marks, at, entries).above));
  if (!isBehind) return null;
  return moveHeadingsBeforeBlocks(
    lines,
    marks.map(({ line }) => lines.findIndex((one) => one.line === line)),
  );
}

/** Words with a number in brackets, such as a heading of its writer. */
const OWN_HEADING = /^[^\d]*[(（[]\d{1,3}\s?(?:枚|cards?)?[)）\]]:?$/iu;

/** Drops unknown names that are headings in the writer's words: their count is the number of cards below. */
export const withoutOwnHeadings = (entries: readonly UnassignedEntry[], isKnown: (name: string) => boolean) =>
  entries.filter(
    ({ name, count, text }, at) =>
      isKnown(name) || !OWN_HEADING.test(text.trim()) || findSumEnd(entries.slice(at + 1), count, toCount) < 0,
  );

/** A count of a card, and no year. */
const COUNT = /(?<!\d)\d{1,3}(?!\d)|[〇一二三四五六七八九十]\s?枚|《/u;

/** Returns names without a count that stand alone at the beginning of a block, in a list with counts: maybe titles. */
export function findTitles(
  entries: readonly UnassignedEntry[],
  marks: readonly ListMark[],
  isKnown: (name: string) => boolean,
): readonly UnassignedEntry[] {
  const bare = entries.filter(({ text, name }) => !COUNT.test(text.normalize("NFKC")) && isKnown(name));
  if (bare.length * 2 > entries.length || entries.length === 1) return [];
  const linesOf = (rows: readonly { readonly line: number }[]) => rows.map(({ line }) => line);
  const [above, bareLines] = [new Set(linesOf([...entries, ...marks])), new Set(linesOf(bare))];
  const isAlone = (line: number) => linesOf(entries).filter((one) => one === line).length === 1;
  return bare.filter(({ line }) => !above.has(line - 1) && !bareLines.has(line + 1) && isAlone(line));
}

/** Returns the cards below other words behind a list that has all cards of its stated sum. */
export function findBesideLists(
  entries: readonly UnassignedEntry[],
  marks: readonly ListMark[],
  problems: readonly ListProblem[],
): readonly UnassignedEntry[] {
  const words = problems.filter(({ code }) => code === "UNREADABLE" || code === "UNKNOWN_HEADER");
  return marks.flatMap(({ sum, zone }, at) => {
    const { below } = blocksOf(marks, at, entries);
    const end = sum === null || zone === null ? -1 : findSumEnd(below, sum, toCount);
    const last = below[end]?.line;
    const word = last === undefined ? undefined : words.find(({ line }) => line > last);
    return word === undefined ? [] : below.slice(end + 1).filter(({ line }) => line > word.line);
  });
}

/** Returns a problem for each stated sum that matches neither its list, nor the deck, nor the cards next to it. */
export function findWrongSums(
  marks: readonly ListMark[],
  entries: readonly UnassignedEntry[],
  { deck, candidates }: Pick<ParsedLists, "deck" | "candidates">,
): readonly ListProblem[] {
  const totals = {
    grimoire: countListCards(deck.grimoire),
    stoneDeck: countListCards(deck.stoneDeck),
    candidates: countListCards(candidates),
  };
  const both = totals.grimoire + totals.stoneDeck;
  // Headings and titles are no longer among the entries.
  const kept = marks.map((mark) => ({ ...mark, from: entries.filter(({ line }) => line < mark.line).length }));
  return kept.flatMap((mark, at) => {
    const { zone, sum, from, found: column = [] } = mark;
    const { above, below } = blocksOf(kept, at, entries);
    const list = zone === null || zone === "byKind" ? null : totals[zone];
    const beside =
      list === null ? [above, entries.slice(0, from), below].map(countListCards) : [countListCards(below), list];
    const sums = [...column, ...beside, totals.grimoire, both, both + totals.candidates];
    if (sum === null || sums.includes(sum) || (list === null && entries.length === 0)) return [];
    const found = list ?? (zone === null ? both : countListCards(below));
    return [createLineProblem("SUM", mark, { sums: { stated: sum, found } })];
  });
}
