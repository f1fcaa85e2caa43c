import { wellFormed } from "./fold-query";

/** A text as a test holds it: one width, single spaces, small letters. */
export const foldedValue = (text: string): string => nfkc(nfkc(text).toLowerCase()).replace(/\s+/gu, " ").trim();

/** The same in capitals, as codes of sets are written. */
export const codeValue = (text: string): string => nfkc(nfkc(text).toUpperCase()).replace(/\s+/gu, " ").trim();

/** One width only, for what tells small letters from capitals: patterns and ids. */
export const nfkc = (text: string): string => wellFormed(text).normalize("NFKC");
