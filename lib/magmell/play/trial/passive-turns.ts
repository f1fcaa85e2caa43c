import {
  type Cards,
  type GameState,
  getCardDefinition,
  getUseProblems,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  passSeat,
  stepGame,
} from "@/engine/magmell";
import { EMPTY_PASSIVE_DEALS, type PassiveDealSums } from "./trial-sums";

/** Number of own turns that are simulated. */
export const PASSIVE_TURN_COUNT = 6;
/** Number of own turns over which the value of a hand is summed. */
export const HAND_VALUE_TURNS = 4;

const PASS: PlayerAnswer = { do: "pass" };

/**
 * Returns the first own turn in which a card of this cost can be paid for: one stone comes into play each turn (604.1).
 */
export const getTurnForCost = (cost: number): number => Math.max(1, cost);

/**
 * Simulates a player's first turns after the preparation while nobody uses anything. Counts in which turns the engine
 * offers to use a card of the hand, and which cards could be paid for. The state must not be used afterwards.
 */
export function simulatePassiveTurns(cards: Cards, state: GameState, own: PlayerId, redrew: boolean): PassiveDealSums {
  const dealt = state.zones.hand[own].length;
  const draws = state.turnPlayer === own ? 0 : 1;
  const something: number[] = [];
  const held: Record<string, number> = {};
  for (let turn = 1, last = 0; turn <= PASSIVE_TURN_COUNT; turn += 1) {
    passUntil(cards, state, (now) => now.turn > last && now.turnPlayer === own && now.phase === "main");
    last = state.turn;
    const { hand, stoneArea } = state.zones;
    if (state.choice === null || hand[own].length !== dealt + turn - 1 + draws || stoneArea[own].length !== turn) {
      return { ...EMPTY_PASSIVE_DEALS, games: 1, strayed: 1 };
    }
    const paid = hand[own]
      .filter(({ id }) => canPay(cards, state, own, id))
      .map(({ card }) => getCardDefinition(cards, card));
    something.push(hand[own].some(({ id }) => getUseProblems(cards, state, own, id).length === 0) ? 1 : 0);
    for (const { name, useCost } of paid) {
      if (getTurnForCost(useCost.blue + useCost.green + useCost.red + useCost.any) === turn) held[name] = 1;
    }
  }
  const turns = something.slice(0, HAND_VALUE_TURNS).reduce((sum, one) => sum + one, 0);
  const value = { games: 1, turns, squares: turns * turns };
  return { ...EMPTY_PASSIVE_DEALS, games: 1, something, held, [redrew ? "redrawn" : "kept"]: value };
}

/** Whether the stones can pay for a card, ignoring other restrictions. */
const canPay = (cards: Cards, state: GameState, own: PlayerId, id: number): boolean =>
  getUseProblems(cards, state, own, id).every(({ code }) => code !== "USE_COST" && code !== "CATALYST");

function passUntil(cards: Cards, state: GameState, reached: (state: GameState) => boolean): void {
  while (state.choice !== null && !(state.choice.ask === "priority" && reached(state))) {
    // A pass needs no look at what else could be done, which is nearly all of the work.
    const answer = state.choice.ask === "priority" ? PASS : passSeat(cards, state, legalAnswers(cards, state));
    if (stepGame(cards, state, answer) !== null) throw new Error(`${JSON.stringify(answer)} is not offered`);
  }
}
