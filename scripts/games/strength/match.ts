import {
  autopilotSeat,
  copyState,
  type GameState,
  legalAnswers,
  nextIntBelow,
  type PlayerAnswer,
  type PlayerId,
  plannerSeat,
  quickSeat,
  randomSeat,
  SEARCH_EFFORTS,
  type Seat,
  seedRandom,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import { computeQuantile } from "../../proof/kit/quantile";
import { createGameWorld, readField } from "../field";
import { formatWinRate } from "../format-score";
import { readCommandLine, readCount, readSeed } from "../options";

/** A minimal bot: it uses the last usable card, attacks with everything, and otherwise takes the first answer. */
const simpleSeat: Seat = (_cards, _state, answers) => {
  const last = answers.findLast(({ do: act }) => act === "use") ?? answers.find(({ do: act }) => act === "attack");
  const answer = last ?? answers[0];
  if (answer === undefined) throw new Error("A choice offered no answer");
  return answer;
};

/** The computer players to compare, by name; each is made for one game. */
const SEATS = {
  random: (seed: number) => randomSeat(seedRandom(seed)),
  simple: () => simpleSeat,
  former: () => autopilotSeat,
  quick: () => quickSeat,
  play: () => plannerSeat(SEARCH_EFFORTS.play),
  strong: () => plannerSeat(SEARCH_EFFORTS.strong),
} as const satisfies Readonly<Record<string, (seed: number) => Seat>>;

type SeatName = keyof typeof SEATS;

const USAGE = `Usage: npm run games -- strength ONE OTHER [--games N] [--seed S], each of ${Object.keys(SEATS).join(", ")}`;
const world = createGameWorld(readField("2026-11-21"));
type DecisionPosition = { readonly state: GameState; readonly answers: readonly PlayerAnswer[] };

/** Positions at which each seat decided, evenly spread over the games, for timing. */
const asked: readonly [DecisionPosition[], DecisionPosition[]] = [[], []];
const decisions: [number, number] = [0, 0];
/** Processor time of each seat for each of its own turns, all its decisions in it together, in seconds. */
const turnTimes: readonly [number[], number[]] = [[], []];
let points = 0;

/** One of this many decisions is kept for timing, up to a maximum number. */
const EVERY = 13;
const MOST_KEPT = 2_000;
/** Number of timing rounds, of which the last counts, and the maximum processor time of one, in microseconds. */
const ROUNDS = 3;
const MOST_TIME = 5e6;

/** One game. The decks follow from half the seed, so that each pair of decks is played from both seats. */
function play(oneName: SeatName, otherName: SeatName, seed: number): void {
  const random = seedRandom(Math.floor(seed / 2));
  const decks = [0, 1].map(() => world.entrants[nextIntBelow(random, world.entrants.length)]);
  const [first, second] = decks;
  if (first === undefined || second === undefined) throw new Error("Not enough decks for a match");
  const state: GameState = startWithDecks(world.cards, [first.lists, second.lists], Math.floor(seed / 2), 0);
  const one = (seed % 2) as PlayerId;
  const seats = [SEATS[oneName](seed), SEATS[otherName](seed + 1)] as const;
  let turn = 0;
  for (let count = 0; state.choice !== null && state.turn <= 100 && count < 20_000; count += 1) {
    const who = state.choice.player === one ? 0 : 1;
    const answers = legalAnswers(world.cards, state);
    if (state.turn !== turn) turnTimes[state.turnPlayer === one ? 0 : 1].push(0);
    turn = state.turn;
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
  if (state.turn === 0 || state.turnPlayer !== state.choice?.player) return seat(world.cards, state, answers);
  const before = process.cpuUsage();
  const answer = seat(world.cards, state, answers);
  const { user, system } = process.cpuUsage(before);
  const times = turnTimes[who];
  times.push((times.pop() ?? 0) + (user + system) / 1e6);
  return answer;
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

function readSeat(name: string): SeatName {
  if (Object.hasOwn(SEATS, name)) return name as SeatName;
  throw new Error(`Unknown seat "${name}". Choose one of: ${Object.keys(SEATS).join(", ")}.`);
}

/** Plays two computer players against each other, and prints which one is stronger and their processor time. */
export async function main(args: readonly string[]): Promise<number> {
  const { names, games, seed } = readCommandLine(
    USAGE,
    {
      args: [...args],
      allowPositionals: true,
      options: { games: { type: "string", default: "400" }, seed: { type: "string", default: "100000" } },
    },
    ({ values, positionals: [one = "quick", other = "former", ...more] }) => {
      if (more.length > 0) throw new Error("Name two seats.");
      const names = [readSeat(one), readSeat(other)] as const;
      return { names, games: readCount(values.games, "games"), seed: readSeed(values.seed) };
    },
  );
  for (let game = 1; game <= games; game += 1) {
    play(...names, seed + game - 1);
    if (game % 20 === 0) console.error(`${game}: ${formatWinRate({ points, games: game })}`);
  }
  console.log(`${names.join(" against ")}: ${formatWinRate({ points, games })} of ${games} games`);
  for (const who of [0, 1] as const) {
    const name = names[who];
    let cost = 0;
    for (let round = 0; round < ROUNDS; round += 1) cost = costOf(who, SEATS[name](1));
    console.log(
      `  ${name}: ${cost.toFixed(3)} ms of processor time per decision, ${Math.round(1000 / cost)} per second, ${decisions[who]} decisions`,
    );
    const [median, high] = [0.5, 0.95].map((share) => computeQuantile(turnTimes[who], share).toFixed(2));
    console.log(`  ${name}: ${turnTimes[who].length} whole turns, median ${median} s, 95th percentile ${high} s`);
  }
  return 0;
}
