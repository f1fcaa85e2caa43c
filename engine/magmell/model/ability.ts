import type { Color, CounterName, Symbols, Timing } from "./card";
import type { Effect } from "./effect";
import type { MoveCause } from "./event";
import type { Amount, Condition, Filter, PlayerRef, Select } from "./select";
import type { BattleStep, Phase } from "./turn";
import type { ZoneId } from "./zone";

/** One 「対象」 of a text (702.3.2, 703.4.1.2). */
export type TargetSpec = {
  /** Instances in these zones may be aimed at. */
  readonly zones?: readonly ZoneId[];
  readonly players?: "you" | "opponent" | "any";
  readonly whose?: PlayerRef;
  readonly where?: Filter;
  /** Exactly so many, or between two numbers, which the player decides first (702.3.2.2). */
  readonly count: number | { readonly min: number; readonly max: Amount };
  /** A number that is divided among them, each getting at least 1 (702.3.3). */
  readonly divide?: Amount;
};

/** What an ability on the chant aims at and does. */
export type AbilityBody = {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
};

/** A body, or several of which the controller takes one when it is put on the chant. */
export type BodyOrModes = AbilityBody | { readonly modes: readonly AbilityBody[] };

/** What may happen to instances and players, and therefore trigger or be replaced. All given parts must fit. */
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
      /** What deals it. */
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
  /** The battle is ending (701.6.1); `what` asks for a unit that took part. */
  | { readonly on: "battleEnds"; readonly what?: Subject };

/** Whom an event must have happened to: the ability's own instance, or whatever fits; players where they are named. */
export type Subject = "self" | Filter | { readonly player: PlayerRef | "anyone" };

/** What cannot be done while something says so; 「できない」 wins over everything that allows it (102). */
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

/** One thing that a continuous effect changes about what it affects. */
export type Change =
  | { readonly add: "ap" | "hp"; readonly amount: Amount }
  | { readonly set: "ap" | "hp"; readonly amount: Amount }
  | { readonly colors: readonly Color[]; readonly keep: boolean }
  | { readonly grant: Ability }
  | { readonly loses: "abilities" }
  | { readonly cannot: Act; readonly where?: Filter }
  | { readonly must: "defend" }
  /** Added to what it costs to use; negative numbers make it cheaper, never below nothing. */
  | { readonly cost: "useCost" | "catalyst"; readonly by: Partial<Symbols>; readonly times?: Amount }
  | { readonly timing: Timing }
  /** May be used from where it lies, as if it lay in the hand (702.2). */
  | { readonly mayUse: true };

/** How long a continuous effect goes on (306.1.1). */
export type Duration =
  | "turn"
  | "battle"
  | "game"
  /** Until the controller's next turn begins. */
  | "yourNextTurn"
  /** As long as the instance whose ability made it stays where it is. */
  | "whileHere";

/** What happens instead (306.1.2). All given parts are done. */
export type Instead = {
  /** Where what would move goes. */
  readonly to?: ZoneId;
  /** How it arrives (306.1.2.2). */
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: { readonly name: CounterName; readonly count: Amount };
  /** How much it is about instead. */
  readonly amount?: Amount;
  /** Done in its place; the event itself does not happen at all. */
  readonly effects?: readonly Effect[];
};

/** A triggered ability (302). */
export type TriggeredAbility = {
  readonly type: "triggered";
  readonly zones?: readonly ZoneId[];
  readonly on: EventPattern | readonly EventPattern[];
  /** 「〜ならば」 right after the trigger: checked then and again on resolution (302.1.4). */
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

/** What a magic does when it resolves (303.2). */
export type MagicAbility = { readonly type: "magic" } & BodyOrModes;

/** Text that nothing has been able to read: carried along, shown, and played by hand. */
export type UnsupportedAbility = { readonly type: "unsupported"; readonly text: string };

export type Ability = TriggeredAbility | StaticAbility | ReplacementAbility | MagicAbility | UnsupportedAbility;
