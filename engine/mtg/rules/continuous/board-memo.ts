import type { ContinuousEffects } from "../../model/characteristics";
import type { Game } from "../../model/state";
import { getContinuousEffects } from "./characteristics";

/**
 * Returns a cached version of `compute`, which must depend on permanents and their characteristics only. The cached
 * value is valid until they change.
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
