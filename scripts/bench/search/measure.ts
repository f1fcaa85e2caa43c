const ROUNDS = 9;
/** Milliseconds of a round, long enough to amortise the clock and garbage collection. */
const MILLISECONDS = 3;
/** Minimum warm-up in milliseconds and rounds, until the code is fully compiled. */
const WARMING_MILLISECONDS = 60;
const WARMING = 4;

/**
 * Returns CPU milliseconds of each work item, as the median of several rounds. All items are warmed up before the first is
 * measured, because they share compiled code.
 */
export function measureTimes(works: readonly (() => void)[]): readonly number[] {
  for (const work of works) warm(work);
  return works.map(timeOf);
}

function timeOf(work: () => void): number {
  warm(work);
  let batch = 1;
  while (timed(work, batch) * batch < MILLISECONDS) batch *= 2;
  return computeMedian(Array.from({ length: ROUNDS }, () => timed(work, batch)));
}

function warm(work: () => void): void {
  const end = measureCpuMilliseconds() + WARMING_MILLISECONDS;
  for (let warming = 0; warming < WARMING || measureCpuMilliseconds() < end; warming += 1) work();
}

function timed(work: () => void, times: number): number {
  const begun = measureCpuMilliseconds();
  for (let time = 0; time < times; time += 1) work();
  return (measureCpuMilliseconds() - begun) / times;
}

export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) / 2)] ?? 0;
}

/** Returns the CPU time in milliseconds of all threads of this process. */
export const measureCpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns the heap size in bytes, after garbage collection if available (`node --expose-gc`). */
export function measureHeapBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
