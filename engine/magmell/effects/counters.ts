import type { Event } from "../model/event";
import type { Game } from "../model/state";
import { locate } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { amountPerTarget } from "./amount-per-target";
import { type EffectRows, type Instruction, storeOf } from "./instruction";

type CounterVerb = "putCounters" | "removeCounters";

/** Counters on instances (224); a count never falls below 0. */
export const COUNTER_EFFECTS: EffectRows<CounterVerb> = {
  putCounters: { rules: ["mag:224.1", "mag:203.3"], run: (game, given) => change(game, given, "countersPut") },
  removeCounters: { rules: ["mag:224.1", "mag:103"], run: (game, given) => change(game, given, "countersRemoved") },
};

function change(game: Game, instruction: Instruction<CounterVerb>, type: "countersPut" | "countersRemoved"): void {
  const { effect, scope, at } = instruction;
  const { counter, on, count: each } = effect;
  const wantedOf = each === "all" ? Number.POSITIVE_INFINITY : each;
  const events = amountPerTarget(game, scope, on, wantedOf).map(([target, wanted]): Event | null => {
    const instance = locate(game, target)?.instance;
    if (instance === undefined) return null;
    const there = instance.counters?.[counter] ?? 0;
    const count = type === "countersPut" ? wanted : Math.min(wanted, there);
    return { type, rule: "mag:224.1", instance: instance.id, counter, count };
  });
  proposeEvents(game, events, storeOf(at, effect.store));
}
