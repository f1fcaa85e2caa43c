import NAMES from "./lists/japanese-names.json";
import { memoizeByName } from "./memoize-by-name";

/**
 * Japanese names of cards on the lists of formats, beside the English ones, by which cards are told apart (K.3.3): as the document
 * prints them, and behind those as the cards themselves do. Names of other cards are known from an operator's card data alone.
 */
export const JAPANESE_CARD_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));

/**
 * Lands of which a deck may have any number: by key, with the English name and the Japanese one. A snow-covered one has a name
 * of its own.
 *
 * @rule mtg-6e:K.21.r4, mtg-6e:K.21.r6
 */
const BASIC_LANDS = [
  ["Plains", "平地"],
  ["Island", "島"],
  ["Swamp", "沼"],
  ["Mountain", "山"],
  ["Forest", "森"],
].flatMap(([en = "", ja = ""]) => [
  [en, ja],
  [`Snow-Covered ${en}`, `冠雪の${ja}`],
  [`Snow-Covered ${en}`, `氷雪の${ja}`],
]);

/** English names of the basic lands, each once. */
export const BASIC_LAND_NAMES: readonly string[] = [...new Set(BASIC_LANDS.map(([en = ""]) => en))];

/** Split cards of the time, all of Invasion (K.24.1): a half is no name of a card (K.24.6). */
export const SPLIT_CARDS = [
  "Assault // Battery",
  "Pain // Suffering",
  "Spite // Malice",
  "Stand // Deliver",
  "Wax // Wane",
];

/**
 * Returns a text with an apostrophe for every sign that people write for one. It comes before other spellings are made alike: ´ by
 * itself would become an accent.
 */
export const straightenApostrophes = (text: string): string => text.replace(/[’‘‛`´′‵ʼʹ＇]/gu, "'");

/**
 * The form of a name by which cards are told apart: the English name, whatever its case, accents, spaces and
 * apostrophes. Of `日本語/English`, 《日本語/English》 and `日本語 (English)` the English part counts, of Japanese names those that the
 * lists know; both halves of a split card count (K.24.4).
 *
 * @rule mtg-6e:K.3.3
 */
export const toNameKey: (name: string) => string = memoizeByName((name) =>
  getEnglishCardName(name)
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/æ/giu, "ae")
    .replace(/\s*\/\/?\s*/gu, "/")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase(),
);

/** Returns the English part of a name as `toNameKey` finds it; the name itself where none is known. */
export function getEnglishCardName(name: string): string {
  const plain = straightenApostrophes(name)
    .normalize("NFKC")
    .replace(/^[《「【]\s*|\s*[》」】]$/gu, "")
    .trim();
  return listedEnglish(plain) ?? bracketedEnglish(plain) ?? englishPart(plain);
}

/** Marks above and below letters, and not those that tell ハ, バ and パ apart. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

/** Returns whether a name has Japanese signs. */
export const isJapaneseName = (name: string): boolean => JAPANESE.test(name);

/** The English name of a Japanese one that the lists know. */
const listedEnglish = (japanese: string): string | undefined =>
  basicNames.get(japanese) ?? JAPANESE_CARD_NAMES.get(japanese);

/** Words in brackets behind a name that tell of the copy and not of the card. */
const OF_COPY = /^(?:foil|promo|alt|old|new|jpn?|en|eng)$/iu;

/** The English name of a card that is written with its name of the other language in brackets. */
function bracketedEnglish(name: string): string | undefined {
  const [, before = "", inside = ""] = /^([^()]*[^()\s])\s*\(([^()]+)\)$/u.exec(name) ?? [];
  if (JAPANESE.test(before) === JAPANESE.test(inside)) return undefined;
  const listed = listedEnglish(before) ?? listedEnglish(inside.trim());
  if (listed !== undefined || JAPANESE.test(inside)) return listed ?? before;
  return OF_COPY.test(inside) || !/\p{L}/u.test(inside) ? undefined : inside.trim();
}

/** The part of a name in two languages that is not Japanese, or all of it where there is none. */
function englishPart(name: string): string {
  if (!JAPANESE.test(name)) return name;
  const english = name.split("/").filter((part) => part.trim() !== "" && !JAPANESE.test(part));
  return english.length > 0 ? english.join("/") : name;
}

const basicNames: ReadonlyMap<string, string> = new Map(BASIC_LANDS.map(([en = "", ja = ""]) => [ja, en]));
const basics: ReadonlySet<string> = new Set(BASIC_LANDS.map(([en = ""]) => en.toLowerCase()));

/** Returns whether a name is that of a basic land, snow-covered ones included. */
export const isBasicLand = (name: string): boolean => basics.has(toNameKey(name));

/** The five basic lands that every format allows. */
export const FIVE_BASIC_LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

/** Returns whether a name is a snow-covered land, whose sets are those of Ice Age (D.16.r1). */
export const isSnowCovered = (name: string): boolean => toNameKey(name).startsWith("snow-covered ");

const halves: ReadonlyMap<string, string> = new Map(
  SPLIT_CARDS.flatMap((whole) => whole.split(" // ").map((half) => [toNameKey(half), whole] as const)),
);

/** Returns the split card of which a name is one half; `null` for any other name (K.24.6). */
export const findSplitCard = (name: string): string | null => halves.get(toNameKey(name)) ?? null;

const splitCards: ReadonlySet<string> = new Set(SPLIT_CARDS.map(toNameKey));

/** Returns whether a key is that of a split card, whose only set by then is Invasion (K.24.1). */
export const isSplitCard = (key: string): boolean => splitCards.has(key);

const keysOfLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns whether a list of names has a card, by its key. The keys of a list are made once. */
export function isListed(names: readonly string[], key: string): boolean {
  const keys = keysOfLists.get(names) ?? new Set(names.map(toNameKey));
  keysOfLists.set(names, keys);
  return keys.has(key);
}
