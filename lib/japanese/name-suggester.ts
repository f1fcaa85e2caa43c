import { computeEditDistance } from "@/engine/magmell";
import type { Task } from "@/lib/tasks";
import type { CompletableName } from "./name-completer";
import { stripLongVowels, toPhoneticKey } from "./phonetic-key";
import { kanaToRomajiKey, toRomajiKey } from "./romaji-key";
import { foldForSearch } from "./search-fold";

/** A card with a name close to the typed one. `distance` counts edits; letters left off at the end count less. */
type NearName<T> = { readonly card: T; readonly distance: number };

/** Suggests at most `most` cards for a mistyped name, closest first. */
export type NameSuggester<T> = (typed: string, most: number) => readonly NearName<T>[];

/** Characters of the input that are compared; no name is longer. */
const MOST_TYPED = 60;
/** Number of names compared by edit distance. They are the names that share the most bigrams with the input. */
const MOST_COMPARED = 80;
/** One character in this many may be wrong. */
const SIGNS_FOR_EDIT = 3;
const BUCKETS = 1 << 15;
/** The rarest bigrams of a word always count; others only if few names, or a small share of them, contain them. */
const LEAST_PAIRS = 4;
const MANY = 1000;
const COMMON = 30;
/** Cards prepared between two yields, in one or two milliseconds. */
const AT_ONCE = 256;

/**
 * Returns a name suggester for cards, built as a task. It compares names as written, by sound, in romaji and in
 * English. It compares only names that share bigrams, so a suggestion among tens of thousands of cards takes a few
 * milliseconds.
 */
export function* createNameSuggester<T extends CompletableName>(cards: readonly T[]): Task<NameSuggester<T>> {
  const pairs = yield* pairsOf(cards);
  return (typed, most) => {
    const best = new Map<number, number>();
    for (const word of spellingsOf(typed.slice(0, MOST_TYPED))) {
      for (const place of nearestBySigns(pairs, word)) {
        const card = pairs.owners[place] ?? 0;
        const distance = distanceBetween(word, pairs.texts[place] ?? "", cards[card]?.englishName ?? "");
        if (distance < (best.get(card) ?? Number.POSITIVE_INFINITY)) best.set(card, distance);
      }
    }
    return [...best]
      .sort(([a, one], [b, other]) => one - other || a - b)
      .slice(0, most)
      .map(([card, distance]) => ({ card: cards[card] as T, distance }));
  };
}

