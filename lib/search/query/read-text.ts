import { COUNTERS, choiceNamed, FORMATS } from "./choices";
import { codeValue, foldedValue, nfkc } from "./folded-value";
import { KEYS, type TextKey } from "./keys";
import { MAX_PATTERN_LENGTH } from "./limits";
import { asserted, type Fault, fault, test, type ValueReader } from "./reading";
import type { Node, Span } from "./types";

/** A text, a phrase or a pattern. */
export const readText: ValueReader<TextKey> = (key, op, member) => {
  const holds = KEYS[key].colon === "holds";
  if (member.form === "pattern") return holds ? pattern(key, op, member.text, member.at) : fault("UNKNOWN_VALUE");
  const value = textValue(key, member.form === "card" && key !== "name" ? `《${member.text}》` : member.text);
  if (value === null) return fault("UNKNOWN_VALUE", { nearest: key in FIXED ? "standard" : undefined });
  if (value === "") return fault("NO_VALUE");
  const match = op === ":" && holds && !(member.form === "card" && key === "name") ? "holds" : "is";
  return asserted(op, test({ on: "text", key, match, value }, member.at));
};

/** Whether a pattern can be what it says; what a matcher makes of it is seen when it is compiled. */
export function pattern(key: TextKey, op: Parameters<ValueReader<TextKey>>[1], typed: string, at: Span): Node | Fault {
  const value = nfkc(typed);
  if (value.length > MAX_PATTERN_LENGTH) return fault("TOO_LONG", { limit: MAX_PATTERN_LENGTH });
  if (value.trim() === "" || !isWhole(value) || BEYOND_LINEAR.test(value)) return fault("PATTERN");
  return asserted(op, test({ on: "text", key, match: "matches", value }, at));
}

/** What makes a matcher look back or ahead: references to groups, and look-around. */
const BEYOND_LINEAR = /(?<!\\)(?:\\\\)*(?:\\[1-9k]|\(\?<?[=!])/u;

/** Not ended by a backslash that escapes nothing. */
const isWhole = (value: string): boolean => (/\\*$/u.exec(value)?.[0].length ?? 0) % 2 === 0;

const format = (text: string) => choiceNamed(FORMATS, foldedValue(text));
/** Keys that know a closed list of texts. */
const FIXED: Partial<Record<TextKey, (text: string) => string | null>> = {
  legal: format,
  banned: format,
  limited: format,
};
const SPECIAL: Partial<Record<TextKey, (text: string) => string>> = {
  set: codeValue,
  inSet: codeValue,
  deck: (text) => nfkc(text).trim(),
  counter: (text) => choiceNamed(COUNTERS, foldedValue(text)) ?? foldedValue(text),
};

const textValue = (key: TextKey, text: string): string | null => (FIXED[key] ?? SPECIAL[key] ?? foldedValue)(text);
