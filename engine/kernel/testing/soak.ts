import { playCheckedGame } from "./checked-game";
import { countTableRuns } from "./count-runs";
import type { GameTestKit, TestKitTypes } from "./kit";
import type { FailingGame } from "./shrink";
import { addToTally, createTally, formatCounts, type GameTally, summarizeTally } from "./tally";

/** A random game: its setup, its players, and which states are checked closely. The seed determines all of them. */
export type SeededGame<Game extends TestKitTypes> = {
  readonly setup: Game["setup"];
  readonly seat: (cards: Game["cards"], state: Game["state"], answers: readonly Game["answer"][]) => Game["answer"];
  readonly looks: (decision: number) => boolean;
};

type SoakOptions<Game extends TestKitTypes> = {
  readonly games: number;
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  readonly gameOf: (seed: number) => SeededGame<Game>;
  /** Returns the command that replays the game of a seed. */
  readonly commandFor: (seed: number) => string;
  /** Shrinks a failing game, saves it, and returns its location. Called once for each kind of failure. */
  readonly keep: (failing: FailingGame<Game>, command: string) => string;
  readonly print: (line: string) => void;
};

/** Different failures after which a soak stops. */
const MOST_FAILURES = 5;
const SEEDS = 2 ** 32;
const REPORT_EVERY = 1000;

/** Plays random games with every check. Returns their tally, and the number of failed games by kind of failure. */
export function runSoakGames<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  { games, seed, gameOf, commandFor, keep, print }: SoakOptions<Game>,
): { readonly tally: GameTally; readonly failures: ReadonlyMap<string, number> } {
  const tally = createTally();
  const failures = new Map<string, number>();
  for (let game = 0; game < games && failures.size < MOST_FAILURES; game += 1) {
    const own = (seed + game) % SEEDS;
    const { setup, seat, looks } = gameOf(own);
    const played = playCheckedGame(kit, setup, seat, looks);
    addToTally(tally, played);
    if (tally.games % REPORT_EVERY === 0) print(`${tally.games} games`);
    if (played.failure === null) continue;
    const { failure, answers } = played;
    failures.set(failure.what, (failures.get(failure.what) ?? 0) + 1);
    if (failures.get(failure.what) !== 1) continue;
    const command = commandFor(own);
    print(`FAILED: ${failure.what}\n${failure.detail}\n  again: ${command}`);
    print(`  ${keep({ setup, failure, answers }, command)}`);
  }
  return { tally, failures };
}

/** A table of verbs whose runs a soak counts, because no event records them. */
type CountedVerbs = {
  readonly table: object;
  /** Whether a call of a row begins an instruction, rather than going on with it. */
  readonly isNew: (given: readonly unknown[]) => boolean;
  /** Verbs that the cards know. */
  readonly known: readonly string[];
};

/** Plays random games with every check, prints a summary, and returns the number of failed games. */
export function runSoak<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  { table, isNew, known }: CountedVerbs,
  options: SoakOptions<Game>,
): number {
  const begun = performance.now();
  const { counts, stop } = countTableRuns(table, isNew);
  const { tally, failures } = runSoakGames(kit, options);
  stop();
  const unused = known.filter((verb) => !counts.has(verb)).sort();
  const lines = [...summarizeTally(tally, (performance.now() - begun) / 1000), `Verbs: ${formatCounts(counts)}`];
  if (unused.length > 0) lines.push(`Verbs that never came up: ${unused.join(", ")}`);
  for (const line of [...lines, describeSoakResult(failures)]) options.print(line);
  return countFailedGames(failures);
}

/** Returns the last line of a soak's output. */
export const describeSoakResult = (failures: ReadonlyMap<string, number>): string =>
  failures.size === 0
    ? "No failure."
    : `${countFailedGames(failures)} games failed: ${[...failures].map(([what, count]) => `${what} (${count})`).join(", ")}`;

/** Returns the number of failed games. */
export const countFailedGames = (failures: ReadonlyMap<string, number>): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);
