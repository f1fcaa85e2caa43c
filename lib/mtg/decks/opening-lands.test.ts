import { describe, expect, it } from "vitest";
import { computeLandCountOdds } from "./opening-lands";

/** Chances by dealing every hand of a small deck. */
function counted(size: number, lands: number): readonly number[] {
  const found = Array.from({ length: 8 }, () => 0);
  let hands = 0;
  for (let hand = 0; hand < 2 ** size; hand += 1) {
    const held = Array.from({ length: size }, (_, place) => (hand >> place) & 1);
    if (held.reduce((sum, one) => sum + one, 0) !== 7) continue;
    hands += 1;
    const among = held.slice(0, lands).reduce((sum, one) => sum + one, 0);
    found[among] = (found[among] ?? 0) + 1;
  }
  return found.map((count) => count / hands);
}

describe("lands of an opening hand", () => {
  it.each([
    [7, 3],
    [9, 0],
    [10, 4],
    [12, 12],
  ])("of %i cards with %i lands are those of all hands", (size, lands) => {
    const all = counted(size, lands);
    for (const [held, chance] of computeLandCountOdds(size, lands).entries())
      expect(chance).toBeCloseTo(all[held] ?? -1, 12);
  });

  it("of sixty cards with 24 lands are as exact fractions give them", () => {
    const pick = (k: bigint, n: bigint): bigint => (k === 0n ? 1n : (pick(k - 1n, n) * (n - k + 1n)) / k);
    const all = pick(7n, 60n);
    for (const [held, chance] of computeLandCountOdds(60, 24).entries()) {
      const ways = pick(BigInt(held), 24n) * pick(7n - BigInt(held), 36n);
      expect(chance).toBeCloseTo(Number((ways * 10n ** 15n) / all) / 1e15, 12);
    }
  });

  it("add up to one, also in a very large deck, and are not told of one without a hand", () => {
    for (const size of [40, 60, 250, 2000])
      expect(computeLandCountOdds(size, Math.floor(size / 3)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(computeLandCountOdds(6, 3)).toEqual([]);
  });
});
