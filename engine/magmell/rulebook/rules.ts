import { numberOf } from "../../rulebook/rule-id";
import { PRINCIPLE_RULES } from "./chapters/chapter-1";
import { ACTION_RULES } from "./chapters/chapter-2-actions";
import { CARD_RULES } from "./chapters/chapter-2-cards";
import { INFORMATION_RULES } from "./chapters/chapter-2-information";
import { STATE_RULES } from "./chapters/chapter-2-state";
import { ABILITY_RULES } from "./chapters/chapter-3";
import { AREA_RULES } from "./chapters/chapter-4";
import { PREPARATION_RULES } from "./chapters/chapter-5";
import { TURN_RULES } from "./chapters/chapter-6";
import { BATTLE_RULES } from "./chapters/chapter-7-battle";
import { CHECK_RULES } from "./chapters/chapter-7-checks";
import { USE_RULES } from "./chapters/chapter-7-use";
import type { RuleText } from "./rule-text";

/** Paraphrases of all rules of the MAGMELL comprehensive rules 1.01, in the order of the document. */
const ROWS = {
  ...PRINCIPLE_RULES,
  ...CARD_RULES,
  ...INFORMATION_RULES,
  ...STATE_RULES,
  ...ACTION_RULES,
  ...ABILITY_RULES,
  ...AREA_RULES,
  ...PREPARATION_RULES,
  ...TURN_RULES,
  ...BATTLE_RULES,
  ...USE_RULES,
  ...CHECK_RULES,
};

/** A rule number prefixed with its document. Wrong numbers do not compile. */
export type RuleId = keyof typeof ROWS;

export const RULES: Readonly<Record<RuleId, RuleText>> = ROWS;

export const RULE_IDS = Object.keys(ROWS) as readonly RuleId[];

/** Chapters of the document that hold rules; the eighth is its history. */
export const CHAPTERS = [
  { number: 1, ja: "原則", en: "Principles" },
  { number: 2, ja: "用語", en: "Terms" },
  { number: 3, ja: "能力と効果", en: "Abilities and effects" },
  { number: 4, ja: "領域", en: "Areas" },
  { number: 5, ja: "ゲームの準備", en: "Preparing a game" },
  { number: 6, ja: "ターン", en: "Turns" },
  { number: 7, ja: "ゲームの処理", en: "Playing" },
] as const;

/** The number as printed in the document: `705.4.3` of `mag:705.4.3`. */
export const ruleNumber = (id: RuleId): string => numberOf(id);

/** The chapter of a rule, which is the first digit of its number. */
export const chapterOf = (id: RuleId): number => Number(ruleNumber(id).charAt(0));

/** The parent of a rule, such as 705.4 of 705.4.3; `null` at the top level. */
export function parentOf(id: RuleId): RuleId | null {
  const end = id.lastIndexOf(".");
  return end < 0 ? null : (id.slice(0, end) as RuleId);
}

/** Whether a string is a rule id of this document, for input that is not type-checked. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(ROWS, text);
