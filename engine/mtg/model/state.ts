import type { BaseGame, RuledFrameHandler } from "../../kernel/game";
import type { RandomState } from "../../kernel/random";
import type { Cards } from "./cards";
import type { ContinuousEffects, LastKnownInfo } from "./characteristics";
import type { Choice, PlayerAnswer } from "./choice";
import type { Combat } from "./combat";
import type { Era } from "./era";
import type { Event } from "./event";
import type { Frame } from "./frame";
import type { CardIndex, InstanceId, PlayerId, Timestamp } from "./ids";
import type { LastingEffect, PendingSkip } from "./lasting-effect";
import type { Mana, ManaSource } from "./mana";
import type { Shield } from "./object";
import type { MtgRef } from "./ref";
import type { Scope, WaitingTrigger } from "./stack";
import type { Phase, Step } from "./turn";
import { copyZones, type Zones } from "./zone";

/** Life total at the start. Life has no maximum (P.1.6, G.19.2). @rule mtg-6e:G.19.1 */
export const STARTING_LIFE = 20;
/** Number of cards in an opening hand (P.1.6), and the default maximum hand size after a cleanup step (Z.4.3). */
export const OPENING_HAND_SIZE = 7;
export const MAXIMUM_HAND_SIZE = 7;

/** Variants with additional rules (704.6). Two-headed games use a separate rule for poison. */
export const VARIANT_NAMES = ["none", "twoHeaded"] as const;
export type Variant = (typeof VARIANT_NAMES)[number];

export type PlayerState = {
  life: number;
  poison: number;
  /** Whether the player tried to draw from an empty library since the last check (Z.6.8). */
  drewFromEmpty: boolean;
  pool: Mana;
  /** The dungeon of the player, and the number of the room with the marker; `null` if there is none. */
  dungeon: { readonly instance: InstanceId; readonly room: number } | null;
  /** Shields of the player against damage. */
  shields: readonly Shield[];
};

/** A player who has lost, and the rule that made the player lose. */
export type Defeat = { readonly player: PlayerId; readonly rule: MtgRef; readonly also?: readonly MtgRef[] };

/** The result of a game; `winner` is `null` for a draw. */
export type Outcome = {
  readonly rule: MtgRef;
  readonly also?: readonly MtgRef[];
  readonly winner: PlayerId | null;
};

/**
 * The whole state of a game as plain JSON. The game either waits for its one open choice or is over. Objects, scopes,
 * frames and last known information are replaced and never changed, so copies of a state share them.
 */
export type GameState = {
  era: Era;
  variant: Variant;
  /** Whether owners order cards that enter their graveyard together, if the era leaves this open (mtg-house:20). */
  ordersGraveyards: boolean;
  /** Whether players may carry out unsupported card text by hand (mtg-house:29). */
  byHand: boolean;
  random: RandomState;
  /** Number of the turn, from 1; 0 during set-up. */
  turn: number;
  /** The timestamp of the last event; events of one batch have the same timestamp. */
  moment: Timestamp;
  /** The player who starts. */
  first: PlayerId;
  /** The active player (T.2.3); before the first turn, the starting player. */
  active: PlayerId;
  /** The player of the last regular turn; the opponent has the next regular turn. */
  regular: PlayerId;
  /** The current step; `null` during set-up. */
  step: Step | null;
  /** Whether a step of this turn has begun. */
  turnBegun: boolean;
  /** Lands played this turn (P.8.4). */
  landPlays: number;
  /** Uses this turn of activated abilities, as `object:ability` (A.2.8). */
  uses: Readonly<Record<string, number>>;
  /**
   * The state before the spell or ability being played. The game returns to it if the cost cannot be paid (T.12.r6).
   */
  before: GameState | null;
  /** Players with extra turns after this turn, in order (P.2.3). */
  extraTurns: PlayerId[];
  /** Phases that follow the current one. */
  extraPhases: Phase[];
  /** Skips that wait for their step (G.36.2). */
  skips: PendingSkip[];
  players: [PlayerState, PlayerState];
  zones: Zones;
  /** Identity that the next new object gets. */
  nextId: InstanceId;
  /** Last known information of this turn, by former identity (T.6.8). */
  past: Readonly<Record<InstanceId, LastKnownInfo>>;
  waiting: WaitingTrigger[];
  lasting: LastingEffect[];
  /** State triggers that have triggered and whose condition is still true, as `object:ability` (A.4.17). */
  stateTriggers: readonly string[];
  combat: Combat | null;
  /** Creatures declared as attackers this turn, which need not attack again (C.7.3). */
  hasAttacked: readonly InstanceId[];
  /** Whether a check has acted or an ability has triggered since the cleanup step began (P.13.1). */
  stirred: boolean;
  /** Scopes of programs on the agenda; the last scope belongs to the running program. */
  scopes: Scope[];
  agenda: Frame[];
  choice: Choice | null;
  /** Resolutions since a player last chose to act, which detects a loop that no player controls (G.18.4). */
  resolutions: number;
  defeats: Defeat[];
  /** Players who have won by an effect (G.20.6). */
  wins: PlayerId[];
  outcome: Outcome | null;
};

