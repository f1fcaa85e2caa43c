import type { z } from "zod";
import { COLORS, countSymbols, formatSymbols, type SymbolCounts } from "@/engine/magmell";
import type { costResponseSchema, symbolsResponseSchema } from "../schemas/symbols";

/** The colored symbols, with the names of their colors. */
const NAMES = {
  blue: { symbol: "青", name: { ja: "青", en: "Blue" } },
  green: { symbol: "緑", name: { ja: "緑", en: "Green" } },
  red: { symbol: "赤", name: { ja: "赤", en: "Red" } },
} as const;

/** Serializes the symbols of costs and catalysts (210, 211). */
export const serializeSymbols = (): z.infer<typeof symbolsResponseSchema> => ({
  symbols: COLORS.map((color) => ({ color, ...NAMES[color], rule: "mag:210.2" })),
  any: {
    rule: "mag:210.2",
    about: {
      ja: "数字は、その数の魔石で支払います。色は問いません。",
      en: "A number is paid with that many stones of any color.",
    },
  },
});

/** Serializes a use cost or a catalyst, with its numbers by color (210.2, 211.3). */
export function serializeCost(symbols: SymbolCounts): z.infer<typeof costResponseSchema> {
  const counted = COLORS.filter((color) => symbols[color] > 0).map((color) => [color, symbols[color]]);
  return {
    cost: formatSymbols(symbols),
    total: countSymbols(symbols),
    any: symbols.any,
    colors: Object.fromEntries(counted),
  };
}
