import type { Effect } from "../../../model/effect";
import { bind } from "../discourse/bind";
import type { Clause } from "../phrases/clause";
import type { Frame, Frames, Reading } from "./frame";
import { amountIn, chosenFrom, mentionChosen } from "./objects";
import { type Roles, subjectOf } from "./roles";

/** 「〜にパワーカウンターを1個置く」, 「〜からすべてのカウンターを取り除く」 */
export function counterChange(
  verb: "putCounters" | "removeCounters",
  roles: Roles,
  { form }: Clause,
  reading: Reading,
): readonly Effect[] | null {
  const { object } = roles;
  if (object?.kind !== "counters" || form.negative) return null;
  const on = (verb === "putCounters" ? roles.goal : roles.source) ?? object.of;
  if (on === undefined || object.name === null) return null;
  const { discourse } = reading;
  const chosen = chosenFrom(on, undefined, discourse.chooser, reading);
  if (chosen === null) return null;
  const all = object.all || object.quantity?.count === "all" || roles.quantities[0]?.count === "all";
  const raw = all && verb === "removeCounters" ? "all" : amountIn(roles, object.quantity);
  if (raw === null) return null;
  const count = raw === "all" ? raw : bind(raw, discourse);
  mentionChosen(chosen, discourse);
  return [...chosen.before, { do: verb, on: chosen.select, counter: object.name, count }];
}

const remove: Frame = {
  effect: (roles, clause, reading) => {
    const { object, source } = roles;
    if (object?.kind === "damage") {
      const from = source ?? object.of;
      const chosen = from === undefined ? null : chosenFrom(from, undefined, reading.discourse.chooser, reading);
      if (chosen === null) return null;
      mentionChosen(chosen, reading.discourse);
      const all = roles.quantities[0]?.count === "all" || object.quantity === undefined;
      const raw = all ? undefined : amountIn(roles, object.quantity);
      if (raw === null) return null;
      return [
        ...chosen.before,
        { do: "removeDamage", from: chosen.select, ...(raw !== undefined && { amount: bind(raw, reading.discourse) }) },
      ];
    }
    return counterChange("removeCounters", roles, clause, reading);
  },
  event: ({ object, source }, { form }) => {
    if (object?.kind !== "counters" || form.negative) return null;
    const what = source === undefined ? null : subjectOf(source);
    return what === null
      ? null
      : { on: "countersRemoved", what, ...(object.name !== null && { counter: object.name }) };
  },
};

export const COUNTERS: Frames = { remove };
