import { memoizeBounded } from "@/lib/cache";
import { CsrBuilder, type CsrLists } from "./csr";
import type { SegmentTokenizer } from "./segmentation";

/**
 * Card texts split into segments. Each distinct segment is stored once; a card is a sequence of segments, with
 * `SEGMENT_BOUNDARY` before each of its texts.
 */
export type SegmentTable = { readonly segments: readonly string[]; readonly segmentsOf: CsrLists };

/** Segment number of the separator before each text; its character occurs in no text. */
export const SEGMENT_BOUNDARY = 0;
const BORDER_SIGN = "\u0001";

export function buildSegmentTable(
  size: number,
  textsOf: (place: number) => readonly string[],
  endOf: SegmentTokenizer,
): SegmentTable {
  const segments = [BORDER_SIGN];
  const written = new CsrBuilder(size);
  const numberOf = memoizeBounded((segment: string) => segments.push(segment) - 1);
  for (let place = 0; place < size; place += 1) {
    for (const text of textsOf(place)) {
      written.add(SEGMENT_BOUNDARY);
      for (let from = 0; from < text.length; ) {
        const end = endOf(text, from);
        written.add(numberOf(text.slice(from, end)));
        from = end;
      }
    }
    written.endList();
  }
  return { segments, segmentsOf: written.build() };
}
