import type { Color, CounterName, SymbolCounts, Timing } from "./card";
import type { CountSpec, Effect } from "./effect";
import type { MoveCause, PaymentCause } from "./event";
import type { Amount, ComparisonOperator, Condition, Filter, NumberComparison, PlayerRef, Select } from "./select";
import type { BattleStep, Phase } from "./turn";
import type { ZoneId } from "./zone";

/** The specification of one target group, one 「対象」 of a text (702.3.2, 703.4.1.2). */
export type TargetSpec = {
  /** Zones whose instances may be targeted. */
  readonly zones?: readonly ZoneId[];
  readonly players?: "you" | "opponent" | "any";
  readonly whose?: PlayerRef;
  readonly where?: Filter;
  /** A fixed number, or bounds within which the player first decides a number (702.3.2.2). */
  readonly count: number | { readonly min: number; readonly max: Amount };
  /** An amount divided among the targets, at least 1 for each (702.3.3). */
  readonly divide?: Amount;
  /** A bound on the sum of a number of the chosen instances. */
  readonly total?: TotalBound;
};

/** A bound on the total of a number over several chosen instances (「使用コストの合計が4以下になるように」). */
export type TotalBound = { readonly stat: "useCost" | "ap" | "hp" } & NumberComparison;

/** Targets and effects of an ability on the chant. */
export type AbilityBody = {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
};

/** Modes that are chosen when an ability is put on the chant (house:17), each with its own targets. */
export type Modes = {
  readonly modes: readonly AbilityBody[];
  /** The number of modes chosen; 1 if absent. They are carried out in the order written. */
  readonly choose?: CountSpec;
  /** Whether one mode may be chosen several times. */
  readonly again?: true;
};

/** One body, or several modes. */
export type BodyOrModes = AbilityBody | Modes;

/** A kind of event, with conditions on its parts. All given members must match. */
type EventKind =
  | {
      readonly on: "move";
      readonly what: PatternSubject;
      readonly from?: ZoneId | readonly ZoneId[];
      readonly to?: ZoneId | readonly ZoneId[];
      readonly cause?: MoveCause | readonly MoveCause[];
      /** Whether the process of a phase draws the card (603.1) or places the stone (604.1). */
      readonly process?: boolean;
    }
  | {
      readonly on: "damage";
      readonly what: PatternSubject;
      /** The source of the damage. */
      readonly by?: PatternSubject;
      readonly inBattle?: boolean;
      readonly amount?: NumberComparison;
    }
  | { readonly on: "lifeGained" | "lifeLost"; readonly who: PlayerRef | "anyone"; readonly amount?: NumberComparison }
  /** The life of a player begins to satisfy a comparison (220). */
  | {
      readonly on: "lifeBecomes";
      readonly who: PlayerRef | "anyone";
      readonly is: ComparisonOperator;
      readonly than: Amount;
    }
  | { readonly on: "used"; readonly who: PlayerRef | "anyone"; readonly what?: Filter }
  /** A card or ability on the chant chooses a target (702.3.2, 703.4.1.2); `by` is that card or ability. */
  | { readonly on: "targeted"; readonly what: PatternSubject; readonly by?: Filter }
  /** An attack; `target` is the attacked unit or player (701.3.1). */
  | { readonly on: "attack"; readonly what: PatternSubject; readonly target?: PatternSubject }
  /** An attack for which the defence step named no defender (701.4.1). */
  | { readonly on: "attackUndefended"; readonly what: PatternSubject }
  /** A defence; `against` is the attacking unit. */
  | { readonly on: "defend"; readonly what: PatternSubject; readonly against?: PatternSubject }
  | { readonly on: "woke"; readonly what: PatternSubject }
  | {
      readonly on: "rested" | "turnedFaceUp" | "turnedFaceDown";
      readonly what: PatternSubject;
      /** The payment that did it: of a use cost (702.3.4.1) or of a catalyst (702.3.4.2). */
      readonly cause?: PaymentCause;
    }
  | {
      readonly on: "countersPut" | "countersRemoved";
      readonly what: PatternSubject;
      readonly counter?: CounterName;
      readonly amount?: NumberComparison;
    }
  | { readonly on: "negated"; readonly what: PatternSubject }
  | { readonly on: "token"; readonly what: PatternSubject }
  /** Another player gains control of it (222.2); `to` is that player. */
  | { readonly on: "controlChanged"; readonly what: PatternSubject; readonly to?: PlayerRef | "anyone" }
  /** A player's grimoire or stone deck is shuffled. */
  | { readonly on: "shuffled"; readonly who: PlayerRef | "anyone" }
  /** A card in a hidden zone is shown to both players by an effect. */
  | { readonly on: "revealed"; readonly what: PatternSubject }
  | { readonly on: "turnBegins" | "turnEnds"; readonly whose: PlayerRef | "anyone" }
  | { readonly on: "phaseBegins"; readonly phase: Phase; readonly whose: PlayerRef | "anyone" }
  | { readonly on: "stepBegins"; readonly step: BattleStep; readonly what?: PatternSubject }
  /** The end of the battle (701.6.1); `what` matches a unit that took part. */
  | { readonly on: "battleEnds"; readonly what?: PatternSubject };

