import type { SeededGame } from "../../../kernel/testing/soak";
import { type Cards, PLAYERS, randomBelow, randomSeat, seedRandom } from "../..";
import type { Magmell } from "../kit";
import { randomDeck } from "./random-deck";

/** Decisions from one closely checked state to the next; the first of them differs from game to game. */
const LOOK_EVERY = 32;

/** One answer in so many is a concession, by either player and whatever is asked (202.6). */
const CONCEDES_IN = 4000;

/** A random game of the seed, with random decks. */
export function gameOfSeed(cards: Cards, seed: number): SeededGame<Magmell> {
  const random = seedRandom(seed);
  const decks = [randomDeck(cards, random), randomDeck(cards, random)] as const;
  const chance = randomSeat(random);
  const from = randomBelow(random, LOOK_EVERY);
  return {
    setup: { cards, decks, seed, options: { first: "random", practice: false } },
    seat: (...asked) =>
      randomBelow(random, CONCEDES_IN) === 0
        ? { do: "concede", player: PLAYERS[randomBelow(random, PLAYERS.length)] ?? 0 }
        : chance(...asked),
    looks: (decision) => decision % LOOK_EVERY === from,
  };
}
