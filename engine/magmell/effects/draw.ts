import type { Effect } from "../model/effect";
import type { Game } from "../model/state";
import { happen } from "../rules/happen";
import { move } from "../rules/zones";
import type { EffectRow } from "./effect-row";

/** 229: draws one card, and leaves the rest of the number to the agenda (229.2). */
export const draw: EffectRow<"draw"> = { rules: ["mag:229.1", "mag:229.2", "mag:229.3", "house:3"], run: runDraw };

function runDraw(game: Game, { player, count }: Extract<Effect, { do: "draw" }>): void {
  if (count <= 0) return;
  const { state } = game;
  if (count > 1) state.agenda.push({ run: "effect", effect: { do: "draw", player, count: count - 1 } });
  const instance = state.zones.grimoire[player].at(-1);
  if (instance === undefined) happen(game, { type: "drewFromEmpty", rule: "mag:229.3", player });
  else move(game, { instance, player, from: "grimoire", to: "hand", cause: "draw", rule: "mag:229.1" });
}
