import type { GameResult } from "./play-game";
import { playRound, type Round } from "./round";
import { runJobsInThreads } from "./spread-jobs";
import type { LeagueField, LeagueWorld } from "./world";

/** The games of one pairing, in the order of their seeds. */
export type PairResult = { readonly pair: readonly [string, string]; readonly games: readonly GameResult[] };

/** Plays all rounds here, one after the other. */
export function playInThisThread(
  world: LeagueWorld,
  rounds: readonly Round[],
  done: (rounds: number) => void,
): readonly PairResult[] {
  const played = rounds.map((round, index) => {
    const games = playRound(world, round);
    done(index + 1);
    return games;
  });
  return byPair(rounds, played);
}

/** How rounds are spread over threads: results that are known already, and what hears of each new one. */
type Spreading = {
  readonly known?: ReadonlyMap<number, readonly GameResult[]>;
  readonly onResult: (place: number, games: readonly GameResult[]) => void;
};

/** Plays the rounds in several threads. It makes no difference to what comes of them which thread plays which. */
export async function playInThreads(
  field: LeagueField,
  rounds: readonly Round[],
  threads: number,
  spreading: Spreading,
): Promise<readonly PairResult[]> {
  const worker = new URL("./worker.mjs", import.meta.url);
  return byPair(rounds, await runJobsInThreads(rounds, { worker, workerData: field, threads, ...spreading }));
}

function byPair(rounds: readonly Round[], played: readonly (readonly GameResult[])[]): readonly PairResult[] {
  const pairs = new Map<string, { pair: Round["pair"]; games: GameResult[] }>();
  for (const [index, { pair }] of rounds.entries()) {
    const key = pair.join(" ");
    const entry = pairs.get(key) ?? { pair, games: [] };
    pairs.set(key, entry);
    entry.games.push(...(played[index] ?? []));
  }
  return [...pairs.values()];
}
