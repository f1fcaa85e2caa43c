import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { addMatchupScores, EMPTY_MATCHUP } from "@/lib/magmell/play/trial/play-trial";
import { addTrialSums, computeQuantile, EMPTY_TRIAL } from "@/lib/magmell/play/trial/trial-sums";
import { computeWilsonInterval, computeWinRate } from "@/lib/magmell/play/trial/wilson";
import { readField } from "../field";
import { formatPercent } from "../format-score";
import { readCommandLine, readCount, readSeed } from "../options";
import { openState, runJobsInThreads } from "../pool";
import { listTrialJobs, type TrialField, type TrialResult } from "./play-part";

const USAGE = `Usage: npm run games -- trial --deck KEY [options]
  --deck KEY       the key of a starter deck
  --games N        against a passive opponent (1000)
  --against N      against each other starter deck (100; 0 for none)
  --second         goes second in these games
  --seed N         of the first game; the others follow (1)
  --jobs N         threads (2)
  --state FILE     saves progress there, and resumes from it`;

const readOptions = (args: readonly string[]) =>
  readCommandLine(
    USAGE,
    {
      args: [...args],
      options: {
        deck: { type: "string" },
        games: { type: "string", default: "1000" },
        against: { type: "string", default: "100" },
        second: { type: "boolean", default: false },
        seed: { type: "string", default: "1" },
        jobs: { type: "string", default: "2" },
        state: { type: "string" },
      },
    },
    ({ values: { games, against, seed, jobs, ...others } }) => ({
      ...others,
      games: readCount(games, "games", 0),
      against: readCount(against, "games against others", 0),
      seed: readSeed(seed),
      threads: readCount(jobs, "threads"),
    }),
  );

/**
 * Plays a starter deck many times, alone and against the other decks, and prints the results. Returns the exit code.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { deck, games, against, second, seed, threads, state } = readOptions(args);
  const goesFirst = !second;
  const all = readField(getTokyoDate(new Date()));
  const own = all.decks.find(({ key }) => key === deck);
  if (own === undefined)
    throw new Error(
      `Unknown starter deck "${deck ?? ""}". Choose one of: ${all.decks.map(({ key }) => key).join(", ")}.`,
    );
  const rivals = all.decks.filter(({ key }) => key !== deck);
  const field: TrialField = { ...all, decks: [own, ...rivals], goesFirst };
  const jobs = listTrialJobs(games, against, rivals.length, seed);
  const results = await runJobsInThreads<(typeof jobs)[number], TrialResult>(jobs, {
    module: new URL("./play-part.ts", import.meta.url),
    field,
    threads,
    state: state === undefined ? null : openState(state, { deck, goesFirst, games, against, seed }),
  });
  for (const line of lines(results, rivals)) console.log(line);
  return 0;
}

function lines(results: readonly TrialResult[], rivals: TrialField["decks"]): readonly string[] {
  const sums = results.reduce((sum, result) => ("sums" in result ? addTrialSums(sum, result.sums) : sum), EMPTY_TRIAL);
  const won = computeWilsonInterval({ games: sums.games, points: sums.won.reduce((sum, count) => sum + count, 0) });
  const turn = (part: number) => (computeQuantile(sums.won, part) ?? 0) + 1;
  const alone = [
    `${sums.games} games alone: won ${formatPercent(won.low)} to ${formatPercent(won.high)}, on turn ${turn(0.5)} (${turn(0.1)} to ${turn(0.9)})`,
    `hands kept: ${formatPercent(sums.kept.games / sums.games)}`,
    ...sums.won.flatMap((count, at) => (count > 0 ? [`  turn ${at + 1}: ${formatPercent(count / sums.games)}`] : [])),
  ];
  const versus = rivals.map(({ key }, place) => {
    const score = results.reduce(
      (sum, result) => ("rival" in result && result.rival === place ? addMatchupScores(sum, result.versus) : sum),
      EMPTY_MATCHUP,
    );
    const all = { games: score.first.games + score.second.games, points: score.first.points + score.second.points };
    const { low, high } = computeWilsonInterval(all);
    const seats = `first ${formatPercent(computeWinRate(score.first))}, second ${formatPercent(computeWinRate(score.second))}`;
    return `against ${key}: ${formatPercent(computeWinRate(all))} [${formatPercent(low)}, ${formatPercent(high)}] of ${all.games}; ${seats}`;
  });
  return [...(sums.games > 0 ? alone : []), ...versus.filter((line) => !line.endsWith("of 0"))];
}