/** Returns the key of an activated ability in `uses`. */
export const getAbilityUseKey = (instance: InstanceId, ability: number): string => `${instance}:${ability}`;

/** The handler of a kind of frame, and the rules it implements. */
export type GameFrameHandler<Run extends Frame["run"]> = RuledFrameHandler<Game, Frame, Run, MtgRef>;

/** A game in progress. */
export type Game = BaseGame<Cards, GameState, Event, PlayerAnswer> & {
  /** Characteristics of permanents and objects on the stack; computed on first use and discarded with every event. */
  continuous: ContinuousEffects | null;
  /**
   * Available sources of mana of each player, for payments that need no permanents otherwise; computed on first use.
   */
  manaSources: [readonly ManaSource[] | null, readonly ManaSource[] | null];
};

/** Discards the cached values of a game, because its state changes. */
export function forgetDerived(game: Game): void {
  game.continuous = null;
  game.manaSources[0] = null;
  game.manaSources[1] = null;
}

/** The card index of objects without a card: the turn's draw, and combat damage. */
export const NO_CARD_INDEX: CardIndex = -1;

/** Returns a game object for a state. Events are appended to `log` if given. */
export const createGame = (cards: Cards, state: GameState, log: Event[] | null = null): Game => ({
  cards,
  state,
  log,
  offered: null,
  continuous: null,
  manaSources: [null, null],
});

/**
 * Returns a copy of a game state. Lists that change in place are copied. Their elements are shared, because elements
 * are replaced and never changed. The fields are listed in the order of `createEmptyState`, because spreading is several
 * times slower.
 */
export const copyState = (state: GameState): GameState => ({
  era: state.era,
  variant: state.variant,
  ordersGraveyards: state.ordersGraveyards,
  byHand: state.byHand,
  random: { ...state.random },
  turn: state.turn,
  moment: state.moment,
  first: state.first,
  active: state.active,
  regular: state.regular,
  step: state.step,
  turnBegun: state.turnBegun,
  landPlays: state.landPlays,
  uses: state.uses,
  before: state.before,
  extraTurns: state.extraTurns,
  extraPhases: state.extraPhases,
  skips: state.skips,
  players: [copyPlayer(state.players[0]), copyPlayer(state.players[1])],
  zones: copyZones(state.zones),
  nextId: state.nextId,
  past: state.past,
  waiting: state.waiting,
  lasting: state.lasting,
  stateTriggers: state.stateTriggers,
  combat: state.combat,
  hasAttacked: state.hasAttacked,
  stirred: state.stirred,
  scopes: state.scopes,
  agenda: state.agenda.slice(),
  choice: state.choice,
  resolutions: state.resolutions,
  defeats: state.defeats,
  wins: state.wins,
  outcome: state.outcome,
});

const copyPlayer = ({ life, poison, drewFromEmpty, pool, dungeon, shields }: PlayerState): PlayerState => ({
  life,
  poison,
  drewFromEmpty,
  pool,
  dungeon,
  shields,
});
