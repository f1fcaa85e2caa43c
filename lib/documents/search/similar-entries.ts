import { lazy } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import { getDocument, type LibraryDocument } from "../documents";
import { ALL_ENTRIES, getAncestorEntries, type LibraryEntry } from "../entries";
import { getEntryFacts } from "../references";
import { CARD_NAMES } from "../structure/facts";
import { getEntryWords } from "./entry-words";
import { foldSearchWords } from "./fold-words";
import { getSynonymMap } from "./synonyms";

/** English words that tell nothing about a subject. */
const EMPTY_WORDS = new Set(
  "and are can cannot does did for from had has have how its may must not one that the their them then they this was what when where which who whom why will with you your".split(
    " ",
  ),
);
/** The end of an English word that its other forms do not share. */
const ENDING = /(?:ings?|ed|es|s)$/u;
const LATIN = /[a-z][a-z'’]*/gu;
const KANJI = /\p{sc=Han}/u;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー\d]+/gu;

/** Near entries of a game that are told. */
const MOST = 10;
/** The share of what the best entry holds that the best one of the other game has to hold. */
const LEAST_OF_BEST = 0.5;
/** Parts by which every entry counts as longer, so that length does not outweigh what an entry holds. */
const SHORT = 60;
/** The share of a question, counted by how rare each part of it is, that a near entry has to hold. */
const LEAST_SHARE = 0.25;

/** Parts of a text by which texts are compared: stems of English words, pairs of Japanese signs, and kanji. */
function partsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("colour", "color");
  const stems = (plain.match(LATIN) ?? [])
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(ENDING, "") : word));
  const pairs = (plain.match(JAPANESE) ?? []).flatMap((run) => {
    const signs = [...foldSearchWords(run)];
    // A kanji by itself may be the subject: 壁.
    return [
      ...signs.slice(1).map((sign, place) => `${signs[place]}${sign}`),
      ...signs.filter((sign) => KANJI.test(sign)),
    ];
  });
  return new Set([...stems, ...pairs]);
}

