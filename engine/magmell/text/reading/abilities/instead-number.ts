import type { Effect } from "../../../model/effect";
import type { Amount, Condition } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import { readCondition, readEffects } from "../frames/meanings";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Argument, Clause } from "../phrases/clause";
import { hasManner, removeManner } from "../phrases/manners";
import { getAdverbDuration } from "./lasting-changes";
import type { ClauseReader } from "./replacements";

/** Instructions with one number, and the key under which it stands. */
const NUMBERED = {
  damage: "amount",
  draw: "count",
  gainLife: "amount",
  loseLife: "amount",
  putCounters: "count",
} as const satisfies Partial<Record<Effect["do"], string>>;

/**
 * Reads a number that replaces that of the previous instruction under a condition: 「2点のダメージを与える。〜ならば、かわりに4点のダメージを与える」.
 * Changes the last effect of `out`; returns `false` for clauses of any other form.
 */
export function readInsteadNumber(chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]): boolean {
  const [asked, said, ...more] = chain;
  const { discourse } = reading;
  const last = out.at(-1);
  const before = discourse.said;
  if (asked?.link !== "if" || said?.link !== "end" || more.length > 0 || last === undefined || before === null)
    return false;
  const clause = removeManner(said.clause, "instead");
  if (clause.frame !== before.frame || clause.form.permitted || before.form.permitted) return false;
  const condition = readCondition(removeManner(asked.clause, "instead"));
  if (condition === null) return false;
  const begun = discourse.copy();
  const [only, ...others] = readEffects({ ...clause, args: completed(clause, before) }, reading) ?? [];
  const changed =
    only === undefined || others.length > 0 ? null : withNumber(last, only, bindReferences(condition, begun));
  if (changed === null) return false;
  out[out.length - 1] = changed;
  return true;
}

/**
 * Reads an instruction that stands in for the previous one under a condition: 「それを手札に戻す。〜ならば、かわりに破壊する。」. Only a
 * sentence of one clause is replaced: of several, it would be open which.
 */
export function readInsteadEffect(
  [asked, ...rest]: readonly LinkedClause[],
  reading: ReadingContext,
  out: Effect[],
  readRest: ClauseReader,
): boolean {
  const { discourse } = reading;
  const { made, beforeLast } = discourse;
  const [first, ...more] = rest;
  if (asked?.link !== "if" || first === undefined || made === 0 || beforeLast === null) return false;
  if (!hasManner(first.clause, "instead") || more.some(({ clause }) => hasManner(clause, "instead"))) return false;
  const condition = readCondition(removeManner(asked.clause, "instead"));
  if (condition === null || hasManner(asked.clause, "instead")) return false;
  // What the replaced instruction did has not been done.
  discourse.otherwise(beforeLast);
  const bound = bindReferences(condition, discourse);
  const plain = removeManner(first.clause, "instead");
  const [own, whole] = [plain, lastingLike(plain, discourse.said)].map(
    (clause) => clause && readRest([{ ...first, clause }, ...more], reading),
  );
  const then = own ?? whole ?? null;
  const replaced = out.slice(out.length - made);
  if (then === null || then.length === 0 || replaced.some((effect) => effect.do === "may" || effect.do === "if"))
    return false;
  out.splice(out.length - made, made, { do: "if", condition: bound, then, otherwise: replaced });
  discourse.made = 0;
  return true;
}

/** The arguments of a clause with those of another that it leaves out; a number is never taken over. */
function completed(clause: Clause, before: Clause): readonly Argument[] {
  const missing = before.args.filter(
    ({ particle, phrase }) =>
      particle !== "" && phrase.kind !== "quantity" && clause.args.every((arg) => arg.particle !== particle),
  );
  return [...missing, ...clause.args];
}

/** 「それのAPを1増やす。〜ならば、かわりに2増やす」: a lasting change of the same thing for the same time. */
function lastingLike(clause: Clause, before: Clause | null): Clause | null {
  if (before === null || clause.frame !== before.frame || getAdverbDuration(clause) !== null) return null;
  const lasting = before.adverbs.filter(({ says }) => says === "until" || says === "thisTurn");
  return lasting.length === 0
    ? null
    : { ...clause, args: completed(clause, before), adverbs: [...lasting, ...clause.adverbs] };
}

/** The instruction before with the other number where the condition holds; `null` where they differ in more than it. */
function withNumber(before: Effect, other: Effect, condition: Condition): Effect | null {
  const key = before.do in NUMBERED ? NUMBERED[before.do as keyof typeof NUMBERED] : undefined;
  if (key === undefined) return null;
  const without = (effect: Effect) => JSON.stringify({ ...effect, [key]: null });
  if (without(before) !== without(other)) return null;
  const then = (other as unknown as Record<string, Amount>)[key];
  const otherwise = (before as unknown as Record<string, Amount>)[key];
  if (then === undefined || otherwise === undefined) return null;
  return { ...before, [key]: { if: condition, then, otherwise } } as Effect;
}
