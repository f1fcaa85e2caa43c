import type { Event } from "../model/event";
import type { Spared } from "../model/frame";
import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import type { RuleId, RuleRef } from "../rulebook";
import { forbids } from "../rules/continuous/read";
import { moveEvent } from "../rules/events/zones";

export const DESTROYING = ["mag:227.1", "mag:102", "house:36"] as const satisfies readonly RuleRef[];

/**
 * Adds the destruction of a unit by a rule process (227.1): once for each unit, not for one that cannot be destroyed (102),
 * and not again for one that this check has tried to destroy by the same rule (house:36).
 */
export function findDestroyed(
  game: Game,
  rule: RuleId,
  instance: Instance,
  found: Event[],
  spared: readonly Spared[],
): void {
  const { id, controller } = instance;
  if (found.some((event) => event.type === "moved" && event.instance === id)) return;
  if (spared.some((other) => other.instance === id && other.rule === rule)) return;
  if (forbids(game, "beDestroyed", { instance: id }) !== null) return;
  const place = { zone: "battleArea", player: controller, instance } as const;
  const moved = moveEvent(game, place, "dust", { cause: "destroy", rule });
  if (moved !== null) found.push(moved);
}

/** What has been found to be destroyed, together with what was before. */
export function sparedWith(spared: readonly Spared[], found: readonly Event[]): readonly Spared[] {
  const tried = found.flatMap((event) =>
    event.type === "moved" ? [{ instance: event.instance, rule: event.rule }] : [],
  );
  return tried.length === 0 ? spared : [...spared, ...tried];
}
