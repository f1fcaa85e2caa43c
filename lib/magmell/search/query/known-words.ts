import { lazy } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { CHOICE_VALUES, COUNTER_NAMES, DECK_FORMATS, RESERVED_IS_VALUES } from "./choices";
import { KEY_NAMES } from "./find-key";
import { OPTION_WORDS } from "./option-words";

/**
 * Everyday words that are not key names, and the keys or sort orders to suggest for them. Of each list of spellings,
 * the first that is valid in the scope is suggested. For a cost, both the use cost and the catalyst are suggested
 * (210.3).
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

/**
 * Returns the key names to suggest for everyday words whose folded form passes a test. コスト, for example, suggests three
 * keys.
 */
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

/** Returns whether a folded text is a word of the language or a long enough beginning of one. */
export const isLanguageWordPrefix = (folded: string): boolean =>
  wordsOfLanguage().some((word) => isWordPrefix(folded, word));

/** Returns whether a folded text is a word or a beginning of it: at least two letters or kana, or one kanji. */
export const isWordPrefix = (folded: string, word: string): boolean =>
  word.startsWith(folded) && (folded.length > 1 || word === folded || /\p{Script=Han}/u.test(folded));
