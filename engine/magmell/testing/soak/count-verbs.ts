import type { Cards } from "../..";
import type { EffectRow } from "../../effects/instruction";
import { EFFECTS } from "../../effects/table";
import type { Verb } from "../../model/effect";
import { wordsOf } from "../pool/vocabulary";

type Rows = Record<string, EffectRow<Verb>>;

/** Counts how often instructions of each verb are carried out, until it is stopped. No log tells of verbs. */
export function countVerbs() {
  const rows = EFFECTS as unknown as Rows;
  const originals: Rows = { ...rows };
  const counts = new Map<string, number>();
  for (const [verb, row] of Object.entries(originals)) {
    rows[verb] = {
      ...row,
      run: (game, instruction) => {
        if (instruction.given === null && instruction.stage === 0) counts.set(verb, (counts.get(verb) ?? 0) + 1);
        row.run(game, instruction);
      },
    };
  }
  return {
    counts,
    /** The verbs in the texts of some cards that have not come up. */
    unusedBy: ({ list }: Cards): readonly string[] =>
      [...wordsOf(list)]
        .flatMap((word) => (word.startsWith("verb ") ? [word.slice("verb ".length)] : []))
        .filter((verb) => !counts.has(verb))
        .sort(),
    stop: () => {
      Object.assign(rows, originals);
    },
  };
}
