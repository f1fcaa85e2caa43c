import { joinWords, quoteText } from "./plain-words";

const IN_BRACES = /\{([^{}]*)\}/gu;
/** Signs of a cost that a table may have: numbers, letters, two or three of them parted by strokes, and halves. */
const TABLE_SIGN = /^(?:\d{1,7}|[WUBRGCSXYZ]|½|H[WUBRG]|(?:[WUBRGC]|\d{1,2})\/[WUBRGC]|(?:[WUBRGC]\/){1,2}P)$/iu;
/** Signs of a cost in files of JSON, whose jokes have any: only negative numbers, which none has, are wrong. */
const ANY_SIGN = /^(?!-\d)[^{}\p{Cc}\p{Cs}]{1,12}$/u;

const ALLOWED =
  "numbers, W U B R G C S X Y Z, halves of two (W/U, 2/W, W/P, W/U/P) and half of one (HW) are signs of a cost";

/** Returns the reason why a text is no mana cost, as tables or as files of JSON write one; `null` for a right one. */
export function getCostProblem(cost: string, source: "table" | "json"): string | null {
  const outside = cost
    .replace(IN_BRACES, " ")
    .split(/[\s/]+/u)
    .filter((part) => part !== "");
  const right = source === "table" ? TABLE_SIGN : ANY_SIGN;
  const wrong = [...cost.matchAll(IN_BRACES)].filter(([, sign = ""]) => !right.test(sign)).map(([sign]) => sign);
  const faults = [
    told(wrong, "is no sign of a cost", "are no signs of a cost", source === "table" ? `: ${ALLOWED}` : ""),
    told(outside, "stands", "stand", " outside of braces: a cost is written in braces, such as {2}{W}"),
  ].filter((fault) => fault !== "");
  return faults.length === 0 ? null : faults.join("; ");
}

function told(parts: readonly string[], one: string, many: string, end: string): string {
  const shown = [...new Set(parts)].map(quoteText);
  return shown.length === 0 ? "" : `${joinWords(shown)} ${shown.length === 1 ? one : many}${end}`;
}
