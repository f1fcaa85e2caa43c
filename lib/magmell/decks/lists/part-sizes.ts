import { countDeckLineCards, DECK_LIMITS } from "@/engine/magmell";
import { findUnusualParts, hasKeptSizes, type SizeDoubt, type WeighedLine } from "@/lib/decks/lists/part-sizes";
import type { CardFinder } from "./card-finder";
import { getEntryZone, groupByLine } from "./gather-lists";
import type { ListMark } from "./list-sums";
import { CHOSEN, isSentence, type ListProblem, type ParsedLists, type UnassignedEntry } from "./types";

const ZONES = ["grimoire", "stoneDeck"] as const;
type Zone = (typeof ZONES)[number];

/** What was read of a list: its entries, how weak the evidence of their lines is, its sums, and what it asks. */
type ReadList = {
  readonly text: string;
  readonly entries: readonly UnassignedEntry[];
  readonly weights: ReadonlyMap<number, number>;
  readonly marks: readonly ListMark[];
  readonly deck: ParsedLists["deck"];
  readonly problems: readonly ListProblem[];
};

/** Returns the doubt about a deck of which a part has neither its usual size nor one that a sum in the list states; null without one. */
export function findSizeDoubt(list: ReadList, finder: CardFinder): SizeDoubt | null {
  const { text, entries, weights, marks, deck, problems } = list;
  const sizes = ZONES.map((zone) => countDeckLineCards(deck[zone]));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const rows = [...groupByLine(entries).values()].flatMap((group) =>
    group.map((entry) => {
      const weakness = group.length > 1 ? 0 : (weights.get(entry.line) ?? 0);
      return { ...entry, zone: getEntryZone(entry, finder.exact(entry.name)), weakness };
    }),
  );
  const leftOut = problems.filter(isLeftOut).flatMap((one) => findOffered(one, finder));
  const named = problems.filter(({ code }) => code === "UNKNOWN_NAME" || code === "SHORT_NAME");
  const open = problems.reduce((sum, one) => sum + countOpen(one), 0);
  const parts = ZONES.map((zone, at) => {
    const found = sizes[at] ?? 0;
    const sums = marks.flatMap((mark) => (mark.zone === zone || mark.zone === null ? (mark.sum ?? []) : []));
    const kinds = marks.flatMap((mark) => (mark.zone === "byKind" ? (mark.sum ?? []) : []));
    const isOfKinds = kinds.length > 1 && kinds.reduce((sum, kind) => sum + kind, 0) === found;
    const wrong = problems.filter(({ line, sums: both }) => both?.found === found && isMarked(marks, line, zone));
    const [stated, ...others] = new Set(wrong.map(({ sums: both }) => both?.stated ?? 0));
    return {
      found,
      usual: [DECK_LIMITS[zone].size],
      isStated: sums.includes(found) || (all > 0 && sums.includes(all)) || isOfKinds,
      stated: stated === undefined || others.length > 0 ? null : { sum: stated, lines: wrong.map(({ line }) => line) },
      counted: rows.filter((one) => one.zone === zone),
      leftOut: leftOut.filter((one) => one.zone === zone),
      asked: named.map(({ entries: cards, at: place }) => cards[place]?.count ?? 0),
      open,
    };
  });
  const unusual = findUnusualParts(parts, hasKeptSizes(text, sizes));
  return unusual.length === 0 ? null : { parts: unusual, sizes };
}

const isMarked = (marks: readonly ListMark[], line: number, zone: Zone): boolean =>
  marks.some((mark) => mark.line === line && mark.zone === zone);

/** Whether a line is left out, and is not asked about. */
const isLeftOut = ({ code, text }: ListProblem): boolean =>
  code === "BESIDE_LIST" || (code === "UNREADABLE" && isSentence(text));

/** Returns the card that a line offers first. */
function findOffered(
  { line, text, readings = [] }: ListProblem,
  finder: CardFinder,
): readonly (WeighedLine & { zone: string })[] {
  const { count, name = "" } = CHOSEN.exec(readings.find((one) => CHOSEN.test(one)) ?? "")?.groups ?? {};
  const card = finder.exact(name);
  if (card === null) return [];
  return [
    { line, text, name, count: Number(count), weakness: 1, zone: card.kind === "stone" ? "stoneDeck" : "grimoire" },
  ];
}

/** The number of cards in a line that asks whether it counts, and does not yet; one without a count may have any. */
function countOpen(problem: ListProblem): number {
  const { code, suggestions, readings = [] } = problem;
  if (isLeftOut(problem) || (code !== "UNREADABLE" && code !== "COUNT")) return 0;
  const counts = readings.map((reading) => Number(CHOSEN.exec(reading)?.groups?.count ?? 0));
  if (code === "COUNT" && counts.length === 0) return DECK_LIMITS.grimoire.size;
  return Math.max(suggestions.length > 0 ? 1 : 0, ...counts);
}
