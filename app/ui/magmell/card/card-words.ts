import { useWordsIn } from "#use-words-in";
import type { Dictionary, DictionaryPath, PartialDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** Dictionary parts for showing cards anywhere. */
export type CardWords = Pick<
  Dictionary["site"],
  "colors" | "colorLetters" | "anyColor" | "none" | "kinds" | "timings" | "fields" | "token" | "olderPicture"
>;

/** Dictionary paths of the card words, for `WithWords` around islands that show cards. */
export const CARD_WORD_PATHS = [
  "site.colors",
  "site.colorLetters",
  "site.anyColor",
  "site.none",
  "site.kinds",
  "site.timings",
  "site.fields",
  "site.token",
  "site.olderPicture",
] as const satisfies readonly DictionaryPath[];

/** Returns the dictionary words for cards. Works on the server and in islands. */
export const useCardWords = (lang: Lang): CardWords => ({
  colors: useWordsIn(lang, "site.colors"),
  colorLetters: useWordsIn(lang, "site.colorLetters"),
  anyColor: useWordsIn(lang, "site.anyColor"),
  none: useWordsIn(lang, "site.none"),
  kinds: useWordsIn(lang, "site.kinds"),
  timings: useWordsIn(lang, "site.timings"),
  fields: useWordsIn(lang, "site.fields"),
  token: useWordsIn(lang, "site.token"),
  olderPicture: useWordsIn(lang, "site.olderPicture"),
});

/** Returns the dictionary entries for cards. */
export function pickCardWords(site: CardWords): CardWords {
  const { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture } = site;
  return { colors, colorLetters, anyColor, none, kinds, timings, fields, token, olderPicture };
}

/** Converts card words to the partial dictionary that `WordsProvider` takes. */
export const toPartialDictionary = (terms: CardWords): PartialDictionary =>
  Object.fromEntries(Object.entries(terms).map(([key, words]) => [`site.${key}`, words]));
