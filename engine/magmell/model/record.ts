import type { PlayerAnswer } from "./choice";
import type { Deck } from "./deck";
import type { PlayerId } from "./ids";

/** The edition of the comprehensive rules that this engine plays. */
export const RULES_EDITION = "1.01";

export type GameOptions = {
  /** Who takes the first turn; `"random"` lets the seed decide (503.1.1.1). */
  readonly first: PlayerId | "random";
  /** Tries an unfinished deck: counts and copies are not held against it. */
  readonly practice: boolean;
  /** Lets the players carry out by hand what nothing has been able to read; left out, such texts are only told. */
  readonly byHand?: boolean;
};

/** A game as it can be played again: everything that a game depends on, and what the players answered. */
export type GameRecord = {
  readonly rulesEdition: string;
  readonly cardsHash: string;
  readonly seed: number;
  readonly decks: readonly [Deck, Deck];
  readonly options: GameOptions;
  readonly answers: readonly PlayerAnswer[];
};
