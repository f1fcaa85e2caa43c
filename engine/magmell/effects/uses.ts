import { copyWith } from "../../kernel/copy-with";
import type { Game } from "../model/state";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { locateTarget, selectTargets } from "../rules/continuous/select";
import { getScope, storeValue } from "../rules/events/scopes";
import { beginUse, canUse } from "../rules/use/use";
import type { EffectHandlers, RunningInstruction } from "./instruction";

/** Uses of cards by an effect, regardless of timing (225.1.1). The player uses all selected cards that can be used. */
export const USE_EFFECT_HANDLERS: EffectHandlers<"use"> = {
  use: { rules: ["mag:225.1.1", "mag:702.3.1.1"], run: runUse },
};

/**
 * Uses cards one after another; each use is complete before the next begins. The list of cards is fixed at the start.
 */
function runUse(game: Game, { effect, scope, at, frame, stage }: RunningInstruction<"use">): void {
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const name = `used by ${frame.program} ${frame.at}`;
  if (stage === 0) storeValue(game, at, name, { targets: selectTargets(game, scope, effect.what) });
  const stored = getScope(game, at).memory[name];
  const target = stored !== undefined && "targets" in stored ? stored.targets[stage] : undefined;
  if (target === undefined) return;
  game.state.agenda.push(copyWith(frame, { stage: stage + 1, given: null }));
  const place = locateTarget(game, target);
  if (place === null || !canUse(game, player, place, effect.free ? "free" : "effect")) return;
  beginUse(game, player, place, { hadPriority: false, free: effect.free });
}
