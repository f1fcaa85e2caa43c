import { symbolCount } from "@/engine";
import { type CardFilters, type Predicate, predicatesOf } from "./filters";
import { fold } from "./fold";
import { withoutNotes } from "./plain-text";
import type { CatalogueCard, PreparedCard } from "./types";

export const SORT_KEYS = ["number", "name", "useCost", "ap", "hp"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type Sort = { readonly by: SortKey; readonly descending: boolean };

export const DEFAULT_SORT: Sort = { by: "number", descending: false };

/** Done once per catalogue; `searchCards` then only compares. */
export function prepareCards(cards: readonly CatalogueCard[]): readonly PreparedCard[] {
  const collator = new Intl.Collator("ja");
  const order = [...cards].sort(
    (a, b) => collator.compare(a.reading, b.reading) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
  const ranks = new Map(order.map((card, rank) => [card, rank]));
  return cards.map((card) => {
    const useCost = symbolCount(card.useCost);
    const catalyst = symbolCount(card.catalyst);
    return {
      card,
      // Notes mean nothing in the game, so a search does not look into them.
      haystack: fold([...namesOf(card), ...[card.text, card.englishText].map(withoutNotes)].join(BORDER)),
      useCost,
      catalyst,
      total: useCost + catalyst,
      readingRank: ranks.get(card) ?? 0,
    };
  });
}

/** The cards that pass all filters, sorted. Pure; the same in the browser and on the server. */
export function searchCards(
  prepared: readonly PreparedCard[],
  filters: CardFilters,
  sort: Sort = DEFAULT_SORT,
): readonly CatalogueCard[] {
  return selectCards(prepared, predicatesOf(filters), sort);
}

/** The cards for which every predicate holds, sorted: the part of a search that does not depend on how it was asked. */
export function selectCards(
  prepared: readonly PreparedCard[],
  predicates: readonly Predicate[],
  sort: Sort,
): readonly CatalogueCard[] {
  const read = SORT_VALUES[sort.by];
  const direction = sort.descending ? -1 : 1;
  return prepared
    .filter((candidate) => predicates.every((holds) => holds(candidate)))
    .sort((a, b) => compareValues(read(a), read(b), direction) || a.card.number - b.card.number)
    .map(({ card }) => card);
}

const SORT_VALUES = {
  number: ({ card }) => card.number,
  name: ({ readingRank }) => readingRank,
  useCost: ({ useCost }) => useCost,
  ap: ({ card }) => card.ap,
  hp: ({ card }) => card.hp,
} as const satisfies Record<SortKey, (prepared: PreparedCard) => number | null>;

/** Cards that lack the value come last in either direction. */
function compareValues(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

const namesOf = ({ name, reading, englishName }: CatalogueCard) => [name, reading, englishName];

/** Stands in no card and in no query, so a match never runs across it. Folding leaves it alone. */
const BORDER = "\u0001";
