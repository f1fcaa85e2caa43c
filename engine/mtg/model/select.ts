import type { CardType, CounterName, Supertype } from "./card";
import type { SimpleKeyword } from "./keyword";
import type { Color } from "./mana";
import type { ZoneId } from "./zone";

/** A player relative to an ability: `you` is its controller (G.5.1). */
export type PlayerRef =
  | "you"
  | "opponent"
  | "active"
  | { readonly controllerOf: Select }
  | { readonly ownerOf: Select }
  /** The player of the event on which the ability triggered. */
  | { readonly event: "player" };

/** One player, or each player in turn order. */
export type PlayerGroupRef = PlayerRef | "each";

/** A selection of players and objects. An object that has left its zone since it was chosen is not included (Z.1.3). */
export type Select =
  /** The object with this ability, while it stays in its zone. */
  | "self"
  /** The object or player to which the object with this ability is attached. */
  | "attached"
  /** Targets chosen on announcement, by the index of the word "target" (T.4.2). */
  | { readonly target: number }
  /** Things that an earlier instruction stored. */
  | { readonly stored: string }
  /** The subject of the event, or its source. */
  | { readonly event: "subject" | "source" }
  /** All objects of a zone that match: of the battlefield if no zone is named. */
  | {
      readonly all: Filter;
      readonly zone?: ZoneId;
      /** Controller on the battlefield and the stack, elsewhere the player of the zone. */
      readonly whose?: PlayerRef;
    }
  | { readonly player: PlayerGroupRef };

export type ComparisonOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type NumberComparison = { readonly is: ComparisonOperator; readonly than: Amount };

/** Conditions on an object, all of which must hold. */
export type Filter = {
  /** Any of these card types. */
  readonly type?: CardType | readonly CardType[];
  readonly supertype?: Supertype;
  readonly subtype?: string;
  readonly color?: Color;
  readonly colorless?: boolean;
  readonly name?: string;
  readonly keyword?: SimpleKeyword;
  readonly controller?: PlayerRef;
  readonly owner?: PlayerRef;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  /**
   * Attacking and blocked. `false` requires an attacker without blockers, after the declaration of blockers (G.42.1).
   */
  readonly blocked?: boolean;
  /** `true` requires that it blocks the object with this ability. */
  readonly blocksThis?: boolean;
  readonly token?: boolean;
  /** Whether damage is marked on it. */
  readonly damaged?: boolean;
  /** `true` excludes the object with this ability. */
  readonly other?: boolean;
  readonly power?: NumberComparison;
  readonly toughness?: NumberComparison;
  readonly manaValue?: NumberComparison;
  readonly counters?: { readonly counter: CounterName } & NumberComparison;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};

/**
 * A whole number, computed when it is needed (T.6.7). An amount that may be a fraction specifies its rounding (G.32.1).
 */
export type Amount =
  | number
  /** The value chosen for X (K.27.1). */
  | "x"
  | { readonly count: Select }
  /** A number of an object; for several objects, the sum. */
  | { readonly stat: "power" | "toughness" | "manaValue" | "damage"; readonly of: Select }
  | { readonly counters: CounterName; readonly on: Select }
  | { readonly life: PlayerRef }
  | { readonly handOf: PlayerRef }
  | { readonly stored: string }
  /** The amount of the event on which the ability triggered. */
  | { readonly event: "amount" }
  | { readonly sum: readonly Amount[] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly round: "up" | "down" };

/** A condition that holds or fails at a given moment. */
export type Condition =
  | { readonly amount: Amount; readonly is: ComparisonOperator; readonly than: Amount }
  | { readonly some: Select }
  | { readonly turnOf: PlayerRef }
  | { readonly every: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };
