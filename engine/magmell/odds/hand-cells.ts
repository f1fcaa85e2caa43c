import { countCombinations } from "./binomials";
import {
  computeHandWorth,
  type HandLoss,
  type HandValues,
  isHandWorthKeeping,
  removeCoveredLosses,
} from "./hand-value";
import { OPENING_HAND_SIZE } from "./keep-rule";
import type { OddsCard, OddsDeck } from "./odds-deck";
import { hasPayment } from "./usable-sets";

/**
 * The hands with these numbers of cheap units and expensive cards: their probability, and the share that the best rule
 * keeps.
 */
export type HandCell = {
  /** Number of units with a use cost of at most 2. */
  readonly cheap: number;
  /** Number of cards with a use cost of at least 4. */
  readonly dear: number;
  readonly share: number;
  /** The share of these hands that is worth keeping. */
  readonly kept: number;
};

/** Cards with the same payment and group. `payment` is `null` for cards that are not usable with any payment. */
type Pile = { readonly payment: number | null; readonly group: Group; readonly copies: number };
/** Cheap units, expensive cards, and all others. */
type Group = "cheap" | "dear" | "other";

/** Counts of hands, by the numbers of cheap units and of expensive cards. */
class Cells {
  readonly #ways = new Float64Array((OPENING_HAND_SIZE + 1) ** 2);
  readonly #kept = new Float64Array((OPENING_HAND_SIZE + 1) ** 2);

  add(cheap: number, dear: number, ways: number, kept: boolean): void {
    const place = cheap * (OPENING_HAND_SIZE + 1) + dear;
    this.#ways[place] = (this.#ways[place] ?? 0) + ways;
    if (kept) this.#kept[place] = (this.#kept[place] ?? 0) + ways;
  }

  list(): readonly HandCell[] {
    const all = this.#ways.reduce((sum, ways) => sum + ways, 0);
    return [...this.#ways].flatMap((ways, place): readonly HandCell[] => {
      if (ways === 0) return [];
      const [cheap, dear] = [Math.floor(place / (OPENING_HAND_SIZE + 1)), place % (OPENING_HAND_SIZE + 1)];
      return [{ cheap, dear, share: ways / all, kept: (this.#kept[place] ?? 0) / ways }];
    });
  }
}

/**
 * Returns all opening hands, grouped by their numbers of cheap units and expensive cards; empty groups are left out. A
 * card never lowers the value of a hand. Therefore all completions of a partial hand are counted at once when it is
 * already worth keeping, or can no longer become so.
 */
export function computeHandCells(deck: OddsDeck, { losses, turns, fresh }: HandValues): readonly HandCell[] {
  const piles = pilesOf(deck, losses);
  const hand = Math.min(OPENING_HAND_SIZE, deck.size);
  const later = piles.map((_, place) => countsOf(piles.slice(place)));
  const cells = new Cells();
  const from = (place: number, cheap: number, dear: number, other: number, ways: number, left: readonly HandLoss[]) => {
    const rest = hand - cheap - dear - other;
    const kept = isHandWorthKeeping(computeHandWorth(left, turns), fresh);
    if (rest === 0) {
      cells.add(cheap, dear, ways, kept);
      return;
    }
    if (kept || !isHandWorthKeeping(computeHandWorth(getUnavoidedLosses(left, piles, place), turns), fresh)) {
      const { cheap: cheaps, dear: dears, other: others } = later[place] ?? NOTHING;
      for (let more = 0; more <= rest; more += 1) {
        for (let dearer = 0; dearer <= rest - more; dearer += 1) {
          const some =
            ways *
            countCombinations(cheaps, more) *
            countCombinations(dears, dearer) *
            countCombinations(others, rest - more - dearer);
          if (some > 0) cells.add(cheap + more, dear + dearer, some, kept);
        }
      }
      return;
    }
    const pile = piles[place];
    if (pile === undefined) return;
    const met = lossesWith(left, pile);
    for (let count = 0; count <= Math.min(pile.copies, rest); count += 1) {
      const counts = { cheap, dear, other };
      counts[pile.group] += count;
      const some = ways * countCombinations(pile.copies, count);
      from(place + 1, counts.cheap, counts.dear, counts.other, some, count === 0 ? left : met);
    }
  };
  from(0, 0, 0, 0, 1, losses);
  return cells.list();
}

const NOTHING = { cheap: 0, dear: 0, other: 0 };

/** The cards of a deck grouped by payment and by effect on losses; cards that avoid the most losses come first. */
function pilesOf({ cards }: OddsDeck, losses: readonly HandLoss[]): readonly Pile[] {
  const piles = new Map<string, Pile>();
  for (const { copies, alone, ...card } of cards) {
    const group = groupOf(card);
    const payment = alone ? card.payment : null;
    const key = `${payment} ${group}`;
    piles.set(key, { payment, group, copies: copies + (piles.get(key)?.copies ?? 0) });
  }
  const unavoided = (pile: Pile) => lossesWith(losses, pile).length;
  return [...piles.values()].sort((one, other) => unavoided(one) - unavoided(other));
}

function countsOf(piles: readonly Pile[]): Readonly<Record<Group, number>> {
  const counts = { ...NOTHING };
  for (const { group, copies } of piles) counts[group] += copies;
  return counts;
}

/** The losses that none of the piles from an index on avoids. */
const getUnavoidedLosses = (losses: readonly HandLoss[], piles: readonly Pile[], place: number): readonly HandLoss[] =>
  losses.filter(
    ({ pays }) => !piles.some(({ payment }, index) => index >= place && payment !== null && hasPayment(pays, payment)),
  );

/** The losses that remain with a card of a pile. */
const lossesWith = (losses: readonly HandLoss[], { payment }: Pile): readonly HandLoss[] =>
  payment === null ? losses : removeCoveredLosses(losses, payment);

const groupOf = ({ kind, cost }: Pick<OddsCard, "kind" | "cost">): Group =>
  kind === "unit" && cost <= 2 ? "cheap" : cost >= 4 ? "dear" : "other";
