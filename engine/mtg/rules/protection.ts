import type { GameObject } from "../model/object";
import type { Game } from "../model/state";
import { fits } from "./derive/matches";
import { characteristicsOf, controllerOf, keywordsWith } from "./derive/read";
import { scopeOf } from "./derive/scope";

/**
 * Whether a permanent has protection from a source (A.24.1): no damage of the source, no block by it, no targeting by it, no
 * attachment of it (A.24.2).
 */
export function isProtectedFrom(game: Game, permanent: GameObject, source: GameObject): boolean {
  const qualities = keywordsWith(game, permanent, "protectionFrom");
  if (qualities.length === 0) return false;
  const scope = scopeOf(permanent, controllerOf(game, permanent));
  const seen = characteristicsOf(game, source);
  return qualities.some(({ protectionFrom }) => fits(game, scope, source, seen, protectionFrom));
}
