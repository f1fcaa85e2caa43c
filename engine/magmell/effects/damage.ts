import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import type { Target } from "../model/target";
import { amountOf } from "../rules/evaluate/amount";
import { placeOf } from "../rules/evaluate/places";
import { select } from "../rules/evaluate/select";
import { propose } from "../rules/propose";
import type { EffectRows, Instruction } from "./instruction";

/** 221: damage to players and units, all of it at one moment. */
export const DAMAGE: EffectRows<"damage" | "removeDamage"> = {
  damage: { rules: ["mag:221.1", "mag:221.2", "mag:203.3", "mag:702.3.3"], run: runDamage },
  removeDamage: { rules: ["mag:221.4"], run: runRemoveDamage },
};

function runDamage(game: Game, instruction: Instruction<"damage">): void {
  const { effect, scope } = instruction;
  const by = select(game, scope, effect.by ?? "self", true).find((target) => "instance" in target);
  const source = by !== undefined && "instance" in by ? by.instance : scope.source;
  const events = sharesOf(game, instruction).map(([target, amount]) => damaged(game, target, amount, source));
  propose(game, events);
}

/** Only players and units take damage (221.1). */
function damaged(game: Game, target: Target, amount: number, source: InstanceId): Event | null {
  const place = placeOf(game, target);
  if ("instance" in target && place?.zone !== "battleArea") return null;
  return { type: "damaged", rule: "mag:221.2", target, amount, source, inBattle: false };
}

/** How much each gets: the same for all, or what was divided among the targets (702.3.3). */
export function sharesOf(
  game: Game,
  { effect, scope }: Pick<Instruction<"damage">, "effect" | "scope">,
): readonly (readonly [Target, number])[] {
  const targets = select(game, scope, effect.to);
  if (effect.amount !== undefined) {
    const amount = amountOf(game, scope, effect.amount);
    return targets.map((target) => [target, amount]);
  }
  return dividedAmong(effect.to, scope);
}

/** The numbers that were divided among the targets that a selection names. */
export function dividedAmong(
  to: Instruction<"damage">["effect"]["to"],
  { targets, divisions }: Instruction["scope"],
): readonly (readonly [Target, number])[] {
  if (typeof to === "string" || !("target" in to)) throw new Error("Only targets have numbers divided among them");
  const shares = divisions[to.target] ?? [];
  return (targets[to.target] ?? []).map((target, index) => [target, shares[index] ?? 0]);
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
