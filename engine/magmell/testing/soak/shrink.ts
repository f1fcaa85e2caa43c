import {
  type FailingGame as AnyFailing,
  replayWithChecks as replayChecked,
  shrinkFailure as shrinkAny,
} from "../../../kernel/testing/shrink";
import type { Cards, Deck, DeckLine, PlayerAnswer } from "../..";
import { type GameSetup, MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";
import type { CheckedGame } from "./checked-game";

/** A game that fails, and its answers up to there. */
export type FailingGame = AnyFailing<MagmellKitTypes>;

/** Plays the answers that a record has, with every check, and ends where they end or are not offered any more. */
export const replayWithChecks = (setup: GameSetup, answers: readonly PlayerAnswer[]): CheckedGame =>
  replayChecked(MAGMELL_TEST_KIT, setup, answers);

/**
 * Looks for a smaller game that fails in the same way: fewer cards in either deck, and fewer answers. Decks may be smaller
 * than the rules allow, as in practice.
 */
export const shrinkFailure = (failing: FailingGame): FailingGame => shrinkAny(MAGMELL_TEST_KIT, failing, smallerSetups);

function* smallerSetups(setup: GameSetup): Generator<GameSetup> {
  for (const decks of smallerDecks(setup.decks)) yield { ...setup, decks, options: { first: 0, practice: true } };
}

/** Both decks with some lines fewer: first half of them, then one. */
function* smallerDecks(decks: readonly [Deck, Deck]): Generator<readonly [Deck, Deck]> {
  for (const player of [0, 1] as const) {
    for (const zone of ["grimoire", "stoneDeck"] as const) {
      for (const lines of fewerLines(decks[player][zone])) {
        const deck = { ...decks[player], [zone]: lines };
        yield player === 0 ? [deck, decks[1]] : [decks[0], deck];
      }
    }
  }
}

function* fewerLines(lines: readonly DeckLine[]): Generator<readonly DeckLine[]> {
  const half = Math.ceil(lines.length / 2);
  if (lines.length > 2) {
    yield lines.slice(half);
    yield lines.slice(0, half);
  }
  for (const [index] of lines.entries()) yield lines.filter((_, other) => other !== index);
}

/**
 * Returns the names that decks use, as definitions in the order of the catalogue, so that they deal the same without the
 * others.
 */
export const getUsedCards = (cards: Cards, decks: readonly [Deck, Deck]) => {
  const names = new Set(
    decks.flatMap(({ grimoire, stoneDeck }) => [...grimoire, ...stoneDeck].map(({ name }) => name)),
  );
  return cards.list.filter(({ name, token }) => !token && names.has(name));
};
