import type { CardType, CounterName } from "./card";
import type { Effect } from "./effect";
import type { Keyword } from "./keyword";
import type { Color, ManaCost } from "./mana";
import type { Amount, Condition, Filter, NumberComparison, PlayerGroupRef, PlayerRef } from "./select";
import type { Step } from "./turn";
import type { ZoneId } from "./zone";

/** One word "target" of a text (T.4.2). The same object or player cannot be chosen twice for one word (G.39.2). */
export type TargetSpec = {
  /** Objects that may be chosen: permanents unless another zone is named. */
  readonly objects?: Filter;
  readonly zone?: ZoneId;
  readonly players?: "you" | "opponent" | "any";
  readonly min: number;
  readonly max: Amount;
  /** An amount divided among the targets on announcement, at least 1 for each (T.4.9). */
  readonly divide?: Amount;
};

/** Targets and instructions of a spell or ability. */
export type AbilityBody = { readonly targets?: readonly TargetSpec[]; readonly effects: readonly Effect[] };

/** A list of modes, and how many of them are chosen on announcement (G.24.1). */
export type Modes = { readonly modes: readonly AbilityBody[]; readonly choose: number };

export type BodyOrModes = AbilityBody | Modes;

/** The cost of an activated ability, or an additional cost of a spell. All parts are paid, in any order (T.4.10). */
export type Cost = {
  readonly mana?: ManaCost;
  /** Taps the object itself. A creature can be tapped only if its controller has begun a turn with it (G.37.2). */
  readonly tap?: true;
  readonly sacrifice?: { readonly what: "self" | Filter; readonly count: Amount };
  readonly discard?: { readonly count: Amount; readonly what?: Filter };
  /** Life: at most as much as the player has (G.19.6). */
  readonly life?: Amount;
  readonly removeCounters?: { readonly counter: CounterName; readonly count: Amount };
  readonly putCounters?: { readonly counter: CounterName; readonly count: Amount };
};

/** A cost with its amounts computed, to be paid now (T.4.2). It does not include parts that have already been paid. */
export type TotalCost = {
  /** Mana with the value of X in its generic part. */
  readonly mana: ManaCost;
  readonly tap: boolean;
  readonly life: number;
  readonly sacrifices: readonly { readonly what: "self" | Filter; readonly count: number }[];
  readonly discards: readonly { readonly what: Filter; readonly count: number }[];
  readonly removed: readonly (readonly [CounterName, number])[];
  readonly added: readonly (readonly [CounterName, number])[];
};

/** A kind of event, with conditions on its fields. All given conditions must hold. */
export type EventPattern =
  | { readonly on: "stepBegins"; readonly step: Step; readonly whose?: PlayerRef }
  | { readonly on: "turnBegins"; readonly whose?: PlayerRef }
  | { readonly on: "enters"; readonly what: PatternSubject; readonly zone?: ZoneId; readonly from?: ZoneId }
  | { readonly on: "leaves"; readonly what: PatternSubject; readonly zone?: ZoneId; readonly to?: ZoneId }
  /** From the battlefield to a graveyard. */
  | { readonly on: "dies"; readonly what: PatternSubject }
  | { readonly on: "phasesOut"; readonly what: PatternSubject }
  | { readonly on: "attacks"; readonly what: PatternSubject; readonly alone?: boolean }
  | { readonly on: "blocks"; readonly what: PatternSubject; readonly against?: PatternSubject }
  /** Triggers once, however many creatures block (A.4.18); with `by`, once for each of them (A.4.19). */
  | { readonly on: "becomesBlocked"; readonly what: PatternSubject; readonly by?: PatternSubject }
  | { readonly on: "taps" | "untaps" | "tappedForMana"; readonly what: PatternSubject }
  | {
      readonly on: "damaged" | "dealsDamage";
      readonly what: PatternSubject;
      /** The source of the damage, or the recipient of the damage. */
      readonly other?: PatternSubject;
      readonly inCombat?: boolean;
      readonly amount?: NumberComparison;
    }
  | { readonly on: "draws" | "discards"; readonly who: PlayerGroupRef }
  | { readonly on: "lifeLost" | "lifeGained"; readonly who: PlayerGroupRef; readonly amount?: NumberComparison }
  | { readonly on: "cast"; readonly who: PlayerGroupRef; readonly what?: Filter }
  /** The source is put onto the stack by its controller: an ability of the other sorts. */
  | { readonly on: "countersPut"; readonly what: PatternSubject; readonly counter?: CounterName };

/** The object of an event pattern. */
export type PatternSubject = "self" | "attached" | Filter | { readonly player: PlayerGroupRef };

/** Acts that an effect forbids or requires. "Cannot" overrides "can" (T.8.13). */
export type RestrictableAction =
  | "attack"
  | "block"
  | "beBlocked"
  | "beTargeted"
  | "beCountered"
  | "beRegenerated"
  | "untap"
  | "activate"
  | "cast";

