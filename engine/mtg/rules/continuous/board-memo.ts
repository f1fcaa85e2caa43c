import type { ContinuousEffects } from "../../model/characteristics";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics, getContinuousEffects } from "./characteristics";
import { indexAbilities } from "./index-abilities";

/** Creates a function like {@link createBoardMemo} that keeps its values in a list of the continuous effects. */
const createMemoKind = (list: "memos" | "boardMemos") => {
  let memos = 0;
  return <Value>(compute: (game: Game) => Value): ((game: Game) => Value) => {
    const place = memos;
    memos += 1;
    return (game) => {
      const known: ContinuousEffects[typeof list] = getContinuousEffects(game)[list];
      known[place] ??= compute(game);
      return known[place] as Value;
    };
  };
};

/**
 * Returns a cached version of `compute`, which must depend on permanents and their characteristics only. The cached
 * value is valid until they change.
 */
export const createBoardMemo = createMemoKind("boardMemos");

/** Does the same for what does not depend on whether permanents are tapped. The cached value outlasts tapping. */
export const createAbilityMemo = createMemoKind("memos");

/** Returns all permanents with their characteristics, and their abilities by type. */
export const listBoard = createBoardMemo((game) =>
  getPermanents(game.state.zones).map((object) => {
    const seen = getCharacteristics(game, object);
    return { object, seen, abilities: indexAbilities(seen.abilities) };
  }),
);
