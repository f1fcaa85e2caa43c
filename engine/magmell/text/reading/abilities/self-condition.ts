import type { Condition } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { Argument, Clause } from "../phrases/clause";
import { toSelect } from "../phrases/selections";

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
 * Returns the zone other than its usual ones in which conditions say that the ability's own card lies, so that the
 * ability works there (303.1.1): 「このカードがダストにあるかぎり」. `rest` are the other conditions. Null if there is none.
 */
export function findOwnZoneCondition(
  conditions: readonly Condition[],
): { readonly zone: ZoneId; readonly rest: readonly Condition[] } | null {
  for (const condition of conditions) {
    const some = "some" in condition ? condition.some : null;
    if (some === null || typeof some !== "object" || !("of" in some) || !("where" in some) || some.of !== "self")
      continue;
    const { zone, owner = "you", ...others } = some.where;
    if (typeof zone !== "string" || owner !== "you" || Object.keys(others).length > 0) continue;
    if (zone !== "battleArea" && zone !== "stoneArea")
      return { zone, rest: conditions.filter((one) => one !== condition) };
  }
  return null;
}
