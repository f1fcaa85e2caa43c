import { stripLongVowels, toPhoneticKey } from "./phonetic-key";
import { foldForSearch } from "./search-fold";
import type { SearchForm } from "./types";

/**
 * Marker at the beginning of every search form. It occurs in no folded text and no query, so no match runs across it.
 */
export const FIELD_BOUNDARY = "\u0001";

/**
 * Functions that create each search form of a text. `folded` is the `spelling` form of the same text, which avoids
 * folding it again.
 */
export const SEARCH_FORM_BUILDERS: Readonly<Record<SearchForm, FormMaker>> = {
  spelling: (text) => FIELD_BOUNDARY + foldForSearch(text),
  words: (text) => FIELD_BOUNDARY + latinWords(text),
  sound: (text, folded) => toPhoneticKey(folded ?? FIELD_BOUNDARY + foldForSearch(text)),
  short: (text, folded) => stripLongVowels(toPhoneticKey(folded ?? FIELD_BOUNDARY + foldForSearch(text))),
};

type FormMaker = (text: string, folded?: string) => string;

const LATIN_WORD = /[\p{Script=Latin}\p{M}\p{Nd}'’]+/gu;

/** Folded Latin words of a text, each between spaces; empty if it has none. */
function latinWords(text: string): string {
  const words = text.normalize("NFKC").match(LATIN_WORD);
  return words ? ` ${words.map(foldForSearch).join(" ")} ` : "";
}
