import type { Invariant } from "../invariants";
import type { PlayerId } from "../players";
import type { AdvanceResult } from "../step";
import type { InstanceNames } from "./names";

/** The part of a state that all games have. */
type PlayedState = {
  readonly turn: number;
  readonly choice: { readonly ask: string; readonly player: PlayerId } | null;
  readonly outcome: { readonly rule: string; readonly winner: PlayerId | null } | null;
  readonly defeats: readonly { readonly player: PlayerId; readonly rule: string }[];
};

/** The types of a game that its test kit uses. */
export type TestKitTypes = {
  readonly cards: unknown;
  readonly state: PlayedState;
  readonly answer: { readonly do: string };
  readonly event: { readonly type: string };
  /** The initial input of a game: decks, seed and options. */
  readonly setup: { readonly cards: unknown; readonly seed: number };
  readonly record: { readonly answers: readonly { readonly do: string }[] };
  /** A prepared board. */
  readonly scene: unknown;
};

/** The result of a start or of a replay. */
type StartedGame<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: unknown };

/** A game as the shared tests use it: its public functions, its invariants, and words for its answers. */
export type GameTestKit<Game extends TestKitTypes> = {
  /** Prepares a board, at its first choice or at the end of the game. */
  readonly lay: (scene: Game["scene"]) => LaidScene<Game>;
  readonly start: (setup: Game["setup"]) => StartedGame<Game["state"], Game["event"]>;
  readonly advance: (
    cards: Game["cards"],
    state: Game["state"],
    answer: Game["answer"],
  ) => AdvanceResult<Game["state"], Game["event"], unknown>;
  /** Applies an answer in place and appends its events; `null` if it was accepted. */
  readonly step: (
    cards: Game["cards"],
    state: Game["state"],
    answer: Game["answer"],
    events: Game["event"][],
  ) => unknown;
  readonly legalAnswers: (cards: Game["cards"], state: Game["state"]) => readonly Game["answer"][];
  readonly view: (cards: Game["cards"], state: Game["state"], player: PlayerId) => unknown;
  readonly record: (setup: Game["setup"], answers: readonly Game["answer"][]) => Game["record"];
  readonly replay: (cards: Game["cards"], record: Game["record"]) => StartedGame<Game["state"], Game["event"]>;
  /** The invariants of all states of a game, given its first one. */
  readonly invariants: (first: Game["state"], cards: Game["cards"]) => readonly Invariant<Game["state"]>[];
  /** Freezes what copies of a state share, and leaves the rest as it is. */
  readonly freezeShared: (state: Game["state"]) => Game["state"];
  /** Adds the names of all instances in a state and in the events before it. */
  readonly learn: (
    cards: Game["cards"],
    state: Game["state"],
    events: readonly Game["event"][],
    names: InstanceNames,
  ) => void;
  /** An answer in the words of scenarios. */
  readonly nameOf: (names: InstanceNames, answer: Game["answer"]) => string;
};

/** A prepared board: its cards, its state, and the events before it. */
type LaidScene<Game extends TestKitTypes> = {
  readonly cards: Game["cards"];
  readonly state: Game["state"];
  readonly events: readonly Game["event"][];
};
