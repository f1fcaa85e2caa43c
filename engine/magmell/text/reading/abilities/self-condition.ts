import type { Condition } from "../../../model/select";
import type { Argument, Clause } from "../phrases/clause";
import { toSelect } from "../phrases/selections";

/** Returns the state that a clause says of its own card, and the clause without it: 「パワーカウンターが置かれているこのユニットが」. */
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
