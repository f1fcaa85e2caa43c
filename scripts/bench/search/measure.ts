const ROUNDS = 9;
/** So long a work is done in a round, so that the clock does not count and its garbage is paid for. */
const MILLISECONDS = 3;
/** Before it is measured it runs so long, and so often at least, until it is compiled as it stays. */
const WARMING_MILLISECONDS = 60;
const WARMING = 4;

/**
 * How many milliseconds of CPU time each work takes: the median of several rounds. All are run before the first is measured,
 * because they share code that is compiled with what it has seen.
 */
export function timesOf(works: readonly (() => void)[]): readonly number[] {
  for (const work of works) warm(work);
  return works.map(timeOf);
}

function timeOf(work: () => void): number {
  warm(work);
  let batch = 1;
  while (timed(work, batch) * batch < MILLISECONDS) batch *= 2;
  return median(Array.from({ length: ROUNDS }, () => timed(work, batch)));
}

function warm(work: () => void): void {
  const end = cpuMilliseconds() + WARMING_MILLISECONDS;
  for (let warming = 0; warming < WARMING || cpuMilliseconds() < end; warming += 1) work();
}

function timed(work: () => void, times: number): number {
  const begun = cpuMilliseconds();
  for (let time = 0; time < times; time += 1) work();
  return (cpuMilliseconds() - begun) / times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) / 2)] ?? 0;
}

/** Of all threads of this process: time in which others had the processor does not count. */
export const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What is in use after garbage is gone, where it can be collected (`node --expose-gc`). */
export function heapBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
