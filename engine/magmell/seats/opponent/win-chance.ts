import type { PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { FEATURES, positionFeatures } from "./position-features";
import { WEIGHTS } from "./weights";

const LIST: readonly number[] = FEATURES.map((name) => WEIGHTS[name]);

/** Chance from 0 to 1 that a player wins from the beginning of their main phase; 1 or 0 once the game is over. */
export function winChance(game: Game, player: PlayerId): number {
  const { outcome } = game.state;
  if (outcome !== null) return outcome.winner === null ? 0.5 : outcome.winner === player ? 1 : 0;
  let sum = 0;
  const features = positionFeatures(game, player);
  for (let index = 0; index < features.length; index += 1) sum += (features[index] ?? 0) * (LIST[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
