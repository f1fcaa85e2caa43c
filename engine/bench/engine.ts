import {
  admit,
  advance,
  type Deck,
  deal,
  type GameState,
  legalAnswers,
  playOut,
  randomSeat,
  seedRandom,
  start,
} from "..";
import { copyState } from "../magmell/machine/advance";
import { SPELLS, SYNTHETIC } from "../testing/synthetic-cards";
import { type Measurement, measure, readable } from "./measure";

const MOST_DECISIONS = 10_000;

const DECK: Deck = {
  grimoire: SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [
    { name: "青の魔石", count: 10 },
    { name: "赤の魔石", count: 10 },
  ],
};

function lists() {
  const admission = admit(SYNTHETIC, [DECK, DECK], false);
  if (!admission.ok) throw new Error("The deck of the benchmark is not legal");
  return admission.lists;
}

/** Plays a random game in place, from shuffling to its end, and returns how many decisions it took. */
function randomGame(dealt: ReturnType<typeof lists>, seed: number): number {
  const seat = randomSeat(seedRandom(seed));
  return playOut(SYNTHETIC, deal(SYNTHETIC, dealt, seed, "random"), [seat, seat], MOST_DECISIONS);
}

function middleOfAGame(): GameState {
  const begun = start(SYNTHETIC, [DECK, DECK], 1, { first: 0, practice: false });
  if (!begun.ok) throw new Error("The deck of the benchmark is not legal");
  let { state } = begun;
  while (state.turn < 10) {
    const [answer] = legalAnswers(SYNTHETIC, state);
    if (answer === undefined) throw new Error("The game is over too soon");
    const result = advance(SYNTHETIC, state, answer);
    if (result.ok) ({ state } = result);
  }
  return state;
}

const row = (what: string, { perCpuSecond, spread }: Measurement, unit: string): string =>
  `${what.padEnd(48)} ${readable(perCpuSecond).padStart(8)} ${unit}/cpu-s   spread ${(100 * spread).toFixed(0)} %`;

/** `npm run bench -- engine`: random games in place with their set-up, and what a copy costs. */
export function benchEngine(): void {
  const dealt = lists();
  let seed = 0;
  let games = 0;
  let decisions = 0;
  const whole = measure(() => {
    for (let game = 0; game < 20; game += 1) {
      seed = (seed + 1) % 0xffff_ffff;
      decisions += randomGame(dealt, seed);
      games += 1;
    }
    return 20;
  });
  const each = decisions / games;
  console.log(row("random games, in place, with set-up", whole, "game"));
  console.log(row("  decisions", { ...whole, perCpuSecond: whole.perCpuSecond * each }, "decision"));
  console.log(`  ${each.toFixed(0)} decisions per game, ${(1e3 / whole.perCpuSecond).toFixed(3)} ms per game`);
  const dealing = measure(() => {
    for (let game = 0; game < 50; game += 1) deal(SYNTHETIC, dealt, game, 0);
    return 50;
  });
  console.log(row("dealing: shuffle both decks of both, draw 5", dealing, "deal"));
  const state = middleOfAGame();
  const [answer] = legalAnswers(SYNTHETIC, state);
  if (answer === undefined) throw new Error("The game is over too soon");
  const copying = measure(() => {
    for (let times = 0; times < 100; times += 1) copyState(state);
    return 100;
  });
  console.log(row("copies of a state of turn 10", copying, "copy"));
  const advancing = measure(() => {
    for (let times = 0; times < 100; times += 1) advance(SYNTHETIC, state, answer);
    return 100;
  });
  console.log(row("advance with its copy, turn 10", advancing, "answer"));
}
