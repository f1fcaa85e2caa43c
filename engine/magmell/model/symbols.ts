import { COLORS, type Color, NO_SYMBOLS, type Symbols } from "./card";

/** The sign of each colour in the written form of a cost. */
export const COLOR_SIGNS: Readonly<Record<Color, string>> = { blue: "青", green: "緑", red: "赤" };

/** Writes symbols as `2赤赤`: the part any stone can pay as a number, then one sign per coloured symbol; empty for none. */
export function printSymbols(symbols: Symbols): string {
  const signs = COLORS.map((color) => COLOR_SIGNS[color].repeat(symbols[color])).join("");
  return symbols.any > 0 ? `${symbols.any}${signs}` : signs;
}

/** Reads the form that `printSymbols` writes. Signs may come in any order; `null` when the text is something else. */
export function parseSymbols(text: string): Symbols | null {
  const match = /^([1-9]\d?)?([青緑赤]*)$/.exec(text);
  if (!match) return null;
  const symbols = { ...NO_SYMBOLS, any: Number(match[1] ?? 0) };
  for (const sign of match[2] ?? "") {
    for (const color of COLORS) if (COLOR_SIGNS[color] === sign) symbols[color] += 1;
  }
  return symbols;
}
