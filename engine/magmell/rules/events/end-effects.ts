import type { LastingEffect } from "../../model/scope";
import type { Game } from "../../model/state";
import { findInstance } from "../../model/zone";
import type { RuleRef } from "../../rulebook";
import { isInForce } from "../continuous/change-sources";
import { applyBatch } from "./apply-batch";
import { applyEvent } from "./apply-event";

type Control = Extract<LastingEffect, { kind: "control" }>;

/**
 * Ends the lasting effects that match `which` (306.1.1). Control of an instance returns to the previous controller
 * (house:33).
 * @rule mag:306.1.1, mag:222.2, house:22, house:33
 */
export function endEffects(game: Game, rule: RuleRef, which: (lasting: LastingEffect) => boolean): void {
  const { state } = game;
  if (state.lasting.length === 0) return;
  for (const id of state.lasting.filter(which).map((lasting) => lasting.id)) {
    // Looked up again, because ending one control effect changes the next on the same instance.
    const lasting = state.lasting.find((other) => other.id === id);
    if (lasting === undefined) continue;
    applyEvent(game, { type: "effectEnded", rule, id });
    if (lasting.kind === "control") restoreController(game, rule, lasting);
  }
}

/**
 * Ends effects that last while their source stays in its place or on its side, if the source has not stayed (306.1.1).
 * Repeats until none is left, because units that change sides may be sources of further such effects.
 */
export function endAbandonedEffects(game: Game): void {
  while (game.state.lasting.some((lasting) => isAbandoned(game, lasting))) {
    endEffects(game, "mag:306.1.1", (lasting) => isAbandoned(game, lasting));
  }
}

const isAbandoned = (game: Game, lasting: LastingEffect): boolean =>
  (lasting.until === "whileHere" || lasting.until === "whileYouControl") &&
  !(lasting.kind === "ability" && lasting.from > game.state.turn) &&
  !isInForce(game, lasting);

/**
 * Returns an instance to its previous controller. If a later control effect is in force, that effect inherits the
 * previous controller instead.
 */
function restoreController(game: Game, rule: RuleRef, { id, instance, before }: Control): void {
  const { lasting, zones } = game.state;
  const later = lasting.find(
    (other): other is Control => other.kind === "control" && other.instance === instance && other.id > id,
  );
  if (later !== undefined) {
    applyEvent(game, { type: "effectBegan", rule, lasting: { ...later, before } });
    return;
  }
  const place = findInstance(zones, instance);
  if (place === null || place.instance.controller === before) return;
  applyBatch(game, [{ type: "controlChanged", rule, instance, player: before }]);
}
