/** One measured row: how often something can be done per second of processor time. */
export type Measurement = {
  readonly perCpuSecond: number;
  /** The distance between the quartiles, as a part of the median: how far the rounds agree. */
  readonly spread: number;
};

const ROUNDS = 9;
const ROUND_CPU_SECONDS = 0.25;
/** Until the compiler has seen enough of the work to leave it alone. */
const WARM_UP_ROUNDS = 6;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Measures in processor time, so that other work on the machine does not count: the median of several rounds after some
 * for warming up. `work` does the thing some times and returns how many times.
 */
export function measure(work: () => number): Measurement {
  for (let warming = 0; warming < WARM_UP_ROUNDS; warming += 1) round(work);
  const rates = Array.from({ length: ROUNDS }, () => round(work)).sort((one, other) => one - other);
  const at = (part: number): number => rates[Math.round(part * (rates.length - 1))] ?? 0;
  return { perCpuSecond: at(0.5), spread: (at(0.75) - at(0.25)) / at(0.5) };
}

function round(work: () => number): number {
  let done = 0;
  const begun = cpuSeconds();
  let spent = 0;
  while (spent < ROUND_CPU_SECONDS) {
    done += work();
    spent = cpuSeconds() - begun;
  }
  return done / spent;
}

/** A number as people read it: three figures and a unit of thousands. */
export function readable(value: number): string {
  const [amount, unit] = value >= 1e6 ? [value / 1e6, " M"] : value >= 1e3 ? [value / 1e3, " k"] : [value, ""];
  return `${amount.toPrecision(3)}${unit}`;
}
