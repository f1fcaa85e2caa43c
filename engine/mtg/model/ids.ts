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
 * A point in time: the number of moments before it at which something happened. Things that come together share it, so
 * that it tells which of two came first, or that neither did (K.17.2, 704.5k).
 */
export type Timestamp = number;
