import type { EventPattern } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import type { Condition, Filter } from "../../../model/select";
import { type Clause, readClauses } from "../phrases/clause";
import type { Pending } from "../phrases/pending";
import type { Phrase } from "../phrases/phrase";
import type { Parse, TextInput } from "../text-input";
import type { Changed, Reading } from "./frame";
import { rolesOf } from "./roles";
import { FRAMES } from "./table";

/** The instructions that a clause gives. */
export function effectsOf(clause: Clause, reading: Reading): readonly Effect[] | null {
  const roles = rolesOf(clause);
  return roles === null ? null : (FRAMES[clause.frame]?.effect?.(roles, clause, reading) ?? null);
}

/** The events that a clause describes. */
export function eventsOf(clause: Clause): readonly EventPattern[] | null {
  const roles = rolesOf(clause);
  const found = roles === null ? null : (FRAMES[clause.frame]?.event?.(roles, clause) ?? null);
  return found === null ? null : Array.isArray(found) ? (found as readonly EventPattern[]) : [found as EventPattern];
}

/** The condition that a clause states: how things are, or what has happened this turn. */
export function conditionOf(clause: Clause): Condition | null {
  const roles = rolesOf(clause);
  if (roles === null) return null;
  const stated = FRAMES[clause.frame]?.condition?.(roles, clause) ?? null;
  return stated ?? happenedCondition(clause);
}

const HEAD: Phrase = { kind: "things", noun: "thing", where: {} };

/** 「このターンにユニットが破壊されたならば」 */
function happenedCondition(clause: Clause): Condition | null {
  const { form, adverbs } = clause;
  if (!adverbs.some(({ says }) => says === "thisTurn")) return null;
  const { negative, ongoing: _, ...rest } = form;
  const [event] = eventsOf({ ...clause, form: rest, args: clause.args }) ?? [];
  if (event === undefined) return null;
  return { amount: { happened: event }, is: negative ? "=" : ">=", than: negative ? 0 : 1 } as unknown as Condition;
}

/** The changes that a clause makes while it holds. */
export function changesOf(clause: Clause, reading: Reading): readonly Changed[] | null {
  const roles = rolesOf(clause);
  const found = roles === null ? null : (FRAMES[clause.frame]?.change?.(roles, clause, reading) ?? null);
  return found === null ? null : Array.isArray(found) ? (found as readonly Changed[]) : [found as Changed];
}

/** Relative clauses at an offset, as what they say of the noun behind them. */
export const readRelative = (input: TextInput, at: number): readonly Parse<Partial<Pending>>[] =>
  input.parse("relative", at, () =>
    readClauses(input, at, false).flatMap(({ value, end }) => {
      if (value.form.ending !== "end" && value.form.ending !== "and" && value.form.ending !== "te") return [];
      if (value.frame === "be") return [];
      const means = value.form.ending === "end" ? relativeMeaning(value) : null;
      return means === null ? [] : [{ value: means, end }];
    }),
  );

function relativeMeaning(clause: Clause): Partial<Pending> | null {
  const roles = rolesOf(clause);
  if (roles === null) return null;
  const own = FRAMES[clause.frame]?.relative?.(roles, clause) ?? null;
  if (own !== null) return own;
  const { form, args, adverbs } = clause;
  if (!form.past) return null;
  const since = adverbs.filter(({ says }) => says !== "thereby");
  if (args.length === 0 && since.length === 0 && !form.negative) return { result: clause.frame };
  if (!adverbs.some(({ says }) => says === "thisTurn")) return null;
  for (const particle of form.voice === "passive" ? (["が"] as const) : (["が", "を"] as const)) {
    const { negative, ...rest } = form;
    const [event] = eventsOf({ ...clause, form: rest, args: [...args, { particle, phrase: HEAD }] }) ?? [];
    if (event === undefined) continue;
    const did = { did: event } as unknown as Filter;
    return { where: negative ? { not: did } : did };
  }
  return null;
}
