import type { Scope } from "../../../model/scope";
import type { Select } from "../../../model/select";
import type { Game } from "../../../model/state";
import type { Target } from "../../../model/target";
import { findInstance, type Place } from "../../../model/zone";
import { select } from "./select";

/** Where a target lies; `null` for a player (201.3), and for what has moved on (401.6). */
export const placeOf = ({ state }: Game, target: Target): Place | null =>
  "instance" in target ? findInstance(state.zones, target.instance) : null;

/** Where the instances lie that a text refers to. */
export const placesOf = (game: Game, scope: Scope, what: Select): readonly Place[] =>
  select(game, scope, what).flatMap((target) => placeOf(game, target) ?? []);
