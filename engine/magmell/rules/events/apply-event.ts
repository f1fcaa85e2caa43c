import type { ContinuousEffects } from "../../model/continuous-effects";
import type { Event, EventType } from "../../model/event";
import type { Game, GameState } from "../../model/state";
import { CHECK_DEPENDENCIES, invalidatedBy, SOURCES } from "../continuous/dependencies";
import { BATTLE_EVENTS } from "./battle-events";
import { BOARD_EVENTS } from "./board-events";
import { CHANT_EVENTS } from "./chant-events";
import { COURSE_EVENTS } from "./course-events";
import type { EventRow } from "./event-row";

type EventRows = { readonly [Type in EventType]: EventRow<Type> };

/** What each event changes on the board. Nothing else changes it. */
const EVENTS: EventRows = { ...COURSE_EVENTS, ...BOARD_EVENTS, ...CHANT_EVENTS, ...BATTLE_EVENTS };

/** Lets one thing happen. What follows from the state has to be worked out anew. */
export function applyEvent(game: Game, event: Event): void {
  (EVENTS[event.type].apply as (state: GameState, event: Event) => void)(game.state, event);
  if (game.continuous !== null) invalidate(game, game.continuous, event);
  game.log?.push(event);
}

/** Throws away what no longer holds after an event. */
function invalidate(game: Game, derived: ContinuousEffects, event: Event): void {
  const touched = invalidatedBy(game, event);
  // What somebody gave abilities to may take them along.
  const takesAlong = event.type === "moved" && derived.abilities.length > 0;
  if (takesAlong || (touched & (derived.dependencies | SOURCES)) !== 0) game.continuous = null;
  else if ((touched & CHECK_DEPENDENCIES) !== 0) derived.settled = false;
}
