import type { BaseGameRecord } from "../../kernel/record";
import type { PlayerAnswer } from "./choice";
import type { Era } from "./era";
import type { PlayerId } from "./ids";
import type { Variant } from "./state";

/** Options of a new game. */
export type GameOptions = {
  readonly era: Era;
  readonly variant?: Variant;
  /** The player who chooses to play or draw: the loser of the previous game (P.1.5). Random if absent. */
  readonly chooser?: PlayerId;
  /** The starting player, if no player chooses. */
  readonly starter?: PlayerId;
  /** Whether owners order their graveyards in eras that leave this open (mtg-house:20). */
  readonly ordersGraveyards?: boolean;
  /** Whether players may act by hand (mtg-house:29). */
  readonly byHand?: boolean;
};

/** Card names of a library, each repeated for every copy. */
export type LibraryList = readonly string[];

/** Edition of the rules that this engine implements: the date of the newest document. */
export const RULES_EDITION = "2023-11-17";

/** A replayable game: its complete input, and the answers given. */
export type GameRecord = BaseGameRecord<
  { readonly game: "mtg"; readonly decks: readonly [LibraryList, LibraryList]; readonly options: GameOptions },
  PlayerAnswer
>;
