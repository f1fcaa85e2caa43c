import { applyMtgFix, checkDeck, type MtgDeck, type MtgDeckFix, type MtgDeckProblem } from "@/engine/mtg/deck";

type Check = Parameters<typeof checkDeck>[1];

/** Maximum number of repairs, which stops an endless chain of repairs. */
const MOST = 400;

/** Whether a fix is the only one. */
function isOnlyWay(fix: MtgDeckFix | null): fix is MtgDeckFix {
  if (fix === null) return false;
  const edits = fix.do === "several" ? fix.fixes : [fix];
  return edits.every((edit) => !("candidates" in edit) || edit.candidates.length === 1);
}

/** Returns the errors that have only one possible fix. */
export const getRepairableProblems = (problems: readonly MtgDeckProblem[]): readonly MtgDeckProblem[] =>
  problems.filter(({ severity, fix }) => severity === "error" && isOnlyWay(fix));

/**
 * Returns a deck after all repairs that have a single possible fix, including repairs of problems that only an earlier
 * repair reveals.
 */
export function repairAll(deck: MtgDeck, check: Check): MtgDeck {
  let here = deck;
  for (let left = MOST; left > 0; left -= 1) {
    const fix = getRepairableProblems(checkDeck(here, check))[0]?.fix;
    if (!fix) return here;
    const repaired = applyMtgFix(here, fix);
    if (JSON.stringify(repaired) === JSON.stringify(here)) return here;
    here = repaired;
  }
  return here;
}
