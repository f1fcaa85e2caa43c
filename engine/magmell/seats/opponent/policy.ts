import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { PlayerAnswer } from "../../model/choice";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { chooseAutopilotAnswer } from "../autopilot/answer-in";
import { evaluatePosition } from "../autopilot/evaluate-position";
import { type AnswerTrial, isQuietPosition } from "../autopilot/play-forward";
import { shouldPassSilently } from "../autopilot/with-priority";
import { choosePickAnswer } from "./heuristic-picks";
import { chooseHeuristicAnswer } from "./heuristic-policy";

/** Highest number of steps before a position is evaluated as it stands. */
const MOST_STEPS = 100;
const PASS: PlayerAnswer = { do: "pass" };

type PositionTest = (state: GameState) => boolean;

/**
 * Returns a trial on a single copy, which ends at the first position that passes a test. No further cards are used, and
 * heuristics answer the questions of both players.
 */
const tryByHeuristics =
  (isOver: PositionTest): AnswerTrial =>
  (game, answer, player) => {
    const copy = forkGame(game);
    if (applyAnswer(copy, answer) !== null) return null;
    playUntil(isOver, copy);
    return evaluatePosition(copy, player);
  };

function playUntil(isOver: PositionTest, game: Game): void {
  const { cards, state } = game;
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && !isOver(state); steps += 1) {
    const answer =
      state.choice.ask === "priority" ? PASS : chooseHeuristicAnswer(cards, state, listLegalAnswers(game), null);
    if (applyAnswer(game, answer) !== null) return;
  }
}

/** Whether nothing is pending except the rest of a battle after its damage, which hardly ever changes the board. */
const isSettled: PositionTest = (state) =>
  isQuietPosition(state) ||
  (state.choice?.ask === "priority" && shouldPassSilently(state) && state.battle?.step !== "designation");

/**
 * A function that chooses the next answer in a copy of a game with sampled hidden cards, so that nothing needs to be
 * hidden.
 */
export type Policy = (game: Game, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** Number of trials of one decision; a decision never has that many different answers worth a trial. */
const TRIES = 100;
/** Purposes of picks for which a trial is no better than a heuristic. */
const BY_THUMB: readonly string[] = ["useCost", "catalyst", "discard"];

/** Returns a policy that tries each different answer on one copy, and uses heuristics to pay and discard. */
const createPolicy =
  (trial: AnswerTrial): Policy =>
  (game, answers) => {
    const [first] = answers;
    const { choice } = game.state;
    if (first === undefined || choice === null) throw new Error("A choice offered no answer");
    if (answers.length === 1) return first;
    const chosen =
      choice.ask === "pick" && BY_THUMB.includes(choice.purpose)
        ? choosePickAnswer(game, choice, answers)
        : chooseAutopilotAnswer(game, oneUseOfEach(game.state, answers), { tries: TRIES }, trial);
    return chosen ?? first;
  };

/** The policy of the quick seat. */
export const quickPolicy = createPolicy(tryByHeuristics(isQuietPosition));

/** The policy that continues plans: the quick one, with trials that end slightly earlier. */
export const planPolicy = createPolicy(tryByHeuristics(isSettled));

/** Answers without further uses of a card that lies in the hand more than once. */
function oneUseOfEach({ zones }: GameState, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  const seen = new Set<number>();
  return answers.filter((answer) => {
    const place = answer.do === "use" ? findInstance(zones, answer.instance) : null;
    if (place?.zone !== "hand") return true;
    const { card } = place.instance;
    return !seen.has(card) && seen.add(card);
  });
}
