import { parseArgs } from "node:util";
import { isSeed } from "@/engine/kernel/random";
import type { Deck } from "@/engine/magmell";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { addMatchupScores, EMPTY_MATCHUP } from "@/lib/magmell/play/trial/play-trial";
import { addTrialSums, computeQuantile, EMPTY_TRIAL } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";
import { readField } from "../league/read-field";
import { runJobsInThreads } from "../league/spread-jobs";
import { openState } from "../league/state-file";
import { listTrialJobs, type TrialField, type TrialResult } from "./play-part";

const USAGE = `Usage: npm run trial -- --deck KEY [options]
  --deck KEY       the key of a starter deck
  --games N        alone, against somebody who does nothing (1000)
  --against N      against each other starter deck (100; 0 for none)
  --second         goes second in the games alone
  --seed N         of the first game; the others follow (1)
  --jobs N         threads (2)
  --state FILE     keeps progress there, and goes on from it`;

/** Command `npm run trial`: plays a starter deck many times in threads, alone and against the others, and prints what came of it. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      deck: { type: "string" },
      games: { type: "string", default: "1000" },
      against: { type: "string", default: "100" },
      second: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "2" },
      state: { type: "string" },
    },
  });
  const [games, against, seed, jobs] = [values.games, values.against, values.seed, values.jobs].map(Number);
  const counts = [games, against, jobs].every((count) => Number.isInteger(count) && Number(count) >= 0);
  if (!counts || seed === undefined || !isSeed(seed) || !jobs)
    return refuse(`A number is missing or wrong.\n\n${USAGE}`);
  const all = readField(getTokyoDate(new Date()));
  const own = all.decks.find(({ key }) => key === values.deck);
  if (own === undefined) {
    return refuse(
      `There is no starter deck "${values.deck ?? ""}": there are ${all.decks.map(({ key }) => key).join(", ")}.`,
    );
  }
  const rivals = all.decks.filter(({ key }) => key !== own.key);
  const field: TrialField = { definitions: all.definitions, deck: own.deck, goesFirst: !values.second, rivals };
  return play(field, own, { games: games ?? 0, against: against ?? 0, seed, jobs, state: values.state ?? null });
}

type Wish = {
  readonly games: number;
  readonly against: number;
  readonly seed: number;
  readonly jobs: number;
  readonly state: string | null;
};

async function play(
  field: TrialField,
  own: { readonly key: string; readonly deck: Deck },
  wish: Wish,
): Promise<number> {
  const { games, against, seed, jobs: threads, state: path } = wish;
  const { goesFirst, rivals } = field;
  const jobs = listTrialJobs(games, against, rivals.length, seed);
  const state = path === null ? null : openState<TrialResult>(path, { deck: own.key, goesFirst, games, against, seed });
  if (typeof state === "string") return refuse(state);
  const results = await runJobsInThreads<(typeof jobs)[number], TrialResult>(jobs, {
    worker: new URL("./worker.mjs", import.meta.url),
    workerData: field,
    threads,
    ...(state && { known: state.known }),
    onResult: (place, result) => state?.add(place, result),
  });
  for (const line of lines(results, field)) console.log(line);
  return 0;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function lines(results: readonly TrialResult[], { rivals }: TrialField): readonly string[] {
  const sums = results.reduce((sum, result) => ("sums" in result ? addTrialSums(sum, result.sums) : sum), EMPTY_TRIAL);
  const won = computeWilsonInterval({ games: sums.games, points: sums.won.reduce((sum, count) => sum + count, 0) });
  const turn = (part: number) => (computeQuantile(sums.won, part) ?? 0) + 1;
  const alone = [
    `${sums.games} games alone: won ${percent(won.low)} to ${percent(won.high)}, on turn ${turn(0.5)} (${turn(0.1)} to ${turn(0.9)})`,
    `hands kept: ${percent(sums.kept.games / sums.games)}`,
    ...sums.won.flatMap((count, at) => (count > 0 ? [`  turn ${at + 1}: ${percent(count / sums.games)}`] : [])),
  ];
  const versus = rivals.map(({ key }, place) => {
    const score = results.reduce(
      (sum, result) => ("rival" in result && result.rival === place ? addMatchupScores(sum, result.versus) : sum),
      EMPTY_MATCHUP,
    );
    const all = { games: score.first.games + score.second.games, points: score.first.points + score.second.points };
    const { low, high } = computeWilsonInterval(all);
    const seats = `first ${percent(computeWinRate(score.first))}, second ${percent(computeWinRate(score.second))}`;
    return `against ${key}: ${percent(computeWinRate(all))} [${percent(low)}, ${percent(high)}] of ${all.games}; ${seats}`;
  });
  return [...(sums.games > 0 ? alone : []), ...versus.filter((line) => !line.endsWith("of 0"))];
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = refuse(error instanceof Error ? `${error.message}\n\n${USAGE}` : String(error));
}
