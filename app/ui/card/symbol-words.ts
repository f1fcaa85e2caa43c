import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { COLORS, type Symbols } from "@/engine/magmell";

/** The words that symbols need, a slice of `words.site` that can be handed to an island. */
export type SymbolWords = Pick<Dictionary["site"], "colors" | "colorLetters" | "anyColor" | "none">;

/** Symbols read aloud, such as 「任意2・赤2」; the word for none when there are none. */
export function symbolWords(symbols: Symbols, words: SymbolWords): string {
  const named = [["any", words.anyColor] as const, ...COLORS.map((color) => [color, words.colors[color]] as const)];
  const counted = named.flatMap(([key, name]) => (symbols[key] > 0 ? [beside(name, symbols[key])] : []));
  return counted.length > 0 ? counted.join("・") : words.none;
}

/** Japanese sets a number close to its word, English apart. */
const beside = (name: string, count: number): string => (/[a-z]$/i.test(name) ? `${name} ${count}` : `${name}${count}`);
