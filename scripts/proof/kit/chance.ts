/**
 * Returns a random number generator for numbers from 0 to 1 that repeats its sequence for the same seed (mulberry32).
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a random element of `values`. */
export const pickRandom = <Value>(values: readonly Value[], next: () => number): Value =>
  values[Math.floor(next() * values.length)] as Value;
