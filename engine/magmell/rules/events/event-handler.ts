import type { Event, EventType } from "../../model/event";
import type { GameState } from "../../model/state";
import type { RuleRef } from "../../rulebook";

/** The handler of an event type: its change to the board, and the rules that prescribe it. */
export type EventHandler<Type extends EventType> = {
  readonly rules: readonly RuleRef[];
  readonly apply: (state: GameState, event: Extract<Event, { readonly type: Type }>) => void;
};

/** The handler of events that only report something. */
export const recordOnlyHandler = { rules: [], apply: () => {} } satisfies EventHandler<EventType>;
