import type { PlayerAnswer } from "../../model/choice";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { answerIn } from "../autopilot/answer-in";
import { pickAnswer } from "./light-picks";
import { trialByThumb } from "./trial-by-thumb";

/** A way to go on in a copy of a game in which hidden cards have been dealt, so that nothing needs to be hidden. */
export type Policy = (game: Game, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** Number of trials of one decision; there are never so many different answers worth a trial. */
const TRIES = 100;

/** Purposes of picks that a trial judges no better than a rule of thumb. */
const BY_THUMB: readonly string[] = ["useCost", "catalyst", "discard"];

/** The policy of an autopilot that tries each different answer on one copy, and pays and discards by rules of thumb. */
export const quickPolicy: Policy = (game, answers) => {
  const [first] = answers;
  const { choice } = game.state;
  if (first === undefined || choice === null) throw new Error("A choice offered no answer");
  if (answers.length === 1) return first;
  const answer =
    choice.ask === "pick" && BY_THUMB.includes(choice.purpose)
      ? pickAnswer(game, choice, answers)
      : answerIn(game, oneUseOfEach(game.state, answers), { tries: TRIES }, trialByThumb);
  return answer ?? first;
};

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
