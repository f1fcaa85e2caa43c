import type { Derived } from "../../model/derived";
import type { Event, EventType } from "../../model/event";
import type { Game, GameState } from "../../model/state";
import { CHECKED, OWN_DOING, touchedBy } from "../continuous/depends";
import { BATTLE_EVENTS } from "./battle-events";
import { BOARD_EVENTS } from "./board-events";
import { CHANT_EVENTS } from "./chant-events";
import { COURSE_EVENTS } from "./course-events";
import type { EventRow } from "./event-row";

type EventRows = { readonly [Type in EventType]: EventRow<Type> };

/** What each event changes on the board. Nothing else changes it. */
const EVENTS: EventRows = { ...COURSE_EVENTS, ...BOARD_EVENTS, ...CHANT_EVENTS, ...BATTLE_EVENTS };

/** Lets one thing happen. What follows from the state has to be worked out anew. */
export function happen(game: Game, event: Event): void {
  (EVENTS[event.type].apply as (state: GameState, event: Event) => void)(game.state, event);
  if (game.derived !== null) touch(game, game.derived, event);
  game.log?.push(event);
}

/** Throws away what no longer holds after an event. */
function touch(game: Game, derived: Derived, event: Event): void {
  const touched = touchedBy(game, event);
  // What somebody gave abilities to may take them along.
  const takesAlong = event.type === "moved" && derived.abilities.length > 0;
  if (takesAlong || (touched & (derived.depends | OWN_DOING)) !== 0) game.derived = null;
  else if ((touched & CHECKED) !== 0) derived.settled = false;
}
