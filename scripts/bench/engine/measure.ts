/** A measurement in operations per second of processor time. */
export type Measurement = {
  readonly perCpuSecond: number;
  /** Interquartile range relative to the median. */
  readonly spread: number;
};

const ROUNDS = 9;
const ROUND_CPU_SECONDS = 0.25;
/** Rounds before the first measured one, until the code is fully compiled. */
const WARM_UP_ROUNDS = 6;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Measures operations per second of processor time, which other programs distort little. Returns the median of several
 * rounds after a warm-up. `work` performs some operations and returns their number.
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

/** Formats a number with three significant digits and a unit of thousands. */
export function formatNumber(value: number): string {
  const [amount, unit] = value >= 1e6 ? [value / 1e6, " M"] : value >= 1e3 ? [value / 1e3, " k"] : [value, ""];
  return `${amount.toPrecision(3)}${unit}`;
}
