import { memoizeBounded } from "@/lib/cache";
import type { Comparison } from "../query/types";
import { type BitSet, createEmptyBitSet, setBit, uniteInto } from "./bit-set";

/**
 * Returns the cards whose exact color set is in a mask of color sets (bit 5 selects color set 5). Each mask is computed
 * once.
 */
export type ColorColumn = (sets: number) => BitSet;

/** Number of possible color sets, written as `COLOR_BITS`. */
const SETS_OF_COLORS = 8;

export function buildColorColumn(size: number, read: (place: number) => number | null): ColorColumn {
  const exactly = Array.from({ length: SETS_OF_COLORS }, () => createEmptyBitSet(size));
  for (let place = 0; place < size; place += 1) {
    const bits = exactly[read(place) ?? -1];
    if (bits) setBit(bits, place);
  }
  return memoizeBounded((sets) => {
    const result = createEmptyBitSet(size);
    for (const [colors, bits] of exactly.entries()) if (((sets >> colors) & 1) === 1) uniteInto(result, bits);
    return result;
  });
}

/** Returns the cards whose color set passes `holds`. The result belongs to the index and must not be changed. */
export function selectByColors(column: ColorColumn, holds: (colors: number) => boolean): BitSet {
  let sets = 0;
  for (let colors = 0; colors < SETS_OF_COLORS; colors += 1) if (holds(colors)) sets |= 1 << colors;
  return column(sets);
}

const within = (part: number, whole: number) => (part & ~whole) === 0;

/** Comparison operators on color sets, as set inclusion: `>=` means superset. */
export const COLOR_SET_COMPARATORS = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one !== other && within(one, other),
  "<=": within,
  ">": (one, other) => one !== other && within(other, one),
  ">=": (one, other) => within(other, one),
} as const satisfies Record<Comparison, (one: number, other: number) => boolean>;
