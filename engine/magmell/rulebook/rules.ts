import { getRuleNumber } from "../../rulebook/rule-id";
import { ROWS } from "./generated/rows";

/**
 * A rule number of the MAGMELL comprehensive rules 1.01, prefixed with its document. Unknown numbers are compile
 * errors.
 */
export type RuleId = keyof typeof ROWS;

/** Rules in the order of the document. */
export const RULE_IDS = Object.keys(ROWS) as readonly RuleId[];

/** Chapters of the document that contain rules. The eighth chapter, its version history, is left out. */
export const RULE_CHAPTERS = [
  { number: 1, ja: "原則", en: "Principles" },
  { number: 2, ja: "用語", en: "Terms" },
  { number: 3, ja: "能力と効果", en: "Abilities and effects" },
  { number: 4, ja: "領域", en: "Areas" },
  { number: 5, ja: "ゲームの準備", en: "Preparing a game" },
  { number: 6, ja: "ターン", en: "Turns" },
  { number: 7, ja: "ゲームの処理", en: "Playing" },
] as const;

/** Returns the number as printed in the document: `705.4.3` of `mag:705.4.3`. */
export const getPrintedRuleNumber = (id: RuleId): string => getRuleNumber(id);

/** Returns the chapter of a rule, which is the first digit of its number. */
export const getChapter = (id: RuleId): number => Number(getPrintedRuleNumber(id).charAt(0));

/** Returns the parent of a rule, such as 705.4 of 705.4.3; `null` at the top level. */
export function getParentRule(id: RuleId): RuleId | null {
  const end = id.lastIndexOf(".");
  return end < 0 ? null : (id.slice(0, end) as RuleId);
}

/** Returns whether a string is a rule id of this document, for input that is not type-checked. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(ROWS, text);
