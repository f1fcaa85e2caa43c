import type { Condition } from "../../../model/select";
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
