import type { Effect } from "../../../model/effect";
import type { Amount, Select } from "../../../model/select";
import { bind } from "../discourse/bind";
import type { Phrase } from "../phrases/phrase";
import { selectOf } from "../phrases/selections";
import type { Frame, Frames, Reading } from "./frame";
import { amountIn } from "./objects";

/** 「5点のダメージを、プレイヤーやユニットに好きなように割り振って与える」; the verb behind 「割り振って」 adds nothing. */
const divide: Frame = {
  manners: ["freely"],
  effect: (roles, { form }, reading) => {
    const { agent, object, goal } = roles;
    if (goal === undefined || form.negative || (object?.kind !== "damage" && object?.kind !== "counters")) return null;
    if (agent !== undefined && (agent.kind !== "player" || agent.party !== "you")) return null;
    const raw = amountIn(roles, object.quantity);
    if (raw === null || (object.kind === "counters" && object.name === null)) return null;
    const amount = bind(raw, reading.discourse);
    const gives = object.kind === "damage" ? ("damage" as const) : { counter: object.name ?? "" };
    return dividedAmongTargets(goal, amount, gives, reading) ?? dividedOnResolution(goal, amount, gives, reading);
  },
};

type Gives = "damage" | { readonly counter: string };

/** A number divided among targets: it is divided as they are chosen (702.3.3). */
function dividedAmongTargets(
  goal: Phrase,
  amount: Amount,
  gives: Gives,
  { discourse }: Reading,
): readonly Effect[] | null {
  const select = goal.kind === "pointer" ? selectOf(goal) : null;
  const bound = select === null ? null : bind(select, discourse);
  if (bound === null || typeof bound !== "object" || !("target" in bound)) return null;
  const spec = discourse.targets[bound.target];
  if (spec === undefined) return null;
  const count = typeof spec.count !== "number" && spec.count.min === 0 ? { ...spec.count, min: 1 } : spec.count;
  discourse.targets[bound.target] = { ...spec, count, divide: amount };
  return gives === "damage"
    ? [{ do: "damage", to: bound }]
    : [{ do: "putCounters", on: bound, counter: gives.counter }];
}

function dividedOnResolution(
  goal: Phrase,
  amount: Amount,
  gives: Gives,
  { discourse }: Reading,
): readonly Effect[] | null {
  const among = amongOf(goal);
  return among === null
    ? null
    : [{ do: "divide", who: discourse.chooser, amount, among: bind(among, discourse), gives }];
}

/** Everything that may get a share: players, things, or both. */
function amongOf(goal: Phrase): Select | null {
  if (goal.kind === "list") {
    const parts = goal.items.map(amongOf);
    return parts.includes(null) ? null : { join: parts as readonly Select[] };
  }
  if (goal.kind === "player")
    return goal.party === "any" || goal.party === "each" ? { players: "both" } : { player: goal.party };
  const many = "quantity" in goal ? goal.quantity : undefined;
  return many === undefined || many.count === "any" || many.count === "all" ? selectOf(goal) : null;
}

export const DIVIDING: Frames = { divide };
