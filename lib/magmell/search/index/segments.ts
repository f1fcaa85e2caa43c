import {
  type BigramIndex,
  buildBigramIndex,
  findCandidateStrings,
  findStringsAroundCut,
  findStringsContaining,
} from "./bigram-index";
import {
  type BitSet,
  createEmptyBitSet,
  intersectInto,
  isEmptyBitSet,
  listPositions,
  setBit,
  uniteInto,
} from "./bit-set";
import { addFrequentMatches, type FrequentTerms } from "./frequent-terms";
import type { SegmentPostings } from "./postings";
import { SEGMENT_BOUNDARY, type SegmentTable } from "./segment-table";

/**
 * A substring index over card texts that are split into segments. Cards share most segments, so a search visits few of
 * them. Results equal those of a search in the whole texts.
 */
export type SegmentIndex = {
  readonly size: number;
  readonly bigrams: BigramIndex;
  /** Form in which words are searched when it differs from the form of `bigrams`; `null` otherwise. */
  readonly form: SegmentForm | null;
  /** Cards of each segment; `null` where each card has one segment of its own, as whole texts do. */
  readonly shared: SegmentPostings | null;
  /** Whether a match may run across segments. */
  readonly open: boolean;
  /** Precomputed terms of many cards; `null` where segments are words themselves. */
  readonly frequentTerms: FrequentTerms | null;
  /** Scratch sets used within one call: clearing them costs less than allocating sets for every word. */
  readonly scratch: readonly [BitSet, BitSet];
};

/**
 * A form that reuses the bigrams of another: a segment that contains a word in this form contains `plain(word)` in the
 * indexed form.
 */
type SegmentForm = {
  readonly plain: (word: string) => string;
  /** The segment at a position, in this form. */
  readonly textAt: (place: number) => string;
};
/** Returns the segment index of a table, over its folded segments. */
export const createFoldedSegmentIndex = (
  { segments, segmentsOf }: SegmentTable,
  shared: SegmentPostings,
  fold: (segment: string) => string,
  { open, frequentTerms }: Pick<SegmentIndex, "open" | "frequentTerms">,
): SegmentIndex => {
  const size = segmentsOf.starts.length - 1;
  const bigrams = buildBigramIndex(
    segments.map((segment, place) => (place === SEGMENT_BOUNDARY ? segment : fold(segment))),
  );
  return {
    size,
    bigrams,
    form: null,
    shared,
    open,
    frequentTerms,
    scratch: [createEmptyBitSet(size), createEmptyBitSet(size)],
  };
};

/**
 * Returns an index of unsegmented texts, one per card. It suits texts that are rarely equal or cannot be split. Each
 * text must begin with the boundary character.
 */
export const createWholeTextIndex = (texts: readonly string[]): SegmentIndex => ({
  size: texts.length,
  bigrams: buildBigramIndex(texts),
  form: null,
  shared: null,
  open: false,
  frequentTerms: null,
  scratch: [createEmptyBitSet(0), createEmptyBitSet(0)],
});

/** Returns an index over the same segments in another form. It finds only matches within one segment. */
export const deriveSegmentIndex = (segments: SegmentIndex, form: SegmentForm): SegmentIndex => ({
  ...segments,
  form,
  open: false,
  frequentTerms: null,
});

/** Adds to `result` the cards with a text that contains a folded word. */
export function addMatches(segments: SegmentIndex, word: string, result: BitSet): void {
  if (segments.bigrams.pairs.count === 0) return;
  const known = segments.frequentTerms && addFrequentMatches(segments.frequentTerms, word, result);
  const holding = segmentsWith(segments, word, known);
  addPostings(segments, holding, result);
  if (segments.shared && segments.open) addMatchesAcross(segments, segments.shared, word, result);
}

/** Returns whether any card contains a word. */
export function hasMatch(segments: SegmentIndex, word: string): boolean {
  if (segmentsWith(segments, word, null).length > 0) return true;
  if (!segments.open) return false;
  const result = createEmptyBitSet(segments.size);
  addMatches(segments, word, result);
  return !isEmptyBitSet(result);
}

/** Segments that contain a word, without those in `known`. */
function segmentsWith({ bigrams, form }: SegmentIndex, word: string, known: BitSet | null): Int32Array {
  if (form === null) return findStringsContaining(bigrams, word, known);
  return findCandidateStrings(bigrams, form.plain(word)).filter((place) => form.textAt(place).includes(word));
}

/** Adds to `found` the cards that contain one of these segments. */
export function addPostings({ shared }: SegmentIndex, segments: ArrayLike<number>, result: BitSet): void {
  if (shared === null) {
    for (let at = 0; at < segments.length; at += 1) setBit(result, segments[at] as number);
    return;
  }
  const { starts, items } = shared.postings;
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] as number;
    const dense = shared.bits.get(segment);
    if (dense) uniteInto(result, dense);
    else {
      const end = starts[segment + 1] as number;
      for (let holder = starts[segment] as number; holder < end; holder += 1) setBit(result, items[holder] as number);
    }
  }
}

/**
 * Adds the cards in which a word runs across segments. For each cut of the word, a candidate card contains a segment that ends
 * with the first half and a segment that begins with the second half; the joined text of each candidate is then searched.
 */
function addMatchesAcross(segments: SegmentIndex, shared: SegmentPostings, word: string, result: BitSet): void {
  for (let cut = 1; cut < word.length; cut += 1) {
    const around = findStringsAroundCut(segments.bigrams, word, cut);
    if (around === null) continue;
    const [before, after] = around;
    const [candidates, others] = [segments.scratch[0].fill(0), segments.scratch[1].fill(0)];
    addPostings(segments, before, candidates);
    addPostings(segments, after, others);
    intersectInto(candidates, others);
    for (const place of listPositions(candidates))
      if (joinSegments(segments.bigrams, shared, place).includes(word)) setBit(result, place);
  }
}

/**
 * Returns the folded texts of a card, each preceded by the boundary character. Requires an index whose `form` is null.
 */
export const getFoldedText = ({ bigrams, shared }: SegmentIndex, place: number): string =>
  shared === null ? (bigrams.strings[place] as string) : joinSegments(bigrams, shared, place);

function joinSegments(
  { strings }: BigramIndex,
  { segmentsOf: { starts, items } }: SegmentPostings,
  place: number,
): string {
  let text = "";
  for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1)
    text += strings[items[at] as number];
  return text;
}
