import type { FrameOf } from "../../model/frame";
import type { InstanceId, Target } from "../../model/ids";
import type { Battle, Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import type { RuleRef } from "../../rulebook";

/**
 * What a step of the battle does by itself. It is done, or waits for something that it has put on the agenda after
 * putting its own frame there again, or the battle is broken.
 */
export type StepProcess = (game: Game, frame: FrameOf<"battleStep">) => "done" | "waits" | { readonly broken: RuleRef };

/** A unit of a battle, where it must be for that: in the battle area; `null` when it has left. */
export function combatant({ state }: Game, id: InstanceId): LocatedInstance | null {
  for (const instance of state.zones.battleArea) {
    if (instance.id === id) return { zone: "battleArea", player: instance.controller, instance };
  }
  return null;
}

/** Whether what is attacked can be: players always, units while they are in the battle area. */
export const isAttackable = (game: Game, target: Target | null): boolean =>
  target !== null && ("player" in target || combatant(game, target.instance) !== null);

/** The battle that is going on; throws when there is none. */
export function battleOf({ state }: Game): Battle {
  if (state.battle === null) throw new Error("There is no battle");
  return state.battle;
}
