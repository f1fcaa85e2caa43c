import { describeAnswer as describeAnyAnswer, getTargetName, type InstanceNames } from "../../../kernel/testing/names";
import type { Cards, Event, GameState, Instance, PlayerAnswer } from "../..";
import { listInstances } from "../invariants";

/** Adds the names of all instances in a state and in the events before it to `names`. */
export function recordCardNames(cards: Cards, state: GameState, events: readonly Event[], names: InstanceNames): void {
  for (const instance of listInstances(state)) names.set(instance.id, getCardName(cards, instance));
  // Forwards for what has vanished since, backwards for what has passed through.
  for (const event of [...events, ...events.toReversed()]) {
    if (event.type === "moved") {
      const name = names.get(event.becomes) ?? names.get(event.instance);
      if (name !== undefined) names.set(event.becomes, name).set(event.instance, name);
    } else if (event.type === "tokenMade") names.set(event.instance, getCardName(cards, event));
    else if (event.type === "abilityPut") {
      names.set(event.instance, getCardName(cards, { card: event.waiting.card, isAbility: true }));
    }
  }
}

export function getCardName(cards: Cards, { card, isAbility }: Pick<Instance, "card"> & Partial<Instance>): string {
  const name = cards.list[card]?.name ?? "?";
  return isAbility ? `ability of ${name}` : name;
}

/** Returns an answer in the words of scenarios: `pass`, `use bolt 2`, `pick you`, `number 3`. */
export const describeAnswer = (names: InstanceNames, answer: PlayerAnswer): string =>
  answer.do === "attack"
    ? `attack ${getTargetName(names, { instance: answer.unit })}`
    : describeAnyAnswer(names, answer);
