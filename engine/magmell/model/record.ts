import type { BaseGameRecord } from "../../kernel/record";
import type { PlayerAnswer } from "./choice";
import type { Deck } from "./deck";
import type { PlayerId } from "./ids";

/** Edition of the comprehensive rules that this engine implements. */
export const RULES_EDITION = "1.01";

/** Cards on top of a player's shuffled piles, the top card first: a chosen opening hand and the first stones. */
export type OpeningCards = {
  readonly hand: readonly string[];
  readonly stones: readonly string[];
};

export type GameOptions = {
  /** The player of the first turn; `"random"` leaves it to the seed (503.1.1.1). */
  readonly first: PlayerId | "random";
  /** Practice with an unfinished deck: errors of size and copies are ignored. */
  readonly practice: boolean;
  /** Whether players may carry out unsupported texts by hand. If absent or false, such texts are only reported. */
  readonly byHand?: boolean;
  /** Cards put on top of each player's piles after the shuffle, for practice; the rest stays as the seed shuffled it. */
  readonly opening?: readonly [OpeningCards | null, OpeningCards | null];
};

/** A replayable game: its complete input and the given answers. */
export type GameRecord = BaseGameRecord<
  { readonly decks: readonly [Deck, Deck]; readonly options: GameOptions },
  PlayerAnswer
>;