const LATIN = /^[a-z'-]+$/u;
const KANA = /^[ぁ-ゖー]+$/u;

/** Forms in which a text is compared, told apart by their first character. */
function spellingsOf(text: string): readonly string[] {
  const folded = foldForSearch(text);
  if (folded === "") return [];
  const kana = KANA.test(folded) ? [`*${kanaToRomajiKey(stripLongVowels(toPhoneticKey(folded)))}`] : [];
  return [`=${folded}`, ...kana, ...(LATIN.test(folded) ? [`*${toRomajiKey(text.replace(/\s/gu, ""))}`] : [])];
}

/** Names by hashed bigram; a collision only costs a comparison. */
type Pairs = {
  readonly texts: readonly string[];
  readonly owners: readonly number[];
  readonly starts: Int32Array;
  readonly holders: Int32Array;
  /** Bigrams shared with the current input by each name; all 0 between calls. */
  readonly shared: Uint8Array;
};

const bucketOf = (first: number, second: number) =>
  (Math.imul(first, 31_337) ^ Math.imul(second, 7919)) & (BUCKETS - 1);

/** Calls back for each bigram of a text, the last character paired with the end. */
function eachPair(text: string, call: (bucket: number) => void): void {
  for (let at = 0; at < text.length; at += 1)
    call(bucketOf(text.charCodeAt(at), at + 1 < text.length ? text.charCodeAt(at + 1) : 0));
}

function* pairsOf(cards: readonly CompletableName[]): Task<Pairs> {
  const texts: string[] = [];
  const owners: number[] = [];
  for (const [card, { name, reading, englishName, aliases }] of cards.entries()) {
    const add = (text: string) => {
      texts.push(text);
      owners.push(card);
    };
    add(`=${foldForSearch(name)}`);
    add(`*${kanaToRomajiKey(stripLongVowels(toPhoneticKey(foldForSearch(reading))))}`);
    add(`=${foldForSearch(englishName)}`);
    for (const alias of aliases) for (const spelling of spellingsOf(alias)) add(spelling);
    if (card % AT_ONCE === 0) yield;
  }
  const starts = new Int32Array(BUCKETS + 1);
  for (const text of texts) {
    eachPair(text, (bucket) => {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
    });
  }
  yield;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const holders = new Int32Array(starts[BUCKETS] ?? 0);
  const next = starts.slice();
  texts.forEach((text, place) => {
    eachPair(text, (bucket) => {
      const at = next[bucket] ?? 0;
      holders[at] = place;
      next[bucket] = at + 1;
    });
  });
  return { texts, owners, starts, holders, shared: new Uint8Array(texts.length) };
}

/** Names that share the most bigrams with a word, shorter ones first among equals. */
function nearestBySigns({ texts, starts, holders, shared }: Pairs, word: string): readonly number[] {
  const touched: number[] = [];
  const buckets: number[] = [];
  eachPair(word, (bucket) => buckets.push(bucket));
  const sizeOf = (bucket: number) => (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0);
  const known = buckets.filter((bucket) => sizeOf(bucket) > 0).sort((a, b) => sizeOf(a) - sizeOf(b));
  known.forEach((bucket, rank) => {
    // Common bigrams of long words carry little information and are skipped.
    if (rank >= LEAST_PAIRS && sizeOf(bucket) > Math.max(MANY, texts.length / COMMON)) return;
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
      const place = holders[at] ?? 0;
      if (shared[place] === 0) touched.push(place);
      if ((shared[place] ?? 0) < 255) shared[place] = (shared[place] ?? 0) + 1;
    }
  });
  const counts = new Map<number, number[]>();
  for (const place of touched) {
    const count = shared[place] ?? 0;
    shared[place] = 0;
    const group = counts.get(count);
    if (group) group.push(place);
    else counts.set(count, [place]);
  }
  const found: number[] = [];
  for (const count of [...counts.keys()].sort((a, b) => b - a)) {
    const group = counts.get(count) ?? [];
    const room = MOST_COMPARED - found.length;
    found.push(...(group.length <= room ? group : shortest(group, texts, room)));
    if (found.length >= MOST_COMPARED) break;
  }
  return found;
}

const shortest = (places: readonly number[], texts: readonly string[], count: number) =>
  [...places].sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0) || a - b).slice(0, count);

/**
 * Distance of a name from a word: edits, plus a little for each extra character of the name, because people type parts
 * of names. A part of an English name begins with a word of it. Infinite if too far apart.
 */
function distanceBetween(word: string, name: string, englishName: string): number {
  if (word.charAt(0) !== name.charAt(0)) return Number.POSITIVE_INFINITY;
  const [typed, held] = [word.slice(1), name.slice(1)];
  const most = Math.floor((typed.length + 1) / SIGNS_FOR_EDIT);
  const whole = computeEditDistance(typed, held, most);
  // Letters say less than kana and kanji, and more of them must be right.
  const mostOfPart = Math.floor((LATIN.test(typed) ? typed.length - 1 : typed.length) / SIGNS_FOR_EDIT);
  const edits = whole <= most ? whole : partDistance(typed, held, mostOfPart, findWordStarts(held, englishName)) + PART;
  if (edits >= typed.length) return Number.POSITIVE_INFINITY;
  return edits + Math.abs(held.length - typed.length) / 100;
}

/** Penalty for matching only a part of a name. */
const PART = 0.5;

/**
 * Returns the positions at which words of an English name begin after folding, which removes spaces; null for other
 * texts.
 */
function findWordStarts(folded: string, englishName: string): ReadonlySet<number> | null {
  const words = englishName.split(/\s+/u).map(foldForSearch);
  if (words.join("") !== folded) return null;
  return new Set(words.map((_, place) => words.slice(0, place).join("").length));
}

/** The smallest edit distance between a word and a part of a text that begins at one of `starts`; infinite above `most`. */
function partDistance(word: string, text: string, most: number, starts: ReadonlySet<number> | null): number {
  let skipped = 0;
  let before = Array.from({ length: text.length + 1 }, (_, at) => {
    skipped = starts === null || starts.has(at) ? 0 : skipped + 1;
    return skipped;
  });
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (word[row - 1] === text[column - 1] ? 0 : 1);
      now.push(Math.min(replaced, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  const fewest = Math.min(...before);
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY;
}
