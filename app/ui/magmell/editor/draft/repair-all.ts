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
 * Returns a deck after every repair that leaves nothing to choose, also of what is only seen after an earlier one. Stones are
 * filled last, since what they have to pay for changes until then.
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
