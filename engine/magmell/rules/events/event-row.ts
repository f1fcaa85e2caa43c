import type { Event, EventType } from "../../model/event";
import type { GameState } from "../../model/state";
import type { RuleRef } from "../../rulebook";

/** What an event changes on the board, and the rules that say so. */
export type EventRow<Type extends EventType> = {
  readonly rules: readonly RuleRef[];
  readonly apply: (state: GameState, event: Extract<Event, { readonly type: Type }>) => void;
};

/** For events that only tell something. */
export const recordOnly = { rules: [], apply: () => {} } satisfies EventRow<EventType>;
