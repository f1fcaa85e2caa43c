import { COLORS, countSymbols } from "../../model/card";
import type { KeepRule } from "../../odds/keep-rule";
import type { SmallCard, SmallDeck, SmallStone } from "./small-deck";

const HAND = 5;

/** Returns all subsets of a size of a list; all are equally likely. */
export function listSubsets<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((first, index) => listSubsets(all.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Returns all ordered draws of `size` stones from a stone deck. */
export function listOrders<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return all.flatMap((first, index) =>
    listOrders([...all.slice(0, index), ...all.slice(index + 1)], size - 1).map((rest) => [first, ...rest]),
  );
}

/** The cards that a player may have seen by some turn, and the chance of exactly these. */
type Seen = { readonly cards: readonly SmallCard[]; readonly chance: number };

/** Returns all deals of a small deck up to a number of draws after the opening hand, including the redraw. */
export function listDeals({ spells, keep }: Pick<SmallDeck, "spells" | "keep">, draws: number): readonly Seen[] {
  const size = Math.min(HAND, spells.length);
  const hands = listSubsets([...spells.keys()], size);
  const later = (taken: readonly number[], chance: number): readonly Seen[] => {
    const rest = [...spells.keys()].filter((index) => !taken.includes(index));
    const drawn = listSubsets(rest, Math.min(draws, rest.length));
    return drawn.map((more) => ({
      cards: [...taken, ...more].map((index) => spells[index] as SmallCard),
      chance: chance / drawn.length,
    }));
  };
  return hands.flatMap((hand) => {
    const chance = 1 / hands.length;
    if (
      keeps(
        keep,
        hand.map((index) => spells[index] as SmallCard),
      ) ||
      spells.length < HAND
    )
      return later(hand, chance);
    return hands.flatMap((second) => later(second, chance / hands.length));
  });
}

/** Whether a keep rule keeps a hand, read from its words. */
function keeps(rule: KeepRule, hand: readonly SmallCard[]): boolean {
  const cost = ({ useCost }: SmallCard) => countSymbols(useCost);
  switch (rule.keep) {
    case "always":
      return true;
    case "units":
      return (
        hand.filter((card) => card.kind === "unit" && cost(card) >= rule.from && cost(card) <= rule.to).length >=
        rule.least
      );
    case "cards":
      return hand.filter(({ name }) => rule.names.includes(name)).length >= rule.least;
    case "autopilot":
      return (
        hand.some((card) => card.kind === "unit" && cost(card) <= 2) &&
        hand.filter((card) => cost(card) <= 3).length >= 2
      );
  }
}

/**
 * Returns whether stones, in the order of their placement, pay for a card. Tries every assignment of stones to symbols.
 */
export function canPayByBruteForce(placed: readonly SmallStone[], { useCost, catalyst }: SmallCard): boolean {
  const awake = placed.filter(({ arrivesRested }, index) => !(arrivesRested && index === placed.length - 1));
  return canGive(asked(useCost), awake) && canGive(asked(catalyst), placed);
}

type RequiredSymbol = (typeof COLORS)[number] | "any";

const asked = (symbols: SmallCard["useCost"]): readonly RequiredSymbol[] =>
  ([...COLORS, "any"] as const).flatMap((symbol) => Array.from({ length: symbols[symbol] }, () => symbol));

function canGive([symbol, ...rest]: readonly RequiredSymbol[], stones: readonly SmallStone[]): boolean {
  if (symbol === undefined) return true;
  return stones.some(
    ({ colors }, index) =>
      (symbol === "any" || colors.includes(symbol)) &&
      canGive(rest, [...stones.slice(0, index), ...stones.slice(index + 1)]),
  );
}