/** A pattern of events: abilities trigger on them or replace them, or a text refers to past ones. */
export type EventPattern = EventKind & {
  /** Matches only the event with this number among the matching events of the turn, counted from 1. */
  readonly nth?: number;
  /** One trigger for all matching events of one moment (house:9 would give one for each). */
  readonly together?: true;
};

/**
 * Kinds of events that a replacement effect can replace (306.1.2). The other kinds are moments of the game, or are
 * reported after the action has begun.
 */
export const REPLACEABLE_EVENTS: readonly EventPattern["on"][] = [
  "move",
  "token",
  "damage",
  "lifeGained",
  "lifeLost",
  "lifeBecomes",
  "attack",
  "defend",
  "woke",
  "rested",
  "turnedFaceUp",
  "turnedFaceDown",
  "countersPut",
  "countersRemoved",
  "negated",
];

/** The subject of an event pattern: the ability's own instance, instances that match a filter, or a player. */
export type PatternSubject = "self" | Filter | { readonly player: PlayerRef | "anyone" };

/** Actions that an effect can forbid; 「できない」 overrides effects that allow them (102). */
export const RESTRICTABLE_ACTIONS = [
  "use",
  "beUsed",
  "attack",
  "beAttacked",
  "defend",
  "beDefended",
  "beTargeted",
  "beDestroyed",
  "beDamaged",
  "beNegated",
  "wake",
  "rest",
  "payCatalyst",
  "putCounters",
  "draw",
  "search",
  "gainLife",
  "lose",
  "win",
] as const;
export type RestrictableAction = (typeof RESTRICTABLE_ACTIONS)[number];

/** One change that a continuous effect makes. */
export type ContinuousChange =
  | { readonly add: "ap" | "hp"; readonly amount: Amount }
  | { readonly set: "ap" | "hp"; readonly amount: Amount }
  /** AP and HP exchanged. */
  | { readonly swap: true }
  | { readonly multiply: "ap" | "hp"; readonly by: Amount }
  /** Colors by name, or one that an instruction stored. */
  | { readonly colors: readonly Color[] | { readonly storedColor: string }; readonly keep: boolean }
  | { readonly grant: Ability }
  | { readonly loses: "abilities" }
  | { readonly cannot: RestrictableAction; readonly where?: Filter }
  | { readonly must: "defend" | "attack" }
  /** The unit may defend although it is rested. */
  | { readonly mayDefend: "rested" }
  /** Symbols added to the cost of using a card, subtracted if negative; the cost never falls below 0. */
  | {
      readonly cost: "useCost" | "catalyst";
      readonly by: Partial<SymbolCounts>;
      readonly times?: Amount;
      /** The minimum to which a subtraction reduces the cost; a lower cost stays unchanged. */
      readonly floor?: number;
    }
  /** A part of the cost of using the card that need not be paid. */
  | {
      readonly without: "catalyst" | "useCost";
      /** The number of uses each turn for which the player may leave it unpaid; all uses if absent. */
      readonly perTurn?: number;
    }
  /** Effects that the controller carries out as the unit attacks or defends or the card is used; otherwise it cannot. */
  | { readonly price: "attack" | "defend" | "use"; readonly pay: readonly Effect[] }
  | { readonly timing: Timing }
  /** The card may be used from its zone as if it were in the hand (702.2). */
  | { readonly mayUse: true };

