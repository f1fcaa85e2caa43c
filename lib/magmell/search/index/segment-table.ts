import { memoizeBounded } from "@/lib/cache";
import { CsrBuilder, type CsrLists } from "./csr";
import type { SegmentEnd } from "./segmentation";

/**
 * Card texts split into segments: each distinct segment once, and the sequence of segments of each card with `BORDER`
 * before each text.
 */
export type SegmentTable = { readonly segments: readonly string[]; readonly segmentsOf: CsrLists };

/** Segment number of the border before each text; its sign occurs in no text. */
export const BORDER = 0;
const BORDER_SIGN = "\u0001";

export function segmentTable(
  size: number,
  textsOf: (place: number) => readonly string[],
  endOf: SegmentEnd,
): SegmentTable {
  const segments = [BORDER_SIGN];
  const written = new CsrBuilder(size);
  const numberOf = memoizeBounded((segment: string) => segments.push(segment) - 1);
  for (let place = 0; place < size; place += 1) {
    for (const text of textsOf(place)) {
      written.add(BORDER);
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
