import { COLORS, type Color, colorBits, colorsIn, NO_SYMBOLS, type Symbols } from "@/engine/magmell";
import { type ColorKey, KEYS, type SymbolKey } from "../keys";
import type { Comparison } from "../types";
import { andNode, comparisonOf, fault, predicateNode, type ValueReader } from "./nodes";

/** Letters and words of colours; `u` is blue for players of Magic. */
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
/** The canonical letter of each colour. */
export const COLOR_LETTERS: Readonly<Record<Color, string>> = { blue: "b", green: "g", red: "r" };
const COLORLESS = ["c", "無", "無色", "colorless", "colourless", "none", "なし"];
const MULTI = ["m", "multi", "多色", "multicolor", "multicolour"];
const MONO = ["mono", "単色", "monocolor", "monocolour"];
/** The largest number of stones of a colour in a query. */
export const MOST_STONES = 99;

/** Colours that a text consists of, in order and with repetition; `null` if it contains anything else. */
function colorsOf(text: string): readonly Color[] | null {
  const signs = text.match(SIGNS);
  return signs?.join("") === text ? signs.flatMap((sign) => COLOR_OF[sign.charAt(0)] ?? []) : null;
}

/** Reader of colour sets; a number, `m` and `mono` count colours instead. */
export const readColors: ValueReader<ColorKey> = (key, op, member) => {
  const text = member.text.trim().toLowerCase();
  const count = (compared: Comparison, value: number) =>
    predicateNode({ on: "colorCount", key, op: compared, value }, member.at);
  if (/^\d$/u.test(text)) return count(comparisonOf(op, "="), Number(text));
  if (MULTI.includes(text)) {
    if (op === "!=") return count("<", 2);
    return op === "<" || op === "<=" || op === ">" ? fault("OPERATOR") : count(">=", 2);
  }
  if (MONO.includes(text))
    return op === "!=" || op === "=" || op === ":" ? count(comparisonOf(op, "="), 1) : fault("OPERATOR");
  const colors = COLORLESS.includes(text) ? [] : colorsOf(text);
  if (colors === null) return fault("UNKNOWN_VALUE");
  const compared = comparisonOf(op, colors.length === 0 ? "=" : KEYS[key].colon);
  // Colourless has no proper subset, so `<=` and `=` coincide.
  const [bits, exact] = [colorBits(colors), colors.length === 0 && compared === "<="];
  return predicateNode({ on: "colors", key, op: exact ? "=" : compared, bits }, member.at);
};

/** Reader of costs: symbols in any order, the number first or last, `0` for none. */
export const readSymbols: ValueReader<SymbolKey> = (key, op, member) => {
  const symbols = symbolsIn(member.text.trim().toLowerCase());
  if (symbols === null) return fault("UNKNOWN_VALUE");
  const isNone = Object.values(symbols).every((count) => count === 0);
  const compared = comparisonOf(op, isNone ? "=" : KEYS[key].colon);
  return predicateNode({ on: "symbols", key, op: isNone && compared === "<=" ? "=" : compared, symbols }, member.at);
};

function symbolsIn(text: string): Symbols | null {
  if (["0", "無", "なし", "none"].includes(text)) return NO_SYMBOLS;
  const [, before = "", signs = "", after = ""] = /^(\d{0,2})(\D*)(\d{0,2})$/u.exec(text) ?? [];
  const colors = signs === "" ? [] : colorsOf(signs);
  if (colors === null || text === "" || (before !== "" && after !== "") || `${before}${signs}${after}` === "")
    return null;
  const counts = { ...NO_SYMBOLS, any: Number(before || after) };
  for (const color of colors) counts[color] += 1;
  return counts;
}

/** Reader of stone counts: `青>=10`, or colours alone for at least one stone of each. */
export const readStones: ValueReader<"stones"> = (_, op, member) => {
  if (op !== ":" && op !== "=") return fault("OPERATOR");
  const [, signs = "", compared, digits] =
    /^([^<>=!≦≤≧≥≠\d]+)(?:(<=|>=|!=|[<>=≦≤≧≥≠])(\d{1,2}))?$/u.exec(member.text.trim().toLowerCase()) ?? [];
  const colors = colorsOf(signs);
  if (colors === null) return fault("UNKNOWN_VALUE");
  const value = digits === undefined ? 1 : Math.min(Number(digits), MOST_STONES);
  const stoneOp = COMPARISONS[compared ?? ">="] ?? ">=";
  return andNode(
    colorsIn(colorBits(colors)).map((color) => predicateNode({ on: "stones", color, op: stoneOp, value }, member.at)),
  );
};

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "!=": "!=",
  "≠": "!=",
  "<": "<",
  "<=": "<=",
  "≦": "<=",
  "≤": "<=",
  ">": ">",
  ">=": ">=",
  "≧": ">=",
  "≥": ">=",
};

/** Canonical notation of a colour set, `c` for none. */
export const writeColors = (bits: number): string =>
  colorsIn(bits)
    .map((color) => COLOR_LETTERS[color])
    .join("") || "c";

/** Canonical notation of a cost, `0` for none. */
export const writeSymbols = (symbols: Symbols): string =>
  `${symbols.any || ""}${COLORS.map((color) => COLOR_LETTERS[color].repeat(symbols[color])).join("")}` || "0";
