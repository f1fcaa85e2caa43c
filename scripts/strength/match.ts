/** `tsx scripts/strength/match.ts ONE OTHER`: two seats play each other; says who is stronger and what it costs. */
import { parseArgs } from "node:util";
import {
  deal,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  randomBelow,
  type Seat,
  seedRandom,
  step,
} from "@/engine/magmell";
import { readField } from "../league/read-field";
import { makeWorld } from "../league/world";
import { SEATS, type SeatName } from "./seats";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "400" }, seed: { type: "string", default: "100000" } },
});
const world = makeWorld(readField("2026-11-21"));
const [oneName = "quick", otherName = "former"] = positionals as SeatName[];
const spent = [0, 0];
const decisions = [0, 0];
let points = 0;

/** One game. The decks follow from half the seed, so that each pair of decks is played from both seats. */
function play(seed: number): void {
  const random = seedRandom(Math.floor(seed / 2));
  const decks = [0, 1].map(() => world.entrants[randomBelow(random, world.entrants.length)]);
  const [first, second] = decks;
  if (first === undefined || second === undefined) throw new Error("There are no decks");
  const state: GameState = deal(world.cards, [first.lists, second.lists], Math.floor(seed / 2), 0);
  const one = (seed % 2) as PlayerId;
  const seats = [SEATS[oneName](seed), SEATS[otherName](seed + 1)] as const;
  for (let count = 0; state.choice !== null && state.turn <= 100 && count < 20_000; count += 1) {
    const who = state.choice.player === one ? 0 : 1;
    const answers = legalAnswers(world.cards, state);
    const answer = answers.length === 1 ? (answers[0] as PlayerAnswer) : timed(who, seats[who], state, answers);
    const refusal = step(world.cards, state, answer);
    if (refusal !== null) throw new Error(`Seed ${seed}: ${JSON.stringify(answer)} is not offered`);
  }
  const winner = state.outcome?.winner ?? null;
  points += winner === null ? 0.5 : winner === one ? 1 : 0;
}

function timed(who: 0 | 1, seat: Seat, state: GameState, answers: readonly PlayerAnswer[]): PlayerAnswer {
  const before = process.cpuUsage();
  const answer = seat(world.cards, state, answers);
  const { user, system } = process.cpuUsage(before);
  spent[who] = (spent[who] ?? 0) + user + system;
  decisions[who] = (decisions[who] ?? 0) + 1;
  return answer;
}

/** The 95 % Wilson interval of a share. */
function wilson(share: number, count: number): string {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half = (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return `${(100 * share).toFixed(1)} % [${(100 * (middle - half)).toFixed(1)}, ${(100 * (middle + half)).toFixed(1)}]`;
}

const games = Number(values.games);
for (let game = 0; game < games; game += 1) {
  play(Number(values.seed) + game);
  if ((game + 1) % 20 === 0) console.error(`${game + 1}: ${wilson(points / (game + 1), game + 1)}`);
}
console.log(`${oneName} against ${otherName}: ${wilson(points / games, games)} of ${games} games`);
for (const [who, name] of [oneName, otherName].entries()) {
  const [time = 0, count = 1] = [spent[who], decisions[who]];
  console.log(
    `  ${name}: ${(time / count / 1000).toFixed(3)} ms of processor time per decision, ${Math.round((1e6 * count) / time)} per second, ${count} decisions`,
  );
}
