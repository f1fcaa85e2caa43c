import { UNKNOWN_BY_PLAYER } from "../../model/continuous-effects";
import type { Event, EventType } from "../../model/event";
import type { Game, GameState } from "../../model/state";
import { discardEffects } from "../continuous/compute-continuous-effects";
import {
  AFFORDABLE_DEPENDENCIES,
  CHECK_DEPENDENCIES,
  getInvalidatedDependencies,
  SOURCES_DEPENDENCY,
  STONE_DEPENDENCIES,
} from "../continuous/dependencies";
import { BATTLE_EVENT_HANDLERS } from "./battle-events";
import { BOARD_EVENT_HANDLERS } from "./board-events";
import { CHANT_EVENT_HANDLERS } from "./chant-events";
import { COURSE_EVENT_HANDLERS } from "./course-events";
import type { EventHandler } from "./event-handler";
import { recordLeavingInstance } from "./last-known";

type EventRows = { readonly [Type in EventType]: EventHandler<Type> };

/** Handlers of all events. Nothing else changes the board. */
const EVENTS: EventRows = {
  ...COURSE_EVENT_HANDLERS,
  ...BOARD_EVENT_HANDLERS,
  ...CHANT_EVENT_HANDLERS,
  ...BATTLE_EVENT_HANDLERS,
};

/** Invalidates continuous effects that depend on an event, and applies it to the state. */
export function applyEvent(game: Game, event: Event): void {
  if (event.type === "vanished") recordLeavingInstance(game, event);
  if (game.continuous !== null || game.outdated !== null) invalidate(game, event);
  (EVENTS[event.type].apply as (state: GameState, event: Event) => void)(game.state, event);
  game.log?.push(event);
}

/**
 * Discards cached continuous effects if an event touches their dependencies. If only other cached data depends on the
 * event, discards that data.
 */
function invalidate(game: Game, event: Event): void {
  const { continuous, outdated } = game;
  const touched = getInvalidatedDependencies(game, event);
  if (continuous === null) {
    if (outdated !== null) discardEffects(game, outdated.effects, outdated.touched | touched);
    return;
  }
  // A moving instance may take abilities along that it has been given.
  const takesAlong = event.type === "moved" && continuous.abilities.length > 0;
  if (takesAlong || (touched & (continuous.dependencies | SOURCES_DEPENDENCY)) !== 0) {
    discardEffects(game, continuous, touched);
  } else {
    if ((touched & CHECK_DEPENDENCIES) !== 0) continuous.settled = false;
    if ((touched & STONE_DEPENDENCIES) !== 0) continuous.stones = UNKNOWN_BY_PLAYER;
    if ((touched & AFFORDABLE_DEPENDENCIES) !== 0) continuous.affordable = UNKNOWN_BY_PLAYER;
  }
}
