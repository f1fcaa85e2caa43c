import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { PlayerAnswer } from "../../model/choice";
import type { Game } from "../../model/state";
import { evaluatePosition } from "../autopilot/evaluate-position";
import { type AnswerTrial, isQuietPosition } from "../autopilot/play-forward";
import { chooseHeuristicAnswer } from "./heuristic-policy";

/** Highest number of steps before a position is evaluated as it stands. */
const MOST_STEPS = 100;
const PASS: PlayerAnswer = { do: "pass" };

/**
 * Returns a trial on a single copy: everything pending is finished with nothing more used, and the questions on the way are
 * answered by rules of thumb, those of the opponent too.
 */
export const tryAnswerByHeuristics: AnswerTrial = (game, answer, player) => {
  const copy = forkGame(game);
  if (applyAnswer(copy, answer) !== null) return null;
  settle(copy);
  return evaluatePosition(copy, player);
};

/** Plays a game on, in place, until the chant is empty and no battle is in progress. */
function settle(game: Game): void {
  const { cards, state } = game;
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && !isQuietPosition(state); steps += 1) {
    const answer =
      state.choice.ask === "priority" ? PASS : chooseHeuristicAnswer(cards, state, listLegalAnswers(game), null);
    if (applyAnswer(game, answer) !== null) return;
  }
}
