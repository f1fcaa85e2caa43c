import { NO_SYMBOLS, parseSymbols, type Symbols } from "@/engine/magmell";

/** Returns the symbols of a text that was checked when it came in; none for one that cannot be read. */
export const parseStoredSymbols = (text: string): Symbols => parseSymbols(text) ?? NO_SYMBOLS;
