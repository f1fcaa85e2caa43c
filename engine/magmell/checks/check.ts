import type { Event } from "../model/event";
import { PLAYERS } from "../model/ids";
import type { Game, GameFrameRow } from "../model/state";
import { happenTogether } from "../rules/happen";
import { judge } from "../rules/outcome";
import { CHECKS } from "./table";

/** 705.3: finds everything that the rules do now, does all of it at once, and looks again until nothing is found. */
export const check: GameFrameRow<"check"> = {
  rules: ["mag:705.1", "mag:705.3.1", "mag:705.3.2", "mag:705.3.4", "mag:232.3"],
  run: runCheck,
};

function runCheck(game: Game): void {
  const { state } = game;
  const found: Event[] = [];
  for (const { find } of CHECKS) find(state, found);
  for (const player of PLAYERS) state.players[player].drewFromEmpty = false;
  if (found.length === 0) return;
  state.agenda.push({ run: "check" });
  happenTogether(game, found);
  judge(game);
}
