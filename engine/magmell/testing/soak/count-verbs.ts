import { countTableRuns } from "../../../kernel/testing/count-runs";
import type { Cards } from "../..";
import type { RunningInstruction } from "../../effects/instruction";
import { EFFECT_HANDLERS } from "../../effects/table";
import { collectVocabulary } from "../pool/vocabulary";

/** Counts how often instructions of each verb are carried out, until it is stopped. */
export function countVerbs() {
  const { counts, stop } = countTableRuns(EFFECT_HANDLERS, ([, instruction]) => {
    const { given, stage } = instruction as RunningInstruction;
    return given === null && stage === 0;
  });
  return {
    counts,
    /** The verbs in the texts of some cards that have not come up. */
    unusedBy: ({ list }: Cards): readonly string[] =>
      [...collectVocabulary(list)]
        .flatMap((word) => (word.startsWith("verb ") ? [word.slice("verb ".length)] : []))
        .filter((verb) => !counts.has(verb))
        .sort(),
    stop,
  };
}
