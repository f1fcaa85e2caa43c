import { toWellFormed } from "./fold-query";

/** Returns a text value in the form predicates store it: one width, single spaces, lower case. */
export const normalizeValue = (text: string): string => toNfkc(toNfkc(text).toLowerCase()).replace(/\s+/gu, " ").trim();

/** Returns a set code in the form predicates store it: one width, single spaces, upper case. */
export const normalizeSetCode = (text: string): string =>
  toNfkc(toNfkc(text).toUpperCase()).replace(/\s+/gu, " ").trim();

/** Returns a text in one width, for case-sensitive values: patterns and ids. */
export const toNfkc = (text: string): string => toWellFormed(text).normalize("NFKC");
