import type { ContinuousEffects } from "../../model/characteristics";
import type { Game } from "../../model/state";
import { getContinuousEffects } from "./characteristics";

/**
 * Returns a function that works something out of permanents and their characteristics alone, and keeps it as long as they stay
 * as they are.
 */
export function createBoardMemo<Value>(compute: (game: Game) => Value): (game: Game) => Value {
  const known = new WeakMap<ContinuousEffects, Value>();
  return (game) => {
    const effects = getContinuousEffects(game);
    const found = known.get(effects) ?? compute(game);
    known.set(effects, found);
    return found;
  };
}
