import { COLOR_BITS, COLORS, countSymbols, type SymbolCounts } from "../model/card";
import { countCombinations } from "./binomials";
import type { OddsDeck, OddsPayment, OddsStoneGroup } from "./odds-deck";

/** Number of sets of colors; a set is a sum of `COLOR_BITS`. */
export const COLOR_SET_COUNT = 8;

/**
 * Numbers of stones by set of colors. An entry counts the stones that have at least one color of the set; the entry of
 * the empty set counts all stones.
 */
export type StonesByColorSet = { readonly [set: number]: number };

/**
 * A visitor of states of the stone area: the face-up stones, the awake stones among them, and the number of ways to
 * reach this state.
 */
type VisitState = (faceUp: StonesByColorSet, awake: StonesByColorSet, ways: number) => void;

/**
 * Visits the states of the stone area on the player's own turn n if no stone has been turned face down. The area then
 * has n stones of the shuffled stone deck, one for each turn (604.1). All are awake, except the last stone if it enters
 * rested. The ways count sets of stones with a choice of the last one; their sum is `countStoneDraws`.
 */
export function forEachStoneState(stones: readonly OddsStoneGroup[], drawn: number, visit: VisitState): void {
  const states = createStateVisitor(stones, drawn, visit);
  forEachComposition(stones, drawn, states);
}

/**
 * Returns a function that visits the states with given numbers of stones of each kind, one state for each possible last
 * stone. `ways` is the number of ways to draw these stones. The arrays passed to `visit` are reused, so copy them to
 * keep them.
 */
export function createStateVisitor(
  stones: readonly OddsStoneGroup[],
  drawn: number,
  visit: VisitState,
): (counts: readonly number[], ways: number) => void {
  const faceUp = new Int32Array(COLOR_SET_COUNT);
  const awake = new Int32Array(COLOR_SET_COUNT);
  const slow = stones.flatMap(({ arriveRested }, kind) => (arriveRested > 0 ? [kind] : []));
  return (counts, ways) => {
    reach(faceUp, stones, counts);
    let rested = 0;
    for (const kind of slow) {
      const stone = stones[kind];
      const count = counts[kind] ?? 0;
      if (stone === undefined || count === 0) continue;
      const { copies, arriveRested, colors } = stone;
      // The last stone is one of those that arrive rested, and the others of its colors are any.
      const some = (ways / countCombinations(copies, count)) * arriveRested * countCombinations(copies - 1, count - 1);
      rested += some;
      for (let set = 0; set < COLOR_SET_COUNT; set += 1)
        awake[set] = (faceUp[set] ?? 0) - (set === 0 || (set & colors) !== 0 ? 1 : 0);
      visit(faceUp, awake, some);
    }
    if (rested < ways * drawn) visit(faceUp, faceUp, ways * drawn - rested);
  };
}

function reach(sums: Int32Array, stones: readonly OddsStoneGroup[], counts: readonly number[]): void {
  sums.fill(0);
  for (let kind = 0; kind < stones.length; kind += 1) {
    const count = counts[kind] ?? 0;
    const colors = stones[kind]?.colors ?? 0;
    if (count === 0) continue;
    sums[0] = (sums[0] ?? 0) + count;
    for (let set = 1; set < COLOR_SET_COUNT; set += 1) if ((set & colors) !== 0) sums[set] = (sums[set] ?? 0) + count;
  }
}

/** Returns the sum of the ways of all states of a turn. */
export const countStoneDraws = ({ stoneCount }: Pick<OddsDeck, "stoneCount">, drawn: number): number =>
  countCombinations(stoneCount, drawn) * drawn;

/** Returns the number of stones in play on the player's own turn n. */
export const countStonesInPlay = ({ stoneCount }: Pick<OddsDeck, "stoneCount">, turn: number): number =>
  Math.min(turn, stoneCount);

/** Visits every composition of cards drawn from piles of identical cards, with the number of card sets that have it. */
export function forEachComposition(
  piles: readonly { readonly copies: number }[],
  drawn: number,
  visit: (counts: readonly number[], ways: number) => void,
): void {
  const counts = new Array<number>(piles.length).fill(0);
  const rest = new Array<number>(piles.length + 1).fill(0);
  for (let place = piles.length - 1; place >= 0; place -= 1)
    rest[place] = (rest[place + 1] ?? 0) + (piles[place]?.copies ?? 0);
  const from = (place: number, left: number, ways: number): void => {
    const pile = piles[place];
    if (pile === undefined) {
      if (left === 0) visit(counts, ways);
      return;
    }
    const most = Math.min(pile.copies, left);
    for (let count = Math.max(0, left - (rest[place + 1] ?? 0)); count <= most; count += 1) {
      counts[place] = count;
      from(place + 1, left - count, ways * countCombinations(pile.copies, count));
    }
  };
  from(0, drawn, 1);
}

/**
 * Symbols of a use cost and a catalyst. An entry counts the symbols that need a stone with one of the set's colors, as
 * in `StonesByColorSet`.
 */
export type PaymentNeeds = { readonly useCost: StonesByColorSet; readonly catalyst: StonesByColorSet };

export const toPaymentNeeds = ({ useCost, catalyst }: OddsPayment): PaymentNeeds => ({
  useCost: needed(useCost),
  catalyst: needed(catalyst),
});

const needed = (symbols: SymbolCounts): StonesByColorSet =>
  Array.from({ length: COLOR_SET_COUNT }, (_, set) =>
    set === 0
      ? countSymbols(symbols)
      : COLORS.reduce((sum, color) => ((set & COLOR_BITS[color]) !== 0 ? sum + symbols[color] : sum), 0),
  );

/**
 * Returns whether stones can pay: the use cost with awake stones, the catalyst with face-up stones. One stone may pay
 * for both (702.3.4.2), so the two parts do not compete.
 */
export const canPayNeeds = (
  faceUp: StonesByColorSet,
  awake: StonesByColorSet,
  { useCost, catalyst }: PaymentNeeds,
): boolean => canPaySymbols(awake, useCost) && canPaySymbols(faceUp, catalyst);

/**
 * Returns whether each symbol can be paid with a separate stone. Uses Hall's condition: for every set of colors there
 * are at least as many stones with one of those colors as symbols that need one, and at least as many stones as symbols
 * in total.
 */
export function canPaySymbols(there: StonesByColorSet, needed: StonesByColorSet): boolean {
  for (let set = 0; set < COLOR_SET_COUNT; set += 1) if ((there[set] ?? 0) < (needed[set] ?? 0)) return false;
  return true;
}