/** One change that a continuous effect makes (T.8.1). */
export type ContinuousChange =
  | { readonly add: "power" | "toughness"; readonly amount: Amount }
  | { readonly set: "power" | "toughness"; readonly amount: Amount }
  | { readonly gain: Keyword | Ability }
  | { readonly lose: Keyword | "abilities" }
  | {
      readonly become: {
        readonly types?: readonly CardType[];
        readonly subtypes?: readonly string[];
        readonly colors?: readonly Color[];
        /** Base power and toughness as a creature, before counters and all other effects (K.5.4). */
        readonly size?: readonly [power: number, toughness: number];
      };
      /** Whether the object keeps its other types. */
      readonly keep: boolean;
    }
  /** The object becomes a basic land of this type, and loses what the era prescribes (K.16.4). */
  | { readonly becomeLand: "Plains" | "Island" | "Swamp" | "Mountain" | "Forest" }
  | { readonly cannot: RestrictableAction; readonly where?: Filter }
  /** `where` selects the attackers that it must block. */
  | { readonly must: "attack" | "block"; readonly where?: Filter }
  /** Its controller may choose not to untap it in the untap step (P.5.1). */
  | { readonly may: "stayTapped" }
  | { readonly control: PlayerRef }
  /** A cost for attacking or blocking (C.3.6). */
  | { readonly costs: "attack" | "block"; readonly cost: Cost }
  /** More or fewer of a spell's generic mana. */
  | { readonly costsMore: Amount }
  // Changes of a player.
  | { readonly maxHand: number | "none" }
  | { readonly landPlays: number }
  | { readonly skip: Step };

/** Objects or players that a continuous effect changes. */
export type AffectedObjects = "self" | "attached" | { readonly players: PlayerGroupRef } | { readonly all: Filter };

/** Duration of a continuous effect. */
export type Duration = "turn" | "combat" | "game" | "whileSourceStays" | "whileSourceIsTapped" | "yourNextTurn";

/** An activated ability (A.2.1). */
export type ActivatedAbility = BodyOrModes & {
  readonly type: "activated";
  readonly cost: Cost;
  /** Whether it is a mana ability, which does not use the stack (A.6.2). */
  readonly mana?: true;
  /** Whether it can be played only when its controller could cast a sorcery, like abilities of planeswalkers. */
  readonly sorcery?: true;
  readonly perTurn?: number;
  /** The zone in which it may be played: the battlefield if absent. */
  readonly zone?: ZoneId;
};

/** An ability that begins with "when", "whenever" or "at" (A.4.1). */
export type TriggeredAbility = BodyOrModes & {
  readonly type: "triggered";
  readonly on: EventPattern;
  /** A condition checked when the ability triggers and again when it resolves (A.4.15). */
  readonly if?: Condition;
  /** The zone in which it works: the battlefield if absent (A.4.4). */
  readonly zone?: ZoneId;
};

/**
 * An ability that triggers when a condition becomes true. It triggers again only after the condition was false in
 * between (A.4.16, A.4.17).
 */
export type StateAbility = BodyOrModes & { readonly type: "state"; readonly when: Condition };

export type StaticAbility = {
  readonly type: "static";
  readonly affects: AffectedObjects;
  readonly while?: Condition;
  readonly changes: readonly ContinuousChange[];
  readonly zone?: ZoneId;
};

/** A replacement of an event by nothing, by another amount, or by a changed arrival (T.10.1, A.4.r5). */
export type ReplacementAbility = {
  readonly type: "replacement";
  readonly on: EventPattern;
  readonly instead:
    | { readonly prevent: Amount | "all" }
    | { readonly enters: { readonly tapped?: true; readonly counters?: readonly [CounterName, Amount] } }
    | { readonly moveTo: ZoneId }
    | { readonly effects: readonly Effect[] };
};

/** The instructions of an instant or sorcery, and its costs in addition to mana. */
export type SpellAbility = BodyOrModes & { readonly type: "spell"; readonly cost?: Cost };

/** A chapter ability of a Saga, for one or more of its chapters. */
export type ChapterAbility = BodyOrModes & { readonly type: "chapter"; readonly chapters: readonly number[] };

/** Text that the engine does not support; its player carries it out by hand. */
export type UnsupportedAbility = { readonly type: "unsupported"; readonly text: string };

export type Ability =
  | ActivatedAbility
  | TriggeredAbility
  | StateAbility
  | StaticAbility
  | ReplacementAbility
  | SpellAbility
  | ChapterAbility
  | UnsupportedAbility;

/** Abilities that become objects on the stack. */
export type StackAbility = ActivatedAbility | TriggeredAbility | StateAbility | ChapterAbility;

/** The attachment restriction of an Aura: what it can enchant (K.12.4). */
export type EnchantRestriction = { readonly objects?: Filter; readonly players?: true };
