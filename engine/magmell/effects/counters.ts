import type { Event } from "../model/event";
import type { Game } from "../model/state";
import type { Target } from "../model/target";
import { amountOf } from "../rules/evaluate/amount";
import { placeOf } from "../rules/evaluate/places";
import { select } from "../rules/evaluate/select";
import { propose } from "../rules/propose";
import { dividedAmong } from "./damage";
import type { EffectRows, Instruction } from "./instruction";

type CounterVerb = "putCounters" | "removeCounters";

/** 224: counters on instances; there are never fewer than none. */
export const COUNTERS: EffectRows<CounterVerb> = {
  putCounters: { rules: ["mag:224.1", "mag:203.3"], run: (game, given) => change(game, given, "countersPut") },
  removeCounters: { rules: ["mag:224.1", "mag:103"], run: (game, given) => change(game, given, "countersRemoved") },
};

function change(game: Game, instruction: Instruction<CounterVerb>, type: "countersPut" | "countersRemoved"): void {
  const { counter } = instruction.effect;
  const events = numbers(game, instruction).map(([target, wanted]): Event | null => {
    const instance = placeOf(game, target)?.instance;
    if (instance === undefined) return null;
    const there = instance.counters?.[counter] ?? 0;
    const count = type === "countersPut" ? wanted : Math.min(wanted, there);
    return { type, rule: "mag:224.1", instance: instance.id, counter, count };
  });
  propose(game, events);
}

function numbers(game: Game, { effect, scope }: Instruction<CounterVerb>): readonly (readonly [Target, number])[] {
  if (effect.count === undefined) return dividedAmong(effect.on, scope);
  const count = effect.count === "all" ? Number.POSITIVE_INFINITY : amountOf(game, scope, effect.count);
  return select(game, scope, effect.on).map((target) => [target, count]);
}
