import type { Cards, Event, GameState, Instance, InstanceId, PlayerAnswer } from "../..";
import type { Target } from "../../model/ids";
import { listInstances } from "../invariants";

/** Card names by instance, including instances that have moved on. */
export type CardNamesById = Map<InstanceId, string>;

/** Adds to `names` every instance of the state and of the events that led to it. */
export function recordCardNames(cards: Cards, state: GameState, events: readonly Event[], names: CardNamesById): void {
  for (const instance of listInstances(state)) names.set(instance.id, getCardName(cards, instance));
  // Forwards for what has vanished since, backwards for what has passed through.
  for (const event of [...events, ...[...events].reverse()]) {
    if (event.type === "moved") {
      const name = names.get(event.becomes) ?? names.get(event.instance);
      if (name !== undefined) names.set(event.becomes, name).set(event.instance, name);
    } else if (event.type === "tokenMade") names.set(event.instance, cards.list[event.card]?.name ?? "?");
    else if (event.type === "abilityPut") {
      names.set(event.instance, `ability of ${cards.list[event.waiting.card]?.name ?? "?"}`);
    }
  }
}

export function getCardName(cards: Cards, { card, isAbility }: Instance): string {
  const name = cards.list[card]?.name ?? "?";
  return isAbility ? `ability of ${name}` : name;
}

/** Names a target: players are called `me` and `you`, instances by the names of their cards. */
export const getTargetName = (names: CardNamesById, target: Target): string =>
  "player" in target ? (target.player === 0 ? "me" : "you") : (names.get(target.instance) ?? `#${target.instance}`);

/** Answers read as in scenarios: `pass`, `use bolt 2`, `pick you`, `number 3`. */
export function describeAnswer(names: CardNamesById, answer: PlayerAnswer): string {
  const name = (instance: InstanceId) => getTargetName(names, { instance });
  switch (answer.do) {
    case "use":
      return `use ${name(answer.instance)}`;
    case "attack":
      return `attack ${name(answer.unit)}`;
    case "pick":
      return `pick ${getTargetName(names, answer.target)}`;
    case "number":
      return `number ${answer.number}`;
    case "option":
      return `option ${answer.option}`;
    default:
      return answer.do;
  }
}
