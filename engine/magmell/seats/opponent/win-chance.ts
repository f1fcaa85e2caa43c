import type { PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { evaluateNet } from "./neural-net";
import { computePositionFeatures } from "./position-features";
import WEIGHTS from "./weights.json";

/**
 * Returns the chance from 0 to 1 that a player wins from the beginning of their main phase; 1 or 0 once the game is over.
 *
 * The weights were trained on the outcomes of 9,000 games of the autopilot with itself over the starter decks, with 5 %
 * random decisions: they are the output of `npm run strength:fit`. On the 12,970 positions of 1,000 games held back the log loss
 * is 0.4946 (74.4 % right).
 */
export function estimateWinChance(game: Game, player: PlayerId): number {
  const { outcome } = game.state;
  if (outcome !== null) return outcome.winner === null ? 0.5 : outcome.winner === player ? 1 : 0;
  return evaluateNet(WEIGHTS, computePositionFeatures(game, player));
}