/** Duration of a continuous effect (306.1.1). */
export type Duration =
  | "turn"
  | "battle"
  | "game"
  /** Until the beginning of the controller's next turn. */
  | "yourNextTurn"
  /** Until the end of the controller's next turn. */
  | "yourNextTurnEnd"
  /** Until the beginning of the opponent's next turn. */
  | "opponentNextTurn"
  /** Until the end of the opponent's next turn. */
  | "opponentNextTurnEnd"
  /** Until the end of the next standby phase of each affected instance's controller (602). */
  | "nextStandby"
  /** Until the end of the controller's next standby phase. */
  | "yourNextStandby"
  /** Until the end of the opponent's next standby phase. */
  | "opponentNextStandby"
  /** Until the end of this phase. */
  | "phase"
  /** While the source instance stays where it is. */
  | "whileHere"
  /** While the source instance stays where it is under the same controller. */
  | "whileYouControl";

/** The substitute for a replaced event (306.1.2). All given members apply. */
export type EventReplacement = {
  /** New destination of a move. */
  readonly to?: ZoneId;
  /** The end of the pile that is the new destination; the top if absent. */
  readonly position?: "top" | "bottom";
  /** State on arrival (306.1.2.2). */
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: { readonly name: CounterName; readonly count: Amount };
  /** New amount of the event. */
  readonly amount?: Amount;
  /** Number of tokens made in place of one. */
  readonly copies?: Amount;
  /** Effects carried out in place of the event, which then does not happen. */
  readonly effects?: readonly Effect[];
};

/** A triggered ability (302). */
export type TriggeredAbility = {
  readonly type: "triggered";
  readonly zones?: readonly ZoneId[];
  readonly on: EventPattern | readonly EventPattern[];
  /** 「〜ならば」 after the trigger, checked when it triggers and again on resolution (302.1.4). */
  readonly if?: Condition;
  /** Highest number of times that it triggers in one turn: 「ターンに1度」. */
  readonly limit?: number;
} & BodyOrModes;

/** A static ability (303). */
export type StaticAbility = {
  readonly type: "static";
  readonly zones?: readonly ZoneId[];
  readonly while?: Condition;
  readonly affects: Select;
  readonly changes: readonly ContinuousChange[];
};

/** A static ability whose effect replaces events (306.1.2). */
export type ReplacementAbility = {
  readonly type: "replacement";
  readonly zones?: readonly ZoneId[];
  readonly on: EventPattern;
  readonly if?: Condition;
  /** Whether the controller decides if the event is replaced (「かわりに〜してもよい」). */
  readonly optional?: true;
  readonly instead: EventReplacement;
};

/** The ability that a magic resolves (303.2). */
type MagicAbility = { readonly type: "magic" } & BodyOrModes;

/** A price beyond the cost of a card: its controller carries out effects as the card is used (702.3.4). */
export type PriceAbility = {
  readonly type: "price";
  /** Whether the controller decides if it is paid (「〜してもよい」). */
  readonly optional?: true;
  readonly pay: readonly Effect[];
  /** Changes of the cost of this use if the price was paid. */
  readonly changes?: readonly ContinuousChange[];
};

/** Unsupported card text: stored, displayed, and played by hand. */
type UnsupportedAbility = { readonly type: "unsupported"; readonly text: string };

export type Ability =
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | MagicAbility
  | PriceAbility
  | UnsupportedAbility;
