import { getCardDefinition } from "../model/cards";
import type { EffectOf } from "../model/effect";
import type { Event } from "../model/event";
import type { CardIndex } from "../model/ids";
import type { Scope } from "../model/scope";
import type { Game } from "../model/state";
import { isFaceDownStone } from "../rules/continuous/characteristics";
import { evaluateAmount, resolvePlayer, selectKnownInstances } from "../rules/continuous/evaluate";
import { allocateId } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { storeAffected } from "../rules/events/scopes";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";

/**
 * Creating tokens (206). The ability defines the token (206.3); the token enters the battle area and is thereby
 * summoned (226.1).
 */
export const TOKEN_EFFECT_HANDLERS: EffectHandlers<"token"> = {
  token: { rules: ["mag:206.1", "mag:206.3", "mag:204.2", "mag:226.1", "house:18"], run: runToken },
};

/**
 * Highest number of tokens made at once. A larger number would exhaust memory; no real game comes near it (house:10).
 */
const MOST_TOKENS = 100;

function runToken(game: Game, { effect, scope, at }: RunningInstruction<"token">): void {
  const player = resolvePlayer(game, scope, effect.under ?? "you");
  if (player === null) {
    storeAffected(game, getMemorySlot(at, effect.store), []);
    return;
  }
  const each = Math.max(0, evaluateAmount(game, scope, effect.count));
  const wanted = cardsOfTokens(game, scope, effect).flatMap((card) =>
    Array.from({ length: Math.min(MOST_TOKENS, each) }, () => card),
  );
  const events: Event[] = [];
  for (const card of wanted.slice(0, MOST_TOKENS)) {
    const instance = allocateId(game.state);
    const rested = effect.rested ?? false;
    const owner = scope.controller;
    events.push({ type: "tokenMade", rule: "mag:206.1", instance, card, owner, player, rested, counters: null });
  }
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}

/**
 * Cards that define the tokens: the card that the ability defines, or the cards of the selected units in their current
 * or last known form (204.2, 301.7).
 */
function cardsOfTokens(game: Game, scope: Scope, effect: EffectOf<"token">): readonly CardIndex[] {
  if ("copy" in effect) {
    const cards = selectKnownInstances(game, scope, effect.copy).flatMap((place) =>
      isFaceDownStone(place) ? [] : place.instance.card,
    );
    return cards.filter((card) => getCardDefinition(game.cards, card).kind === "unit");
  }
  const card = game.cards.tokenIndexOf.get(effect.token);
  if (card === undefined) throw new Error(`The token 《${effect.token.name}》 belongs to no card of this game`);
  return [card];
}
