import type { CardDefinition, Cards, Deck } from "@/engine/magmell";
import { findCard } from "@/engine/magmell";
import { computeDeckOdds, computeHandValues, type OddsDeck, type TurnOrder } from "@/engine/magmell/odds";
import { getTurnForCost, HAND_VALUE_TURNS, PASSIVE_TURN_COUNT } from "./passive-turns";

/** The exact values of everything that `PassiveDealSums` counts, if hands are kept by the rule of the trial. */
export type ExactDealValues = {
  readonly kept: number;
  readonly something: readonly number[];
  readonly held: readonly { readonly name: string; readonly turn: number; readonly chance: number }[];
  /** Mean numbers of turns with something, of the first ones; `null` where no hand is kept, or none redrawn. */
  readonly valueTurns: number;
  readonly values: { readonly kept: number | null; readonly redrawn: number | null };
};

/** Returns the exact values for a deck, to compare them with the results of a trial. */
export function computeExactDeals(odds: OddsDeck, seat: TurnOrder): ExactDealValues {
  const { kept, something, cards } = computeDeckOdds(odds, {
    ...seat,
    keep: { keep: "autopilot" },
    turns: PASSIVE_TURN_COUNT,
  });
  const { fresh } = computeHandValues(odds, HAND_VALUE_TURNS, seat);
  const mean = something.slice(0, HAND_VALUE_TURNS).reduce((sum, chance) => sum + chance, 0);
  return {
    kept,
    something,
    held: cards
      .map(({ name, cost, held }) => ({
        name,
        turn: getTurnForCost(cost),
        chance: held[getTurnForCost(cost) - 1] ?? 0,
      }))
      .filter(({ turn }) => turn <= PASSIVE_TURN_COUNT)
      .sort((one, other) => one.turn - other.turn),
    // A fresh hand does not depend on the one that was refused, so that the mean of all hands gives that of kept ones.
    valueTurns: HAND_VALUE_TURNS,
    values: {
      kept: kept === 0 ? null : (mean - (1 - kept) * fresh) / kept,
      redrawn: kept === 1 ? null : fresh,
    },
  };
}

/**
 * Returns whether exact odds and simulated games should agree for a deck while nobody uses anything. This requires that
 * no card makes itself cheaper, and that stones have no static abilities except for their colors. Effects of other
 * abilities show as deviations in the games.
 */
export const isExactlyComparable = (cards: Cards, { grimoire, stoneDeck }: Deck): boolean =>
  grimoire.every(({ name }) => findCard(cards, name)?.abilities.every(keepsItsCost) ?? false) &&
  stoneDeck.every(({ name }) => findCard(cards, name)?.abilities.every(givesColors) ?? false);

type Ability = CardDefinition["abilities"][number];

const keepsItsCost = (ability: Ability): boolean =>
  ability.type !== "static" ||
  ability.affects !== "self" ||
  ability.changes.every((change) => !("cost" in change || "without" in change));

const givesColors = (ability: Ability): boolean =>
  ability.type !== "static" ||
  (ability.affects === "self" && ability.while === undefined && ability.changes.every((change) => "colors" in change));
