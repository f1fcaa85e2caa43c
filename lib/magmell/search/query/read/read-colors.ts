import { COLORS, type Color, fromColorBits, NO_SYMBOLS, type SymbolCounts, toColorBits } from "@/engine/magmell";
import { COST_COUNT_KEYS, type ColorKey, QUERY_KEYS, type SymbolKey } from "../keys";
import type { Comparison } from "../types";
import { createAndNode, createPredicateNode, createValueFault, resolveComparison, type ValueReader } from "./nodes";
import { readNumber } from "./read-number";
import { COMPARISONS_BY_SIGN } from "./tokens";

/** Letters and words of colors; `u` is blue for players of Magic. */
const SIGNS = /blue|green|red|[bugr]|青色?|緑色?|赤色?/gu;
const COLOR_OF: Readonly<Record<string, Color>> = {
  b: "blue",
  u: "blue",
  青: "blue",
  g: "green",
  緑: "green",
  r: "red",
  赤: "red",
};
/** The canonical letter of each color. */
export const COLOR_LETTERS: Readonly<Record<Color, string>> = { blue: "b", green: "g", red: "r" };
const COLORLESS = ["c", "無", "無色", "colorless", "colourless", "none", "なし"];
const MULTI = ["m", "multi", "多色", "multicolor", "multicolour"];
const MONO = ["mono", "単色", "monocolor", "monocolour"];
/** The largest number of stones of a color in a query. */
export const MAX_STONES = 99;

/** Colors that a text consists of, in order and with repetition; `null` if it contains anything else. */
function colorsOf(text: string): readonly Color[] | null {
  const signs = text.match(SIGNS);
  return signs?.join("") === text ? signs.flatMap((sign) => COLOR_OF[sign.charAt(0)] ?? []) : null;
}

/** Reads color sets; a number, `m` and `mono` count colors instead. */
export const readColors: ValueReader<ColorKey> = (key, op, member) => {
  const text = member.text.trim().toLowerCase();
  const count = (compared: Comparison, value: number) =>
    createPredicateNode({ on: "colorCount", key, op: compared, value }, member.at);
  if (/^\d$/u.test(text)) return count(resolveComparison(op, "="), Number(text));
  if (MULTI.includes(text)) {
    if (op === "!=") return count("<", 2);
    return op === "<" || op === "<=" || op === ">" ? createValueFault("OPERATOR") : count(">=", 2);
  }
  if (MONO.includes(text))
    return op === "!=" || op === "=" || op === ":"
      ? count(resolveComparison(op, "="), 1)
      : createValueFault("OPERATOR");
  const colors = COLORLESS.includes(text) ? [] : colorsOf(text);
  if (colors === null) return createValueFault("UNKNOWN_VALUE");
  const compared = resolveComparison(op, colors.length === 0 ? "=" : QUERY_KEYS[key].colon);
  // Colorless has no proper subset, so `<=` and `=` coincide.
  const [bits, exact] = [toColorBits(colors), colors.length === 0 && compared === "<="];
  return createPredicateNode({ on: "colors", key, op: exact ? "=" : compared, bits }, member.at);
};

/**
 * Reads a cost: symbols in any order, with the number of colorless symbols first or last. A number alone, or a word for
 * "none", is compared with the cost as a number.
 */
export const readSymbols: ValueReader<SymbolKey> = (key, op, member) => {
  const text = member.text.trim().toLowerCase();
  const symbols = symbolsIn(text);
  if (symbols !== null)
    return createPredicateNode(
      { on: "symbols", key, op: resolveComparison(op, QUERY_KEYS[key].colon), symbols },
      member.at,
    );
  const count = readNumber(COST_COUNT_KEYS[key], op, NO_COST.includes(text) ? { ...member, text: "0" } : member);
  // The words of numbers are not what a misspelled color means.
  return count.type === "fault" && count.code === "UNKNOWN_VALUE"
    ? createValueFault(count.code, { limit: count.limit })
    : count;
};

const NO_COST = ["無", "なし", "none"];

/** The symbols that a text consists of, one at least; `null` for digits alone and any other text. */
function symbolsIn(text: string): SymbolCounts | null {
  const [, before = "", signs = "", after = ""] = /^(\d{0,2})(\D+)(\d{0,2})$/u.exec(text) ?? [];
  const any = Number(before || after);
  const colors = COLORLESS.includes(signs) && any > 0 ? [] : colorsOf(signs);
  if (colors === null || signs === "" || (before !== "" && after !== "")) return null;
  const counts = { ...NO_SYMBOLS, any };
  for (const color of colors) counts[color] += 1;
  return counts;
}

/** Reads stone counts, such as `青>=10`. Colors without a number mean at least one stone of each color. */
export const readStones: ValueReader<"stones"> = (_, op, member) => {
  if (op !== ":" && op !== "=") return createValueFault("OPERATOR");
  const [, signs = "", compared, digits] =
    /^([^<>=!≦≤≧≥≠\d]+)(?:(<=|>=|!=|[<>=≦≤≧≥≠])(\d{1,2}))?$/u.exec(member.text.trim().toLowerCase()) ?? [];
  const colors = colorsOf(signs);
  if (colors === null) return createValueFault("UNKNOWN_VALUE");
  const value = digits === undefined ? 1 : Math.min(Number(digits), MAX_STONES);
  const stoneOp = COMPARISONS_BY_SIGN[compared ?? ">="] ?? ">=";
  return createAndNode(
    fromColorBits(toColorBits(colors)).map((color) =>
      createPredicateNode({ on: "stones", color, op: stoneOp, value }, member.at),
    ),
  );
};

/** Returns the canonical notation of a color set, `c` for none. */
export const writeColors = (bits: number): string =>
  fromColorBits(bits)
    .map((color) => COLOR_LETTERS[color])
    .join("") || "c";

/** Returns the canonical notation of the symbols of a cost, such as `2rr`; if all symbols are colorless, `2c`. */
export function writeSymbols(symbols: SymbolCounts): string {
  const colors = COLORS.map((color) => COLOR_LETTERS[color].repeat(symbols[color])).join("");
  return `${symbols.any || ""}${colors || "c"}`;
}
