import { OPENING_DECISIONS, type OpeningDecision } from "@/lib/magmell/play/decision";
import type { OpeningValue } from "@/lib/magmell/play/opening-value";
import { REDRAW_RULES, type RuleDecisions, type TrainerEntry } from "@/lib/magmell/play/trainer/types";

/** The storage key of the hands of this tab. Its number grows when their form changes. */
const KEY = "grimoire.trainer.1";

/** Maximum number of hands stored in a tab. The oldest are dropped. */
export const MAX_STORED_HANDS = 200;

/** Gives the storage of the tab, or throws where that is forbidden. */
type OpenStorage = () => Pick<Storage, "getItem" | "setItem">;
const ofTab: OpenStorage = () => window.sessionStorage;

/** Returns the hands of a deck that were decided on in this tab, oldest first. Skips invalid entries. */
export function readStoredHands(code: string, open: OpenStorage = ofTab): readonly TrainerEntry[] {
  try {
    const kept = JSON.parse(open().getItem(KEY) ?? "null");
    return kept?.code === code && Array.isArray(kept.hands) ? kept.hands.flatMap(readHand) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the hands of this tab so that they survive reloads and language changes. Does nothing if the storage is full
 * or blocked.
 */
export function storeHands(code: string, hands: readonly TrainerEntry[], open: OpenStorage = ofTab): void {
  try {
    open().setItem(KEY, JSON.stringify({ code, hands: hands.slice(-MAX_STORED_HANDS) }));
  } catch {
    // The hands last as long as the page.
  }
}

function readHand(kept: unknown): readonly TrainerEntry[] {
  const { seed, goesFirst, hand, decision, value, rules } = (kept ?? {}) as Partial<
    Record<keyof TrainerEntry, unknown>
  >;
  const fine =
    typeof seed === "number" &&
    typeof goesFirst === "boolean" &&
    Array.isArray(hand) &&
    hand.every((name) => typeof name === "string") &&
    isDecision(decision) &&
    (value === null || isValue(value)) &&
    isRules(rules);
  return fine ? [{ seed, goesFirst, hand, decision, value, rules }] : [];
}

const isDecision = (value: unknown): value is OpeningDecision =>
  OPENING_DECISIONS.some((decision) => decision === value);

const isValue = (value: unknown): value is OpeningValue => {
  const { hand, fresh, turns } = (value ?? {}) as Partial<Record<keyof OpeningValue, unknown>>;
  return [hand, fresh, turns].every((part) => typeof part === "number");
};

const isRules = (value: unknown): value is RuleDecisions => {
  const rules = (value ?? {}) as Partial<Record<string, unknown>>;
  return REDRAW_RULES.every((rule) => rules[rule] === null || isDecision(rules[rule]));
};
