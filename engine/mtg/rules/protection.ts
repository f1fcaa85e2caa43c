import type { GameObject } from "../model/object";
import type { Game } from "../model/state";
import { findCharacteristics, getCharacteristics, getController, getKeywordsWith } from "./continuous/characteristics";
import { createScope } from "./continuous/create-scope";
import { matchesFilter } from "./continuous/matches-filter";

/**
 * Returns whether a permanent has protection from a source (A.24.1). Such a source cannot damage, block, target or be
 * attached to the permanent (A.24.2); its other effects apply as usual. For a source that has left, last known
 * information is used (T.6.8).
 * @rule mtg-6e:A.24.2, mtg-6e:A.24.4, mtg-6e:A.24.r1, mtg-6e:A.24.r2, mtg-6e:A.24.r3
 */
export function isProtectedFrom(game: Game, permanent: GameObject, source: GameObject): boolean {
  const qualities = getKeywordsWith(game, permanent, "protectionFrom");
  if (qualities.length === 0) return false;
  const scope = createScope(permanent, getController(game, permanent));
  const seen = findCharacteristics(game, source.id) ?? getCharacteristics(game, source);
  return qualities.some(({ protectionFrom }) => matchesFilter(game, scope, source, seen, protectionFrom));
}
