import type { SymbolCounts } from "@/engine/magmell";
import { COLOR_SET_COMPARATORS, selectByColors } from "../index/colors";
import { COST_SYMBOLS, selectByCost } from "../index/symbols";
import type { Comparison } from "../query/types";
import { ORDER_COMPARATORS } from "./comparators";
import { createCardMatches } from "./match-set";
import type { PredicateEvaluator } from "./types";

/** Evaluates color sets. A card has colors by its use cost (212.2), its name (212.5) and its text (212.4). */
export const evaluateColors: PredicateEvaluator<"colors"> = ({ index }, { key, op, bits }) =>
  createCardMatches(selectByColors(index.colors(key), (colors) => COLOR_SET_COMPARATORS[op](colors, bits)));

export const evaluateColorCount: PredicateEvaluator<"colorCount"> = ({ index }, { key, op, value }) =>
  createCardMatches(selectByColors(index.colors(key), (colors) => ORDER_COMPARATORS[op](countOf(colors), value)));

const countOf = (colors: number) => (colors & 1) + ((colors >> 1) & 1) + ((colors >> 2) & 1);

/** Evaluates costs as multisets of symbols. Cards without a cost pass no comparison. */
export const evaluateSymbols: PredicateEvaluator<"symbols"> = ({ index }, { key, op, symbols }) =>
  createCardMatches(selectByCost(index.symbols(key), (cost) => SYMBOL_COMPARATORS[op](cost, symbols)));

const within = (part: SymbolCounts, whole: SymbolCounts) => COST_SYMBOLS.every((sign) => part[sign] <= whole[sign]);
const same = (one: SymbolCounts, other: SymbolCounts) => COST_SYMBOLS.every((sign) => one[sign] === other[sign]);

const SYMBOL_COMPARATORS = {
  "=": same,
  "!=": (one, other) => !same(one, other),
  "<": (one, other) => within(one, other) && !same(one, other),
  "<=": within,
  ">": (one, other) => within(other, one) && !same(one, other),
  ">=": (one, other) => within(other, one),
} as const satisfies Record<Comparison, (one: SymbolCounts, other: SymbolCounts) => boolean>;
