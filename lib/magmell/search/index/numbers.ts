import { type BitSet, createBitSetWhere, createEmptyBitSet, subtractInto, uniteInto } from "./bit-set";

/** Sentinel in a number column for a card or printing without the value. */
export const MISSING_NUMBER = -0x80000000;

/** A numeric column over cards or printings. A column with few distinct values also has cumulative bit sets. */
export type NumberColumn = {
  readonly values: Int32Array;
  /**
   * Distinct values in ascending order, each with the set of positions whose value is at most as large; `null` when
   * there are too many.
   */
  readonly steps: readonly { readonly value: number; readonly upTo: BitSet }[] | null;
};

const MOST_STEPS = 48;

export function buildNumberColumn(size: number, read: (place: number) => number | null): NumberColumn {
  const values = new Int32Array(size);
  const known = new Set<number>();
  for (let place = 0; place < size; place += 1) {
    const value = read(place) ?? MISSING_NUMBER;
    values[place] = value;
    if (value !== MISSING_NUMBER && known.size <= MOST_STEPS) known.add(value);
  }
  return {
    values,
    steps:
      known.size > MOST_STEPS
        ? null
        : stepsOf(
            values,
            [...known].sort((a, b) => a - b),
          ),
  };
}

function stepsOf(values: Int32Array, known: readonly number[]): NonNullable<NumberColumn["steps"]> {
  const steps = known.map((value) => ({ value, upTo: createEmptyBitSet(values.length) }));
  const stepOf = new Map(steps.map((step) => [step.value, step.upTo]));
  for (let place = 0; place < values.length; place += 1) {
    const bits = stepOf.get(values[place] as number);
    if (bits) bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  }
  for (let at = 1; at < steps.length; at += 1) {
    const [before, step] = [steps[at - 1], steps[at]];
    if (before && step) uniteInto(step.upTo, before.upTo);
  }
  return steps;
}

/**
 * Returns the positions whose value is in a closed range, without positions that have no value. The result may belong
 * to the index and must not be changed.
 */
export function selectRange({ values, steps }: NumberColumn, from: number, to: number): BitSet {
  if (steps === null) return createBitSetWhere(values.length, (place) => within(values[place] as number, from, to));
  let [found, below]: (BitSet | null)[] = [null, null];
  for (const { value, upTo } of steps) {
    if (value <= to) found = upTo;
    if (value < from) below = upTo;
  }
  if (!found) return createEmptyBitSet(values.length);
  if (!below) return found;
  const passing = found.slice();
  subtractInto(passing, below);
  return passing;
}

const within = (value: number, from: number, to: number) => value !== MISSING_NUMBER && value >= from && value <= to;
