import { CARD_KINDS, type CardKind, COLORS, type Color, countSymbols } from "@/engine/magmell";
import { memoizeBounded, memoizeWeakly } from "@/lib/cache";
import { compareTexts } from "@/lib/collections";
import { findRarity } from "../model/rarity";
import type { Catalogue, CatalogueCard, CatalogueSet, Rarity } from "../model/types";
import { getSetPrintings, type PrintedCard } from "./set-printings";

/** Cards are counted once by color: by their only one, as having several, or none. */
const COLOR_ROWS = [...COLORS, "multi", "none"] as const;
export type SetColorRow = (typeof COLOR_ROWS)[number];

/** The statistics of a set, as its page shows them. */
export type SetStats = {
  readonly printed: readonly PrintedCard[];
  readonly cards: number;
  /** Cards that no earlier set had. */
  readonly fresh: number;
  readonly reprints: readonly PrintedCard[];
  readonly table: readonly { readonly row: SetColorRow; readonly counts: Readonly<Record<CardKind, number>> }[];
  /** Units and magics by use cost, from none to the highest. */
  readonly costs: readonly { readonly useCost: number; readonly cards: number }[];
  readonly tokens: number;
  /** Products with their numbers of printings; the empty name is the set itself. */
  readonly products: readonly (readonly [product: string, printings: number])[];
  /** Rarities with their numbers of printings, in the order of the list of the set. */
  readonly rarities: readonly (readonly [rarity: Rarity, printings: number])[];
  readonly illustrators: readonly (readonly [name: string, printings: number])[];
};

/** Returns the statistics of a set, cached per catalogue and set. */
export const getSetStats = (catalogue: Pick<Catalogue, "cards" | "sets">, { code }: CatalogueSet): SetStats =>
  figuresIn(catalogue)(code);

const figuresIn = memoizeWeakly(
  (catalogue: Pick<Catalogue, "cards" | "sets">) => memoizeBounded((code: string) => count(catalogue, code)),
  ({ cards }) => cards,
);

function count(catalogue: Pick<Catalogue, "cards" | "sets">, set: string): SetStats {
  const printed = getSetPrintings(catalogue, set);
  const cards = [...new Set(printed.map(({ card }) => card))];
  const place = catalogue.sets.findIndex(({ code }) => code === set);
  const earlier = new Set(catalogue.sets.slice(0, place).map(({ code }) => code));
  const wasPrinted = (card: CatalogueCard) => card.printings.some((printing) => earlier.has(printing.set));
  const players = cards.filter(({ token }) => !token);
  return {
    printed,
    cards: cards.length,
    fresh: cards.filter((card) => !wasPrinted(card)).length,
    reprints: printed.filter(({ card }) => wasPrinted(card)),
    table: COLOR_ROWS.map((row) => ({ row, counts: countKinds(players.filter((card) => colorRow(card) === row)) })),
    costs: countCosts(players.filter(({ kind }) => kind !== "stone")),
    tokens: cards.length - players.length,
    products: tally(printed.map(({ printing }) => printing.product)),
    rarities: countRarities(printed, catalogue.sets[place]),
    illustrators: tally(printed.flatMap(({ printing }) => printing.illustrator || [])),
  };
}

function countRarities(printed: readonly PrintedCard[], set: CatalogueSet | undefined) {
  const order = (set?.rarities ?? []).map(({ code }) => code);
  const counted = tally(printed.flatMap(({ printing }) => printing.rarity ?? []));
  return counted
    .flatMap(([code, count]) => {
      const rarity = findRarity({ rarity: code }, set);
      return rarity ? [[rarity, count] as const] : [];
    })
    .sort(([a], [b]) => order.indexOf(a.code) - order.indexOf(b.code));
}

function colorRow({ colors }: CatalogueCard): SetColorRow {
  const [only] = colors as readonly Color[];
  return only === undefined ? "none" : colors.length > 1 ? "multi" : only;
}

const countKinds = (cards: readonly CatalogueCard[]): Record<CardKind, number> =>
  Object.fromEntries(CARD_KINDS.map((kind) => [kind, cards.filter((card) => card.kind === kind).length])) as Record<
    CardKind,
    number
  >;

function countCosts(cards: readonly CatalogueCard[]): SetStats["costs"] {
  const costs = cards.map(({ useCost }) => countSymbols(useCost));
  return Array.from({ length: Math.max(-1, ...costs) + 1 }, (_, useCost) => ({
    useCost,
    cards: costs.filter((cost) => cost === useCost).length,
  }));
}

/** Counts how often each value occurs, most frequent first. */
function tally(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || compareTexts(a, b));
}
