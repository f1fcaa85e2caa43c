import type { Comparison } from "../query/types";
import { addBit, type Bits, joinBits, noBits } from "./bits";

/** For each set of colours, written as `colorBits`, the cards that have exactly these. */
export type ColorColumn = readonly Bits[];

const SETS_OF_COLORS = 8;

export function colorColumn(size: number, read: (place: number) => number | null): ColorColumn {
  const exactly = Array.from({ length: SETS_OF_COLORS }, () => noBits(size));
  for (let place = 0; place < size; place += 1) {
    const bits = exactly[read(place) ?? -1];
    if (bits) addBit(bits, place);
  }
  return exactly;
}

/** The cards whose set of colours passes. */
export function colorsWhere(column: ColorColumn, size: number, holds: (colors: number) => boolean): Bits {
  const found = noBits(size);
  for (const [colors, bits] of column.entries()) if (holds(colors)) joinBits(found, bits);
  return found;
}

const within = (part: number, whole: number) => (part & ~whole) === 0;

/** How sets of colours compare: `>=` holds all of the other. */
export const COMPARED_SETS = {
  "=": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one !== other && within(one, other),
  "<=": within,
  ">": (one, other) => one !== other && within(other, one),
  ">=": (one, other) => within(other, one),
} as const satisfies Record<Comparison, (one: number, other: number) => boolean>;
