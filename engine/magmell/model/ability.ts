import type { Color, CounterName, Symbols, Timing } from "./card";
import type { Effect } from "./effect";
import type { MoveCause } from "./event";
import type { Amount, Condition, Filter, PlayerRef, Select } from "./select";
import type { BattleStep, Phase } from "./turn";
import type { ZoneId } from "./zone";

/** The specification of one 「対象」 of a text (702.3.2, 703.4.1.2). */
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
};

/** Targets and effects of an ability on the chant. */
export type AbilityBody = {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
};

/** One body, or several modes of which the controller chooses one when the ability is put on the chant. */
export type BodyOrModes = AbilityBody | { readonly modes: readonly AbilityBody[] };

/** A pattern of events that abilities trigger on or replace. All given members must match. */
export type EventPattern =
  | {
      readonly on: "move";
      readonly what: Subject;
      readonly from?: ZoneId | readonly ZoneId[];
      readonly to?: ZoneId | readonly ZoneId[];
      readonly cause?: MoveCause | readonly MoveCause[];
    }
  | {
      readonly on: "damage";
      readonly what: Subject;
      /** The source of the damage. */
      readonly by?: Subject;
      readonly inBattle?: boolean;
    }
  | { readonly on: "lifeGained" | "lifeLost"; readonly who: PlayerRef | "anyone" }
  | { readonly on: "used"; readonly who: PlayerRef | "anyone"; readonly what?: Filter }
  | { readonly on: "attack" | "defend"; readonly what: Subject }
  | { readonly on: "woke" | "rested" | "turnedFaceUp" | "turnedFaceDown"; readonly what: Subject }
  | { readonly on: "countersPut" | "countersRemoved"; readonly what: Subject; readonly counter?: CounterName }
  | { readonly on: "negated"; readonly what: Subject }
  | { readonly on: "token"; readonly what: Subject }
  | { readonly on: "turnBegins" | "turnEnds"; readonly whose: PlayerRef | "anyone" }
  | { readonly on: "phaseBegins"; readonly phase: Phase; readonly whose: PlayerRef | "anyone" }
  | { readonly on: "stepBegins"; readonly step: BattleStep; readonly what?: Subject }
  /** The end of the battle (701.6.1); `what` matches a unit that took part. */
  | { readonly on: "battleEnds"; readonly what?: Subject };

/** The object of an event pattern: the ability's own instance, instances that match a filter, or a player. */
export type Subject = "self" | Filter | { readonly player: PlayerRef | "anyone" };

/** Acts that an effect can forbid; 「できない」 overrides anything that allows them (102). */
export const ACTS = [
  "use",
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
  "draw",
  "gainLife",
  "lose",
  "win",
] as const;
export type Act = (typeof ACTS)[number];

/** One change that a continuous effect makes. */
export type Change =
  | { readonly add: "ap" | "hp"; readonly amount: Amount }
  | { readonly set: "ap" | "hp"; readonly amount: Amount }
  | { readonly colors: readonly Color[]; readonly keep: boolean }
  | { readonly grant: Ability }
  | { readonly loses: "abilities" }
  | { readonly cannot: Act; readonly where?: Filter }
  | { readonly must: "defend" }
  /** Symbols added to the cost of using a card, subtracted if negative; the cost never falls below 0. */
  | { readonly cost: "useCost" | "catalyst"; readonly by: Partial<Symbols>; readonly times?: Amount }
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
  /** While the source instance stays where it is. */
  | "whileHere";

/** The substitute for a replaced event (306.1.2). All given members apply. */
export type Instead = {
  /** New destination of a move. */
  readonly to?: ZoneId;
  /** State on arrival (306.1.2.2). */
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: { readonly name: CounterName; readonly count: Amount };
  /** New amount of the event. */
  readonly amount?: Amount;
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
} & BodyOrModes;

/** A static ability (303). */
export type StaticAbility = {
  readonly type: "static";
  readonly zones?: readonly ZoneId[];
  readonly while?: Condition;
  readonly affects: Select;
  readonly changes: readonly Change[];
};

/** A static ability whose effect replaces events (306.1.2). */
export type ReplacementAbility = {
  readonly type: "replacement";
  readonly zones?: readonly ZoneId[];
  readonly on: EventPattern;
  readonly if?: Condition;
  readonly instead: Instead;
};

/** The ability that a magic resolves (303.2). */
type MagicAbility = { readonly type: "magic" } & BodyOrModes;

/** Unsupported card text: stored, displayed, and played by hand. */
type UnsupportedAbility = { readonly type: "unsupported"; readonly text: string };

export type Ability = TriggeredAbility | StaticAbility | ReplacementAbility | MagicAbility | UnsupportedAbility;
