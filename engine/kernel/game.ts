import type { AnyFrame, FrameHandler } from "./agenda";

/**
 * A game in progress: cards, a mutable state, and an event log. Each game extends it with data derived from the state.
 */
export type BaseGame<Cards, State, Event, Answer> = {
  readonly cards: Cards;
  readonly state: State;
  /** Events are appended here; `null` for no log. */
  log: Event[] | null;
  /** The answers to the open choice, cached between listing and stepping; `null` if they have not been listed. */
  offered: readonly Answer[] | null;
};

/** The handler of one kind of frame, and the rules it implements. */
export type RuledFrameHandler<Game, Frame extends AnyFrame, Run extends Frame["run"], Rule> = {
  readonly rules: readonly Rule[];
} & FrameHandler<Game, Extract<Frame, { readonly run: Run }>>;
