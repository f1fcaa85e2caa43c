import type { InstanceId, PlayerId, Target } from "../players";
import type { QuestionAnswer } from "../question";

/** The two players of a scenario: I am player 0. */
export type ScenarioPlayer = "me" | "you";
export const getPlayerId = (who: ScenarioPlayer): PlayerId => (who === "me" ? 0 : 1);
export const getPlayerName = (player: PlayerId): ScenarioPlayer => (player === 0 ? "me" : "you");

/** Names of instances, including instances that have moved since; extended as a game proceeds. */
export type InstanceNames = Map<InstanceId, string>;

/** Returns `me` or `you` for a player, and the name of an instance. */
export const getTargetName = (names: InstanceNames, target: Target): string =>
  "player" in target ? getPlayerName(target.player) : (names.get(target.instance) ?? `#${target.instance}`);

/** An answer to a question, or any other answer with the instance that it is about. */
type NamedAnswer = QuestionAnswer | { readonly do: string; readonly instance?: InstanceId };

/**
 * Returns an answer in the words of scenarios: `pass`, `pick you`, `number 3`, `option 0`, or the action and the card's
 * name.
 */
export function describeAnswer(names: InstanceNames, answer: NamedAnswer): string {
  if ("target" in answer) return `pick ${getTargetName(names, answer.target)}`;
  if ("number" in answer) return `number ${answer.number}`;
  if ("option" in answer) return `option ${answer.option}`;
  const instance = "instance" in answer ? answer.instance : undefined;
  return instance === undefined ? answer.do : `${answer.do} ${getTargetName(names, { instance })}`;
}
