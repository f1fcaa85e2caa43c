import { useEffect, useState } from "react";
import {
  addStoneSums,
  computeStoneCourse,
  type OddsDeck,
  type SampledStoneSums,
  type StoneCoursePoint,
  sampleStones,
} from "@/engine/magmell/odds";
import { type Dealing, questionOf } from "./setting";

/** Sampled games of a picture, by seeds one after the other; each part takes a few milliseconds. */
export const SAMPLE = { seed: 1, trials: 1000, parts: 10 } as const;

/** Sampled stones with the dealing that they were sampled with, and the share of hands that were kept. */
type StoneSample = {
  readonly points: readonly StoneCoursePoint[];
  readonly dealing: Dealing;
  readonly kept: number;
};

/**
 * Returns the stones of sampled games of a deck, part by part, so that nothing that is typed waits. What was sampled before
 * stands until the next picture is whole; `null` before the first.
 */
export function useStoneSample(deck: OddsDeck, dealing: Dealing, kept: number): StoneSample | null {
  const [sample, setSample] = useState<StoneSample | null>(null);
  useEffect(() => {
    const question = questionOf(dealing);
    let timer: ReturnType<typeof setTimeout>;
    const from = (part: number, before: SampledStoneSums | null) => {
      const more = sampleStones(deck, question, { seed: SAMPLE.seed + part, trials: SAMPLE.trials / SAMPLE.parts });
      const sums = before === null ? more : addStoneSums(before, more);
      if (part + 1 < SAMPLE.parts) timer = setTimeout(from, 0, part + 1, sums);
      else setSample({ points: computeStoneCourse(deck, sums), dealing, kept });
    };
    timer = setTimeout(from, 0, 0, null);
    return () => clearTimeout(timer);
  }, [deck, dealing, kept]);
  return sample;
}
