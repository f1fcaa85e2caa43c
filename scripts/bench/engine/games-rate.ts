import { formatNumber, type Measurement, measure } from "./measure";

/** Prints a rate with its unit and spread. */
export function printRate(what: string, { perCpuSecond, spread }: Measurement, unit: string): void {
  const rate = `${formatNumber(perCpuSecond).padStart(8)} ${unit}/cpu-s`;
  console.log(`${what.padEnd(52)} ${rate}   spread ${(100 * spread).toFixed(0)} %`);
}

/** Games that were played, and the decisions in them. */
type Played = { readonly games: number; readonly decisions: number };

/** Measures whole games, from shuffling to the end, and prints the rates. Returns decisions per CPU second. */
export function measureGameRate(what: string, play: () => Played): number {
  let games = 0;
  let decisions = 0;
  const whole = measure(() => {
    const played = play();
    games += played.games;
    decisions += played.decisions;
    return played.games;
  });
  const each = decisions / games;
  const rate = whole.perCpuSecond * each;
  printRate(what, whole, "game");
  printRate("  decisions", { ...whole, perCpuSecond: rate }, "decision");
  console.log(`  ${each.toFixed(0)} decisions and ${(1e3 / whole.perCpuSecond).toFixed(3)} ms per game, with set-up`);
  return rate;
}
