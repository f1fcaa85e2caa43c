import type { Event } from "../../model/event";
import type { Game } from "../../model/state";
import { happen } from "./happen";

/** 701.4.1.1: as soon as the defender has left in the defense step, what was attacked first is attacked again. */
export function afterMoves(game: Game, events: readonly Event[]): void {
  const { battle } = game.state;
  if (battle === null || battle.step !== "defense" || battle.firstTarget === null) return;
  for (const event of events) {
    if (event.type !== "moved" || event.instance !== battle.defender) continue;
    happen(game, { type: "targetRestored", rule: "mag:701.4.1.1", target: battle.firstTarget });
    return;
  }
}
