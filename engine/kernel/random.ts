/**
 * Seeded randomness as plain data: the small fast counting generator sfc32. It works on 32-bit integers only, so that
 * Node and every browser draw the same numbers from the same state.
 */
export type RandomState = { a: number; b: number; c: number; counter: number };

/** Returns whether a number is a valid seed: an unsigned 32-bit integer. */
export const isSeed = (seed: number): boolean => Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff;

/** Number of outputs discarded after seeding, so that every bit of the seed has reached every bit of the state. */
const WARM_UP = 15;

/** Returns the generator of a seed. Throws a RangeError unless the seed is an unsigned 32-bit integer. */
export function seedRandom(seed: number): RandomState {
  if (!isSeed(seed)) throw new RangeError(`A seed is an integer from 0 to 4294967295, not ${seed}`);
  const random = { a: 0x9e37_79b9 | 0, b: 0x243f_6a88 | 0, c: seed | 0, counter: 1 };
  for (let round = 0; round < WARM_UP; round += 1) nextUint32(random);
  return random;
}

/** Returns the next 32 random bits, as an integer from 0 to 2^32 - 1. Advances the state. */
export function nextUint32(random: RandomState): number {
  const { a, b, c, counter } = random;
  const result = (((a + b) | 0) + counter) | 0;
  random.counter = (counter + 1) | 0;
  random.a = b ^ (b >>> 9);
  random.b = (c + (c << 3)) | 0;
  random.c = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

const TWO_32 = 2 ** 32;
/** Largest bound whose product with a 32-bit number is exact in a double. */
const BOUND_LIMIT = 2 ** 21;

/**
 * Returns an integer from 0 to `bound - 1`, each equally likely: the high half of a product, drawn again in the few cases that
 * would favor some results. Throws a RangeError unless the bound is an integer from 1 to 2^21.
 */
export function nextIntBelow(random: RandomState, bound: number): number {
  if (!(Number.isInteger(bound) && bound >= 1 && bound <= BOUND_LIMIT)) {
    throw new RangeError(`A bound is an integer from 1 to ${BOUND_LIMIT}, not ${bound}`);
  }
  for (;;) {
    const product = nextUint32(random) * bound;
    const high = Math.floor(product / TWO_32);
    const low = product - high * TWO_32;
    if (low >= bound || low >= TWO_32 % bound) return high;
  }
}

/** Puts the items in random order in place, with every order equally likely (Fisher-Yates). */
export function shuffle<Item>(random: RandomState, items: Item[]): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = nextIntBelow(random, last + 1);
    const moved = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = moved;
  }
}

/** Returns `count` random items of a list in random order, or all items if there are fewer. */
export function sampleItems<Item>(random: RandomState, list: readonly Item[], count: number): readonly Item[] {
  const left = [...list];
  const taken: Item[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(nextIntBelow(random, left.length), 1));
  return taken;
}
