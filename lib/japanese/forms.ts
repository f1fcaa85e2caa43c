import { phoneticKey, withoutLongVowels } from "./phonetic-key";
import { searchFold } from "./search-fold";
import type { SearchForm } from "./types";

/** Stands at the beginning of every form, in no folded text and in no query: a match never runs across it. */
export const BORDER = "\u0001";

/** Makes a form of a text as written. `folded` spares folding it twice: the `spelling` of the same text. */
export const FORMS: Readonly<Record<SearchForm, FormMaker>> = {
  spelling: (text) => BORDER + searchFold(text),
  words: (text) => BORDER + latinWords(text),
  sound: (text, folded) => phoneticKey(folded ?? BORDER + searchFold(text)),
  short: (text, folded) => withoutLongVowels(phoneticKey(folded ?? BORDER + searchFold(text))),
};

type FormMaker = (text: string, folded?: string) => string;

const LATIN_WORD = /[\p{Script=Latin}\p{M}\p{Nd}'’]+/gu;

/** The words in Latin letters, folded, with a space before and after each; empty when there are none. */
function latinWords(text: string): string {
  const words = text.normalize("NFKC").match(LATIN_WORD);
  return words ? ` ${words.map(searchFold).join(" ")} ` : "";
}
