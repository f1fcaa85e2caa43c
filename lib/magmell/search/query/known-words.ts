import { lazy } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { CHOICE_VALUES, COUNTER_NAMES, DECK_FORMATS, RESERVED_IS_VALUES } from "./choices";
import { KEY_NAMES } from "./find-key";
import { OPTION_WORDS } from "./option-words";

/**
 * Everyday words that are no key names, and the keys or orders they suggest: one each, in the first spelling that the
 * scope accepts. A cost is the use cost and the catalyst together (210.3).
 */
export const KEY_NAME_HINTS: readonly {
  readonly words: readonly string[];
  readonly names: readonly (readonly string[])[];
}[] = [
  { words: ["cost", "costs"], names: [["use", "usev"], ["catalyst", "catv"], ["total"]] },
  { words: ["コスト"], names: [["使用コスト", "使用コスト数"], ["触媒", "触媒数"], ["総コスト"]] },
  { words: ["power"], names: [["ap"]] },
  { words: ["toughness"], names: [["hp"]] },
];

/** Returns key names suggested by everyday words whose folded form passes a test: three for コスト. */
export const suggestKeyNames = (isMeant: (folded: string) => boolean): readonly string[] =>
  KEY_NAME_HINTS.filter(({ words }) => words.some((word) => isMeant(foldForSearch(word)))).flatMap(({ names }) =>
    names.flatMap((spellings) => spellings[0] ?? []),
  );

const wordsOfLanguage = lazy((): readonly string[] =>
  [
    ...KEY_NAMES,
    ...Object.values(CHOICE_VALUES).flat(2),
    ...Object.values(OPTION_WORDS).flat(2),
    ...DECK_FORMATS.flat(),
    ...COUNTER_NAMES.flat(),
    ...RESERVED_IS_VALUES,
    ...KEY_NAME_HINTS.flatMap(({ words }) => words),
  ].map(foldForSearch),
);

/** Returns whether a text is a whole word of the language, in any width, case and kana. */
export const isLanguageWord = (text: string): boolean => wordsOfLanguage().includes(foldForSearch(text));

/** Returns whether a folded text is a word of the language, or what one has typed of it before its end. */
export const isLanguageWordPrefix = (folded: string): boolean =>
  wordsOfLanguage().some((word) => isWordPrefix(folded, word));

/** Returns whether a folded text is a word, or its beginning: two letters or kana of it at least, or one kanji. */
export const isWordPrefix = (folded: string, word: string): boolean =>
  word.startsWith(folded) && (folded.length > 1 || word === folded || /\p{Script=Han}/u.test(folded));
