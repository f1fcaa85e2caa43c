import { createCheckSchedule, createRandomSeat } from "../../../kernel/testing/random-seat";
import type { SeededGame } from "../../../kernel/testing/soak";
import {
  type Cards,
  DECK_LIMITS,
  type Deck,
  type DeckLine,
  nextIntBelow,
  type PlayerAnswer,
  type RandomState,
  seedRandom,
  shuffle,
} from "../..";
import type { MagmellKitTypes } from "../kit";

/** Returns a random legal deck: copies of a name as far as the rules allow (501, 502). */
function randomDeck(cards: Cards, random: RandomState): Deck {
  const names = (...kinds: readonly string[]) =>
    cards.list.filter(({ kind, token }) => !token && kinds.includes(kind)).map(({ name }) => name);
  const copies = names("unit", "magic").flatMap((name) => Array.from({ length: 3 }, () => name));
  shuffle(random, copies);
  return {
    grimoire: lines(copies.slice(0, DECK_LIMITS.grimoire.size)),
    stoneDeck: lines(randomStones(names("stone"), random)),
  };
}

/** The stones of a random deck: mostly of few sorts, so that they pay for the cards that it draws. */
function randomStones(sorts: readonly string[], random: RandomState): readonly string[] {
  const mixed = [...sorts];
  shuffle(random, mixed);
  const chosen = mixed.slice(0, 2 + nextIntBelow(random, Math.min(4, mixed.length)));
  return Array.from({ length: DECK_LIMITS.stoneDeck.size }, () => chosen[nextIntBelow(random, chosen.length)] ?? "");
}

/** Turns a list of names into lines with counts. */
const lines = (names: readonly string[]): readonly DeckLine[] =>
  [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));

/** Returns the random game of a seed, with random decks. */
export function createSeededGame(cards: Cards, seed: number): SeededGame<MagmellKitTypes> {
  const random = seedRandom(seed);
  const decks = [randomDeck(cards, random), randomDeck(cards, random)] as const;
  return {
    setup: { cards, decks, seed, options: { first: "random", practice: false } },
    looks: createCheckSchedule(random),
    seat: createRandomSeat<PlayerAnswer>(random),
  };
}
