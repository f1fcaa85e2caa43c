import type { FrameOf } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { applyEvent } from "../rules/events/apply-event";
import { isActForbidden } from "../rules/events/can-happen";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { getActors } from "../rules/events/scopes";
import type { EffectHandlers, RunningInstruction } from "./instruction";

export const DRAW_EFFECT_HANDLERS: EffectHandlers<"draw"> = {
  draw: { rules: ["mag:229.1", "mag:229.2"], run: runDraw },
};

function runDraw(game: Game, { effect, scope }: RunningInstruction<"draw">): void {
  const player = resolvePlayer(game, scope, effect.who);
  const count = evaluateAmount(game, scope, effect.count);
  if (player !== null && count > 0) game.state.agenda.push({ run: "draw", player, count });
}

/** Draws one card and pushes a frame for the rest of the number (229, 229.2). */
export const drawFrame: GameFrameHandler<"draw"> = {
  rules: ["mag:229.1", "mag:229.2", "mag:229.3", "house:3", "house:37"],
  run: drawOne,
};

function drawOne(game: Game, { player, count, process }: FrameOf<"draw">): void {
  if (count <= 0) return;
  const { state } = game;
  if (count > 1) state.agenda.push({ run: "draw", player, count: count - 1 });
  const instance = state.zones.grimoire[player].at(-1);
  if (instance !== undefined) {
    proposeEvents(game, [
      createMoveEvent(game, { zone: "grimoire", player, instance }, "hand", {
        cause: "draw",
        rule: "mag:229.1",
        process,
      }),
    ]);
  } else if (!isActForbidden(game, getActors(game), "draw", { player })) {
    applyEvent(game, { type: "drewFromEmpty", rule: "mag:229.3", player });
  }
}
