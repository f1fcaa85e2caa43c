/** `tsx scripts/strength/match.ts ONE OTHER`: two seats play each other; says who is stronger and what it costs. */
import { parseArgs } from "node:util";
import { isSeed } from "@/engine/kernel/random";
import {
  copyState,
  type GameState,
  legalAnswers,
  nextIntBelow,
  type PlayerAnswer,
  type PlayerId,
  type Seat,
  seedRandom,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import { readField } from "../league/read-field";
import { createLeagueWorld } from "../league/world";
import { isSeat, SEATS } from "./seats";

const USAGE = `Usage: npm run strength -- ONE OTHER [--games N] [--seed S], each of ${Object.keys(SEATS).join(", ")}`;
const world = createLeagueWorld(readField("2026-11-21"));
const { oneName, otherName, games, firstSeed } = readOptions();
type DecisionPosition = { readonly state: GameState; readonly answers: readonly PlayerAnswer[] };

/** Positions at which each seat decided, evenly spread over the games, for timing. */
const asked: readonly [DecisionPosition[], DecisionPosition[]] = [[], []];
const decisions: [number, number] = [0, 0];
let points = 0;

/** Number of decisions of a seat of which one is kept for timing, and the highest number kept. */
const EVERY = 13;
const MOST_KEPT = 2_000;
/** Rounds of timing, of which the last counts, and the processor time after which one ends, in microseconds. */
const ROUNDS = 3;
const MOST_TIME = 5e6;

/** One game. The decks follow from half the seed, so that each pair of decks is played from both seats. */
function play(seed: number): void {
  const random = seedRandom(Math.floor(seed / 2));
  const decks = [0, 1].map(() => world.entrants[nextIntBelow(random, world.entrants.length)]);
  const [first, second] = decks;
  if (first === undefined || second === undefined) throw new Error("There are no decks");
  const state: GameState = startWithDecks(world.cards, [first.lists, second.lists], Math.floor(seed / 2), 0);
  const one = (seed % 2) as PlayerId;
  const seats = [SEATS[oneName](seed), SEATS[otherName](seed + 1)] as const;
  for (let count = 0; state.choice !== null && state.turn <= 100 && count < 20_000; count += 1) {
    const who = state.choice.player === one ? 0 : 1;
    const answers = legalAnswers(world.cards, state);
    const answer = answers.length === 1 ? (answers[0] as PlayerAnswer) : decide(who, seats[who], state, answers);
    const refusal = stepGame(world.cards, state, answer);
    if (refusal !== null) throw new Error(`Seed ${seed}: ${JSON.stringify(answer)} is not offered`);
  }
  const winner = state.outcome?.winner ?? null;
  points += winner === null ? 0.5 : winner === one ? 1 : 0;
}

function decide(who: 0 | 1, seat: Seat, state: GameState, answers: readonly PlayerAnswer[]): PlayerAnswer {
  const kept = asked[who];
  if (decisions[who] % EVERY === 0 && kept.length < MOST_KEPT) kept.push({ state: copyState(state), answers });
  decisions[who] += 1;
  return seat(world.cards, state, answers);
}

/** Processor time per decision in milliseconds: the kept positions decided again, in one piece because clocks cost time. */
function costOf(who: 0 | 1, seat: Seat): number {
  const before = process.cpuUsage();
  let count = 0;
  const time = (): number => {
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  for (const { state, answers } of asked[who]) {
    seat(world.cards, state, answers);
    count += 1;
    if (count % 50 === 0 && time() > MOST_TIME) break;
  }
  return time() / count / 1000;
}

/** The 95 % Wilson interval of a share. */
function wilson(share: number, count: number): string {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half = (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return `${(100 * share).toFixed(1)} % [${(100 * (middle - half)).toFixed(1)}, ${(100 * (middle + half)).toFixed(1)}]`;
}

/** The options as typed; ends the command with 2 and its usage where they make no sense. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { games: { type: "string", default: "400" }, seed: { type: "string", default: "100000" } },
    });
    const [oneName = "quick", otherName = "former", ...more] = positionals;
    const [games, firstSeed] = [Number(values.games), Number(values.seed)];
    if (isSeat(oneName) && isSeat(otherName) && more.length === 0 && games >= 1 && isSeed(firstSeed))
      return { oneName, otherName, games, firstSeed };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(USAGE);
  process.exit(2);
}

for (let game = 0; game < games; game += 1) {
  play(firstSeed + game);
  if ((game + 1) % 20 === 0) console.error(`${game + 1}: ${wilson(points / (game + 1), game + 1)}`);
}
console.log(`${oneName} against ${otherName}: ${wilson(points / games, games)} of ${games} games`);
for (const [who, name] of [oneName, otherName].entries()) {
  const place = who === 0 ? 0 : 1;
  let cost = 0;
  for (let round = 0; round < ROUNDS; round += 1) cost = costOf(place, SEATS[name](1));
  console.log(
    `  ${name}: ${cost.toFixed(3)} ms of processor time per decision, ${Math.round(1000 / cost)} per second, ${decisions[place]} decisions`,
  );
}
