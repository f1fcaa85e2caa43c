import type { PlayerId } from "../model/ids";
import type { Game } from "../model/state";

/** Gives a player priority, preceded by a rule check (232.3). */
export function givePriority({ state }: Game, player: PlayerId, passes = 0): void {
  state.agenda.push({ run: "priority", player, passes }, { run: "check" });
}
