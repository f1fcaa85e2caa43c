import { createCheckSchedule, createRandomSeat } from "../../../kernel/testing/random-seat";
import type { SeededGame } from "../../../kernel/testing/soak";
import { type Cards, type PlayerAnswer, seedRandom } from "../..";
import type { MagmellKitTypes } from "../kit";
import { randomDeck } from "./random-deck";

/** Returns a random game of the seed, with random decks. */
export function createSeededGame(cards: Cards, seed: number): SeededGame<MagmellKitTypes> {
  const random = seedRandom(seed);
  const decks = [randomDeck(cards, random), randomDeck(cards, random)] as const;
  return {
    setup: { cards, decks, seed, options: { first: "random", practice: false } },
    looks: createCheckSchedule(random),
    seat: createRandomSeat<PlayerAnswer>(random),
  };
}
