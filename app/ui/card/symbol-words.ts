import type { Dictionary } from "@/app/ui/words";
import { COLORS, type Symbols, symbolCount } from "@/engine";

/** The words that symbols need, a slice of `words.common` that can be handed to an island. */
export type SymbolWords = Pick<Dictionary["common"], "colors" | "colorLetters" | "anyColor" | "none">;

/** Symbols read aloud, such as 「任意2・赤2」; the word for none when there are none. */
export function symbolWords(symbols: Symbols, words: SymbolWords): string {
  if (symbolCount(symbols) === 0) return words.none;
  const any = symbols.any > 0 ? [`${words.anyColor}${symbols.any}`] : [];
  const colored = COLORS.filter((color) => symbols[color] > 0).map(
    (color) => `${words.colors[color]}${symbols[color]}`,
  );
  return [...any, ...colored].join("・");
}
