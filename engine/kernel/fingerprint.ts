const OFFSETS = [0x811c_9dc5, 0x6a09_e667] as const;
const PRIMES = [0x0100_0193, 0x85eb_ca6b] as const;

const mixLane = (lane: number): string => {
  let value = lane;
  value = Math.imul(value ^ (value >>> 16), 0x7feb_352d);
  value = Math.imul(value ^ (value >>> 15), 0x846c_a68b);
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, "0");
};

/**
 * Returns a 64-bit fingerprint of texts as sixteen hexadecimal digits, the same on every machine. It is two lanes of
 * FNV-1a over the UTF-16 code units, with a separator after each text. It tells versions apart; it does not resist
 * deliberate collisions.
 */
export function computeFingerprint(texts: Iterable<string>): string {
  let [first, second]: [number, number] = [...OFFSETS];
  const add = (unit: number): void => {
    first = Math.imul(first ^ unit, PRIMES[0]);
    second = Math.imul(second ^ unit, PRIMES[1]) + 0x9e37_79b9;
  };
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) add(text.charCodeAt(index));
    add(0x1_0000);
  }
  return mixLane(first) + mixLane(second);
}
