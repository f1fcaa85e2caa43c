import type { Change, Duration, ReplacementAbility, StaticAbility, TriggeredAbility } from "./ability";
import type { CardDefinition, CounterName } from "./card";
import type { Amount, Condition, Filter, PlayerRef, Select } from "./select";
import type { ZoneId } from "./zone";

/** So many, or between two numbers as the player likes (「〜まで」). */
export type Count = Amount | { readonly min: Amount; readonly max: Amount };

/** One member of the union for each verb, so that a verb alone says what belongs to it. */
type Each<Do extends string, Rest> = Do extends string ? { readonly do: Do } & Rest : never;

/**
 * An instruction of an ability (304.1), as data. Instructions are carried out in their order (704.3.2.1), each as far as
 * it can be (103, 304.2). `store` keeps what came of one under a name, for those after it.
 */
export type Effect =
  | {
      readonly do: "damage";
      readonly to: Select;
      /** To each of them; leave it out to deal the numbers that were divided among the targets. */
      readonly amount?: Amount;
      /** What deals it; the instance whose ability this is unless given. */
      readonly by?: Select;
    }
  | { readonly do: "removeDamage"; readonly from: Select; readonly amount?: Amount }
  | Each<"gainLife" | "loseLife" | "setLife", { readonly who: PlayerRef; readonly amount: Amount }>
  | { readonly do: "draw"; readonly who: PlayerRef; readonly count: Amount }
  | {
      readonly do: "discard";
      readonly who: PlayerRef;
      readonly count: Count | "all";
      readonly how: "choose" | "random";
      /** Who chooses, when not whose cards they are (233.2). */
      readonly by?: PlayerRef;
      readonly where?: Filter;
      readonly store?: string;
    }
  /** Discards what has been chosen before, by whomever: so both players' cards go at one moment (104). */
  | { readonly do: "discardThese"; readonly what: Select; readonly store?: string }
  | { readonly do: "destroy"; readonly what: Select; readonly store?: string }
  | {
      readonly do: "return";
      readonly what: Select;
      /** To the hand of the owner unless another zone is named (228.1, house:4). */
      readonly to?: ZoneId;
      readonly position?: "top" | "bottom";
      readonly store?: string;
    }
  | {
      readonly do: "summon";
      readonly what: Select;
      /** Who controls it; whoever controls the ability unless given. */
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly counters?: { readonly name: CounterName; readonly count: Amount };
      readonly store?: string;
    }
  | {
      readonly do: "put";
      readonly what: Select;
      readonly to: ZoneId;
      readonly position?: "top" | "bottom";
      /** Into whose stone area. */
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly faceDown?: boolean;
      readonly store?: string;
    }
  | { readonly do: "negate"; readonly what: Select }
  | Each<"wake" | "rest" | "turnFaceUp" | "turnFaceDown", { readonly what: Select }>
  | Each<
      "putCounters" | "removeCounters",
      {
        readonly on: Select;
        readonly counter: CounterName;
        /** On each; leave it out to use the numbers that were divided among the targets. `"all"` removes them all. */
        readonly count?: Amount | "all";
      }
    >
  | {
      readonly do: "token";
      /** What the token is: the ability that makes it defines it (206.3). */
      readonly token: CardDefinition;
      readonly count: Amount;
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly store?: string;
    }
  | { readonly do: "modify"; readonly what: Select; readonly changes: readonly Change[]; readonly until: Duration }
  /** An ability that no instance has, for a while: static, replacing, or a delayed trigger (302.1.3). */
  | {
      readonly do: "create";
      readonly ability: StaticAbility | ReplacementAbility | TriggeredAbility;
      readonly until: Duration;
      /** A trigger that is to fire more than once (302.1.3.1), or a replacement only the next time. */
      readonly times?: "once" | "always";
    }
  | { readonly do: "control"; readonly what: Select; readonly who: PlayerRef; readonly until: Duration }
  | ({ readonly do: "search"; readonly who: PlayerRef; readonly zone: "grimoire" | "stoneDeck" } & {
      readonly whose?: PlayerRef;
      /** Only so many from the top (230.2). */
      readonly top?: Amount;
      readonly where?: Filter;
      readonly count: Amount;
      readonly store: string;
      /** `false` where the text says not to shuffle (230.4). */
      readonly shuffle?: boolean;
    })
  | {
      readonly do: "look";
      readonly who: PlayerRef;
      readonly what: Select;
      readonly store?: string;
    }
  | { readonly do: "reveal"; readonly what: Select; readonly store?: string }
  /** Puts cards of a pile back in the order that a player chooses. */
  | {
      readonly do: "arrange";
      readonly who: PlayerRef;
      readonly what: Select;
      readonly position: "top" | "bottom";
    }
  | { readonly do: "shuffle"; readonly who: PlayerRef; readonly zone: "grimoire" | "stoneDeck" }
  | {
      readonly do: "choose";
      readonly who: PlayerRef;
      readonly from: Select;
      readonly count: Count;
      readonly store: string;
      /** Adds to what stands there, so that several players' choices come together (104). */
      readonly also?: boolean;
    }
  | ({ readonly do: "chooseNumber"; readonly who: PlayerRef; readonly min: Amount; readonly max: Amount } & {
      readonly store: string;
    })
  | { readonly do: "chooseColor"; readonly who: PlayerRef; readonly store: string }
  | { readonly do: "chooseMode"; readonly who: PlayerRef; readonly modes: readonly (readonly Effect[])[] }
  | {
      readonly do: "may";
      readonly who: PlayerRef;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: "if";
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** Once for each of them, which is stored under a name while it is done. */
  | { readonly do: "forEach"; readonly what: Select; readonly store: string; readonly effects: readonly Effect[] }
  | { readonly do: "repeat"; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Keeps a number as it is now. */
  | { readonly do: "remember"; readonly amount: Amount; readonly store: string }
  /** 225.1.1: uses cards by effect, whatever their timing; `free` when nothing is paid. */
  | { readonly do: "use"; readonly who: PlayerRef; readonly what: Select; readonly free: boolean }
  | Each<"win" | "lose", { readonly who: PlayerRef }>
  | { readonly do: "unsupported"; readonly text: string };

export type Verb = Effect["do"];

/** What belongs to each verb. */
type ByVerb = { readonly [Do in Verb]: Extract<Effect, { readonly do: Do }> };
export type EffectOf<Do extends Verb> = ByVerb[Do];
