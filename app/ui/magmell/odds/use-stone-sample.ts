import { useEffect, useState } from "react";
import {
  addStoneSums,
  computeStoneCourse,
  type OddsDeck,
  type SampledStoneSums,
  type StoneCoursePoint,
  sampleStones,
} from "@/engine/magmell/odds";
import { createOddsQuestion, type OddsDealSetting } from "./setting";

/**
 * Size of the sample behind a chart: `trials` games in `parts` slices of a few milliseconds each. The first slice has
 * the seed `seed`; each further slice adds 1 to it.
 */
export const STONE_SAMPLE_SIZE = { seed: 1, trials: 1000, parts: 10 } as const;

/** Sampled stones with the dealing that they were sampled with, and the share of hands that were kept. */
type StoneSample = {
  readonly points: readonly StoneCoursePoint[];
  readonly dealing: OddsDealSetting;
  readonly kept: number;
};

/**
 * Samples the stones of games with a deck in slices, so that typing is never blocked. The previous sample stays until
 * the next one is complete; null before the first.
 */
export function useStoneSample(deck: OddsDeck, dealing: OddsDealSetting, kept: number): StoneSample | null {
  const [sample, setSample] = useState<StoneSample | null>(null);
  useEffect(() => {
    const question = createOddsQuestion(dealing);
    let timer: ReturnType<typeof setTimeout>;
    const from = (part: number, before: SampledStoneSums | null) => {
      const more = sampleStones(deck, question, {
        seed: STONE_SAMPLE_SIZE.seed + part,
        trials: STONE_SAMPLE_SIZE.trials / STONE_SAMPLE_SIZE.parts,
      });
      const sums = before === null ? more : addStoneSums(before, more);
      if (part + 1 < STONE_SAMPLE_SIZE.parts) timer = setTimeout(from, 0, part + 1, sums);
      else setSample({ points: computeStoneCourse(deck, sums), dealing, kept });
    };
    timer = setTimeout(from, 0, 0, null);
    return () => clearTimeout(timer);
  }, [deck, dealing, kept]);
  return sample;
}