type Index = {
  readonly entries: readonly LibraryEntry[];
  /** The number of parts of each entry. */
  readonly sizes: readonly number[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

/** The part that stands for a card which an entry mentions. */
const cardPart = (english: string): string => `card ${english}`;

/** Entries by the parts of their sentences, of the titles above them, and of their terms, and by the cards they mention. */
const index = lazy((): Index => {
  const sizes: number[] = [];
  const places = new Map<string, number[]>();
  ALL_ENTRIES.forEach((entry, place) => {
    const told = [...getAncestorEntries(entry), entry].flatMap(({ summary }) => [summary.ja, summary.en]);
    const texts = [...told, ...(getEntryWords().get(entry.id)?.terms ?? [])];
    const parts = new Set(texts.flatMap((text) => [...partsOf(text)]));
    sizes.push(parts.size);
    const cards = (getEntryFacts(entry.id).cards ?? []).map(cardPart);
    for (const part of [...parts, ...cards]) places.set(part, [...(places.get(part) ?? []), place]);
  });
  return { entries: ALL_ENTRIES, sizes, places };
});

/** Names of cards that are long enough not to be other words by chance. */
const namesOfCards = lazy(() =>
  CARD_NAMES.flatMap(({ en, ja }) =>
    [en, ja ?? ""].map((form) => [foldSearchWords(form), en] as const).filter(([form]) => form.length >= LEAST_NAME),
  ),
);
const LEAST_NAME = 3;

/** Weights of a card that a question names, and of another word for what it asks, beside a part of its own words. */
const WORTH_OF = { card: 2, otherWord: 0.6 } as const;

/** Near entries of the documents of one game. */
export type SimilarEntries = { readonly game: LibraryDocument["game"]; readonly entries: readonly LibraryEntry[] };

/**
 * Returns entries that hold much of what a question says, those first that hold most; rare words count more than common ones.
 * They stand by game, that of the best one first: a question is about one game, and often the same words mean something in the
 * other.
 */
export function rankSimilarEntries(q: string, kept: (entry: LibraryEntry) => boolean): readonly SimilarEntries[] {
  const near = rankedEntries(q).filter(([entry]) => kept(entry));
  const least = LEAST_OF_BEST * (near[0]?.[1] ?? 0);
  const byGame = groupBy(near.map((one) => [getDocument(one[0].document).game, one] as const));
  return [...byGame]
    .filter(([, [best]]) => best !== undefined && best[1] >= least)
    .map(([game, ranked]) => ({ game, entries: ranked.slice(0, MOST).map(([entry]) => entry) }));
}

/** Entries with what they hold of a question, the best first. */
function rankedEntries(q: string): readonly (readonly [entry: LibraryEntry, worth: number])[] {
  const { entries, sizes } = index();
  const asked = new Set([...partsOf(q)].filter((part) => placesOf(part).length > 0));
  const cards = cardsNamedIn(q);
  if (asked.size + cards.size < 2) return [];
  const whole = [...asked].reduce((sum, part) => sum + rarity(part), 0);
  const shares = new Map<number, number>();
  const add = (place: number, share: number) => shares.set(place, (shares.get(place) ?? 0) + share);
  for (const part of asked) for (const place of placesOf(part)) add(place, rarity(part));
  for (const part of cards) for (const place of placesOf(part)) add(place, WORTH_OF.card * rarity(part));
  for (const [place, share] of sharesOfOtherWords(asked)) add(place, share);
  return (
    [...shares]
      .filter(([, share]) => share >= LEAST_SHARE * whole)
      // A long sentence holds much of many questions.
      .map(([place, share]) => [place, share / (SHORT + (sizes[place] ?? 0))] as const)
      .sort(([a, x], [b, y]) => y - x || a - b)
      .flatMap(([place, worth]) => {
        const entry = entries[place];
        return entry ? [[entry, worth] as const] : [];
      })
  );
}

const placesOf = (part: string): readonly number[] => index().places.get(part) ?? [];

/** The weight of a part: the fewer entries hold it, the more it tells. */
const rarity = (part: string): number => Math.log(index().entries.length / placesOf(part).length);

/** Parts of the cards that a question names. */
function cardsNamedIn(q: string): ReadonlySet<string> {
  const folded = foldSearchWords(q);
  const named = namesOfCards().filter(([form, en]) => folded.includes(form) && placesOf(cardPart(en)).length > 0);
  return new Set(named.map(([, en]) => cardPart(en)));
}

/** Words that name something, with their parts and other words for it. A word without parts, `P/T`, is not looked for. */
const namedThings = lazy(() =>
  [...getSynonymMap()]
    .map(([word, others]) => ({ parts: [...partsOf(word)], others }))
    .filter(({ parts }) => parts.length > 0),
);

/** Shares of entries that say in another word what a question names, as far as they hold less of its own word. */
function sharesOfOtherWords(asked: ReadonlySet<string>): readonly (readonly [place: number, share: number])[] {
  const named = namedThings().filter(({ parts }) => parts.every((part) => asked.has(part)));
  return named.flatMap(({ parts, others }) => {
    const held = new Map<number, number>();
    for (const part of parts)
      for (const place of placesOf(part)) held.set(place, (held.get(place) ?? 0) + rarity(part));
    const worth = WORTH_OF.otherWord * parts.reduce((sum, part) => sum + rarity(part), 0);
    return [...new Set(others.flatMap(placesWith))]
      .map((place) => [place, worth - (held.get(place) ?? 0)] as const)
      .filter(([, share]) => share > 0);
  });
}

/** Places of the entries that hold every part of a word. */
function placesWith(word: string): readonly number[] {
  const [first, ...rest] = [...partsOf(word)].map(placesOf);
  return first?.filter((place) => rest.every((places) => places.includes(place))) ?? [];
}
