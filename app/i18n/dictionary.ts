import enAccounts from "./en/accounts.json";
import enAdmin from "./en/admin.json";
import enAnswers from "./en/answers.json";
import enCards from "./en/cards.json";
import enDecks from "./en/decks.json";
import enFailure from "./en/failure.json";
import enGoldfish from "./en/goldfish.json";
import enImport from "./en/import.json";
import enLearn from "./en/learn.json";
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
import jaImport from "./ja/import.json";
import jaLearn from "./ja/learn.json";
import jaLibrary from "./ja/library.json";
import jaMtg from "./ja/mtg.json";
import jaSite from "./ja/site.json";
import { getTextLang, LANGS, type Lang, type TextLang } from "./lang";

const JA = {
  accounts: jaAccounts,
  admin: jaAdmin,
  answers: jaAnswers,
  cards: jaCards,
  decks: jaDecks,
  failure: jaFailure,
  goldfish: jaGoldfish,
  import: jaImport,
  learn: jaLearn,
  library: jaLibrary,
  mtg: jaMtg,
  site: jaSite,
};

type ReadonlyTree<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : ReadonlyTree<T[Key]> };
type Areas = ReadonlyTree<typeof JA>;
type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

const EN: Areas = {
  accounts: enAccounts,
  admin: enAdmin,
  answers: enAnswers,
  cards: enCards,
  decks: enDecks,
  failure: enFailure,
  goldfish: enGoldfish,
  import: enImport,
  learn: enLearn,
  library: enLibrary,
  mtg: enMtg,
  site: enSite,
};

/** Words of the site by language and area, one file each. The Japanese files define the keys. */
export const DICTIONARY_AREAS: Readonly<Record<TextLang, Areas>> = { ja: JA, en: EN };

/** Every word of the site in one language, by part. */
export type Dictionary = Intersection<Areas[keyof Areas]>;

/** Merges the words of several areas into one dictionary. */
export const mergeDictionaryAreas = (areas: Readonly<Record<string, object>>): Dictionary =>
  Object.assign({}, ...Object.values(areas)) as Dictionary;

type DictionaryState = { readonly dictionaries: ReadonlyMap<string, Dictionary>; readonly mark: string };

/**
 * The dictionaries in force, shared by all bundles of a process: the site's own until an operator's words replace them.
 */
const PROCESS = globalThis as { grimoireWords?: DictionaryState };

const ofSite = (): DictionaryState => ({
  dictionaries: new Map(LANGS.map((lang) => [lang, mergeDictionaryAreas(DICTIONARY_AREAS[lang])])),
  mark: "",
});

function kept(): DictionaryState {
  PROCESS.grimoireWords ??= ofSite();
  return PROCESS.grimoireWords;
}

/** Replaces the dictionaries in force. `mark` distinguishes them from earlier ones. */
export function setDictionaries(dictionaries: ReadonlyMap<string, Dictionary>, mark: string): void {
  PROCESS.grimoireWords = { dictionaries, mark };
}

/**
 * Returns a suffix for the card version in cache keys of responses with words: a hyphen and a hash of the words in
 * force, equal in all processes. Empty without operator's words.
 */
export const getDictionaryVersionSuffix = (): string => kept().mark;

/** Returns the whole dictionary of a language, for the server. Client components get only the parts that they use. */
export const getDictionary = (lang: Lang): Dictionary => {
  const { dictionaries } = kept();
  return (dictionaries.get(lang) ?? dictionaries.get(getTextLang(lang))) as Dictionary;
};

type DictionaryPart = keyof Dictionary;

/** Path in the dictionary: a part, such as `builder`, or a key in one, such as `site.colors`. */
export type DictionaryPath =
  | DictionaryPart
  | { [P in DictionaryPart]: `${P}.${keyof Dictionary[P] & string}` }[DictionaryPart];

/** The words at a dictionary path. */
export type DictionaryValue<Path extends DictionaryPath> = Path extends DictionaryPart
  ? Dictionary[Path]
  : Path extends `${infer P extends DictionaryPart}.${infer Key}`
    ? Dictionary[P][Key & keyof Dictionary[P]]
    : never;

/** Words sent to client components, by dictionary path. */
export type PartialDictionary = { readonly [Path in DictionaryPath]?: DictionaryValue<Path> };

/** Returns the words at a dictionary path. */
export function getDictionaryValue<Path extends DictionaryPath>(lang: Lang, path: Path): DictionaryValue<Path> {
  const [part, key] = path.split(".") as [DictionaryPart, string | undefined];
  const words: Readonly<Record<string, unknown>> = getDictionary(lang)[part];
  return (key === undefined ? words : words[key]) as DictionaryValue<Path>;
}

/** Returns the words at several dictionary paths, for client components. */
export const pickDictionaryValues = (lang: Lang, paths: readonly DictionaryPath[]): PartialDictionary =>
  Object.fromEntries(paths.map((path) => [path, getDictionaryValue(lang, path)]));

/**
 * Returns the words at a dictionary path, for components that render on the server and in the browser. They import it
 * from `#use-words-in`, which resolves to this file on the server and to `use-words.tsx` in the browser.
 */
export const useWordsIn = getDictionaryValue;
