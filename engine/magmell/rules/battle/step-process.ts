import type { FrameOf } from "../../model/frame";
import type { InstanceId, Target } from "../../model/ids";
import type { Battle, Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import type { RuleRef } from "../../rulebook";

/**
 * The process of a battle step. Returns `done`, `waits` if it pushed its own frame again and further frames, or the
 * reason why the battle stops.
 */
export type StepProcess = (game: Game, frame: FrameOf<"battleStep">) => "done" | "waits" | { readonly broken: RuleRef };

/** Returns a unit of the battle if it is still in the battle area; otherwise `null`. */
export function findCombatant({ state }: Game, id: InstanceId): LocatedInstance | null {
  for (const instance of state.zones.battleArea) {
    if (instance.id === id) return { zone: "battleArea", player: instance.controller, instance };
  }
  return null;
}

/** Returns whether a target can be attacked: players always, units while they are in the battle area. */
export const isAttackable = (game: Game, target: Target | null): boolean =>
  target !== null && ("player" in target || findCombatant(game, target.instance) !== null);

/** Returns the current battle; throws if there is none. */
export function getBattle({ state }: Game): Battle {
  if (state.battle === null) throw new Error("There is no battle");
  return state.battle;
}
