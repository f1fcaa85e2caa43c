import { memoizeBounded } from "@/lib/cache";
import type { Comparison } from "../query/types";
import { type Bits, emptyBits, setBit, unionInto } from "./bits";

/**
 * Cards by their exact set of colours. The argument is a mask of colour sets (bit 5 asks for colour set 5); each mask
 * is computed once.
 */
export type ColorColumn = (sets: number) => Bits;

/** Number of possible colour sets, written as `colorBits`. */
const SETS_OF_COLORS = 8;

export function colorColumn(size: number, read: (place: number) => number | null): ColorColumn {
  const exactly = Array.from({ length: SETS_OF_COLORS }, () => emptyBits(size));
  for (let place = 0; place < size; place += 1) {
    const bits = exactly[read(place) ?? -1];
    if (bits) setBit(bits, place);
  }
  return memoizeBounded((sets) => {
    const result = emptyBits(size);
    for (const [colors, bits] of exactly.entries()) if (((sets >> colors) & 1) === 1) unionInto(result, bits);
    return result;
  });
}

/** Returns cards whose colour set passes. The result belongs to the index and must not be changed. */
export function colorsWhere(column: ColorColumn, holds: (colors: number) => boolean): Bits {
  let sets = 0;
  for (let colors = 0; colors < SETS_OF_COLORS; colors += 1) if (holds(colors)) sets |= 1 << colors;
  return column(sets);
}

const within = (part: number, whole: number) => (part & ~whole) === 0;

/** Comparison operators on colour sets, as set inclusion: `>=` means superset. */
export const SET_COMPARATORS = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one !== other && within(one, other),
  "<=": within,
  ">": (one, other) => one !== other && within(other, one),
  ">=": (one, other) => within(other, one),
} as const satisfies Record<Comparison, (one: number, other: number) => boolean>;
