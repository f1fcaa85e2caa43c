import { createOptionQuestion } from "../../kernel/question";
import { type CounterName, countCounters } from "../model/card";
import type { InstanceId } from "../model/ids";
import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import { askPlayer, getResponseNumber } from "../rules/ask-player";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { getScope, storeValue } from "../rules/events/scopes";
import { createStageFrame, type RunningInstruction } from "./instruction";

type WantedCounters = { readonly instance: Instance; readonly count: number };
type TakenCounters = { readonly instance: InstanceId; readonly counter: CounterName; readonly count: number };

/**
 * Returns the counters that an instruction takes from instances: counters of one name, or of any name for `"any"`. For
 * `"any"` the controller picks counters one at a time if the choice matters; the result is `null` while a pick is
 * missing.
 */
export function pickCounters(
  game: Game,
  instruction: RunningInstruction<"removeCounters" | "moveCounters">,
  name: CounterName,
  wanted: readonly WantedCounters[],
): readonly TakenCounters[] | null {
  if (name !== "any") {
    return wanted.map(({ instance, count }) => ({
      instance: instance.id,
      counter: name,
      count: Math.min(count, instance.counters?.[name] ?? 0),
    }));
  }
  const { given, at, stage } = instruction;
  if (given !== null) storeValue(game, at, pickName(stage - 1), { number: getResponseNumber(given) });
  const taken: TakenCounters[] = [];
  let picks = 0;
  for (const { instance, count } of wanted) {
    const left = new Map(Object.entries(instance.counters ?? {}));
    let needed = Math.min(count, countCounters(instance));
    while (needed > 0 && needed < sumOf(left)) {
      const names = [...left.keys()].sort();
      const pick = getScope(game, at).memory[pickName(picks)];
      if (picks >= stage || pick === undefined || !("number" in pick)) {
        askName(game, instruction, names);
        return null;
      }
      picks += 1;
      const counter = names[pick.number] ?? "";
      taken.push({ instance: instance.id, counter, count: 1 });
      takeOne(left, counter);
      needed -= 1;
    }
    if (needed > 0) for (const [counter, there] of left) taken.push({ instance: instance.id, counter, count: there });
  }
  return together(taken);
}

/** Name under which a pick is stored until all picks are made; no card text uses this name. */
const pickName = (index: number): string => `counter ${index}`;

const sumOf = (counts: ReadonlyMap<CounterName, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

function takeOne(counts: Map<CounterName, number>, name: CounterName): void {
  const left = (counts.get(name) ?? 0) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

function askName(
  game: Game,
  instruction: RunningInstruction<"removeCounters" | "moveCounters">,
  names: readonly CounterName[],
): void {
  const { scope, stage } = instruction;
  const { controller: player } = scope;
  const asked = { rule: "mag:704.3.2.2", player, about: getQuestionSource(scope), purpose: "counter" } as const;
  const options = names.map((counter) => ({ counter }));
  askPlayer(game, createStageFrame(instruction, stage + 1), createOptionQuestion(asked, options));
}

/** Merges counters of the same name on the same instance into one entry, because they are taken in one event. */
function together(taken: readonly TakenCounters[]): readonly TakenCounters[] {
  const sums = new Map<string, TakenCounters>();
  for (const each of taken) {
    const key = `${each.instance} ${each.counter}`;
    sums.set(key, { ...each, count: each.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
