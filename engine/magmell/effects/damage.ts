import type { Event } from "../model/event";
import type { InstanceId, Target } from "../model/ids";
import type { Game } from "../model/state";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { evaluateAmount } from "../rules/continuous/evaluate";
import { locateTarget, selectTargets } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";
import { getTargetAmounts } from "./target-amounts";

/** Damage to players and units (221), dealt as one batch. */
export const DAMAGE_EFFECT_HANDLERS: EffectHandlers<"damage" | "removeDamage"> = {
  damage: { rules: ["mag:221.1", "mag:221.2", "mag:203.3", "mag:702.3.3"], run: runDamage },
  removeDamage: { rules: ["mag:221.4"], run: runRemoveDamage },
};

function runDamage(game: Game, instruction: RunningInstruction<"damage">): void {
  const { effect, scope, at } = instruction;
  const by = selectTargets(game, scope, effect.by ?? "self", true).find((target) => "instance" in target);
  const source = by !== undefined && "instance" in by ? by.instance : (getQuestionSource(scope)?.instance ?? null);
  const events = getTargetAmounts(game, scope, effect.to, effect.amount).map(([target, amount]) =>
    createDamageEvent(game, target, amount, source),
  );
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}

/** Returns a damage event for a player or unit; `null` for other instances, which take no damage (221.1). */
export function createDamageEvent(game: Game, target: Target, amount: number, source: InstanceId | null): Event | null {
  const place = locateTarget(game, target);
  if ("instance" in target && place?.zone !== "battleArea") return null;
  return { type: "damaged", rule: "mag:221.2", target, amount, source, inBattle: false };
}

function runRemoveDamage(game: Game, { effect, scope }: RunningInstruction<"removeDamage">): void {
  const most = effect.amount === undefined ? Number.POSITIVE_INFINITY : evaluateAmount(game, scope, effect.amount);
  const events = selectTargets(game, scope, effect.from).map((target): Event | null => {
    const instance = locateTarget(game, target)?.instance;
    if (instance === undefined) return null;
    return { type: "damageRemoved", rule: "mag:221.4", instance: instance.id, amount: Math.min(most, instance.damage) };
  });
  proposeEvents(game, events);
}
