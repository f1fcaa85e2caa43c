import enAccounts from "./en/accounts.json";
import enAdmin from "./en/admin.json";
import enAnswers from "./en/answers.json";
import enCards from "./en/cards.json";
import enDecks from "./en/decks.json";
import enFailure from "./en/failure.json";
import enGoldfish from "./en/goldfish.json";
import enLibrary from "./en/library.json";
import enMtg from "./en/mtg.json";
import enSite from "./en/site.json";
import jaAccounts from "./ja/accounts.json";
import jaAdmin from "./ja/admin.json";
import jaAnswers from "./ja/answers.json";
import jaCards from "./ja/cards.json";
import jaDecks from "./ja/decks.json";
import jaFailure from "./ja/failure.json";
import jaGoldfish from "./ja/goldfish.json";
import jaLibrary from "./ja/library.json";
import jaMtg from "./ja/mtg.json";
import jaSite from "./ja/site.json";
import type { Lang } from "./lang";

const JA = {
  ...jaAccounts,
  ...jaAdmin,
  ...jaAnswers,
  ...jaCards,
  ...jaDecks,
  ...jaFailure,
  ...jaGoldfish,
  ...jaLibrary,
  ...jaMtg,
  ...jaSite,
};

type ReadonlyTree<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : ReadonlyTree<T[Key]> };

/** Every word of the site in one language, by part. The keys are those of the Japanese files. */
export type Dictionary = ReadonlyTree<typeof JA>;

const EN: Dictionary = {
  ...enAccounts,
  ...enAdmin,
  ...enAnswers,
  ...enCards,
  ...enDecks,
  ...enFailure,
  ...enGoldfish,
  ...enLibrary,
  ...enMtg,
  ...enSite,
};

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { ja: JA, en: EN };

/** Returns every word of the site in a language. For the server: islands get the parts that they show. */
export const readWords = (lang: Lang): Dictionary => DICTIONARIES[lang];

type Part = keyof Dictionary;

/** The place of words in the dictionary: a part, such as `builder`, or a key of one, such as `site.colors`. */
export type WordPath = Part | { [P in Part]: `${P}.${keyof Dictionary[P] & string}` }[Part];

/** The words at a place. */
export type WordsAt<Path extends WordPath> = Path extends Part
  ? Dictionary[Path]
  : Path extends `${infer P extends Part}.${infer Key}`
    ? Dictionary[P][Key & keyof Dictionary[P]]
    : never;

/** Words that were sent to islands, by their places. */
export type SentWords = { readonly [Path in WordPath]?: WordsAt<Path> };

/** Returns the words at a place of the dictionary. */
export function readWordsAt<Path extends WordPath>(lang: Lang, path: Path): WordsAt<Path> {
  const [part, key] = path.split(".") as [Part, string | undefined];
  const words: Readonly<Record<string, unknown>> = readWords(lang)[part];
  return (key === undefined ? words : words[key]) as WordsAt<Path>;
}

/** Returns the words at some places of the dictionary, to be sent to islands. */
export const pickWords = (lang: Lang, paths: readonly WordPath[]): SentWords =>
  Object.fromEntries(paths.map((path) => [path, readWordsAt(lang, path)]));

/**
 * Returns the words at a place of the dictionary, for parts that the server and islands draw. They import it from
 * `#use-words-in`, which on the server leads here and in the browser to `use-words.tsx`.
 */
export const useWordsIn = readWordsAt;
