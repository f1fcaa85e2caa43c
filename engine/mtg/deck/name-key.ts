import NAMES from "./lists/japanese-names.json";
import { memoizeByName } from "./memoize-by-name";

/**
 * Japanese names of the cards on the format lists, with the English names that identify cards (K.3.3). The names
 * printed in the document come first, then the names printed on the cards. Other names come only from an operator's
 * card data.
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

/** Names of the five basic lands in the other languages of cards, in the order of `FIVE_BASIC_LANDS`. */
const FOREIGN_BASIC_LANDS = [
  "Ebene,Insel,Sumpf,Gebirge,Wald",
  "Plaine,Île,Marais,Montagne,Forêt",
  "Pianura,Isola,Palude,Montagna,Foresta",
  "Llanura,Isla,Pantano,Montaña,Bosque",
  "Planície,Ilha,Pântano,Montanha,Floresta",
  "Равнина,Остров,Болото,Гора,Лес",
  "平原,海岛,沼泽,山脉,树林",
  "平原,海島,沼澤,山脈,樹林",
  "들,섬,늪,산,숲",
].map((names) => names.split(","));

/** English names of the basic lands, each once. */
export const BASIC_LAND_NAMES: readonly string[] = [...new Set(BASIC_LANDS.map(([en = ""]) => en))];

/** Split cards of the time, all from Invasion (K.24.1). A half is not a card name (K.24.6). */
export const SPLIT_CARDS = [
  "Assault // Battery",
  "Pain // Suffering",
  "Spite // Malice",
  "Stand // Deliver",
  "Wax // Wane",
];

/**
 * Replaces every character that people use for an apostrophe. Call it before other normalization, which would turn ´
 * into an accent.
 */
export const straightenApostrophes = (text: string): string => text.replace(/[’‘‛`´′‵ʼʹ＇]/gu, "'");

/**
 * Returns the key that identifies a card name: the English name without case, accents, spaces and apostrophes. From
 * `日本語/English`, 《日本語/English》 and `日本語 (English)` it takes the English part. A Japanese name works if it is on the
 * lists. A split card has both halves (K.24.4).
 * @rule mtg-6e:K.3.3
 */
export const toNameKey: (name: string) => string = memoizeByName((name) =>
  getEnglishCardName(name)
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/æ/giu, "ae")
    .replace(/\s*[/⁄∕]+\s*/gu, "/")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase(),
);

/** Returns the English part of a name as `toNameKey` finds it; the name itself if it has no known English name. */
export function getEnglishCardName(name: string): string {
  const plain = straightenApostrophes(name)
    .normalize("NFKC")
    .replace(/^[《「【]\s*|\s*[》」】]$/gu, "")
    .trim();
  return listedEnglish(plain) ?? bracketedEnglish(plain) ?? englishPart(plain);
}

/** Combining marks, except the marks that distinguish ハ, バ and パ. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

/** Returns whether a name contains Japanese characters. */
export const isJapaneseName = (name: string): boolean => JAPANESE.test(name);

/** The English name of a listed Japanese name, or of a basic land in another language. */
const listedEnglish = (japanese: string): string | undefined =>
  basicNames.get(japanese) ?? JAPANESE_CARD_NAMES.get(japanese) ?? basicNames.get(withoutAccents(japanese));

/** Words in brackets behind a name that tell of the copy and not of the card. */
const OF_COPY = /^(?:foil|promo|alt|old|new|jpn?|en|eng)$/iu;

/** The English name of a card whose name in the other language is in brackets. */
function bracketedEnglish(name: string): string | undefined {
  const [, before = "", inside = ""] = /^([^()]*[^()\s])\s*\(([^()]+)\)$/u.exec(name) ?? [];
  if (JAPANESE.test(before) === JAPANESE.test(inside)) return undefined;
  const listed = listedEnglish(before) ?? listedEnglish(inside.trim());
  if (listed !== undefined || JAPANESE.test(inside)) return listed ?? before;
  return OF_COPY.test(inside) || !/\p{L}/u.test(inside) ? undefined : inside.trim();
}

/** The non-Japanese part of a bilingual name, or the whole name if it has no such part. */
function englishPart(name: string): string {
  if (!JAPANESE.test(name)) return name;
  const english = name.split("/").filter((part) => part.trim() !== "" && !JAPANESE.test(part));
  return english.length > 0 ? english.join("/") : name;
}

const withoutAccents = (name: string): string =>
  name.normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase();
const basicNames: ReadonlyMap<string, string> = new Map([
  ...BASIC_LANDS.map(([en = "", ja = ""]) => [ja, en] as const),
  ...FOREIGN_BASIC_LANDS.flatMap((names) =>
    names.map((name, at) => [withoutAccents(name), BASIC_LANDS[at * 3]?.[0] ?? name] as const),
  ),
]);
const basics: ReadonlySet<string> = new Set(BASIC_LANDS.map(([en = ""]) => en.toLowerCase()));

/** Returns whether a name is a basic land, including snow-covered lands. */
export const isBasicLand = (name: string): boolean => basics.has(toNameKey(name));

/** The five basic lands that every format allows. */
export const FIVE_BASIC_LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

/** Returns whether a name is a snow-covered land, which only sets of Ice Age contain (D.16.r1). */
export const isSnowCovered = (name: string): boolean => toNameKey(name).startsWith("snow-covered ");

const halves: ReadonlyMap<string, string> = new Map(
  SPLIT_CARDS.flatMap((whole) => whole.split(" // ").map((half) => [toNameKey(half), whole] as const)),
);

/** Returns the split card with a name as one half; `null` for any other name (K.24.6). */
export const findSplitCard = (name: string): string | null => halves.get(toNameKey(name)) ?? null;

const splitCards: ReadonlySet<string> = new Set(SPLIT_CARDS.map(toNameKey));

/**
 * Returns whether a key belongs to a split card. At the time of the documents only Invasion has split cards (K.24.1).
 */
export const isSplitCard = (key: string): boolean => splitCards.has(key);

const keysOfLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns whether a list of names contains a card, given by its key. The keys of each list are cached. */
export function isListed(names: readonly string[], key: string): boolean {
  const keys = keysOfLists.get(names) ?? new Set(names.map(toNameKey));
  keysOfLists.set(names, keys);
  return keys.has(key);
}
