import type { PlayerAnswer } from "../../model/choice";
import type { Game } from "../../model/state";
import { answerIn } from "../autopilot/answer-in";
import { pickAnswer } from "./light-picks";

/** A way to go on in a copy of a game in which hidden cards have been dealt, so that nothing needs to be hidden. */
export type Policy = (game: Game, answers: readonly PlayerAnswer[]) => PlayerAnswer;

/** Trials per decision. More cost time without making the policy win more often. */
const TRIES = 6;

/** The policy of an autopilot that tries few answers, and pays by a rule of thumb. */
export const autopilotPolicy: Policy = (game, answers) => {
  const [first] = answers;
  const { choice } = game.state;
  if (first === undefined || choice === null) throw new Error("A choice offered no answer");
  if (answers.length === 1) return first;
  const pays = choice.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst");
  return (pays ? pickAnswer(game, choice, answers) : answerIn(game, answers, { tries: TRIES })) ?? first;
};
