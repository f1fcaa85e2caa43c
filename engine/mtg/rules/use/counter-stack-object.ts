import type { GameObject } from "../../model/object";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { applyBatch } from "../events/apply-batch";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { findSpellProhibition } from "./spell-changes";

/**
 * Counters a spell or ability on the stack. A spell goes to its owner's graveyard without effect; an ability ceases to
 * exist. Paid costs are not returned. Combat damage cannot be countered (C.5.6).
 * @rule mtg-6e:G.7.1, mtg-6e:G.7.2, mtg-6e:G.7.r2, mtg-6e:G.7.r3, mtg-6e:G.6.r1, mtg-6e:T.2.4
 */
export function counterStackObject(game: Game, { id }: GameObject, rule: MtgRef): void {
  const place = findObject(game.state.zones, id);
  if (place === null || place.zone !== "stack" || place.object.thing?.sort === "combatDamage") return;
  applyBatch(game, [{ type: "countered", rule, instance: id }]);
  if (place.object.thing === null)
    proposeEvents(game, [createMoveEvent(place, "graveyard", { cause: "counter", rule })]);
  else applyBatch(game, [{ type: "ceased", rule, instance: id }]);
}

/**
 * Returns whether effects may counter a spell or ability (T.8.13). Without legal targets it is countered even if effects
 * may not counter it.
 */
export const canBeCountered = (game: Game, object: GameObject): boolean =>
  findSpellProhibition(game, object, "beCountered") === null;
