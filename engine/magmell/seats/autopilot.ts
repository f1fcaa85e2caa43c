import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { GameState } from "../model/state";
import { chooseAutopilotAnswer } from "./autopilot/answer-in";
import { determinize } from "./autopilot/determinize";
import type { TrialBudget } from "./autopilot/play-forward";
import { shouldPassSilently } from "./autopilot/with-priority";
import type { Seat } from "./seat";

/** Budget of trials per decision. Copies of boards with many units are expensive, so fewer are made. */
const MOST_WORK = 700;
const budgetFor = ({ zones }: GameState): TrialBudget => ({
  tries: Math.ceil(MOST_WORK / (10 + zones.battleArea.length)),
});

const PASS: PlayerAnswer = { do: "pass" };

/**
 * Answers for a seat that plays sensibly without hidden information. It keeps hands with early plays, uses its stones,
 * attacks if it gains, and gives the answer with the best resulting position. It is deterministic.
 */
export const autopilotSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
  return answers.length === 1 ? first : (decide(cards, state, answers) ?? first);
};

function decide(cards: Cards, state: GameState, answers: readonly PlayerAnswer[]): PlayerAnswer | null {
  const { choice } = state;
  if (choice === null) return null;
  // Most questions end here, and a copy is not needed for it.
  if (choice.ask === "priority" && shouldPassSilently(state)) return PASS;
  return chooseAutopilotAnswer(determinize(cards, state, choice.player), answers, budgetFor(state));
}
