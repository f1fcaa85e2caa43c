import { applyFix, type Cards, checkDeck, type Deck, type DeckFix, type DeckProblem } from "@/engine/magmell";

/** More fixes than any deck needs; guards against an endless loop. */
const MOST = 200;

/** Whether a fix leaves nothing to choose. */
function isOnlyWay(fix: DeckFix | null): fix is DeckFix {
  if (fix === null) return false;
  return "candidates" in fix ? fix.candidates.length === 1 : true;
}

/** Returns the errors that have only one possible fix. */
export const filterRepairableProblems = (problems: readonly DeckProblem[]): readonly DeckProblem[] =>
  problems.filter(({ severity, fix }) => severity === "error" && isOnlyWay(fix));

/**
 * Returns a deck after every fix that leaves no choice, including fixes for errors that only appear after an earlier
 * fix. Stones are filled last, because earlier fixes change the costs that they must pay.
 */
export function repairAll(deck: Deck, cards: Cards): Deck {
  let here = deck;
  for (let left = MOST; left > 0; left -= 1) {
    const open = filterRepairableProblems(checkDeck(here, cards));
    const next = open.find(({ fix }) => fix?.do !== "fill") ?? open[0];
    if (!next?.fix) return here;
    const repaired = applyFix(here, next.fix);
    if (JSON.stringify(repaired) === JSON.stringify(here)) return here;
    here = repaired;
  }
  return here;
}
