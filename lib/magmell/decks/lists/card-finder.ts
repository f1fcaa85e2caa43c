import { toNameKey } from "@/engine/magmell";
import { lazy, memoizeBounded, memoizeWeakly } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { findFoldedMixedMatch } from "@/lib/japanese/mixed-spelling";
import { stripLongVowels, toPhoneticKey } from "@/lib/japanese/phonetic-key";
import { romajiToKana } from "@/lib/japanese/romaji-to-kana";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { getSpellingVariants } from "@/lib/japanese/spelling-variants";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { suggestCards } from "@/lib/magmell/catalogue/model/suggest-cards";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** Finds cards by names as people write them in lists. */
export type CardFinder = {
  /** The card of exactly this name (205.3). */
  readonly exact: (name: string) => CatalogueCard | null;
  /** The one card of a name, reading, romaji, English name, nickname, mixed spelling or printed number. */
  readonly find: (written: string) => CatalogueCard | null;
  /** Returns cards that an unknown name may mean, most likely first, without tokens and withdrawn cards. */
  readonly suggest: (written: string) => readonly CatalogueCard[];
  /** Returns the one card of whose name a word of two characters or more is a part, with or without の; null for others. */
  readonly part: (word: string) => CatalogueCard | null;
  /** Returns the exact names of cards in a normalized text, from left to right. */
  readonly spot: (text: string) => readonly NameSpot[];
};

const MAX_SUGGESTIONS = 5;
const MOST_REMEMBERED = 2000;
/** No name is longer. */
const MAX_NAME = 120;
/** A shorter word is part of too many names to mean one of them. */
const LEAST_PART = 2;

/** Returns the finder of a catalogue, cached by card list. */
export const getCardFinder = memoizeWeakly<Pick<Catalogue, "cards" | "names">, CardFinder>(
  ({ cards, names }) => {
    const listed = cards.filter(({ retired, token }) => !retired && !token);
    const heard = indexCards(listed, soundsOf);
    const printed = indexCards(listed, ({ printings }) => printings.map(({ number }) => numberKey(number)));
    // Folding every name takes long in a large catalogue, and many lists need none of it.
    const spelled = lazy(() => names.folded.filter(({ card }) => !card.retired && !card.token));
    const spotter = lazy(() => createNameSpotter(cards));
    const look = (written: string): CatalogueCard | null => {
      const typed = written.trim();
      if (typed === "" || typed.length > MAX_NAME) return null;
      const match = lookUpCardByName(names, typed);
      if (match.found) return match.card;
      return printed.get(numberKey(typed)) ?? byEar(heard, typed) ?? byMixedSpelling(spelled, typed);
    };
    return {
      exact: (name) => names.keys.get(toNameKey(name)) ?? null,
      find: memoizeBounded(look, MOST_REMEMBERED),
      suggest: memoizeBounded((written: string) => suggested(listed, spelled, written), MOST_REMEMBERED),
      part: memoizeBounded((word: string) => findPart(spelled, word), MOST_REMEMBERED),
      spot: (text) => spotter()(text),
    };
  },
  ({ cards }) => cards,
);

/** Cards with their names as `indexNames` folds them: the name, its reading, the English name, nicknames. */
type Spelled = Catalogue["names"]["folded"];

/** The sound of a reading, with and without long vowels. */
const soundsOf = ({ reading }: CatalogueCard): readonly string[] => {
  const sound = toPhoneticKey(foldForSearch(reading));
  return [sound, stripLongVowels(sound)];
};

