import { type BigramIndex, bigramIndex, stringsWith } from "./bigram-index";
import { type Bits, countBits, emptyBits, setBit, unionInto } from "./bits";
import { type CsrLists, csrList, transpose } from "./csr";
import type { SegmentPostings } from "./postings";
import { BORDER, type SegmentTable, segmentTable } from "./segment-table";
import { endOfWord } from "./segmentation";

/**
 * Terms that occur in many cards, with their cards precomputed: without them a search for `unit` would visit every
 * segment that contains it.
 */
export type FrequentTerms = {
  readonly terms: BigramIndex;
  readonly cards: readonly Bits[];
  /** Segments that contain each term. */
  readonly segments: readonly Bits[];
};

/** Terms of fewer segments are found through the segments as quickly. */
const LEAST_SEGMENTS = 3;

export function frequentTerms(
  { segments }: SegmentTable,
  shared: SegmentPostings,
  fold: (text: string) => string,
): FrequentTerms {
  const wordTable = segmentTable(
    segments.length,
    (segment) => (segment === BORDER ? [] : [segments[segment] as string]),
    endOfWord,
  );
  const postings = transpose(wordTable.segmentsOf, wordTable.segments.length);
  const size = shared.segmentsOf.starts.length - 1;
  const found = { terms: [] as string[], cards: [] as Bits[], segments: [] as Bits[] };
  for (let word = BORDER + 1; word < wordTable.segments.length; word += 1) {
    const holding = csrList(postings, word);
    if (holding.length < LEAST_SEGMENTS || countOf(shared.postings, holding) <= size >>> 5) continue;
    const cards = cardsOf(shared, holding, size);
    if (countBits(cards) <= size >>> 5) continue;
    found.terms.push(fold(wordTable.segments[word] as string));
    found.cards.push(cards);
    const bits = emptyBits(segments.length);
    for (const segment of holding) setBit(bits, segment);
    found.segments.push(bits);
  }
  return { ...found, terms: bigramIndex(found.terms) };
}

const countOf = ({ starts }: CsrLists, places: Int32Array) =>
  places.reduce((sum, place) => sum + (starts[place + 1] as number) - (starts[place] as number), 0);

function cardsOf({ postings, bits }: SegmentPostings, segments: Int32Array, size: number): Bits {
  const cards = emptyBits(size);
  for (const segment of segments) {
    const dense = bits.get(segment);
    if (dense) unionInto(cards, dense);
    else for (const card of csrList(postings, segment)) setBit(cards, card);
  }
  return cards;
}

/**
 * Adds the cards of every frequent term that contains the word. Returns the segments this covers, which need not be
 * visited; `null` when no frequent term contains the word.
 */
export function addFrequentMatches({ terms, cards, segments }: FrequentTerms, word: string, result: Bits): Bits | null {
  let known: Bits | null = null;
  for (const place of stringsWith(terms, word)) {
    unionInto(result, cards[place] as Bits);
    if (known === null) known = (segments[place] as Bits).slice();
    else unionInto(known, segments[place] as Bits);
  }
  return known;
}
