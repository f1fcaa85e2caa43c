import type { GameObject } from "../model/object";
import type { Game } from "../model/state";
import { findCharacteristics, getCharacteristics, getController, getKeywordsWith } from "./continuous/characteristics";
import { createScope } from "./continuous/create-scope";
import { matchesFilter } from "./continuous/matches-filter";

/**
 * Returns whether a permanent has protection from a source (A.24.1): no damage of the source, no block by it, no targeting by
 * it, no attachment of it (A.24.2). A source that has left is looked at as it last was (T.6.8). It is no immunity: what neither
 * damages, blocks, targets nor is attached works as ever.
 *
 * @rule mtg-6e:A.24.2, mtg-6e:A.24.4, mtg-6e:A.24.r1, mtg-6e:A.24.r2, mtg-6e:A.24.r3
 */
export function isProtectedFrom(game: Game, permanent: GameObject, source: GameObject): boolean {
  const qualities = getKeywordsWith(game, permanent, "protectionFrom");
  if (qualities.length === 0) return false;
  const scope = createScope(permanent, getController(game, permanent));
  const seen = findCharacteristics(game, source.id) ?? getCharacteristics(game, source);
  return qualities.some(({ protectionFrom }) => matchesFilter(game, scope, source, seen, protectionFrom));
}
