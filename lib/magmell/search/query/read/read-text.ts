import type { TextSpan } from "@/lib/japanese/types";
import { PATTERN_LIMITS } from "../../pattern/pattern-limits";
import { readPattern } from "../../pattern/read-pattern";
import { COUNTERS, FORMATS, findChoice } from "../choices";
import { KEYS, type TextKey } from "../keys";
import type { QueryNode } from "../types";
import { codeValue, foldedValue, nfkc } from "./folded-value";
import { asserted, fault, predicateNode, type ValueFault, type ValueReader } from "./nodes";

/** Returns reader of words, phrases and patterns. */
export const readText: ValueReader<TextKey> = (key, op, member) => {
  const holds = KEYS[key].colon === "holds";
  if (member.form === "pattern")
    return holds ? readBarePattern(key, op, member.text, member.at) : fault("UNKNOWN_VALUE");
  const value = textValue(key, member.form === "card" && key !== "name" ? `《${member.text}》` : member.text);
  if (value === null) return fault("UNKNOWN_VALUE", { nearest: key in FIXED ? "standard" : undefined });
  if (value === "") return fault("NO_VALUE");
  const match = op === ":" && holds && !(member.form === "card" && key === "name") ? "holds" : "is";
  return asserted(op, predicateNode({ on: "text", key, match, value }, member.at));
};

/** Returns reader of patterns without a key; an accepted pattern always compiles. */
export function readBarePattern(
  key: TextKey,
  op: Parameters<ValueReader<TextKey>>[1],
  typed: string,
  at: TextSpan,
): QueryNode | ValueFault {
  const value = nfkc(typed);
  if (value.length > PATTERN_LIMITS.length) return fault("TOO_LONG", { limit: PATTERN_LIMITS.length });
  if (!readPattern(value).ok) return fault("PATTERN");
  return asserted(op, predicateNode({ on: "text", key, match: "matches", value }, at));
}

const format = (text: string) => findChoice(FORMATS, foldedValue(text));
/** Keys with a closed list of texts. */
const FIXED: Partial<Record<TextKey, (text: string) => string | null>> = {
  legal: format,
  banned: format,
  limited: format,
};
const SPECIAL: Partial<Record<TextKey, (text: string) => string>> = {
  set: codeValue,
  inSet: codeValue,
  deck: (text) => nfkc(text).trim(),
  counter: (text) => findChoice(COUNTERS, foldedValue(text)) ?? foldedValue(text),
};

const textValue = (key: TextKey, text: string): string | null => (FIXED[key] ?? SPECIAL[key] ?? foldedValue)(text);
