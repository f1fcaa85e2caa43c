import { applyFix as apply } from "../../kernel/deck/apply-fix";
import { BASIC_STONES } from "../model/card";
import type { Deck } from "../model/deck";
import { toNameKey } from "../model/name";
import type { DeckFix } from "../model/problem";

const NAMES = {
  keyOf: toNameKey,
  isBasic: (name: string): boolean => Object.keys(BASIC_STONES).some((basic) => toNameKey(basic) === toNameKey(name)),
};

/**
 * Applies a fix to a copy of a deck. A fix with candidates uses the one named by `candidate`, or the first; solving the
 * problem may take several applications. Lines keep their order, but lines of a changed zone whose count is not a
 * positive integer are dropped.
 */
export const applyFix = (deck: Deck, fix: DeckFix, candidate?: string): Deck => apply(deck, fix, candidate, NAMES);
