import { lazy } from "@/lib/cache";
import { composeWidth } from "@/lib/japanese/fold-character";
import { type Bits, bitsOf } from "./bits";
import { type CsrLists, csrList, transpose } from "./csr";
import { BORDER, type SegmentTable } from "./segment-table";

/** Bits are quicker to put together than a list that is longer than this part of them. */
const DENSE = 5;

/** Who has a segment. It does not depend on how segments are folded. */
export type SegmentPostings = {
  /** The segments as patterns see them, those of `bigrams` at the same places. */
  readonly plain: () => readonly string[];
  readonly segmentsOf: CsrLists;
  /** For each segment the cards with it. */
  readonly postings: CsrLists;
  /** The same as bits for segments that many cards share. */
  readonly bits: ReadonlyMap<number, Bits>;
};

export function segmentPostings({ segments, segmentsOf }: SegmentTable): SegmentPostings {
  const postings = transpose(segmentsOf, segments.length);
  const size = segmentsOf.starts.length - 1;
  const bits = new Map<number, Bits>();
  for (let segment = BORDER + 1; segment < segments.length; segment += 1) {
    const list = csrList(postings, segment);
    if (list.length > size >>> DENSE) bits.set(segment, bitsOf(size, list));
  }
  return { plain: lazy(() => segments.map(composeWidth)), segmentsOf, postings, bits };
}
