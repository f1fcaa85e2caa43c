import type { EventPattern } from "../../../model/ability";
import type { Amount, Condition, Select } from "../../../model/select";
import { assignRoles, toSubject } from "../frames/semantic-roles";
import type { Clause } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";
import { readAllOf } from "../taken";

/** An event of counters, and the number that they must have come to. */
type Threshold = { readonly on: EventPattern; readonly condition: Condition };

/** Reads 「〜にカウンターが5個置かれた」, 「〜に置かれているカウンターが0個になった」: the number of counters reaches a value (224.1). */
export const readThreshold = (clause: Clause): Threshold | null => readAllOf(clause, thresholdOf);

function thresholdOf(clause: Clause): Threshold | null {
  const { frame, form, adverbs } = clause;
  if (adverbs.length > 0 || form.negative) return null;
  const roles = assignRoles(clause);
  const counters =
    frame === "put" && form.voice === "passive" ? roles?.object : frame === "become" ? roles?.agent : undefined;
  if (roles === null || counters?.kind !== "counters" || counters.name === null) return null;
  const place = frame === "put" ? roles.goal : counters.of;
  const what = place === undefined ? null : toSubject(place);
  const count = frame === "put" ? (counters.quantity ?? roles.quantities[0])?.count : numberIn(roles.goal);
  if (what === null || "player" in Object(what) || typeof count !== "number") return null;
  const on: Select = what === "self" ? "self" : { event: "subject" };
  const number: Amount = { counters: counters.name, on };
  if (count === 0)
    return {
      on: { on: "countersRemoved", what, counter: counters.name },
      condition: { amount: number, is: "=", than: 0 },
    };
  if (frame === "put" && count < 2) return null;
  const before: Amount = { minus: [number, { event: "amount" }] };
  return {
    on: { on: "countersPut", what, counter: counters.name },
    condition: {
      every: [
        { amount: number, is: ">=", than: count },
        { amount: before, is: "<", than: count },
      ],
    },
  };
}

const numberIn = (phrase: NounPhrase | undefined): unknown =>
  phrase?.kind === "quantity" ? phrase.quantity.count : undefined;
