import type { Event } from "../model/event";
import { createObject } from "../model/object";
import { canBeAttached } from "../rules/attachment";
import { evaluateAmount, selectObjects, selectTargets } from "../rules/continuous/evaluate";
import { resolvePlayers } from "../rules/continuous/matches-filter";
import { allocateId, applyBatch } from "../rules/events/apply-batch";
import { proposeEvents } from "../rules/events/propose-events";
import { canBeCountered, counterStackObject as counterObject } from "../rules/use/counter-stack-object";
import type { EffectHandler } from "./effect-handler";

/** Counters spells and abilities on the stack, except those that an effect protects (G.7.1, T.8.13). */
export const counterEffect: EffectHandler<"counter"> = {
  rules: ["mtg-6e:G.7.1", "mtg-6e:G.7.2", "mtg-6e:G.7.r1", "mtg-6e:G.7.r2"],
  run: (game, { what }, scope) => {
    for (const { zone, object } of selectObjects(game, scope, what)) {
      if (zone === "stack" && canBeCountered(game, object)) counterObject(game, object, "mtg-6e:G.7.1");
    }
  },
};

/**
 * Creates tokens, all at once. The controller of the ability owns them; the player who puts them onto the battlefield
 * controls them. The effect sets their colors and names.
 */
export const tokenEffect: EffectHandler<"token"> = {
  rules: [
    "mtg-6e:G.26.2",
    "mtg-6e:K.25.1",
    "mtg-6e:K.25.2",
    "mtg-6e:K.25.3",
    "mtg-6e:K.25.5",
    "mtg-6e:K.25.7",
    "mtg-6e:K.25.8",
  ],
  run: (game, { token: made, who, count }, scope) => {
    const card = game.cards.tokenIndexOf.get(made) ?? game.cards.list.findIndex((other) => sameToken(other, made));
    if (card === -1) throw new Error(`The cards do not hold the token ${made.name}`);
    const tokens = Math.max(0, evaluateAmount(game, scope, count));
    const events = resolvePlayers(game, scope, who).flatMap((controller) =>
      Array.from({ length: tokens }, (): Event => {
        const id = allocateId(game.state);
        return {
          type: "made",
          rule: "mtg-6e:K.25.1",
          object: createObject(id, card, scope.controller, { controller, isToken: true }),
          zone: "battlefield",
        };
      }),
    );
    if (events.length > 0) proposeEvents(game, events);
  },
};

/** Compares tokens by content, because a game parsed from JSON has copies of definitions. */
const sameToken = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Attaches a permanent to another permanent or to a player, if that is allowed (K.12.4, 704.5n). Otherwise it stays
 * attached as before.
 */
export const attachEffect: EffectHandler<"attach"> = {
  rules: ["mtg-6e:K.12.4", "mtg-6e:K.12.6", "mtg-cr:704.5n"],
  run: (game, { what, to }, scope) => {
    const [host] = selectTargets(game, scope, to);
    if (host === undefined) return;
    const events = selectObjects(game, scope, what)
      .filter(({ zone, object }) => zone === "battlefield" && canBeAttached(game, object, host))
      .map(({ object }): Event => ({ type: "attached", rule: "mtg-6e:K.12.4", instance: object.id, to: host }));
    if (events.length > 0) proposeEvents(game, events);
  },
};

/** An instruction that the engine does not support; its player carries it out by hand. */
export const byHandEffect: EffectHandler<"byHand"> = {
  rules: ["mtg-6e:T.6.1"],
  run: (game, { text }, { controller, source }) => {
    applyBatch(game, [{ type: "byHand", rule: "mtg-6e:T.6.1", player: controller, source, text }]);
  },
};
