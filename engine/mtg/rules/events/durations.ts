import type { InstanceId } from "../../model/ids";
import type { LastingEffect } from "../../model/lasting";
import type { GameState } from "../../model/state";
import { permanentOf } from "../../model/zone";

/**
 * Lasting effects whose time is over without an end of a step having said so. One whose end has come before it begins does
 * nothing at all.
 *
 * @rule mtg-6e:T.8.1, mtg-6e:T.8.4, mtg-6e:P.3.4
 */
export const overEffects = (state: GameState): readonly LastingEffect[] =>
  state.lasting.filter((effect) => isOver(state, effect));

function isOver(state: GameState, { until, scope, turn }: LastingEffect): boolean {
  if (until === "yourNextTurn") return state.turn > turn && state.active === scope.controller;
  if (until !== "whileSourceStays" && until !== "whileSourceIsTapped") return false;
  const source = scope.source === null ? null : permanentOf(state.zones, scope.source);
  return source === null || (until === "whileSourceIsTapped" && !source.tapped);
}

/**
 * Lasting effects without those of limited duration on an object that phases out: they are lost, also if it comes back before
 * they would have ended. Those that last for the game stay.
 *
 * @rule mtg-6e:G.27.4
 */
export const withoutLimited = (lasting: readonly LastingEffect[], phased: InstanceId): LastingEffect[] =>
  lasting.flatMap((effect): readonly LastingEffect[] => {
    if (effect.kind !== "changes" || effect.until === "game") return [effect];
    const affected = effect.affected.filter((target) => !("instance" in target && target.instance === phased));
    if (affected.length === effect.affected.length) return [effect];
    return affected.length === 0 ? [] : [{ ...effect, affected }];
  });
