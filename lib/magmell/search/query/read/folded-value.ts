import { wellFormed } from "./fold-query";

/** Returns a text value in the form predicates store it: one width, single spaces, lower case. */
export const foldedValue = (text: string): string => nfkc(nfkc(text).toLowerCase()).replace(/\s+/gu, " ").trim();

/** Returns a set code in the form predicates store it: one width, single spaces, upper case. */
export const codeValue = (text: string): string => nfkc(nfkc(text).toUpperCase()).replace(/\s+/gu, " ").trim();

/** Returns a text in one width, for case-sensitive values: patterns and ids. */
export const nfkc = (text: string): string => wellFormed(text).normalize("NFKC");
