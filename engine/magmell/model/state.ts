import type { BaseGame, RuledFrameHandler } from "../../kernel/game";
import type { RandomState } from "../../kernel/random";
import type { RuleRef } from "../rulebook";
import type { Counters, SymbolCounts, Timing } from "./card";
import type { Cards } from "./cards";
import type { Choice, PlayerAnswer } from "./choice";
import type { ContinuousEffects, OutdatedEffects } from "./continuous-effects";
import type { Defeat, Event, OutcomeRule } from "./event";
import type { Frame } from "./frame";
import type { InstanceId, PlayerId, Target } from "./ids";
import type { Instance } from "./instance";
import type { Occurrence } from "./occurrence";
import type { CardPartId } from "./parts";
import type { LastingEffect, Scope, WaitingTrigger } from "./scope";
import type { BattleStep, Phase } from "./turn";
import type { ZoneId, Zones } from "./zone";

/** Life at the start (220.1); `MAXIMUM_LIFE` is the maximum (220.3). */
export const STARTING_LIFE = 20;
export const MAXIMUM_LIFE = 20;

export type PlayerState = {
  life: number;
  /** Whether the player tried to draw from an empty grimoire since the last check (229.3, 705.4.2). */
  drewFromEmpty: boolean;
  /** Number of cards that the player has used this turn. */
  used: number;
};

/** The result of a game; `winner` is `null` for a draw (202.4). */
export type Outcome = { readonly rule: OutcomeRule; readonly winner: PlayerId | null };

/** The current battle (701). */
export type Battle = {
  step: BattleStep;
  attacker: InstanceId;
  /** The current target; `null` until the attack step. */
  target: Target | null;
  /** The target chosen in the attack step (701.3.1.1), attacked again if the defender leaves. */
  firstTarget: Target | null;
  defender: InstanceId | null;
};

/** A token or instance with counters that has moved: its new identity, and the counters that came along (224.2). */
type MovedSinceCheck = { readonly instance: InstanceId; readonly counters: Counters | null };

/**
 * Last known information: an instance as it was when it left its zone, for abilities that look back (301.7, 302.1.2.1).
 */
export type LastKnownInfo = {
  readonly instance: Instance;
  readonly zone: ZoneId;
  readonly player: PlayerId;
  readonly ap: number;
  readonly hp: number;
  /** Colors as `COLOR_BITS`. */
  readonly colors: number;
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
  readonly timing: Timing | null;
  /** Whether it was attacking or attacked. */
  readonly battling: boolean;
};

/** An occurrence of this turn, with the involved instances as they were at that time. */
export type PastOccurrence = {
  readonly occurrence: Occurrence;
  readonly known: Readonly<Record<InstanceId, LastKnownInfo>>;
  /** The units of the battle at a moment of a battle; otherwise `null`. */
  readonly battle: Pick<Battle, "attacker" | "target"> | null;
};

/**
 * The complete state of a game as plain JSON. The game either waits for its one open choice or is over. Instances,
 * scopes, frames and last known information are immutable, so that copies of a state share them.
 */
export type GameState = {
  random: RandomState;
  /** Number of the turn, from 1; 0 during setup. */
  turn: number;
  firstPlayer: PlayerId;
  /** Players whose turns come next; empty while the players take turns alternately (606.4). */
  upcoming: PlayerId[];
  /** Phases that effects will skip the next time. */
  skips: { readonly player: PlayerId; readonly phase: Phase }[];
  /** The turn player (201.2); before the first turn, the first player. */
  turnPlayer: PlayerId;
  /** The current phase; `null` during setup. */
  phase: Phase | null;
  /** Whether players may carry out unsupported texts by hand. */
  byHand: boolean;
  /** The current battle; `null` outside the battle state (701.1.1). */
  battle: Battle | null;
  players: [PlayerState, PlayerState];
  zones: Zones;
  /** Identity that the next new instance gets. */
  nextId: InstanceId;
  /** Tokens and instances with counters that moved since the last check (705.4.6, 705.4.8). */
  moved: MovedSinceCheck[];
  /**
   * Last known information by former identity: of instances that left this turn, and of earlier ones that an ability
   * still refers to.
   */
  past: Readonly<Record<InstanceId, LastKnownInfo>>;
  /** Occurrences of this turn that a card of the game queries. */
  happened: readonly PastOccurrence[];
  /**
   * Uses this turn of abilities with a limit per turn, one entry per use; `by` is the instance or lasting effect with
   * the ability.
   */
  limited: readonly { readonly by: InstanceId; readonly ability: CardPartId }[];
  /** Number of costs left unpaid this turn under effects that allow a number each turn, by effect. */
  waived: Record<string, number>;
  waiting: WaitingTrigger[];
  lasting: LastingEffect[];
  /** Scopes of programs on the agenda; the last belongs to the running program. */
  scopes: Scope[];
  agenda: Frame[];
  choice: Choice | null;
  /** Number of resolutions this turn, which bounds endless games (house:10). */
  resolutions: number;
  /** Defeats so far. */
  defeats: Defeat[];
  /** Players who have won by an effect (202.3.1). */
  wins: PlayerId[];
  outcome: Outcome | null;
};

/** The handler of one type of frame, and the rules that it implements. */
export type GameFrameHandler<Run extends Frame["run"]> = RuledFrameHandler<Game, Frame, Run, RuleRef>;

/** A game in progress. */
export type Game = BaseGame<Cards, GameState, Event, PlayerAnswer> & {
  /** Continuous effects of the state, computed when first needed and discarded when an event invalidates them. */
  continuous: ContinuousEffects | null;
  /** Discarded effects. Parts of them can be reused when the effects are computed again. */
  outdated: OutdatedEffects | null;
};

export const createGame = (cards: Cards, state: GameState, log: Event[] | null = null): Game => ({
  cards,
  state,
  log,
  continuous: null,
  outdated: null,
  offered: null,
});
