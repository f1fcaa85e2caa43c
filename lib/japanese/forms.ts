import { phoneticKey, withoutLongVowels } from "./phonetic-key";
import { searchFold } from "./search-fold";
import type { SearchForm } from "./types";

/** Marker at the beginning of every form, which occurs in no folded text and no query: no match runs across it. */
export const BORDER = "\u0001";

/** Makers of each form of a text. `folded`, the `spelling` of the same text, saves folding it again. */
export const FORMS: Readonly<Record<SearchForm, FormMaker>> = {
  spelling: (text) => BORDER + searchFold(text),
  words: (text) => BORDER + latinWords(text),
  sound: (text, folded) => phoneticKey(folded ?? BORDER + searchFold(text)),
  short: (text, folded) => withoutLongVowels(phoneticKey(folded ?? BORDER + searchFold(text))),
};

type FormMaker = (text: string, folded?: string) => string;

const LATIN_WORD = /[\p{Script=Latin}\p{M}\p{Nd}'’]+/gu;

/** Folded Latin words of a text, each between spaces; empty if it has none. */
function latinWords(text: string): string {
  const words = text.normalize("NFKC").match(LATIN_WORD);
  return words ? ` ${words.map(searchFold).join(" ")} ` : "";
}
