import { lazy } from "@/lib/cache";
import { normalizeWidth } from "@/lib/japanese/fold-character";
import { type Bits, bitsOf } from "./bits";
import { type CsrLists, csrList, transpose } from "./csr";
import { BORDER, type SegmentTable } from "./segment-table";

/** Postings longer than `size >>> DENSE` are also kept as bit sets, which are quicker to unite. */
const DENSE = 5;

/** Postings of a segment table: the cards that contain each segment. Independent of how segments are folded. */
export type SegmentPostings = {
  /** Segments in their usual width, as patterns match them. */
  readonly plain: () => readonly string[];
  readonly segmentsOf: CsrLists;
  /** Cards that contain each segment. */
  readonly postings: CsrLists;
  /** Cards as a bit set, for segments that many cards share. */
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
  return { plain: lazy(() => segments.map(normalizeWidth)), segmentsOf, postings, bits };
}
