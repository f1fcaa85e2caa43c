import { countDeckLineCards, type Deck, type DeckLine, toNameKey } from "@/engine/magmell";
import { LIST_ZONES, type ListZone } from "./content";

/** One side of a comparison of decks. Missing candidates count as an empty list. */
export type DeckDiffSide = { readonly deck: Deck; readonly candidates?: readonly DeckLine[] };

/** A card name whose number of copies in one list differs. */
export type LineChange = {
  readonly zone: ListZone;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

/** The copies in each list of a side. */
type ZoneCounts = Readonly<Record<ListZone, number>>;

export type DeckDiff = {
  /** By list; within a list, additions first, then removals, then changed counts, each in list order. */
  readonly lines: readonly LineChange[];
  readonly before: ZoneCounts;
  readonly after: ZoneCounts;
};

/**
 * Returns the differences between two decks, two versions of a deck, or a draft and its replacement. Ignores the order
 * of lines and different spellings of a name. `DeckDiffView` of `app/ui/magmell/deck` displays the result.
 */
export function diffDecks(before: DeckDiffSide, after: DeckDiffSide): DeckDiff {
  return {
    lines: LIST_ZONES.flatMap((zone) => changesIn(zone, linesOf(before, zone), linesOf(after, zone))),
    before: countsOf(before),
    after: countsOf(after),
  };
}

const linesOf = ({ deck, candidates = [] }: DeckDiffSide, zone: ListZone): readonly DeckLine[] =>
  zone === "candidates" ? candidates : deck[zone];

const countsOf = ({ deck, candidates = [] }: DeckDiffSide): ZoneCounts => ({
  grimoire: countDeckLineCards(deck.grimoire),
  stoneDeck: countDeckLineCards(deck.stoneDeck),
  candidates: countDeckLineCards(candidates),
});

function changesIn(zone: ListZone, before: readonly DeckLine[], after: readonly DeckLine[]): readonly LineChange[] {
  const [had, has] = [copiesByKey(before), copiesByKey(after)];
  const names = new Map([...after, ...before].map(({ name }) => [toNameKey(name), name]));
  return [...names]
    .map(([key, name]) => ({ zone, name, before: had.get(key) ?? 0, after: has.get(key) ?? 0 }))
    .filter((line) => line.before !== line.after)
    .sort((a, b) => rank(a) - rank(b));
}

function copiesByKey(lines: readonly DeckLine[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { name, count } of lines) copies.set(toNameKey(name), (copies.get(toNameKey(name)) ?? 0) + count);
  return copies;
}

const rank = ({ before, after }: LineChange): number => (before === 0 ? 0 : after === 0 ? 1 : 2);