const KANA = /^[ぁ-ゖー]+$/u;
const LATIN = /^[\p{Script=Latin}\p{M}\s'’-]+$/u;

/** The card whose reading sounds like a word in kana or in romaji, which may be written with spaces. */
function byEar(sounds: ReturnType<typeof indexCards>, typed: string): CatalogueCard | null {
  const folded = foldForSearch(typed);
  const kana = KANA.test(folded) ? [folded] : LATIN.test(typed) ? romajiToKana(typed.replace(/\s/gu, "")).whole : [];
  for (const reading of kana) {
    const sound = toPhoneticKey(reading);
    const card = sounds.get(sound) ?? sounds.get(stripLongVowels(sound));
    if (card) return card;
  }
  return null;
}

/** The one card whose whole name is written partly as it is read: 青墨のこざかな. */
function byMixedSpelling(spelled: () => Spelled, typed: string): CatalogueCard | null {
  const words = getSpellingVariants(typed).mixed;
  if (words.length === 0) return null;
  const isWhole = (word: (typeof words)[number], name: string, reading: string) => {
    const match = findFoldedMixedMatch(word, name, reading);
    const end = match?.form === "spelling" ? reading : toPhoneticKey(reading);
    return match?.name.from === 0 && match.reading.to === end.length;
  };
  const [meant, ...others] = spelled().filter(({ spellings: [name = "", reading = ""] }) =>
    words.some((word) => isWhole(word, name, reading)),
  );
  return meant !== undefined && others.length === 0 ? meant.card : null;
}

/** The key of a number printed on a card, such as FL-034. */
const numberKey = (number: string): string => number.normalize("NFKC").toUpperCase().replace(/\s/gu, "");

/** The one card of whose name a word is a part: 小鹿, 消しゴム小人. */
function findPart(spelled: () => Spelled, word: string): CatalogueCard | null {
  const bare = (text: string) => text.replaceAll("の", "");
  const folded = bare(foldForSearch(word));
  if (folded.length < LEAST_PART || LATIN.test(word)) return null;
  const [card, ...others] = spelled().filter(({ spellings: [name = ""] }) => bare(name).includes(folded));
  return others.length === 0 ? (card?.card ?? null) : null;
}

/** Suggested cards: names that contain the word or mix name and reading, then similar names. */
function suggested(cards: readonly CatalogueCard[], spelled: () => Spelled, written: string): readonly CatalogueCard[] {
  const typed = written.trim().slice(0, MAX_NAME);
  const folded = foldForSearch(typed);
  if (folded === "") return [];
  const isPart = (text: string): boolean => folded.length >= LEAST_PART && text.includes(folded);
  const words = getSpellingVariants(typed).mixed;
  const isMixed = ([name = "", reading = ""]: Spelled[number]["spellings"]) =>
    words.some((word) => findFoldedMixedMatch(word, name, reading) !== null);
  const find = (isMeant: (spellings: Spelled[number]["spellings"]) => boolean) =>
    spelled().flatMap(({ card, spellings }) => (isMeant(spellings) ? card : []));
  const holds = find((spellings) => spellings.some(isPart));
  const mixed = words.length === 0 ? [] : find(isMixed);
  return [...new Set([...holds, ...mixed, ...suggestCards({ cards }, typed)])].slice(0, MAX_SUGGESTIONS);
}

/** The name of a card in a text, from the first character to the one after the last. */
export type NameSpot = { readonly from: number; readonly to: number; readonly card: CatalogueCard };

/** Returns the cards by keys of theirs; null where two cards share one. */
function indexCards(
  cards: readonly CatalogueCard[],
  keysOf: (card: CatalogueCard) => readonly string[],
): ReadonlyMap<string, CatalogueCard | null> {
  const index = new Map<string, CatalogueCard | null>();
  for (const card of cards) {
    for (const key of keysOf(card)) {
      const other = index.get(key);
      index.set(key, other === undefined || other === card ? card : null);
    }
  }
  return index;
}

const plainName = (name: string): string => name.normalize("NFKC").toLowerCase();
const isLatin = (sign: string): boolean => /[\p{Script=Latin}\p{M}]/u.test(sign);

/** Creates a finder of the names in a normalized text, the longest at each place; English ones as whole words. */
function createNameSpotter(cards: readonly CatalogueCard[]): (text: string) => readonly NameSpot[] {
  const byName = indexCards(cards, ({ name, englishName }) => [name, englishName].map(plainName).filter(Boolean));
  const longestFirst = [...byName].sort(([a], [b]) => b.length - a.length);
  const byStart = groupBy(longestFirst.map((named) => [named[0].charAt(0), named]));
  return (text) => {
    const plain = text.toLowerCase();
    if (plain.length !== text.length) return [];
    const spots: NameSpot[] = [];
    for (let at = 0; at < plain.length; ) {
      const [name, card] = byStart.get(plain.charAt(at))?.find(([one]) => isNameAt(plain, at, one)) ?? [];
      if (name !== undefined && card) spots.push({ from: at, to: at + name.length, card });
      at += name?.length ?? 1;
    }
    return spots;
  };
}

function isNameAt(text: string, at: number, name: string): boolean {
  if (!text.startsWith(name, at)) return false;
  const end = at + name.length;
  const joins = (place: number) => isLatin(text.charAt(place)) && isLatin(text.charAt(place - 1));
  return !(joins(at) && text.charAt(at - 1) !== "x") && !joins(end);
}
