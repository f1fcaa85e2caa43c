import type {
  ContinuousChange,
  Duration,
  ReplacementAbility,
  StaticAbility,
  TotalBound,
  TriggeredAbility,
} from "./ability";
import type { CardDefinition, CounterName } from "./card";
import type { Amount, Condition, Filter, PlayerRef, Select } from "./select";
import type { Phase } from "./turn";
import type { ZoneId } from "./zone";

/** An exact number, or bounds within which the player decides (「〜まで」). */
export type CountSpec = Amount | { readonly min: Amount; readonly max: Amount };

/** A position in a pile: one of its ends, or a number counted from the top, where 2 is second from the top. */
export type PilePosition = "top" | "bottom" | number;

/** Distributes a union of verbs into one member per verb, so that a verb determines its parameters. */
type Each<Do extends string, Rest> = Do extends string ? { readonly do: Do } & Rest : never;

/**
 * An instruction of an ability (304.1) as data. Instructions run in order (704.3.2.1), each as far as possible (103,
 * 304.2). `store` names the affected instances for later instructions.
 */
export type Effect =
  | {
      readonly do: "damage";
      readonly to: Select;
      /** Amount for each target; if absent, the shares divided among the targets. */
      readonly amount?: Amount;
      /** Source of the damage; by default the instance whose ability this is. */
      readonly by?: Select;
      /** Name for the players and units that were dealt damage. */
      readonly store?: string;
    }
  | { readonly do: "removeDamage"; readonly from: Select; readonly amount?: Amount }
  | Each<"gainLife" | "loseLife" | "setLife", { readonly who: PlayerRef; readonly amount: Amount }>
  | { readonly do: "draw"; readonly who: PlayerRef; readonly count: Amount }
  | {
      readonly do: "discard";
      readonly who: PlayerRef;
      readonly count: CountSpec | "all";
      readonly how: "choose" | "random";
      /** The player who chooses, if not the owner of the cards (233.2). */
      readonly by?: PlayerRef;
      readonly where?: Filter;
      readonly store?: string;
    }
  /** Discards cards stored by earlier choices, so that both players discard at the same moment (104). */
  | { readonly do: "discardThese"; readonly what: Select; readonly store?: string }
  | { readonly do: "destroy"; readonly what: Select; readonly store?: string }
  | {
      readonly do: "return";
      readonly what: Select;
      /** Destination; by default the owner's hand (228.1, house:4). */
      readonly to?: ZoneId;
      readonly position?: PilePosition;
      readonly store?: string;
    }
  | {
      readonly do: "summon";
      readonly what: Select;
      /** New controller; by default the controller of the ability. */
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly counters?: { readonly name: CounterName; readonly count: Amount };
      readonly store?: string;
    }
  | {
      readonly do: "put";
      readonly what: Select;
      readonly to: ZoneId;
      readonly position?: PilePosition;
      /** The player whose stone area it enters. */
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly faceDown?: boolean;
      readonly store?: string;
    }
  | {
      readonly do: "negate";
      readonly what: Select;
      /** Zone for negated cards in place of the dust. */
      readonly to?: ZoneId;
      readonly store?: string;
    }
  | Each<"wake" | "rest" | "turnFaceUp" | "turnFaceDown", { readonly what: Select; readonly store?: string }>
  | Each<
      "putCounters" | "removeCounters",
      {
        readonly on: Select;
        /** A name; `"any"` removes counters of whatever name the controller picks. */
        readonly counter: CounterName;
        /** Number for each instance; if absent, the shares divided among the targets. `"all"` removes all counters. */
        readonly count?: Amount | "all";
        readonly store?: string;
      }
    >
  | {
      readonly do: "token";
      /** Definition of the token, given by the ability that makes it (206.3). */
      readonly token: CardDefinition;
      readonly count: Amount;
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly store?: string;
    }
  /** Tokens with the information of a unit: name, colors, AP, HP and abilities (204.2). */
  | {
      readonly do: "token";
      readonly copy: Select;
      readonly count: Amount;
      readonly under?: PlayerRef;
      readonly rested?: boolean;
      readonly store?: string;
    }
  /** Moves counters from instances to another instance at one moment. */
  | {
      readonly do: "moveCounters";
      readonly from: Select;
      readonly to: Select;
      /** A name; `"any"` for counters of whatever name the controller picks. */
      readonly counter: CounterName;
      readonly count: Amount | "all";
    }
  /** Divides an amount on resolution, without targets; each chosen one gets at least 1. */
  | {
      readonly do: "divide";
      readonly who: PlayerRef;
      readonly amount: Amount;
      readonly among: Select;
      readonly gives: "damage" | { readonly counter: CounterName };
    }
  | {
      readonly do: "modify";
      readonly what: Select;
      readonly changes: readonly ContinuousChange[];
      readonly until: Duration;
    }
  /** Creates an ability without an instance for a duration: static, replacement, or a delayed trigger (302.1.3). */
  | {
      readonly do: "create";
      readonly ability: StaticAbility | ReplacementAbility | TriggeredAbility;
      readonly until: Duration;
      /**
       * `"always"` for a delayed trigger that triggers repeatedly (302.1.3.1), `"once"` for a replacement of the next
       * event only.
       */
      readonly times?: "once" | "always";
      /** A delayed trigger that does not trigger before the next turn begins. */
      readonly from?: "nextTurn";
    }
  | { readonly do: "control"; readonly what: Select; readonly who: PlayerRef; readonly until: Duration }
  /** Exchanges the control of two instances, or nothing if that is impossible. */
  | { readonly do: "exchangeControl"; readonly one: Select; readonly other: Select }
  | ({ readonly do: "search"; readonly who: PlayerRef; readonly zone: "grimoire" | "stoneDeck" } & {
      readonly whose?: PlayerRef;
      /** Number of cards from the top to search; by default the whole pile (230.2). */
      readonly top?: Amount;
      readonly where?: Filter;
      readonly count: Amount;
      readonly store: string;
      /** `false` if the text says not to shuffle (230.4). */
      readonly shuffle?: boolean;
    })
  | {
      readonly do: "look";
      readonly who: PlayerRef;
      readonly what: Select;
      readonly store?: string;
    }
  | { readonly do: "reveal"; readonly what: Select; readonly store?: string }
  /** Reveals cards from the top of a pile one by one until one matches. */
  | {
      readonly do: "revealUntil";
      readonly who: PlayerRef;
      readonly zone: "grimoire" | "stoneDeck";
      readonly where: Filter;
      /** Name for the matching card. */
      readonly store: string;
      /** Name for the cards revealed before the matching card, topmost first. */
      readonly others: string;
    }
  /** Puts cards of a pile back in an order of the player's choice. */
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
      readonly count: CountSpec;
      readonly store: string;
      /** Chosen at random, without a question to a player. */
      readonly how?: "random";
      readonly total?: TotalBound;
      /**
       * Adds to the stored targets instead of replacing them, so that choices of several players are combined (104).
       */
      readonly also?: boolean;
    }
  | ({ readonly do: "chooseNumber"; readonly who: PlayerRef; readonly min: Amount; readonly max: Amount } & {
      readonly store: string;
      /** Whether the number is the AP or the HP of a unit, for the text of the question. */
      readonly of?: "ap" | "hp";
    })
  | { readonly do: "chooseColor"; readonly who: PlayerRef; readonly store: string }
  /** Names a card of the game (205.3). */
  | { readonly do: "chooseName"; readonly who: PlayerRef; readonly store: string }
  | ({ readonly do: "chooseMode"; readonly who: PlayerRef; readonly modes: readonly (readonly Effect[])[] } & {
      /** The number of modes chosen; 1 if absent. They are carried out in the order written. */
      readonly choose?: CountSpec;
      /** Whether one mode may be chosen several times. */
      readonly again?: true;
    })
  | {
      readonly do: "may";
      readonly who: PlayerRef;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
      /** Number of instructions of `then` that are the price (house:46); the first, with choices before it, if absent. */
      readonly price?: number;
    }
  | {
      readonly do: "if";
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** Runs effects once for each target. The current target is stored under a name. */
  | { readonly do: "forEach"; readonly what: Select; readonly store: string; readonly effects: readonly Effect[] }
  | { readonly do: "repeat"; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Stores the current value of an amount. */
  | { readonly do: "remember"; readonly amount: Amount; readonly store: string }
  /** Uses cards by an effect, whatever their timing (225.1.1); `free` skips payment. */
  | { readonly do: "use"; readonly who: PlayerRef; readonly what: Select; readonly free: boolean }
  | Each<"win" | "lose", { readonly who: PlayerRef }>
  /** Exchanges the life of both players. */
  | { readonly do: "exchangeLife" }
  /** Gives a player another turn after this one. */
  | { readonly do: "extraTurn"; readonly who: PlayerRef }
  /** Skips the next phase of this kind of a player. */
  | { readonly do: "skip"; readonly who: PlayerRef; readonly phase: Phase }
  | { readonly do: "unsupported"; readonly text: string };

export type EffectVerb = Effect["do"];

/** Effects by verb. */
type ByVerb = { readonly [Do in EffectVerb]: Extract<Effect, { readonly do: Do }> };
export type EffectOf<Do extends EffectVerb> = ByVerb[Do];

type StoringVerb = { [Do in EffectVerb]: EffectOf<Do> extends { readonly store: string } ? Do : never }[EffectVerb];

const STORING_VERBS = {
  search: true,
  revealUntil: true,
  choose: true,
  chooseNumber: true,
  chooseColor: true,
  chooseName: true,
  remember: true,
  forEach: true,
} satisfies Readonly<Record<StoringVerb, true>>;

/**
 * Returns whether effects with this verb always store a result. Other effects store one only if a later word refers to
 * it.
 */
export const alwaysStores = (verb: unknown): boolean => typeof verb === "string" && Object.hasOwn(STORING_VERBS, verb);
