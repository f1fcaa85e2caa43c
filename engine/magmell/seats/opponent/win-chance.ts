import type { PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { netChance } from "./net";
import { positionFeatures } from "./position-features";
import { WEIGHTS } from "./weights";

/** Chance from 0 to 1 that a player wins from the beginning of their main phase; 1 or 0 once the game is over. */
export function winChance(game: Game, player: PlayerId): number {
  const { outcome } = game.state;
  if (outcome !== null) return outcome.winner === null ? 0.5 : outcome.winner === player ? 1 : 0;
  return netChance(WEIGHTS, positionFeatures(game, player));
}
