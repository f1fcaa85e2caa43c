import { NO_SYMBOLS, parseSymbols, type SymbolCounts } from "@/engine/magmell";

/** Returns the symbols of a stored cost, which was validated before it was stored; no symbols if it is unreadable. */
export const parseStoredSymbols = (text: string): SymbolCounts => parseSymbols(text) ?? NO_SYMBOLS;
