import type { Event } from "../../model/event";
import { forgetDerived, type Game } from "../../model/state";
import { citeForEra } from "../cite-for-era";
import { COURSE_EVENT_HANDLERS } from "./course-events";
import type { EventHandler } from "./event-handler";
import { OBJECT_EVENT_HANDLERS } from "./object-events";
import { STACK_EVENT_HANDLERS } from "./stack-events";

/** Handlers of all events. A type without a handler does not compile. */
const ROWS: { readonly [Type in Event["type"]]: EventHandler<Type> } = {
  ...COURSE_EVENT_HANDLERS,
  ...OBJECT_EVENT_HANDLERS,
  ...STACK_EVENT_HANDLERS,
};

/** Applies one event and adds it to the log, citing rules of the game's era. */
export function applyEvent(game: Game, event: Event): void {
  (ROWS[event.type].apply as (game: Game, event: Event) => void)(game, event);
  forgetDerived(game);
  game.log?.push(citeForEra(game.state.era, event));
}
