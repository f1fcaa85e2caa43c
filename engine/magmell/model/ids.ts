export {
  type InstanceId,
  inTurnOrder,
  opponentOf,
  PLAYERS,
  type PlayerId,
  sameTarget,
  type Target,
} from "../../kernel/seats";

/** Index of a definition in `cards.list`, by which game states refer to cards. */
export type CardIndex = number;
