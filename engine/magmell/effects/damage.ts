import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import type { Target } from "../model/target";
import { amountOf } from "../rules/continuous/evaluate";
import { aboutOf } from "../rules/continuous/scope";
import { placeOf, select } from "../rules/continuous/select";
import { propose } from "../rules/events/propose";
import type { EffectRows, Instruction } from "./instruction";
import { sharesOf } from "./shares";

/** 221: damage to players and units, all of it at one moment. */
export const DAMAGE: EffectRows<"damage" | "removeDamage"> = {
  damage: { rules: ["mag:221.1", "mag:221.2", "mag:203.3", "mag:702.3.3"], run: runDamage },
  removeDamage: { rules: ["mag:221.4"], run: runRemoveDamage },
};

function runDamage(game: Game, instruction: Instruction<"damage">): void {
  const { effect, scope } = instruction;
  const by = select(game, scope, effect.by ?? "self", true).find((target) => "instance" in target);
  const source = by !== undefined && "instance" in by ? by.instance : (aboutOf(scope)?.instance ?? null);
  const events = sharesOf(game, scope, effect.to, effect.amount).map(([target, amount]) =>
    damaged(game, target, amount, source),
  );
  propose(game, events);
}

/** Only players and units take damage (221.1). */
function damaged(game: Game, target: Target, amount: number, source: InstanceId | null): Event | null {
  const place = placeOf(game, target);
  if ("instance" in target && place?.zone !== "battleArea") return null;
  return { type: "damaged", rule: "mag:221.2", target, amount, source, inBattle: false };
}

function runRemoveDamage(game: Game, { effect, scope }: Instruction<"removeDamage">): void {
  const most = effect.amount === undefined ? Number.POSITIVE_INFINITY : amountOf(game, scope, effect.amount);
  const events = select(game, scope, effect.from).map((target): Event | null => {
    const instance = placeOf(game, target)?.instance;
    if (instance === undefined) return null;
    return { type: "damageRemoved", rule: "mag:221.4", instance: instance.id, amount: Math.min(most, instance.damage) };
  });
  propose(game, events);
}
