import { lazy } from "@/lib/cache";
import { EVERY_ENTRY, entriesAbove, type LibraryEntry } from "../entries";
import { entryWords } from "./entry-words";
import { foldWords } from "./fold-words";

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

/** Near entries that are told. */
const MOST = 10;
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
    const signs = [...foldWords(run)];
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

/** Entries of the second game's documents by the parts of their sentences, of the titles above them, and of their terms. */
const index = lazy((): Index => {
  const entries = EVERY_ENTRY.filter(({ document, summary }) => document.startsWith("mtg-") && summary !== null);
  const sizes: number[] = [];
  const places = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    const told = [...entriesAbove(entry), entry].flatMap(({ summary }) => (summary ? [summary.ja, summary.en] : []));
    const texts = [...told, ...(entryWords().get(entry.id)?.terms ?? [])];
    const parts = new Set(texts.flatMap((text) => [...partsOf(text)]));
    sizes.push(parts.size);
    for (const part of parts) places.set(part, [...(places.get(part) ?? []), place]);
  });
  return { entries, sizes, places };
});

/** A search that finds as many entries needs no near ones beside them. */
const ENOUGH = 5;

/** Near entries beside those that a search found, where it found few. */
export function nearestBeside(q: string, found: readonly LibraryEntry[]): readonly LibraryEntry[] {
  if (found.length >= ENOUGH) return [];
  const known = new Set(found.map(({ id }) => id));
  return nearestEntries(q).filter(({ id }) => !known.has(id));
}

/** Entries that hold much of what a question says, those first that hold most; rare words count more than common ones. */
function nearestEntries(q: string): readonly LibraryEntry[] {
  const { entries, sizes, places } = index();
  const parts = [...partsOf(q)].filter((part) => places.has(part));
  if (parts.length < 2) return [];
  const weights = parts.map((part) => Math.log(entries.length / (places.get(part)?.length ?? 1)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Map<number, number>();
  parts.forEach((part, i) => {
    for (const place of places.get(part) ?? []) shares.set(place, (shares.get(place) ?? 0) + (weights[i] ?? 0));
  });
  return (
    [...shares]
      .filter(([, share]) => share >= LEAST_SHARE * whole)
      // A long sentence holds much of many questions.
      .map(([place, share]) => [place, share / (SHORT + (sizes[place] ?? 0))] as const)
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, MOST)
      .flatMap(([place]) => entries[place] ?? [])
  );
}
