import { type CardKind, countSymbols, DECK_LIMITS } from "@/engine/magmell";
import type { CatalogueCard, CataloguePrinting, CatalogueSet, IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { CatalogueNumberKey, MatchDomain } from "./types";

type NumberValue =
  | { readonly of: "cards"; readonly read: (card: CatalogueCard, asOf: IsoDate) => number | null }
  | {
      readonly of: "rows";
      readonly read: (printing: CataloguePrinting, set: CatalogueSet | null) => number | null;
    };

/**
 * Returns whether a card has costs at all. Stones are never used (209.1) and abilities summon tokens (206.3), so both
 * have no cost, not even 0.
 */
export const hasCost = ({ kind, token }: CatalogueCard) => kind !== "stone" && !token;

const useCount = (card: CatalogueCard) => (hasCost(card) ? countSymbols(card.useCost) : null);
const catalystCount = (card: CatalogueCard) => (hasCost(card) ? countSymbols(card.catalyst) : null);

/** Readers of the numeric keys; `null` for a card or printing that lacks the number. */
export const NUMBER_READERS = {
  useCount: { of: "cards", read: useCount },
  catalystCount: { of: "cards", read: catalystCount },
  total: { of: "cards", read: (card) => sumOf(useCount(card), catalystCount(card)) },
  ap: { of: "cards", read: ({ ap }) => ap },
  hp: { of: "cards", read: ({ hp }) => hp },
  apHp: { of: "cards", read: ({ ap, hp }) => sumOf(ap, hp) },
  limit: { of: "cards", read: ({ kind, token }) => (token ? null : copiesOf(kind)) },
  revisions: { of: "cards", read: (card, asOf) => countRevisionsUntil(card, asOf) },
  printings: { of: "cards", read: ({ printings }) => printings.length },
  setCount: { of: "cards", read: ({ printings }) => new Set(printings.map(({ set }) => set)).size },
  // Illustrations of a card are told apart by their illustrators: the data says no more.
  illustrations: { of: "cards", read: (card) => illustratorsOf(card) },
  artists: { of: "cards", read: (card) => illustratorsOf(card) },
  number: { of: "rows", read: ({ number }) => collectorNumber(number) },
  year: { of: "rows", read: (_, set) => (set ? Number(set.releasedOn.slice(0, 4)) : null) },
} as const satisfies Record<CatalogueNumberKey, NumberValue>;

export const getNumberDomain = (key: CatalogueNumberKey): MatchDomain => NUMBER_READERS[key].of;

const sumOf = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);

/** Maximum copies of a name in a deck (207.2); `null` where the rules set no limit. */
function copiesOf(kind: CardKind): number | null {
  const zones: readonly { readonly kinds: readonly CardKind[]; readonly copies: number | null }[] =
    Object.values(DECK_LIMITS);
  return zones.find(({ kinds }) => kinds.includes(kind))?.copies ?? null;
}

/** Returns the number of revisions of a card up to a date, including the first revision. */
export const countRevisionsUntil = ({ revisions }: CatalogueCard, asOf: IsoDate) =>
  revisions.filter(({ effectiveOn }) => effectiveOn <= asOf).length;

const illustratorsOf = ({ printings }: CatalogueCard) =>
  new Set(printings.map(({ illustrator }) => illustrator).filter((name) => name !== "")).size;

/** The last digits of a collector number such as `FL-001`. */
function collectorNumber(number: string): number | null {
  const digits = /(\d{1,9})\D*$/.exec(number)?.[1];
  return digits === undefined ? null : Number(digits);
}
