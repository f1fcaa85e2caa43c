import { isDeepStrictEqual } from "node:util";
import { seedRandom } from "../random";
import { pickRandomAnswer } from "../random-answer";
import { type CheckedGame, type GameDriver, type GameFailure, playCheckedGame } from "./checked-game";
import type { GameTestKit, TestKitTypes } from "./kit";

/** A failing game, and its answers up to the failure. */
export type FailingGame<Game extends TestKitTypes> = {
  readonly setup: Game["setup"];
  readonly failure: GameFailure;
  readonly answers: readonly Game["answer"][];
};

/** Returns smaller setups of a game, such as setups with fewer cards, that may cause the same failure. */
export type SetupShrinker<Game extends TestKitTypes> = (setup: Game["setup"]) => Iterable<Game["setup"]>;

/** Yields shorter copies of a list: first without half of the items, then without single items. */
export function* removeItems<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  const half = Math.ceil(items.length / 2);
  if (items.length > 2) yield* [items.slice(half), items.slice(0, half)];
  for (const [index] of items.entries()) yield items.toSpliced(index, 1);
}

/** Yields copies of a pair of decks, each with one of the two decks made smaller. */
export function* shrinkEither<Deck>(
  [one, other]: readonly [Deck, Deck],
  smaller: (deck: Deck) => Iterable<Deck>,
): Generator<readonly [Deck, Deck]> {
  for (const less of smaller(one)) yield [less, other];
  for (const less of smaller(other)) yield [one, less];
}

/** Random games that each smaller setup is given to fail in the same way. */
const SEEDS = 12;
/** Random games that the smallest setups are given, to fail after fewer answers. */
const LAST_SEEDS = 60;
const EACH_STATE = (): boolean => true;
const NO_STATE = (): boolean => false;

/** States to check closely while a failure is looked for: none for errors of the engine, which show by themselves. */
const getChecksFor = ({ what }: GameFailure) => (what.startsWith("threw") ? NO_STATE : EACH_STATE);

const randomSeat = <Game extends TestKitTypes>(seed: number): GameDriver<Game> => {
  const random = seedRandom(seed);
  return (_cards, _state, offered) => pickRandomAnswer(random, offered);
};

/**
 * Replays the answers of a record with every check. Stops at the end of the record or at the first answer that is no
 * longer offered.
 */
export function replayWithChecks<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  setup: Game["setup"],
  answers: readonly Game["answer"][],
): CheckedGame<Game> {
  let next = 0;
  const seat: GameDriver<Game> = (_cards, _state, offered) => {
    const answer = answers[next];
    next += 1;
    if (answer === undefined || answer.do === "concede") return answer ?? null;
    return offered.some((other) => isDeepStrictEqual(other, answer)) ? answer : null;
  };
  return playCheckedGame(kit, setup, seat, EACH_STATE);
}

/** Searches for a smaller game with the same failure: a smaller setup, and fewer answers. */
export function shrinkFailure<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  failing: FailingGame<Game>,
  smaller: SetupShrinker<Game>,
): FailingGame<Game> {
  let smallest = shortenAnswers(failing, closeLook(kit, failing));
  for (let changed = true; changed; ) {
    changed = false;
    for (const setup of smaller(smallest.setup)) {
      const found = findSameFailure(kit, setup, smallest.failure, SEEDS);
      if (found === null) continue;
      smallest = found;
      changed = true;
      break;
    }
  }
  const shortest = shortenAnswers(smallest, findSameFailure(kit, smallest.setup, smallest.failure, LAST_SEEDS));
  return shortenAnswers(shortest, closeLook(kit, shortest));
}

/** A failing game replayed with a check of every state, so that the failure shows at its earliest state. */
function closeLook<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  { setup, failure, answers }: FailingGame<Game>,
): FailingGame<Game> | null {
  const game = replayWithChecks(kit, setup, answers);
  return game.failure?.what === failure.what ? { setup, failure: game.failure, answers: game.answers } : null;
}

const shortenAnswers = <Game extends TestKitTypes>(
  one: FailingGame<Game>,
  other: FailingGame<Game> | null,
): FailingGame<Game> => (other !== null && other.answers.length <= one.answers.length ? other : one);

/** The shortest of some random games that fail as `failure` does; `null` when none does. */
function findSameFailure<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  setup: Game["setup"],
  failure: GameFailure,
  seeds: number,
): FailingGame<Game> | null {
  let best: FailingGame<Game> | null = null;
  for (let seed = 0; seed < seeds; seed += 1) {
    const tried: Game["setup"] = { ...setup, seed };
    const game = playCheckedGame(kit, tried, randomSeat<Game>(seed), getChecksFor(failure));
    if (game.failure?.what !== failure.what) continue;
    const found = { setup: tried, failure: game.failure, answers: game.answers };
    best = best === null ? found : shortenAnswers(best, found);
  }
  return best;
}
