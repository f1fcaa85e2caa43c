/** The number of seeds, which are unsigned 32-bit integers. */
const SEEDS = 2 ** 32;
const WRITTEN = /^[0-9a-z]{1,7}$/;

/** Returns a seed as text for a URL: base 36, at most seven characters. */
export const formatSeed = (seed: number): string => seed.toString(36);

/** Parses a seed in a URL, ignoring case; null if invalid. */
export function parseSeed(text: string): number | null {
  const written = text.trim().toLowerCase();
  if (!WRITTEN.test(written)) return null;
  const seed = Number.parseInt(written, 36);
  return seed < SEEDS ? seed : null;
}

/** Returns the seed of the next hand, or of a hand `hands` later. The first seed follows the last one. */
export const getNextSeed = (seed: number, hands = 1): number => (seed + hands) % SEEDS;

/** Returns a random seed from 32 random bits. */
export const createRandomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
