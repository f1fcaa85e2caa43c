import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics, getContinuousEffects } from "./characteristics";
import { indexAbilities } from "./index-abilities";

let memos = 0;

/**
 * Returns a cached version of `compute`, which must depend on permanents and their characteristics only. The cached
 * value is valid until they change.
 */
export function createBoardMemo<Value>(compute: (game: Game) => Value): (game: Game) => Value {
  const place = memos;
  memos += 1;
  return (game) => {
    const { memos: known } = getContinuousEffects(game);
    known[place] ??= compute(game);
    return known[place] as Value;
  };
}

/** Returns all permanents with their characteristics, and their abilities by type. */
export const listBoard = createBoardMemo((game) =>
  getPermanents(game.state.zones).map((object) => {
    const seen = getCharacteristics(game, object);
    return { object, seen, abilities: indexAbilities(seen.abilities) };
  }),
);
