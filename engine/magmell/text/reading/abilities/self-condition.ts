import type { Effect } from "../../../model/effect";
import type { Condition } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import type { Argument, Clause } from "../phrases/clause";
import { toSelect } from "../phrases/selections";

type Chain = readonly LinkedClause[];

/**
 * Extracts the condition that a clause states about its own card, as in 「パワーカウンターが置かれているこのユニットが」. `clause` is the
 * clause without it. Null if there is none.
 */
export function extractSelfCondition(
  clause: Clause,
): { readonly condition: Condition; readonly clause: Clause } | null {
  const stated = clause.args.find(
    ({ particle, phrase }) =>
      (particle === "が" || particle === "は") &&
      phrase.kind === "pointer" &&
      phrase.select === "self" &&
      phrase.where !== undefined,
  );
  const some = stated === undefined ? null : toSelect(stated.phrase);
  if (stated === undefined || some === null) return null;
  const plain: Argument = { ...stated, phrase: { kind: "pointer", select: "self" } };
  return {
    condition: { some },
    clause: { ...clause, args: clause.args.map((arg) => (arg === stated ? plain : arg)) },
  };
}

/**
 * Returns the zone in which conditions say that the ability's own card lies, so that the ability works there (303.1.1):
 * 「このカードがダストにあるかぎり」. The battle and stone areas count only with `orUsual`. `rest` are the other conditions. Null if
 * there is none.
 */
export function findOwnZoneCondition(
  conditions: readonly Condition[],
  orUsual = false,
): { readonly zone: ZoneId; readonly rest: readonly Condition[] } | null {
  for (const condition of conditions) {
    const some = "some" in condition ? condition.some : null;
    if (some === null || typeof some !== "object" || !("of" in some) || !("where" in some) || some.of !== "self")
      continue;
    const { zone, owner = "you", ...others } = some.where;
    if (typeof zone !== "string" || owner !== "you" || Object.keys(others).length > 0) continue;
    if (orUsual || (zone !== "battleArea" && zone !== "stoneArea"))
      return { zone, rest: conditions.filter((one) => one !== condition) };
  }
  return null;
}

/** Whether a clause says only that the card is used: 「使用できる」, 「発動する」. */
const isBareUse = ({ clause: { frame, form, args, adverbs }, link }: LinkedClause): boolean =>
  (frame === "use" || frame === "activate") &&
  link === "end" &&
  args.length === 0 &&
  adverbs.length === 0 &&
  !(form.negative || form.permitted || form.past || form.voice);

/**
 * Returns how many clauses behind the targets of an instruction say that the card is used with them: 「〜を対象として使用できる」.
 * Null if they say so where only an effect can stand.
 */
export function countUseClauses(rest: Chain, out: readonly Effect[], { discourse }: ReadingContext): number | null {
  const [first] = rest;
  if (first === undefined || !isBareUse(first)) return 0;
  return discourse.isMagic && out.length === 0 && discourse.targets.length > 0 && rest.length === 1 ? 1 : null;
}

/**
 * Returns the clauses behind a trigger without 「発動できる」 at their end, and whether the controller decides. Only targets
 * may stand before it.
 */
export function extractActivation(
  chain: Chain,
  isTargets: (one: LinkedClause) => boolean,
): { readonly rest: Chain; readonly optional: boolean; readonly found: boolean } {
  const last = chain.at(-1);
  const rest = chain.slice(0, -1);
  if (last === undefined || last.clause.frame !== "activate" || !isBareUse(last) || !rest.every(isTargets))
    return { rest: chain, optional: false, found: false };
  return { rest, optional: last.clause.form.able === true, found: true };
}

/** Returns effects that the controller may leave undone together. */
export const leaveToController = (effects: readonly Effect[]): readonly Effect[] => [
  { do: "may", who: "you", then: effects, price: effects.length },
];
