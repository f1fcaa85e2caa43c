import { computeChanceOfAtLeast, countCombinations } from "./binomials";
import type { OddsCard, OddsDeck } from "./odds-deck";
import { forEachComposition } from "./stone-states";

/** A rule for keeping an opening hand. Every other hand is redrawn once, with all of its cards (503.1.1.3). */
export type KeepRule =
  | { readonly keep: "always" }
  /** Keeps hands with at least `least` units whose use cost is in a range. */
  | { readonly keep: "units"; readonly from: number; readonly to: number; readonly least: number }
  /** Keeps hands with at least `least` of the named cards. */
  | { readonly keep: "cards"; readonly names: readonly string[]; readonly least: number }
  /** Keeps hands as the autopilot does: with a unit of a use cost of at most 2, and two cards of at most 3. */
  | { readonly keep: "autopilot" };

/** Number of cards of an opening hand (503.1.1.2). */
export const OPENING_HAND_SIZE = 5;

/**
 * A keep rule compiled for a deck: classes of cards that the rule does not distinguish, and the hands to keep by their
 * counts of each class.
 */
export type CompiledKeepRule = {
  /** The class of each card of the deck, by its index in `OddsDeck.cards`. */
  readonly classOf: readonly number[];
  /** Copies in each class. */
  readonly sizes: readonly number[];
  readonly keeps: (counts: readonly number[]) => boolean;
};

export function compileKeepRule(deck: OddsDeck, rule: KeepRule): CompiledKeepRule {
  const classify = (
    classes: number,
    classFor: (card: OddsCard) => number,
    keeps: CompiledKeepRule["keeps"],
  ): CompiledKeepRule => {
    const classOf = deck.cards.map(classFor);
    const sizes = Array.from({ length: classes }, (_, index) =>
      deck.cards.reduce((sum, { copies }, place) => (classOf[place] === index ? sum + copies : sum), 0),
    );
    return { classOf, sizes, keeps };
  };
  switch (rule.keep) {
    case "always":
      return classify(
        1,
        () => 0,
        () => true,
      );
    case "units": {
      const { from, to, least } = rule;
      const counts = ({ kind, cost }: OddsCard) => (kind === "unit" && cost >= from && cost <= to ? 1 : 0);
      return classify(2, counts, ([, some = 0]) => some >= least);
    }
    case "cards": {
      const names = new Set(rule.names);
      return classify(
        2,
        ({ name }) => (names.has(name) ? 1 : 0),
        ([, some = 0]) => some >= rule.least,
      );
    }
    case "autopilot":
      return classify(
        3,
        ({ kind, cost }) => (cost > 3 ? 0 : kind === "unit" && cost <= 2 ? 1 : 2),
        ([, early = 0, soon = 0]) => early >= 1 && early + soon >= 2,
      );
  }
}

/**
 * Turn order of the player whose draws are counted. The player who goes first has no draw on the first turn (603.1.1).
 */
export type TurnOrder = { readonly goesFirst: boolean };

/** Returns the number of cards drawn after the opening hand up to and including the player's own turn n. */
export const countDraws = (turn: number, { goesFirst }: TurnOrder): number => (goesFirst ? turn - 1 : turn);

/**
 * Returns the number of opening hands that the rule keeps. `without` is the number of copies of each class to remove
 * from the grimoire first.
 */
export function countKeptHands({ sizes, keeps }: CompiledKeepRule, without: readonly number[] | null = null): number {
  const piles = sizes.map((copies, index) => ({ copies: copies - (without?.[index] ?? 0) }));
  if (piles.reduce((sum, { copies }) => sum + copies, 0) < OPENING_HAND_SIZE) return 0;
  let kept = 0;
  forEachComposition(piles, OPENING_HAND_SIZE, (counts, ways) => {
    if (keeps(counts)) kept += ways;
  });
  return kept;
}

/**
 * Returns the chances of drawing at least `wanted` cards of a group, for each number of `draws` after the opening hand.
 * The keep rule decides about one redraw. A redraw shuffles all cards, so the second hand is independent of the first.
 */
export function computeGroupChances(
  { size, cards }: OddsDeck,
  keeping: CompiledKeepRule,
  isIn: (index: number) => boolean,
  wanted: number,
  draws: readonly number[],
): readonly number[] {
  const hits = groupSize({ cards }, isIn);
  if (size < OPENING_HAND_SIZE) return draws.map(() => computeChanceOfAtLeast(wanted, size, hits, size));
  const all = countCombinations(size, OPENING_HAND_SIZE);
  const byFound = keptByFound(cards, keeping, isIn);
  const kept = byFound.reduce((sum, hands) => sum + hands, 0);
  return draws.map((drawn) => {
    const later = Math.min(drawn, size - OPENING_HAND_SIZE);
    let chance = (all - kept) * computeChanceOfAtLeast(wanted, OPENING_HAND_SIZE + later, hits, size);
    for (const [found, hands] of byFound.entries()) {
      if (hands > 0)
        chance += hands * computeChanceOfAtLeast(wanted - found, later, hits - found, size - OPENING_HAND_SIZE);
    }
    return chance / all;
  });
}

const groupSize = ({ cards }: Pick<OddsDeck, "cards">, isIn: (index: number) => boolean): number =>
  cards.reduce((sum, { copies }, index) => (isIn(index) ? sum + copies : sum), 0);

/** Number of kept hands, by the number of cards of a group in them. */
function keptByFound(
  cards: readonly OddsCard[],
  { classOf, sizes, keeps }: CompiledKeepRule,
  isIn: (index: number) => boolean,
): readonly number[] {
  const inside = sizes.map(() => 0);
  for (const [index, { copies }] of cards.entries()) {
    const of = classOf[index] ?? 0;
    if (isIn(index)) inside[of] = (inside[of] ?? 0) + copies;
  }
  const byFound = new Array<number>(OPENING_HAND_SIZE + 1).fill(0);
  const piles = sizes.map((copies) => ({ copies }));
  forEachComposition(piles, OPENING_HAND_SIZE, (counts) => {
    if (!keeps(counts)) return;
    let ways: readonly number[] = [1];
    for (const [index, count] of counts.entries()) ways = spread(ways, count, inside[index] ?? 0, sizes[index] ?? 0);
    for (const [found, hands] of ways.entries()) byFound[found] = (byFound[found] ?? 0) + hands;
  });
  return byFound;
}

/**
 * Multiplies the ways so far, by number of hits, with the ways to draw `count` cards of a class of `size` cards with
 * `hits` hits.
 */
function spread(ways: readonly number[], count: number, hits: number, size: number): readonly number[] {
  const next = new Array<number>(ways.length + count).fill(0);
  for (let found = 0; found <= count; found += 1) {
    const some = countCombinations(hits, found) * countCombinations(size - hits, count - found);
    if (some === 0) continue;
    for (const [before, hands] of ways.entries()) next[before + found] = (next[before + found] ?? 0) + hands * some;
  }
  return next;
}
