import type { Cards, Event, GameState, InstanceId, PlayerAnswer, Target } from "..";
import { iterateObjects } from "../model/zone";

/** Names of objects by identity, learned as a game goes on. */
export type ObjectNames = Map<InstanceId, string>;

/** Adds the names of every object of a state. */
export function recordObjectNames(
  { list }: Cards,
  state: GameState,
  _events: readonly Event[],
  names: ObjectNames,
): void {
  for (const { object } of iterateObjects(state.zones)) names.set(object.id, list[object.card]?.name ?? "the game");
}

/** Returns the name of a player or object in scenarios. */
export const getTargetName = (names: ObjectNames, target: Target): string =>
  "player" in target ? (target.player === 0 ? "me" : "you") : (names.get(target.instance) ?? `${target.instance}`);

/** Returns an answer in the words of scenarios. */
export function describeAnswer(names: ObjectNames, answer: PlayerAnswer): string {
  switch (answer.do) {
    case "playLand":
    case "cast":
      return `${answer.do} ${names.get(answer.instance)}`;
    case "activate":
      return `activate ${names.get(answer.instance)}`;
    case "pick":
      return getTargetName(names, answer.target);
    case "number":
      return `${answer.number}`;
    case "option":
      return `option ${answer.option}`;
    default:
      return answer.do;
  }
}
