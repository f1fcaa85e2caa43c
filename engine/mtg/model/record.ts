import type { BaseGameRecord } from "../../kernel/record";
import type { PlayerAnswer } from "./choice";
import type { Era } from "./era";
import type { PlayerId } from "./ids";
import type { Variant } from "./state";

/** How a game is set up. */
export type GameOptions = {
  readonly era: Era;
  readonly variant?: Variant;
  /** The player who chooses to play or to draw: the loser of the game before (P.1.5); at random if absent. */
  readonly chooser?: PlayerId;
  /** The starting player, if no player chooses. */
  readonly starter?: PlayerId;
  /** Whether owners order their graveyards in eras that leave it open (mtg-house:20). */
  readonly ordersGraveyards?: boolean;
  /** Whether players may act by hand (mtg-house:29). */
  readonly byHand?: boolean;
};

/** Names of the cards of a library, each as often as it is in it. */
export type LibraryList = readonly string[];

/** Edition of the rules that this engine implements: the newest of its documents. */
export const RULES_EDITION = "2023-11-17";

/** A game that can be played again: its whole input, and the answers given. */
export type GameRecord = BaseGameRecord<
  { readonly game: "mtg"; readonly decks: readonly [LibraryList, LibraryList]; readonly options: GameOptions },
  PlayerAnswer
>;
