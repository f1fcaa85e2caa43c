import { applyFix as applyTo } from "../../kernel/deck/apply-fix";
import type { MtgDeck, MtgDeckFix } from "./deck";
import { isBasicLand, toNameKey } from "./name-key";

/**
 * Applies a fix to a copy of a deck, with the named candidate or the first. Different spellings of a card count as the
 * same name.
 */
export const applyMtgFix = (deck: MtgDeck, fix: MtgDeckFix, candidate?: string): MtgDeck =>
  applyTo(deck, fix, candidate, { keyOf: toNameKey, isBasic: isBasicLand });
