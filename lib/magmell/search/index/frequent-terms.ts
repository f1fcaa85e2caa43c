import { type BigramIndex, buildBigramIndex, findStringsContaining } from "./bigram-index";
import { type BitSet, countBits, createEmptyBitSet, setBit, uniteInto } from "./bit-set";
import { type CsrLists, getCsrList, transposeCsr } from "./csr";
import type { SegmentPostings } from "./postings";
import { buildSegmentTable, SEGMENT_BOUNDARY, type SegmentTable } from "./segment-table";
import { findWordEnd } from "./segmentation";

/**
 * Terms that occur in many cards, with these cards precomputed. Without them, a search for `unit` would visit every
 * segment that contains the word.
 */
export type FrequentTerms = {
  readonly terms: BigramIndex;
  readonly cards: readonly BitSet[];
  /** Segments that contain each term. */
  readonly segments: readonly BitSet[];
};

/** Terms of fewer segments are found through the segments as quickly. */
const LEAST_SEGMENTS = 3;

export function buildFrequentTerms(
  { segments }: SegmentTable,
  shared: SegmentPostings,
  fold: (text: string) => string,
): FrequentTerms {
  const wordTable = buildSegmentTable(
    segments.length,
    (segment) => (segment === SEGMENT_BOUNDARY ? [] : [segments[segment] as string]),
    findWordEnd,
  );
  const postings = transposeCsr(wordTable.segmentsOf, wordTable.segments.length);
  const size = shared.segmentsOf.starts.length - 1;
  const found = { terms: [] as string[], cards: [] as BitSet[], segments: [] as BitSet[] };
  for (let word = SEGMENT_BOUNDARY + 1; word < wordTable.segments.length; word += 1) {
    const holding = getCsrList(postings, word);
    if (holding.length < LEAST_SEGMENTS || countOf(shared.postings, holding) <= size >>> 5) continue;
    const cards = cardsOf(shared, holding, size);
    if (countBits(cards) <= size >>> 5) continue;
    found.terms.push(fold(wordTable.segments[word] as string));
    found.cards.push(cards);
    const bits = createEmptyBitSet(segments.length);
    for (const segment of holding) setBit(bits, segment);
    found.segments.push(bits);
  }
  return { ...found, terms: buildBigramIndex(found.terms) };
}

const countOf = ({ starts }: CsrLists, places: Int32Array) =>
  places.reduce((sum, place) => sum + (starts[place + 1] as number) - (starts[place] as number), 0);

function cardsOf({ postings, bits }: SegmentPostings, segments: Int32Array, size: number): BitSet {
  const cards = createEmptyBitSet(size);
  for (const segment of segments) {
    const dense = bits.get(segment);
    if (dense) uniteInto(cards, dense);
    else for (const card of getCsrList(postings, segment)) setBit(cards, card);
  }
  return cards;
}

/**
 * Adds the cards of every frequent term that contains the word. Returns the segments of these terms, which the caller
 * can skip; null if no frequent term contains the word.
 */
export function addFrequentMatches(
  { terms, cards, segments }: FrequentTerms,
  word: string,
  result: BitSet,
): BitSet | null {
  let known: BitSet | null = null;
  for (const place of findStringsContaining(terms, word)) {
    uniteInto(result, cards[place] as BitSet);
    if (known === null) known = (segments[place] as BitSet).slice();
    else uniteInto(known, segments[place] as BitSet);
  }
  return known;
}
