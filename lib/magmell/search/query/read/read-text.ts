import type { TextSpan } from "@/lib/japanese/types";
import { PATTERN_LIMITS } from "../../pattern/pattern-limits";
import { readPattern } from "../../pattern/read-pattern";
import { COUNTER_NAMES, DECK_FORMATS, findChoice } from "../choices";
import { QUERY_KEYS, type TextKey } from "../keys";
import type { QueryNode } from "../types";
import {
  applyBooleanOperator,
  createPredicateNode,
  createValueFault,
  type ValueFault,
  type ValueReader,
} from "./nodes";
import { normalizeSetCode, normalizeValue, toNfkc } from "./normalize-value";

/** Reads words, phrases and patterns. */
export const readText: ValueReader<TextKey> = (key, op, member) => {
  const holds = QUERY_KEYS[key].colon === "holds";
  if (member.form === "pattern")
    return holds ? readBarePattern(key, op, member.text, member.at) : createValueFault("UNKNOWN_VALUE");
  const value = textValue(key, member.form === "card" && key !== "name" ? `《${member.text}》` : member.text);
  if (value === null) return createValueFault("UNKNOWN_VALUE", { nearest: key in FIXED ? "standard" : undefined });
  if (value === "") return createValueFault("NO_VALUE");
  const match = op === ":" && holds && !(member.form === "card" && key === "name") ? "holds" : "is";
  return applyBooleanOperator(op, createPredicateNode({ on: "text", key, match, value }, member.at));
};

/** Reads patterns without a key; an accepted pattern always compiles. */
export function readBarePattern(
  key: TextKey,
  op: Parameters<ValueReader<TextKey>>[1],
  typed: string,
  at: TextSpan,
): QueryNode | ValueFault {
  const value = toNfkc(typed);
  if (value.length > PATTERN_LIMITS.length) return createValueFault("TOO_LONG", { limit: PATTERN_LIMITS.length });
  if (!readPattern(value).ok) return createValueFault("PATTERN");
  return applyBooleanOperator(op, createPredicateNode({ on: "text", key, match: "matches", value }, at));
}

const format = (text: string) => findChoice(DECK_FORMATS, normalizeValue(text));
/** Keys with a closed list of texts. */
const FIXED: Partial<Record<TextKey, (text: string) => string | null>> = {
  legal: format,
  banned: format,
  limited: format,
};
const SPECIAL: Partial<Record<TextKey, (text: string) => string>> = {
  set: normalizeSetCode,
  inSet: normalizeSetCode,
  deck: (text) => toNfkc(text).trim(),
  counter: (text) => findChoice(COUNTER_NAMES, normalizeValue(text)) ?? normalizeValue(text),
};

const textValue = (key: TextKey, text: string): string | null => (FIXED[key] ?? SPECIAL[key] ?? normalizeValue)(text);
