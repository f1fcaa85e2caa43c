import { lazy } from "@/lib/cache";
import { normalizeWidth } from "@/lib/japanese/fold-character";
import { type BitSet, createBitSet } from "./bit-set";
import { type CsrLists, getCsrList, transposeCsr } from "./csr";
import { SEGMENT_BOUNDARY, type SegmentTable } from "./segment-table";

/** Postings longer than `size >>> DENSE` are also kept as bit sets, which are quicker to unite. */
const DENSE = 5;

/** Postings of a segment table: the cards that contain each segment. They do not depend on how segments are folded. */
export type SegmentPostings = {
  /** Segments in their usual width, as patterns match them. */
  readonly plain: () => readonly string[];
  readonly segmentsOf: CsrLists;
  /** Cards that contain each segment. */
  readonly postings: CsrLists;
  /** Cards as a bit set, for segments that many cards share. */
  readonly bits: ReadonlyMap<number, BitSet>;
};

export function buildSegmentPostings({ segments, segmentsOf }: SegmentTable): SegmentPostings {
  const postings = transposeCsr(segmentsOf, segments.length);
  const size = segmentsOf.starts.length - 1;
  const bits = new Map<number, BitSet>();
  for (let segment = SEGMENT_BOUNDARY + 1; segment < segments.length; segment += 1) {
    const list = getCsrList(postings, segment);
    if (list.length > size >>> DENSE) bits.set(segment, createBitSet(size, list));
  }
  return { plain: lazy(() => segments.map(normalizeWidth)), segmentsOf, postings, bits };
}
