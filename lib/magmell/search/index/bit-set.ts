/**
 * A bit set of positions from 0, with 32 positions per array element. All sets of one index have the same length;
 * unused bits of the last element are 0.
 */
export type BitSet = Int32Array;

/** Returns the empty set over `size` positions. */
export const createEmptyBitSet = (size: number): BitSet => new Int32Array((size + 31) >>> 5);

/** Returns the set of all `size` positions. */
export function createFullBitSet(size: number): BitSet {
  const bits = createEmptyBitSet(size).fill(-1);
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

export function createBitSet(size: number, places: Iterable<number>): BitSet {
  const bits = createEmptyBitSet(size);
  for (const place of places) setBit(bits, place);
  return bits;
}

/** Returns the set of positions for which `holds` is true. */
export function createBitSetWhere(size: number, holds: (place: number) => boolean): BitSet {
  const bits = createEmptyBitSet(size);
  for (let place = 0; place < size; place += 1) if (holds(place)) setBit(bits, place);
  return bits;
}

export const hasBit = (bits: BitSet, place: number): boolean =>
  (((bits[place >>> 5] as number) >>> (place & 31)) & 1) === 1;

export function setBit(bits: BitSet, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
}

/** Computes a set intersection in place: `into` keeps the positions that are in `other` too. */
export function intersectInto(into: BitSet, other: BitSet): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] as number) & (other[word] as number);
}
/** Computes a set union in place: `into` receives the positions of `other`. */
export function uniteInto(into: BitSet, other: BitSet): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] as number) | (other[word] as number);
}
/** Computes a set difference in place: `into` loses the positions of `other`. */
export function subtractInto(into: BitSet, other: BitSet): void {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] as number) & ~(other[word] as number);
}

/** Returns the number of positions in a set. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popCount(bits[word] as number);
  return count;
}

/** Returns the number of positions in the intersection of two sets. */
export function countIntersection(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += popCount((one[word] as number) & (other[word] as number));
  return count;
}

function popCount(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the positions of a set in ascending order. */
export function listPositions(bits: BitSet): Int32Array {
  const places = new Int32Array(countBits(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      places[count] = (word << 5) + 31 - Math.clz32(rest & -rest);
      count += 1;
    }
  }
  return places;
}

/**
 * Returns up to `count` positions of a set in ascending order, starting with the position of rank `from` (0 is the
 * first).
 */
export function slicePositions(bits: BitSet, from: number, count: number): readonly number[] {
  const places: number[] = [];
  let rank = 0;
  for (let word = 0; word < bits.length && places.length < count; word += 1) {
    let rest = bits[word] as number;
    const here = popCount(rest);
    if (rank + here <= from) {
      rank += here;
      continue;
    }
    for (; rest !== 0 && places.length < count; rest &= rest - 1) {
      if (rank >= from) places.push((word << 5) + 31 - Math.clz32(rest & -rest));
      rank += 1;
    }
  }
  return places;
}

export function isEmptyBitSet(bits: BitSet): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
}
