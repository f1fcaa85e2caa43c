import type { InstanceId, Target } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { EventFacts, Scope } from "../../model/scope";
import type { Game, GameState } from "../../model/state";
import { computeContinuousEffects } from "../continuous/compute-continuous-effects";

/**
 * Returns whether two instances in the same zone are interchangeable. They are if they have the same card, state and
 * effects, and nothing refers to either of them individually.
 */
export function isInterchangeable(game: Game, one: Instance, other: Instance): boolean {
  if (one.card !== other.card || one.rested !== other.rested || one.faceDown !== other.faceDown) return false;
  if (one.owner !== other.owner || one.controller !== other.controller || one.damage !== other.damage) return false;
  if (!sameCounters(one, other)) return false;
  const { abilities, changes } = computeContinuousEffects(game);
  for (const { instances } of abilities) if (instances.includes(one.id) !== instances.includes(other.id)) return false;
  for (const { instances } of changes) if (instances.includes(one.id) !== instances.includes(other.id)) return false;
  return !isMentioned(game.state, one.id) && !isMentioned(game.state, other.id);
}

function sameCounters({ counters: one }: Instance, { counters: other }: Instance): boolean {
  if (one === other) return true;
  const has = one ?? {};
  const wants = other ?? {};
  const names = Object.keys(has);
  return names.length === Object.keys(wants).length && names.every((name) => has[name] === wants[name]);
}

/** Whether an effect, scope or waiting trigger refers to this very instance. */
function isMentioned({ zones, scopes, waiting, lasting }: GameState, id: InstanceId): boolean {
  for (const { scope } of zones.chant) if (scopeMentions(scope, id)) return true;
  for (const scope of scopes) if (scopeMentions(scope, id)) return true;
  for (const { source, event, scope } of waiting) {
    if (source === id || eventMentions(event, id) || scopeMentions(scope, id)) return true;
  }
  for (const effect of lasting) {
    if (scopeMentions(effect.scope, id)) return true;
    if (effect.kind === "changes" && has(effect.affected, id)) return true;
    if (effect.kind === "control" && effect.instance === id) return true;
  }
  return false;
}

function scopeMentions(scope: Scope | null, id: InstanceId): boolean {
  if (scope === null) return false;
  if (scope.source === id || eventMentions(scope.event, id) || scope.targets.some((targets) => has(targets, id))) {
    return true;
  }
  return Object.values(scope.memory).some((stored) => "targets" in stored && has(stored.targets, id));
}

const eventMentions = (event: EventFacts | null, id: InstanceId): boolean =>
  event !== null && (event.source === id || (event.subject !== null && has([event.subject], id)));

const has = (targets: readonly Target[], id: InstanceId): boolean =>
  targets.some((target) => "instance" in target && target.instance === id);
