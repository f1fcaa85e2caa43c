export {
  getOpponent,
  getTurnOrder,
  type InstanceId,
  isSameTarget,
  PLAYERS,
  type PlayerId,
  type Target,
} from "../../kernel/players";

/** Index of a definition in `cards.list`, by which game states refer to cards. */
export type CardIndex = number;

/**
 * A point in time: the number of earlier moments in the game. Objects that arrive together have equal timestamps, so
 * timestamps show which object is older or that both are equally old (K.17.2, 704.5k).
 */
export type Timestamp = number;
