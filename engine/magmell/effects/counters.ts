import type { CounterName } from "../model/card";
import { countCounters } from "../model/card";
import type { Event } from "../model/event";
import type { InstanceId } from "../model/ids";
import type { Game } from "../model/state";
import { evaluateAmount } from "../rules/continuous/evaluate";
import { locateSelected, locateTarget } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { type EffectHandlers, getMemorySlot, type RunningInstruction } from "./instruction";
import { pickCounters } from "./picked-counters";
import { getTargetAmounts } from "./target-amounts";

type CounterVerb = "putCounters" | "removeCounters" | "moveCounters";

/** Counters on instances (224); a count never falls below 0. */
export const COUNTER_EFFECT_HANDLERS: EffectHandlers<CounterVerb> = {
  putCounters: { rules: ["mag:224.1", "mag:203.3"], run: runPut },
  removeCounters: { rules: ["mag:224.1", "mag:103"], run: runRemove },
  moveCounters: { rules: ["mag:224.1", "mag:103", "mag:104"], run: runMove },
};

function runPut(game: Game, { effect, scope, at }: RunningInstruction<"putCounters">): void {
  const { counter, on, count } = effect;
  const events = getTargetAmounts(game, scope, on, count === "all" ? Number.POSITIVE_INFINITY : count).map(
    ([target, number]) => {
      const instance = locateTarget(game, target)?.instance;
      return instance === undefined ? null : changed("countersPut", instance.id, counter, number);
    },
  );
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}

const changed = (
  type: "countersPut" | "countersRemoved",
  instance: InstanceId,
  counter: CounterName,
  count: number,
): Event => ({ type, rule: "mag:224.1", instance, counter, count });

function runRemove(game: Game, instruction: RunningInstruction<"removeCounters">): void {
  const { effect, scope } = instruction;
  const each = effect.count === "all" ? Number.POSITIVE_INFINITY : effect.count;
  const wanted = getTargetAmounts(game, scope, effect.on, each).flatMap(([target, count]) => {
    const instance = locateTarget(game, target)?.instance;
    return instance === undefined ? [] : [{ instance, count }];
  });
  const taken = pickCounters(game, instruction, effect.counter, wanted);
  if (taken === null) return;
  proposeEvents(
    game,
    taken.map(({ instance, counter, count }) => changed("countersRemoved", instance, counter, count)),
    getMemorySlot(instruction.at, effect.store),
  );
}

/** Moves counters to one instance. Nothing moves if that instance is missing or is also the source. */
function runMove(game: Game, instruction: RunningInstruction<"moveCounters">): void {
  const { effect, scope } = instruction;
  const [to] = locateSelected(game, scope, effect.to);
  if (to === undefined) return;
  const count = effect.count === "all" ? Number.POSITIVE_INFINITY : evaluateAmount(game, scope, effect.count);
  const wanted = locateSelected(game, scope, effect.from).flatMap(({ instance }) =>
    instance.id === to.instance.id || countCounters(instance) === 0 ? [] : [{ instance, count }],
  );
  const taken = pickCounters(game, instruction, effect.counter, wanted);
  if (taken === null) return;
  proposeEvents(
    game,
    taken.flatMap(({ instance, counter, count: number }) => [
      changed("countersRemoved", instance, counter, number),
      changed("countersPut", to.instance.id, counter, number),
    ]),
  );
}
