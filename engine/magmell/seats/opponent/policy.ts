import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { PlayerAnswer } from "../../model/choice";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { chooseAutopilotAnswer } from "../autopilot/answer-in";
import { evaluatePosition } from "../autopilot/evaluate-position";
import { type AnswerTrial, isQuietPosition } from "../autopilot/play-forward";
import { choosePickAnswer } from "./heuristic-picks";
import { chooseHeuristicAnswer } from "./heuristic-policy";

/** Highest number of steps before a position is evaluated as it stands. */
const MOST_STEPS = 100;
const PASS: PlayerAnswer = { do: "pass" };

/**
 * Returns a trial on a single copy: everything pending is finished with nothing more used, and the questions on the way are
 * answered by rules of thumb, those of the opponent too.
 */
const tryAnswerByHeuristics: AnswerTrial = (game, answer, player) => {
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

/** A way to go on in a copy of a game in which hidden cards have been dealt, so that nothing needs to be hidden. */
export type Policy = (game: Game, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** Trials per decision of a policy for plans. More cost time without making the plans win more often. */
const FEW_TRIES = 6;
/** Number of trials of one decision; there are never so many different answers worth a trial. */
const TRIES = 100;
/** Purposes of picks that a trial judges no better than a rule of thumb. */
const PAYMENTS: readonly string[] = ["useCost", "catalyst"];
const BY_THUMB: readonly string[] = [...PAYMENTS, "discard"];

/** The policy by which plans go on: an autopilot that tries few answers, and pays by a rule of thumb. */
export const planPolicy: Policy = policyOf(PAYMENTS, (game, answers) =>
  chooseAutopilotAnswer(game, answers, { tries: FEW_TRIES }),
);

/** The policy of an autopilot that tries each different answer on one copy, and pays and discards by rules of thumb. */
export const quickPolicy: Policy = policyOf(BY_THUMB, (game, answers) =>
  chooseAutopilotAnswer(game, oneUseOfEach(game.state, answers), { tries: TRIES }, tryAnswerByHeuristics),
);

function policyOf(
  byThumb: readonly string[],
  decide: (game: Game, answers: readonly PlayerAnswer[]) => PlayerAnswer | null,
): Policy {
  return (game, answers) => {
    const [first] = answers;
    const { choice } = game.state;
    if (first === undefined || choice === null) throw new Error("A choice offered no answer");
    if (answers.length === 1) return first;
    const isEasy = choice.ask === "pick" && byThumb.includes(choice.purpose);
    return (isEasy ? choosePickAnswer(game, choice, answers) : decide(game, answers)) ?? first;
  };
}

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
