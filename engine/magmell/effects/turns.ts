import type { Game } from "../model/state";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { applyEvent } from "../rules/events/apply-event";
import type { EffectHandlers } from "./instruction";

/** Extra turns, and turns and phases skipped by an effect (601.1, 601.2). */
export const TURN_EFFECT_HANDLERS: EffectHandlers<"extraTurn" | "skip"> = {
  extraTurn: {
    rules: ["mag:101", "mag:601.1", "mag:606.4"],
    run: (game, { effect, scope }) => {
      const player = resolvePlayer(game, scope, effect.who);
      if (player !== null) applyEvent(game, { type: "turnAdded", rule: "mag:101", player });
    },
  },
  skip: {
    rules: ["mag:101", "mag:601.2"],
    run: (game: Game, { effect, scope }) => {
      const player = resolvePlayer(game, scope, effect.who);
      if (player !== null) applyEvent(game, { type: "skipAdded", rule: "mag:101", player, phase: effect.phase });
    },
  },
};
