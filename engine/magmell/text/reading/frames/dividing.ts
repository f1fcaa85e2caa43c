import type { Effect } from "../../../model/effect";
import type { Amount, Select } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import type { NounPhrase } from "../phrases/noun-phrase";
import { toSelect } from "../phrases/selections";
import { getClauseAmount } from "./objects";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

/** 「5点のダメージを、プレイヤーやユニットに好きなように割り振って与える」; the verb behind 「割り振って」 adds nothing. */
const divide: VerbFrame = {
  manners: ["freely"],
  idle: ["freely"],
  effect: (roles, { form }, reading) => {
    const { agent, object, goal } = roles;
    if (goal === undefined || form.negative || (object?.kind !== "damage" && object?.kind !== "counters")) return null;
    if (agent !== undefined && (agent.kind !== "player" || agent.party !== "you")) return null;
    const raw = getClauseAmount(roles, object.quantity);
    if (object.of !== undefined) return null;
    if (raw === null || (object.kind === "counters" && object.name === null)) return null;
    const amount = bindReferences(raw, reading.discourse);
    const gives = object.kind === "damage" ? ("damage" as const) : { counter: object.name ?? "" };
    return dividedAmongTargets(goal, amount, gives, reading) ?? dividedOnResolution(goal, amount, gives, reading);
  },
};

type Gives = "damage" | { readonly counter: string };

/** A number divided among targets: it is divided as they are chosen (702.3.3). */
function dividedAmongTargets(
  goal: NounPhrase,
  amount: Amount,
  gives: Gives,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  const select = goal.kind === "pointer" ? toSelect(goal) : null;
  const bound = select === null ? null : bindReferences(select, discourse);
  if (bound === null || typeof bound !== "object" || !("target" in bound)) return null;
  const spec = discourse.targets[bound.target];
  if (spec === undefined) return null;
  discourse.targets[bound.target] = { ...spec, divide: amount };
  return gives === "damage"
    ? [{ do: "damage", to: bound }]
    : [{ do: "putCounters", on: bound, counter: gives.counter }];
}

function dividedOnResolution(
  goal: NounPhrase,
  amount: Amount,
  gives: Gives,
  { discourse }: ReadingContext,
): readonly Effect[] | null {
  const among = amongOf(goal);
  return among === null
    ? null
    : [{ do: "divide", who: discourse.chooser, amount, among: bindReferences(among, discourse), gives }];
}

/** Everything that may get a share: players, things, or both. */
function amongOf(goal: NounPhrase): Select | null {
  if (goal.kind === "list") {
    const parts = goal.items.map(amongOf);
    return parts.includes(null) ? null : { join: parts as readonly Select[] };
  }
  if (goal.kind === "player")
    return goal.party === "any" || goal.party === "each" ? { players: "both" } : { player: goal.party };
  const many = "quantity" in goal ? goal.quantity : undefined;
  return many === undefined || many.count === "any" || many.count === "all" ? toSelect(goal) : null;
}

export const DIVIDE_FRAMES: VerbFrames = { divide };
