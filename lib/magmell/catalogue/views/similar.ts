import { type Color, countSymbols } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import type { Catalogue, CatalogueCard } from "../model/types";
import { getAbilityFeatures, isNamedFeature, type NamedFeature } from "./card-features";

/** A card similar to another card, with the reasons. */
export type SimilarCard = {
  readonly card: CatalogueCard;
  /** Features of both cards, the rarest first. */
  readonly shared: readonly NamedFeature[];
  /** The colors that both need, when they need the same ones. */
  readonly colors: readonly Color[] | null;
  /** Use cost and catalyst together, when they are the same. */
  readonly total: number | null;
};

type Features = {
  readonly places: ReadonlyMap<CatalogueCard, number>;
  /** Of each card, by its place. */
  readonly own: readonly ReadonlySet<string>[];
  /** The places of the cards that have a feature. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  /** Weights of features: the rarer, the higher. */
  readonly weights: ReadonlyMap<string, number>;
  /** The total weight of all features of each card. */
  readonly sums: Float64Array;
};

/** The feature of cards without abilities, followed by their kind. */
const PLAIN = ".plain";
/** Weights of other similarities, relative to the similarity of abilities (1). */
const WORTH = { kind: 0.2, colors: 0.25, cost: 0.2, strength: 0.15 } as const;
const LEAST = 0.55;
const SHOWN_REASONS = 3;

/**
 * Returns the cards most similar to a card in abilities, colors and cost. The first call computes the features of all
 * cards in the catalogue; later calls reuse them.
 */
export function findSimilarCards(
  { cards }: Pick<Catalogue, "cards">,
  card: CatalogueCard,
  most = 6,
): readonly SimilarCard[] {
  const features = featuresIn(cards);
  const mine = features.places.get(card);
  const own = mine === undefined ? featuresWithPlain(card) : (features.own[mine] ?? new Set());
  const shared = sharedWorth(features, own);
  const sum = worthOf(own, features.weights);
  const best: { place: number; score: number }[] = [];
  for (let place = 0; place < shared.length; place++) {
    const common = shared[place] ?? 0;
    const other = cards[place];
    if (common === 0 || !other || other.number === card.number || !isOffered(other)) continue;
    const likeness = common / (sum + (features.sums[place] ?? 0) - common);
    const score = likeness + likenessBeside(card, other);
    if (score < LEAST || (best.length === most && score <= (best.at(-1)?.score ?? 0))) continue;
    if (!hasReason(own, features.own[place])) continue;
    const at = best.findIndex((one) => one.score < score);
    best.splice(at < 0 ? best.length : at, 0, { place, score });
    best.length = Math.min(best.length, most);
  }
  return best.flatMap(({ place }) => {
    const other = cards[place];
    return other ? [explained(card, other, own, features.own[place] ?? new Set(), features.weights)] : [];
  });
}

const featuresIn = memoizeWeakly((cards: Catalogue["cards"]): Features => {
  const own = cards.map(featuresWithPlain);
  const having = groupBy(own.flatMap((features, place) => [...features].map((feature) => [feature, place] as const)));
  const weights = new Map<string, number>();
  for (const [feature, places] of having) weights.set(feature, Math.log2(1 + cards.length / places.length));
  const sums = Float64Array.from(own, (features) => worthOf(features, weights));
  return { places: new Map(cards.map((card, place) => [card, place])), own, having, weights, sums };
});

function featuresWithPlain(card: CatalogueCard): ReadonlySet<string> {
  const features = getAbilityFeatures(card.abilities);
  return features.size > 0 ? features : new Set([`${PLAIN} ${card.kind}`]);
}

function sharedWorth({ having, weights, own }: Features, features: ReadonlySet<string>): Float64Array {
  const shared = new Float64Array(own.length);
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0;
    for (const place of having.get(feature) ?? []) shared[place] = (shared[place] ?? 0) + weight;
  }
  return shared;
}

const worthOf = (features: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 1;
  return sum;
};

/** Cards that have nothing in common but what has no word would be shown without a reason. */
const hasReason = (own: ReadonlySet<string>, others: ReadonlySet<string> = new Set()) => {
  for (const feature of own)
    if (others.has(feature) && (isNamedFeature(feature) || feature.startsWith(PLAIN))) return true;
  return false;
};

const isOffered = ({ token, retired }: CatalogueCard) => !token && !retired;

/** Returns the weighted similarity of kind, colors, cost and strength. */
function likenessBeside(a: CatalogueCard, b: CatalogueCard): number {
  if (a.kind !== b.kind) return -WORTH.kind;
  const apart = Math.abs(totalOf(a) - totalOf(b));
  const stronger = Math.abs((a.ap ?? 0) - (b.ap ?? 0)) + Math.abs((a.hp ?? 0) - (b.hp ?? 0));
  return (
    (sameColors(a, b)
      ? WORTH.colors
      : a.neededColors.some((color) => b.neededColors.includes(color))
        ? 0
        : -WORTH.colors) +
    WORTH.cost / (1 + apart) +
    (a.kind === "unit" ? WORTH.strength / (1 + stronger) : 0)
  );
}

const totalOf = ({ useCost, catalyst }: CatalogueCard) => countSymbols(useCost) + countSymbols(catalyst);
const sameColors = (a: CatalogueCard, b: CatalogueCard) => a.neededColors.join() === b.neededColors.join();

function explained(
  card: CatalogueCard,
  other: CatalogueCard,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): SimilarCard {
  const shared = [...own]
    .filter(isNamedFeature)
    .filter((feature) => others.has(feature))
    .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  const total = totalOf(card);
  return {
    card: other,
    shared: shared.slice(0, SHOWN_REASONS),
    // Stones have no costs, whatever their color.
    colors: card.kind !== "stone" && sameColors(card, other) ? other.neededColors : null,
    total: card.kind !== "stone" && total === totalOf(other) ? total : null,
  };
}
