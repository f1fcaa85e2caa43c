import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import {
  advanceGame,
  type GameState,
  legalAnswers,
  nextIntBelow,
  playOut,
  randomSeat,
  seedRandom,
  startGame,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import { copyState } from "@/engine/magmell/machine/game";
import { measureDecisionsPerCpuSecond } from "./decisions-per-cpu-second";
import { createPlainDecks, createPoolDecks, type Pairing } from "./decks";
import { measureGameRate, printRate } from "./games-rate";
import { formatNumber, type Measurement, measure } from "./measure";

const MOST_DECISIONS = 20_000;
const POOL_DECKS = 24;
/** Games between two clock readings, since a reading costs as much as several decisions. */
const GAMES_AT_ONCE = 20;
const TURNS = [3, 6, 10] as const;

/**
 * Runs `npm run bench -- engine [--ceiling FILE]`: measures random games with their setup, and the cost of copying,
 * advancing and listing answers by turn. `FILE` is a reference program run in the same environment.
 */
export function benchEngine(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { ceiling: { type: "string" } } });
  const rates = [
    benchGames("random games, plain decks", createPlainDecks()),
    benchGames("random games, decks of the whole vocabulary", createPoolDecks(POOL_DECKS)),
  ];
  if (values.ceiling !== undefined) {
    const ceiling = runCeiling(values.ceiling);
    const parts = rates.map((rate) => `${((100 * rate) / ceiling).toFixed(1)} %`);
    console.log(
      `ceiling: ${formatNumber(ceiling)} decisions/cpu-s; of it: plain ${parts[0]}, whole vocabulary ${parts[1]}`,
    );
  }
  benchDealing(createPlainDecks()[0]);
  for (const turn of TURNS) benchTurn(turn, createPoolDecks(POOL_DECKS));
}

/** Plays whole random games of some decks in turn. Returns decisions per CPU second. */
function benchGames(what: string, pairings: readonly Pairing[]): number {
  let seed = 0;
  const rounds = Math.ceil(GAMES_AT_ONCE / pairings.length);
  return measureGameRate(what, () => {
    let decisions = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const { cards, lists } of pairings) {
        seed = (seed + 1) % 0xffff_ffff;
        const seat = randomSeat(seedRandom(seed));
        decisions += playOut(cards, startWithDecks(cards, lists, seed, "random"), [seat, seat], MOST_DECISIONS);
      }
    }
    return { games: rounds * pairings.length, decisions };
  });
}

function benchDealing(pairing: Pairing | undefined): void {
  if (pairing === undefined) return;
  const { cards, lists } = pairing;
  const dealing = measure(() => {
    for (let game = 0; game < 50; game += 1) startWithDecks(cards, lists, game, 0);
    return 50;
  });
  printRate("dealing: shuffle both decks of both, draw 5", dealing, "deal");
}

/** Measures one decision at a given turn of random games. */
function benchTurn(turn: number, pairings: readonly Pairing[]): void {
  const positions = pairings.flatMap((pairing, index) => {
    const state = positionOf(pairing, index + 1, turn);
    const [answer] = state === null ? [] : legalAnswers(pairing.cards, state);
    return state === null || answer === undefined ? [] : [{ cards: pairing.cards, state, answer }];
  });
  const each = (work: (position: (typeof positions)[number]) => void): Measurement =>
    measure(() => {
      for (const position of positions) work(position);
      return positions.length;
    });
  printRate(
    `turn ${turn}: copies of a state (${positions.length} games)`,
    each(({ state }) => copyState(state)),
    "copy",
  );
  printRate(
    `turn ${turn}: advance with its copy`,
    each(({ cards, state, answer }) => advanceGame(cards, state, answer)),
    "answer",
  );
  printRate(
    `turn ${turn}: listing the legal answers`,
    each(({ cards, state }) => legalAnswers(cards, state)),
    "list",
  );
}

/** The first priority of a player in the main phase of a turn; `null` if the game ends before. */
function positionOf({ cards, decks }: Pairing, seed: number, turn: number): GameState | null {
  const begun = startGame(cards, decks, seed, { first: 0, practice: false });
  if (!begun.ok) throw new Error("The deck of the benchmark is not legal");
  const { state } = begun;
  const random = seedRandom(seed);
  while (state.choice !== null) {
    if (state.turn >= turn && state.phase === "main" && state.choice.ask === "priority") return state;
    const answers = legalAnswers(cards, state);
    const answer = answers[nextIntBelow(random, answers.length)];
    if (answer === undefined || stepGame(cards, state, answer) !== null)
      throw new Error("An offered answer was refused");
  }
  return null;
}

/** Runs another program in the same environment and reads its decisions per CPU second. Throws if it prints none. */
function runCeiling(file: string): number {
  const { stdout, stderr, error } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  if (error !== undefined) throw error;
  const found = measureDecisionsPerCpuSecond(stdout);
  if (found === null) throw new Error(`${file} printed no decisions per CPU second: ${stderr || stdout}`);
  return found;
}
