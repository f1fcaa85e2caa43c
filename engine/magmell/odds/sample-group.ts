import { OPENING_HAND_SIZE } from "./keep-rule";

/**
 * A group of cards in a pile, and which opening hands are kept by their number of group cards. Any other hand is
 * redrawn once.
 */
type SampledGroup = {
  readonly size: number;
  readonly hits: number;
  readonly keepLeast: number;
  readonly keepMost: number;
  /** Number of cards of the group to draw. */
  readonly wanted: number;
  /** Cards drawn after the opening hand, one at a time. */
  readonly draws: number;
};

/**
 * Returns, over sampled deals, how often the wanted number of cards of a group was reached at each draw. Index 0 is the
 * opening hand; the last index means never. No pile is shuffled, because only the number of hits matters: each card is
 * a hit with probability hits left / cards left. The state of the sfc32 generator is kept in local variables, which is
 * several times faster than calling a function.
 */
export function sampleGroupDraws(group: SampledGroup, seed: number, trials: number): Uint32Array {
  const { size, hits, keepLeast, keepMost, wanted, draws } = group;
  const counts = new Uint32Array(draws + 2);
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let d = 1;
  for (let trial = -12; trial < trials; trial += 1) {
    let left = hits;
    let pile = size;
    for (let hand = 0; hand < 2; hand += 1) {
      left = hits;
      for (pile = size; pile > size - OPENING_HAND_SIZE; pile -= 1) {
        const t = (((a + b) | 0) + d) | 0;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (c << 21) | (c >>> 11);
        c = (c + t) | 0;
        if ((t >>> 0) * pile < left * 4294967296) left -= 1;
      }
      const found = hits - left;
      if (found >= keepLeast && found <= keepMost) break;
    }
    let at = 0;
    while (hits - left < wanted && at <= draws) {
      at += 1;
      if (at > draws) break;
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + t) | 0;
      if ((t >>> 0) * pile < left * 4294967296) left -= 1;
      pile -= 1;
    }
    // The first deals only stir the seed.
    if (trial >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
