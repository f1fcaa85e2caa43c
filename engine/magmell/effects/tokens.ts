import type { Event } from "../model/event";
import type { Game } from "../model/state";
import { amountOf, playerOf } from "../rules/continuous/evaluate";
import { takeId } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { storeAffected } from "../rules/events/scopes";
import { type EffectRows, type Instruction, storeOf } from "./instruction";

/**
 * Making tokens (206). The ability defines the token (206.3); it is put into the battle area and thereby summoned
 * (226.1).
 */
export const TOKEN_EFFECTS: EffectRows<"token"> = {
  token: { rules: ["mag:206.1", "mag:206.3", "mag:226.1", "house:18"], run: runToken },
};

/**
 * Highest number of tokens made at once. A larger number would exhaust memory; no real game comes near it (house:10).
 */
const MOST_TOKENS = 100;

function runToken(game: Game, { effect, scope, at }: Instruction<"token">): void {
  const player = playerOf(game, scope, effect.under ?? "you");
  const card = game.cards.tokenIndexOf.get(effect.token);
  if (card === undefined) throw new Error(`The token 《${effect.token.name}》 belongs to no card of this game`);
  if (player === null) {
    storeAffected(game, storeOf(at, effect.store), []);
    return;
  }
  const count = Math.min(MOST_TOKENS, amountOf(game, scope, effect.count));
  const events: Event[] = [];
  for (let made = 0; made < count; made += 1) {
    const instance = takeId(game.state);
    const rested = effect.rested ?? false;
    const owner = scope.controller;
    events.push({ type: "tokenMade", rule: "mag:206.1", instance, card, owner, player, rested, counters: null });
  }
  proposeEvents(game, events, storeOf(at, effect.store));
}
