import { Worker } from "node:worker_threads";
import type { GameResult } from "./play-game";
import { playRound, type Round } from "./round";
import type { LeagueField, LeagueWorld } from "./world";

/** The games of one pairing, in the order of their seeds. */
export type PairResult = { readonly pair: readonly [string, string]; readonly games: readonly GameResult[] };

/** How many megabytes of short-lived copies a worker keeps before it looks which ones are still needed. */
const YOUNG_MEGABYTES = 64;

/** Plays all rounds here, one after the other. */
export function playHere(
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

/** Plays the rounds in several threads. It makes no difference to what comes of them which thread plays which. */
export async function playInThreads(
  field: LeagueField,
  rounds: readonly Round[],
  jobs: number,
  done: (rounds: number) => void,
): Promise<readonly PairResult[]> {
  const played: (readonly GameResult[])[] = [];
  let next = 0;
  let finished = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.mjs", import.meta.url), {
        workerData: field,
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      });
      let current = 0;
      const hand = (): void => {
        const round = rounds[next];
        if (round === undefined) {
          resolve();
          void worker.terminate();
          return;
        }
        current = next;
        next += 1;
        worker.postMessage(round);
      };
      worker.on("message", (games: readonly GameResult[]) => {
        played[current] = games;
        finished += 1;
        done(finished);
        hand();
      });
      worker.on("error", reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, rounds.length) }, thread));
  return byPair(rounds, played);
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
