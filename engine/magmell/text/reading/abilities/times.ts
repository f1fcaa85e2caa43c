import type { Condition } from "../../../model/select";
import { readCondition } from "../frames/meanings";
import type { Argument, Clause } from "../phrases/clause";

const isTime = ({ particle, phrase }: Argument): boolean =>
  particle === "に" && (phrase.kind === "phase" || (phrase.kind === "turn" && phrase.which === undefined));

/**
 * Extracts times such as 「あなたのターンに」 and 「メインフェイズに」 from a clause as conditions. Null if a time cannot be expressed as a
 * condition.
 */
export function extractTimes(
  clause: Clause,
): { readonly clause: Clause; readonly conditions: readonly Condition[] } | null {
  const conditions = clause.args
    .filter(isTime)
    .map(({ phrase }) =>
      readCondition({ ...clause, frame: "be", form: { ending: "end" }, args: [{ particle: "", phrase }], adverbs: [] }),
    );
  return conditions.includes(null)
    ? null
    : { clause: { ...clause, args: clause.args.filter((arg) => !isTime(arg)) }, conditions: conditions as Condition[] };
}

/** Returns whether an adverb states a time that ends, such as 「ターン終了時まで」. A static ability states none. */
export const isPassing = (adverb: Clause["adverbs"][number]): boolean =>
  adverb.says === "until" || (adverb.says === "thisTurn" && !adverb.every);
