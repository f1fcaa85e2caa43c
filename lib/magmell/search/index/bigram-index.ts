import { BigramIdMap } from "./bigram-ids";
import { type BitSet, hasBit } from "./bit-set";
import { CsrBuilder, type CsrLists, getCsrList, transposeCsr } from "./csr";

/**
 * An index for substring search: maps each pair of adjacent UTF-16 units (a bigram) to the strings that contain it.
 * Unit 0 marks both ends of a string, so the first and the last unit are in a pair, too.
 */
export type BigramIndex = {
  readonly strings: readonly string[];
  /** The id of each UTF-16 unit that occurs, from 1; 0 for all others. */
  readonly units: Uint16Array;
  readonly pairs: BigramIdMap;
  /** Positions of the strings that contain each pair. */
  readonly postings: CsrLists;
  /** Pairs by their first unit. */
  readonly pairsByFirstUnit: CsrLists;
};

const EDGE = 0;

export function buildBigramIndex(strings: readonly string[]): BigramIndex {
  const units = new Uint16Array(65_536);
  const pairs = new BigramIdMap();
  const writer = new CsrBuilder(strings.length);
  let known = 0;
  let lastIn = new Int32Array(4096).fill(-1);
  for (let place = 0; place < strings.length; place += 1) {
    const text = strings[place] as string;
    let first = EDGE;
    for (let at = 0; at <= text.length; at += 1) {
      let second = EDGE;
      if (at < text.length) {
        const unit = text.charCodeAt(at);
        second = units[unit] as number;
        if (second === 0) {
          known += 1;
          second = known;
          units[unit] = known;
        }
      } else if (first === EDGE) break;
      const pair = pairs.put((first << 16) | second);
      first = second;
      if (pair >= lastIn.length) lastIn = twice(lastIn);
      if (lastIn[pair] === place) continue;
      lastIn[pair] = place;
      writer.add(pair);
    }
    writer.endList();
  }
  const postings = transposeCsr(writer.build(), pairs.count);
  return { strings, units, pairs, postings, pairsByFirstUnit: beginnings(pairs, known) };
}

function twice(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length).fill(-1);
  larger.set(array);
  return larger;
}

function beginnings(pairs: BigramIdMap, units: number): CsrLists {
  const starts = Int32Array.from({ length: pairs.count + 1 }, (_, pair) => pair);
  const firsts = Int32Array.from({ length: pairs.count }, (_, pair) => pairs.keyOf(pair) >>> 16);
  return transposeCsr({ starts, items: firsts }, units + 1);
}

const NONE: Int32Array = new Int32Array(0);

/**
 * Returns the positions of the strings that contain a word, except the positions in `known`. The result is unordered
 * and may repeat a position if the word has a single unit.
 */
export function findStringsContaining(bigrams: BigramIndex, word: string, known: BitSet | null = null): Int32Array {
  const open = unknown(findCandidateStrings(bigrams, word), known);
  return word.length <= 2 ? open : open.filter((place) => (bigrams.strings[place] as string).includes(word));
}

/**
 * Returns the positions of the strings that contain the rarest bigram of a word: a superset of the strings that contain the
 * word.
 */
export function findCandidateStrings(bigrams: BigramIndex, word: string): Int32Array {
  if (word === "") return Int32Array.from(bigrams.strings.keys());
  if (word.length === 1) return stringsWithUnit(bigrams, word.charCodeAt(0));
  const { starts } = bigrams.postings;
  let rarest = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < word.length; at += 1) {
    const pair = pairAt(bigrams, word, at);
    if (pair === -1) return NONE;
    const count = (starts[pair + 1] as number) - (starts[pair] as number);
    if (count < fewest) [rarest, fewest] = [pair, count];
  }
  return getCsrList(bigrams.postings, rarest);
}

const unknown = (places: Int32Array, known: BitSet | null): Int32Array =>
  known === null ? places : places.filter((place) => !hasBit(known, place));

/**
 * Returns candidate strings for a word that is split at `cut` across two strings. The first list has the strings that
 * end with the first part. The second has the strings that begin with the rest, or that are a beginning of it. Null if
 * either list is empty.
 */
export function findStringsAroundCut(
  bigrams: BigramIndex,
  word: string,
  cut: number,
): readonly [Int32Array, Int32Array] | null {
  const [ending, starting] = [edgePair(bigrams, word, cut, false), edgePair(bigrams, word, cut, true)];
  if (ending === -1 || starting === -1) return null;
  // The longer part of the word is rarer, so its candidates are looked up first.
  const [begun, rest] = [word.slice(0, cut), word.slice(cut)];
  const isRestLonger = rest.length > begun.length;
  const first = isRestLonger ? stringsStarting(bigrams, starting, rest) : stringsEnding(bigrams, ending, begun);
  if (first.length === 0) return null;
  const second = isRestLonger ? stringsEnding(bigrams, ending, begun) : stringsStarting(bigrams, starting, rest);
  if (second.length === 0) return null;
  return isRestLonger ? [second, first] : [first, second];
}

function stringsStarting({ strings, postings }: BigramIndex, pair: number, rest: string): Int32Array {
  return getCsrList(postings, pair).filter((place) => {
    const text = strings[place] as string;
    return text.length < rest.length ? rest.startsWith(text) : text.startsWith(rest);
  });
}

function stringsEnding({ strings, postings }: BigramIndex, pair: number, begun: string): Int32Array {
  const places = getCsrList(postings, pair);
  return begun.length === 1 ? places : places.filter((place) => (strings[place] as string).endsWith(begun));
}

/** The pair of a unit with the end of a string, or with its beginning; -1 when no string has it. */
function edgePair(bigrams: BigramIndex, word: string, cut: number, atStart: boolean): number {
  const number = bigrams.units[word.charCodeAt(atStart ? cut : cut - 1)] ?? 0;
  return number === 0 ? -1 : bigrams.pairs.find(atStart ? number : number << 16);
}

/** The pair of two neighboring units of a word; -1 when no string has it. */
function pairAt({ units, pairs }: BigramIndex, word: string, at: number): number {
  const [first, second] = [units[word.charCodeAt(at)] ?? 0, units[word.charCodeAt(at + 1)] ?? 0];
  return first === 0 || second === 0 ? -1 : pairs.find((first << 16) | second);
}

function stringsWithUnit(bigrams: BigramIndex, unit: number): Int32Array {
  const number = bigrams.units[unit] ?? 0;
  if (number === 0) return NONE;
  const lists = Array.from(getCsrList(bigrams.pairsByFirstUnit, number), (pair) => getCsrList(bigrams.postings, pair));
  const places = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    places.set(list, at);
    at += list.length;
  }
  return places;
}
