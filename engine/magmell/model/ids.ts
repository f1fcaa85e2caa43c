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
