import type { GameObject } from "../model/object";
import type { Game } from "../model/state";
import { matches } from "./derive/matches";
import { controllerOf, keywordsWith } from "./derive/read";
import { scopeOf } from "./derive/scope";

/**
 * Whether a permanent has protection from a source (A.24.1): no damage of the source, no block by it, no targeting by it, no
 * attachment of it (A.24.2).
 */
export const isProtectedFrom = (game: Game, permanent: GameObject, source: GameObject): boolean =>
  keywordsWith(game, permanent, "protectionFrom").some(({ protectionFrom }) =>
    matches(game, scopeOf(permanent, controllerOf(game, permanent)), source, protectionFrom),
  );
