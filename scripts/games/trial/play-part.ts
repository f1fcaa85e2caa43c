import { type MatchupScore, simulateMatchup, simulateSolo, type TrialBatch } from "@/lib/magmell/play/trial/play-trial";
import type { TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { createGameWorld, type GameField } from "../field";

/** The decks of a trial: first the tested deck, then its opponents. */
export type TrialField = GameField & { readonly goesFirst: boolean };

/** Some games, alone or against the opponent at an index. */
type TrialJob = { readonly rival: number | null; readonly part: TrialBatch };
export type TrialResult = { readonly sums: TrialSums } | { readonly rival: number; readonly versus: MatchupScore };

/** Returns the function with which a worker thread runs jobs of a trial. */
export function prepare(field: TrialField): (job: TrialJob) => TrialResult {
  const { cards, entrants } = createGameWorld(field);
  const [own, ...rivals] = entrants;
  return ({ rival, part }) => {
    if (own === undefined) throw new Error("A trial without a deck");
    const theirs = rival === null ? undefined : rivals[rival];
    if (rival === null || theirs === undefined) return { sums: simulateSolo(cards, own.lists, field.goesFirst, part) };
    return { rival, versus: simulateMatchup(cards, [own.lists, theirs.lists], part) };
  };
}

/** Returns the jobs of a trial: `games` solo games, and `against` games against each opponent. */
export function listTrialJobs(games: number, against: number, rivals: number, seed: number): readonly TrialJob[] {
  const size = 25;
  const parts = (count: number) =>
    Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
      seed: (seed + part * size) % 2 ** 32,
      games: Math.min(size, count - part * size),
    }));
  const alone = parts(games).map((part): TrialJob => ({ rival: null, part }));
  const others = Array.from({ length: rivals }, (_, rival) =>
    parts(against).map((part): TrialJob => ({ rival, part })),
  );
  return [...alone, ...others.flat()];
}
