import type { OddsDeck } from "./odds-deck";
import { canPay, eachStoneState, needsOf, stonesOn, stoneWays } from "./stone-states";

/** A set of payments that the stones can make, and the chance that it is just this one. */
export type UsableSet = {
  /** Whether each of `OddsDeck.payments` can be paid. */
  readonly pays: readonly boolean[];
  readonly chance: number;
};

/** The sets of payments that the stones can make on one's turn n. Stone states with the same set are added up. */
export function usableSets(deck: OddsDeck, turn: number): readonly UsableSet[] {
  const needs = deck.payments.map(needsOf);
  const drawn = stonesOn(deck, turn);
  if (drawn === 0) return [{ pays: needs.map((need) => canPay(NO_STONES, NO_STONES, need)), chance: 1 }];
  const sets = new Map<number, { pays: readonly boolean[]; ways: number }>();
  eachStoneState(deck.stones, drawn, (faceUp, awake, ways) => {
    const pays = needs.map((need) => canPay(faceUp, awake, need));
    const key = keyOf(pays);
    const known = sets.get(key);
    if (known === undefined) sets.set(key, { pays, ways });
    else known.ways += ways;
  });
  const all = stoneWays(deck, drawn);
  return [...sets.values()].map(({ pays, ways }) => ({ pays, chance: ways / all }));
}

const NO_STONES = new Array<number>(8).fill(0);

/** A number that stands for a set of up to 53 payments; a grimoire has no more than 60 cards, of which few cost the same. */
export function keyOf(pays: readonly boolean[]): number {
  let key = 0;
  for (let index = 0, bit = 1; index < pays.length; index += 1, bit *= 2) if (pays[index]) key += bit;
  return key;
}
