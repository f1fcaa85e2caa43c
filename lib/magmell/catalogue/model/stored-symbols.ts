import { NO_SYMBOLS, parseSymbols, type SymbolCounts } from "@/engine/magmell";

/** Returns the symbols of a text that was checked when it came in; none for one that cannot be read. */
export const parseStoredSymbols = (text: string): SymbolCounts => parseSymbols(text) ?? NO_SYMBOLS;
