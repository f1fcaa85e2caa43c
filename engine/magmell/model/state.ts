import type { RandomState } from "../../kernel/random";
import type { RuleRef } from "../rulebook";
import type { Counters } from "./card";
import type { Cards } from "./cards";
import type { Choice } from "./choice";
import type { ContinuousEffects } from "./continuous-effects";
import type { Defeat, Event, OutcomeRule } from "./event";
import type { Frame, FrameOf } from "./frame";
import type { InstanceId, PlayerId, Target } from "./ids";
import type { Instance } from "./instance";
import type { LastingEffect, Scope, WaitingTrigger } from "./scope";
import type { BattleStep, Phase } from "./turn";
import type { ZoneId, Zones } from "./zone";

/** 220.1, and the most that a player may have (220.3). */
export const STARTING_LIFE = 20;
export const MOST_LIFE = 20;

export type PlayerState = {
  life: number;
  /** Has tried to draw from an empty grimoire since the last check (229.3, 705.4.2). */
  drewFromEmpty: boolean;
  /** How many cards this player has used this turn. */
  used: number;
};

/** How a game ended: `winner` is `null` for a draw (202.4). */
export type Outcome = { readonly rule: OutcomeRule; readonly winner: PlayerId | null };

/** A battle that is going on (701). */
export type Battle = {
  step: BattleStep;
  attacker: InstanceId;
  /** What is attacked now; `null` until the attack step. */
  target: Target | null;
  /** What the attack step chose (701.3.1.1): it is attacked again when the defender is gone. */
  firstTarget: Target | null;
  defender: InstanceId | null;
};

/** A token or something with counters after a move: what it is now, and the counters that came along (224.2). */
export type MovedSinceCheck = { readonly instance: InstanceId; readonly counters: Counters | null };

/** An instance as it was when it left a public zone: what abilities look back at (301.7, 302.1.2.1). */
export type LastKnownInfo = {
  readonly instance: Instance;
  readonly zone: ZoneId;
  readonly player: PlayerId;
  readonly ap: number;
  readonly hp: number;
  /** As a set of bits: see `COLOR_BITS`. */
  readonly colors: number;
};

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
  /** The players may do by hand what a card says that nothing has been able to read. */
  byHand: boolean;
  /** `null` unless the game is in the battle state (701.1.1). */
  battle: Battle | null;
  players: [PlayerState, PlayerState];
  zones: Zones;
  /** The identity that the next move will give. */
  nextId: InstanceId;
  /** Tokens, and instances with counters, that have moved since the last check (705.4.6, 705.4.8). */
  moved: MovedSinceCheck[];
  /** What left public zones this turn, by the identity that it had. */
  past: Record<InstanceId, LastKnownInfo>;
  waiting: WaitingTrigger[];
  lasting: LastingEffect[];
  /** What the instructions on the agenda refer to; the last one belongs to those that are being carried out. */
  scopes: Scope[];
  agenda: Frame[];
  choice: Choice | null;
  /** How many instances have been resolved this turn: a game that never stops is drawn (house:10). */
  resolutions: number;
  /** Everything that lost a player this game. */
  defeats: Defeat[];
  /** Who has won by an effect (202.3.1). */
  wins: PlayerId[];
  outcome: Outcome | null;
};

/** What a sort of frame does, and the rules that it carries out. */
export type GameFrameRow<Run extends Frame["run"]> = {
  readonly rules: readonly RuleRef[];
  readonly run: (game: Game, frame: FrameOf<Run>) => void;
};

/** What every step of the machine is given: the cards, a state that may be changed, and where to write what happened. */
export type Game = {
  readonly cards: Cards;
  readonly state: GameState;
  /** `null` when nobody listens. */
  log: Event[] | null;
  /** What follows from the state, worked out when first needed; whatever changes the state throws it away. */
  continuous: ContinuousEffects | null;
};

export const gameOf = (cards: Cards, state: GameState, log: Event[] | null = null): Game => ({
  cards,
  state,
  log,
  continuous: null,
});
