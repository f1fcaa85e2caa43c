import type { RandomState } from "../../kernel/random";
import type { RuleRef } from "../rulebook";
import type { Cards } from "./cards";
import type { Choice } from "./choice";
import type { Defeat, Event } from "./event";
import type { Frame } from "./frame";
import type { InstanceId, PlayerId } from "./ids";
import type { Phase } from "./turn";
import type { Zones } from "./zone";

/** 220.1. */
export const STARTING_LIFE = 20;

export type PlayerState = {
  life: number;
  /** Has tried to draw from an empty grimoire since the last check (229.3, 705.4.2). */
  drewFromEmpty: boolean;
};

/** How a game ended: `winner` is `null` for a draw (202.4). */
export type Outcome = { readonly rule: "mag:202.3" | "mag:202.4"; readonly winner: PlayerId | null };

/** A whole game at one moment: JSON all the way down, and either waiting for its one choice or over. */
export type GameState = {
  random: RandomState;
  /** Counted from 1; 0 while the game is being prepared. */
  turn: number;
  firstPlayer: PlayerId;
  /** 201.2. Before the first turn, the first player. */
  turnPlayer: PlayerId;
  /** `null` while the game is being prepared. */
  phase: Phase | null;
  players: [PlayerState, PlayerState];
  zones: Zones;
  /** The identity that the next move will give. */
  nextId: InstanceId;
  agenda: Frame[];
  choice: Choice | null;
  /** Everything that lost a player this game. */
  defeats: Defeat[];
  outcome: Outcome | null;
};

/** What a sort of frame does, and the rules that it carries out. */
export type GameFrameRow<Run extends Frame["run"]> = {
  readonly rules: readonly RuleRef[];
  readonly run: (game: Game, frame: Extract<Frame, { run: Run }>) => void;
};

/** What every step of the machine is given: the cards, a state that may be changed, and where to write what happened. */
export type Game = {
  readonly cards: Cards;
  readonly state: GameState;
  /** `null` when nobody listens. */
  readonly log: Event[] | null;
};
