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

/** The card of each object in a game, by every id that the object has had. */
export type CardNames = Map<InstanceId, CardIndex>;

export function learnNames(names: CardNames, state: GameState): void {
  for (const { id, card } of listInstances(state)) names.set(id, card);
}

/** Adds the new ids of objects that events move or create, including objects that are gone at the end. */
export function followMoves(names: CardNames, events: readonly Event[]): void {
  for (const event of events) {
    const card = event.type === "moved" ? names.get(event.instance) : undefined;
    if (event.type === "moved" && card !== undefined) names.set(event.becomes, card);
    if (event.type === "tokenMade") names.set(event.instance, event.card);
    if (event.type === "abilityPut") names.set(event.instance, event.waiting.card);
  }
}

/** Returns the card name as `《name》`; "a card" for an unknown card. */
export const getCardName = (cards: Cards, card: CardIndex | null | undefined): string =>
  card === null || card === undefined || cards.list[card] === undefined
    ? "a card"
    : `《${getCardDefinition(cards, card).name}》`;

export const getInstanceName = (cards: Cards, names: CardNames, id: InstanceId): string =>
  `${getCardName(cards, names.get(id))} #${id}`;

export const getPlayerName = (player: number): string => `Player ${player + 1}`;

export const getTargetName = (cards: Cards, names: CardNames, target: Target): string =>
  "player" in target ? getPlayerName(target.player) : getInstanceName(cards, names, target.instance);

/** Returns the rule number: `701.4.1`, or `house 7` for a ruling of this site. */
export const getRuleName = (rule: RuleRef): string => rule.replace("mag:", "").replace("house:", "house ");
