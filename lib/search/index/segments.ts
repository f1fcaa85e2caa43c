import { type BigramIndex, bigramIndex, candidateStrings, stringsAround, stringsWith } from "./bigram-index";
import { type Bits, emptyBits, intersectInto, isEmpty, placesOf, setBit, unionInto } from "./bits";
import { addFrequentMatches, type FrequentTerms } from "./frequent-terms";
import type { SegmentPostings } from "./postings";
import { BORDER, type SegmentTable } from "./segment-table";

/**
 * Texts of cards, folded and in segments. Cards share most of their segments, so a word is looked for in few of them, and what is
 * found is the same as in the texts as a whole.
 */
export type Segments = {
  readonly size: number;
  readonly bigrams: BigramIndex;
  /** The form in which words are looked for, where it is another one than that of `bigrams`. */
  readonly form: SegmentForm | null;
  /** `null` where each card has one segment, its own, as whole texts are. */
  readonly shared: SegmentPostings | null;
  /** Whether what is looked for may begin in one segment and end in another. */
  readonly open: boolean;
  /** The words of the segments that many cards hold; `null` where segments are words. */
  readonly frequentTerms: FrequentTerms | null;
  /** Two sets of cards, in use within one call only: to empty them costs less than to make new ones for every word. */
  readonly scratch: readonly [Bits, Bits];
};

/** A form of segments that needs no pairs of its own: what holds a word in it holds the word made plain in the form of the pairs. */
type SegmentForm = {
  readonly plain: (word: string) => string;
  /** A segment in this form. */
  readonly textAt: (place: number) => string;
};
/** Pieces with what is looked for in each of them. */
export const foldedSegments = (
  { segments, segmentsOf }: SegmentTable,
  shared: SegmentPostings,
  fold: (segment: string) => string,
  { open, frequentTerms }: Pick<Segments, "open" | "frequentTerms">,
): Segments => {
  const size = segmentsOf.starts.length - 1;
  const bigrams = bigramIndex(segments.map((segment, place) => (place === BORDER ? segment : fold(segment))));
  return { size, bigrams, form: null, shared, open, frequentTerms, scratch: [emptyBits(size), emptyBits(size)] };
};

/** Texts that are hardly ever alike, or that cannot be cut. Each begins with the border. */
export const wholeTexts = (texts: readonly string[]): Segments => ({
  size: texts.length,
  bigrams: bigramIndex(texts),
  form: null,
  shared: null,
  open: false,
  frequentTerms: null,
  scratch: [emptyBits(0), emptyBits(0)],
});

/** The same segments in another form, of which a word stands in one segment. */
export const withForm = (segments: Segments, form: SegmentForm): Segments => ({
  ...segments,
  form,
  open: false,
  frequentTerms: null,
});

/** Adds the cards that hold a folded word in one of their texts. */
export function addMatches(segments: Segments, word: string, found: Bits): void {
  if (segments.bigrams.pairs.count === 0) return;
  const known = segments.frequentTerms && addFrequentMatches(segments.frequentTerms, word, found);
  const holding = segmentsWith(segments, word, known);
  addPostings(segments, holding, found);
  if (segments.shared && segments.open) addMatchesAcross(segments, segments.shared, word, found);
}

/** Whether any card holds a word. */
export function hasMatch(segments: Segments, word: string): boolean {
  if (segmentsWith(segments, word, null).length > 0) return true;
  if (!segments.open) return false;
  const found = emptyBits(segments.size);
  addMatches(segments, word, found);
  return !isEmpty(found);
}

/** The segments with a word, without those that are known already. */
function segmentsWith({ bigrams, form }: Segments, word: string, known: Bits | null): Int32Array {
  if (form === null) return stringsWith(bigrams, word, known);
  return candidateStrings(bigrams, form.plain(word)).filter((place) => form.textAt(place).includes(word));
}

/** Adds the cards that hold one of these segments. */
export function addPostings({ shared }: Segments, segments: ArrayLike<number>, found: Bits): void {
  if (shared === null) {
    for (let at = 0; at < segments.length; at += 1) setBit(found, segments[at] as number);
    return;
  }
  const { starts, items } = shared.postings;
  for (let at = 0; at < segments.length; at += 1) {
    const segment = segments[at] as number;
    const dense = shared.bits.get(segment);
    if (dense) unionInto(found, dense);
    else {
      const end = starts[segment + 1] as number;
      for (let holder = starts[segment] as number; holder < end; holder += 1) setBit(found, items[holder] as number);
    }
  }
}

/** The cards that hold a word across the end of a segment: a segment ends with its beginning, another begins with its rest. */
function addMatchesAcross(segments: Segments, shared: SegmentPostings, word: string, found: Bits): void {
  for (let cut = 1; cut < word.length; cut += 1) {
    const around = stringsAround(segments.bigrams, word, cut);
    if (around === null) continue;
    const [before, after] = around;
    const [candidates, others] = [segments.scratch[0].fill(0), segments.scratch[1].fill(0)];
    addPostings(segments, before, candidates);
    addPostings(segments, after, others);
    intersectInto(candidates, others);
    for (const place of placesOf(candidates))
      if (joinSegments(segments.bigrams, shared, place).includes(word)) setBit(found, place);
  }
}

/** The folded texts of a card, with a border before each; they must not be of a form that has no pairs of its own. */
export const foldedTextOf = ({ bigrams, shared }: Segments, place: number): string =>
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
