import type { PlayerId } from "../model/ids";
import type { Game } from "../model/state";

/** Gives a player priority, after the check that precedes it (232.3). */
export function givePriority({ state }: Game, player: PlayerId, passes = 0): void {
  state.agenda.push({ run: "priority", player, passes }, { run: "check" });
}
