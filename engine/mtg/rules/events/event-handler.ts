import type { Event, EventType } from "../../model/event";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";

/** The handler of an event type: its change to the table, and the rules that prescribe it. */
export type EventHandler<Type extends EventType> = {
  readonly rules: readonly MtgRef[];
  readonly apply: (game: Game, event: Extract<Event, { readonly type: Type }>) => void;
};

/** The handler of events that only report something. */
export const recordOnlyHandler = { rules: [], apply: () => {} } satisfies EventHandler<EventType>;
