import { copyWith } from "../../../kernel/copy-with";
import type { FrameOf } from "../../model/frame";
import type { Game, GameFrameHandler } from "../../model/state";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";

/** Draws of cards one by one (G.15.r2). A player who draws from an empty library loses at the next check (Z.6.8). */
export const drawFrame: GameFrameHandler<"draw"> = {
  rules: ["mtg-6e:G.15.r2", "mtg-6e:Z.6.7", "mtg-6e:Z.6.8", "mtg-6e:Z.6.5", "mtg-house:10"],
  run: runDraw,
};

function runDraw(game: Game, frame: FrameOf<"draw">): void {
  const { state } = game;
  const { player, count, rule } = frame;
  if (count <= 0) return;
  if (count > 1) state.agenda.push(copyWith(frame, { count: count - 1 }));
  const object = state.zones.library[player].at(-1);
  if (object === undefined) proposeEvents(game, [{ type: "drewFromEmpty", rule: "mtg-6e:Z.6.8", player }]);
  else proposeEvents(game, [createMoveEvent({ zone: "library", player, object }, "hand", { cause: "draw", rule })]);
}
