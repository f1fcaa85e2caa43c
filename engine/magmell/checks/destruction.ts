import type { Event } from "../model/event";
import type { SparedUnit } from "../model/frame";
import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import type { RuleId } from "../rulebook";
import { findProhibition, getHp } from "../rules/continuous/characteristics";
import { createMoveEvent } from "../rules/events/move-event";
import type { RuleCheck } from "./rule-check";

/**
 * Adds the destruction of a unit by a rule process (227.1). Skips a unit already found, one that cannot be destroyed
 * (102), and one that this check has tried to destroy by the same rule before (house:36).
 * @rule mag:227.1, mag:102, house:36
 */
function findDestroyed(
  game: Game,
  rule: RuleId,
  instance: Instance,
  events: Event[],
  spared: readonly SparedUnit[],
): void {
  const { id, controller } = instance;
  if (events.some((event) => event.type === "moved" && event.instance === id)) return;
  if (spared.some((other) => other.instance === id && other.rule === rule)) return;
  if (findProhibition(game, "beDestroyed", { instance: id }) !== null) return;
  const place = { zone: "battleArea", player: controller, instance } as const;
  const moved = createMoveEvent(game, place, "dust", { cause: "destroy", rule });
  if (moved !== null) events.push(moved);
}

/** Returns the units that this check has tried to destroy so far, including those in `events`. */
export function collectSparedUnits(spared: readonly SparedUnit[], events: readonly Event[]): readonly SparedUnit[] {
  let all = spared;
  for (const event of events) {
    if (event.type === "moved") all = [...all, { instance: event.instance, rule: event.rule }];
  }
  return all;
}

/** A unit whose damage is at least its HP is destroyed (705.4.3). */
export const lethalDamageCheck: RuleCheck = {
  rule: "mag:705.4.3",
  also: ["mag:213.3.1", "mag:221.4.1", "mag:102"],
  find: (game, events, spared) => {
    for (const instance of game.state.zones.battleArea) {
      if (instance.damage === 0) continue;
      const hp = getHp(game, { zone: "battleArea", player: instance.controller, instance });
      if (instance.damage >= hp) findDestroyed(game, "mag:705.4.3", instance, events, spared);
    }
  },
};

/** A unit whose HP is 0 or less is destroyed (705.4.4). */
export const zeroHpCheck: RuleCheck = {
  rule: "mag:705.4.4",
  also: ["mag:213.3.2", "mag:102"],
  find: (game, events, spared) => {
    for (const instance of game.state.zones.battleArea) {
      const hp = getHp(game, { zone: "battleArea", player: instance.controller, instance });
      if (hp <= 0) findDestroyed(game, "mag:705.4.4", instance, events, spared);
    }
  },
};
