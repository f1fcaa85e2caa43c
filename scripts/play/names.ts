import {
  type CardIndex,
  type Cards,
  type Event,
  type GameState,
  getCardDefinition,
  type InstanceId,
  type RuleRef,
} from "@/engine/magmell";
import type { Target } from "@/engine/magmell/model/ids";
import { listInstances } from "@/engine/magmell/testing/invariants";

/** Cards of the instances of a game, by every identity that an instance has had. */
export type Names = Map<InstanceId, CardIndex>;

export function learn(names: Names, state: GameState): void {
  for (const { id, card } of listInstances(state)) names.set(id, card);
}

/** Follows instances through their moves, also those that are gone by the end of them. */
export function follow(names: Names, events: readonly Event[]): void {
  for (const event of events) {
    const card = event.type === "moved" ? names.get(event.instance) : undefined;
    if (event.type === "moved" && card !== undefined) names.set(event.becomes, card);
    if (event.type === "tokenMade") names.set(event.instance, event.card);
    if (event.type === "abilityPut") names.set(event.instance, event.waiting.card);
  }
}

/** Returns `《name》`, as it is written on the card. */
export const cardName = (cards: Cards, card: CardIndex | null | undefined): string =>
  card === null || card === undefined || cards.list[card] === undefined
    ? "a card"
    : `《${getCardDefinition(cards, card).name}》`;

export const named = (cards: Cards, names: Names, id: InstanceId): string => `${cardName(cards, names.get(id))} #${id}`;

export const playerName = (player: number): string => `Player ${player + 1}`;

export const targetName = (cards: Cards, names: Names, target: Target): string =>
  "player" in target ? playerName(target.player) : named(cards, names, target.instance);

/** Returns `701.4.1`, or `house 7` for one of our own. */
export const ruleName = (rule: RuleRef): string => rule.replace("mag:", "").replace("house:", "house ");
