import type { InstanceId, Target } from "../../model/ids";
import type { LastingEffect } from "../../model/lasting-effect";
import { copyScope, type Scope } from "../../model/stack";
import type { GameState } from "../../model/state";
import { findPermanent } from "../../model/zone";

/**
 * Returns lasting effects that have ended without the end of a step. An effect whose end has passed before its
 * beginning never applies.
 * @rule mtg-6e:T.8.1, mtg-6e:T.8.4, mtg-6e:P.3.4
 */
export const getExpiredEffects = (state: GameState): readonly LastingEffect[] =>
  state.lasting.filter((effect) => isOver(state, effect));

function isOver(state: GameState, { until, scope, turn }: LastingEffect): boolean {
  if (until === "yourNextTurn") return state.turn > turn && state.active === scope.controller;
  if (until !== "whileSourceStays" && until !== "whileSourceIsTapped") return false;
  const source = scope.source === null ? null : findPermanent(state.zones, scope.source);
  return source === null || (until === "whileSourceIsTapped" && !source.tapped);
}

/**
 * Returns lasting effects without the limited effects on an object that phases out. Those are lost even if the object
 * phases in before they would have ended. Effects for the rest of the game stay, but their delayed actions no longer
 * affect the object.
 * @rule mtg-6e:G.27.4, mtg-6e:T.8.r4
 */
export const dropLimitedEffects = (lasting: readonly LastingEffect[], phased: InstanceId): LastingEffect[] =>
  lasting.flatMap((effect): readonly LastingEffect[] => {
    if (effect.kind === "delayed") return [{ ...effect, scope: without(effect.scope, phased) }];
    if (effect.until === "game") return [effect];
    const affected = effect.affected.filter((target) => !isObject(target, phased));
    if (affected.length === effect.affected.length) return [effect];
    return affected.length === 0 ? [] : [{ ...effect, affected }];
  });

const isObject = (target: Target | null, id: InstanceId): boolean =>
  target !== null && "instance" in target && target.instance === id;

/** A scope without an object: it is removed from the targets, the choices and the event. */
function without(scope: Scope, id: InstanceId): Scope {
  const { aim, event, memory } = scope;
  const others = (targets: readonly Target[]): readonly Target[] => targets.filter((target) => !isObject(target, id));
  const kept = Object.entries(memory).map(
    ([name, value]) => [name, "targets" in value ? { ...value, targets: others(value.targets) } : value] as const,
  );
  return copyScope(scope, {
    aim: { ...aim, targets: aim.targets.map(others) },
    event: event !== null && isObject(event.subject, id) ? { ...event, subject: null } : event,
    memory: Object.fromEntries(kept),
  });
}
