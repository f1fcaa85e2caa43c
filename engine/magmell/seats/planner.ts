import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";
import { planAnswer, type SearchEffort } from "./opponent/plan-turn";
import { planPolicy } from "./opponent/policy";
import { finishThinking, type Seat, type Thinking } from "./seat";

/**
 * Search limits of the opponent by strength. They are counts and not times, so a game with a given seed is the same on
 * every machine.
 */
export const SEARCH_EFFORTS = {
  play: { turns: 3, deals: 6 },
  strong: { turns: 6, deals: 16 },
} as const satisfies Readonly<Record<string, SearchEffort>>;

/** Finds the answer of `plannerSeat` in steps. Do not change the state between steps. */
export function* thinkOfAnswer(
  effort: SearchEffort,
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
): Thinking<PlayerAnswer> {
  const [first] = answers;
  if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
  return answers.length === 1 ? first : yield* planAnswer(cards, state, answers, planPolicy, effort);
}

/**
 * Returns a seat that tries answers and whole turns on samples of the hidden cards, including the opponent's reply, and
 * gives the best answer. Without `hasTime` it is deterministic.
 */
export const plannerSeat =
  (effort: SearchEffort): Seat =>
  (cards, state, answers) =>
    finishThinking(thinkOfAnswer(effort, cards, state, answers));
