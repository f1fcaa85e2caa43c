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

/** One player, or each of both in turn order. */
export type PlayerGroupRef = PlayerRef | "each";

/**
 * A selection of players and objects. An object that has moved on since it was chosen is left out (Z.1.3).
 */
export type Select =
  /** The object whose ability this is, while it stays where it was. */
  | "self"
  /** The object or player that the ability's own object is attached to. */
  | "attached"
  /** Targets chosen as it was announced, by the index of the word "target" (T.4.2). */
  | { readonly target: number }
  /** Things that an earlier instruction stored. */
  | { readonly stored: string }
  /** The thing that the event was about, or its source. */
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
  /** Attacking and blocked; `false` demands an attacker that nobody has blocked, after the declaration (G.42.1). */
  readonly blocked?: boolean;
  /** `true` demands that it blocks the object whose ability this is. */
  readonly blocksThis?: boolean;
  readonly token?: boolean;
  /** Whether it has been dealt damage that is still marked. */
  readonly damaged?: boolean;
  /** `true` excludes the object whose ability this is. */
  readonly other?: boolean;
  readonly power?: NumberComparison;
  readonly toughness?: NumberComparison;
  readonly manaValue?: NumberComparison;
  readonly counters?: { readonly counter: CounterName } & NumberComparison;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};

/** A whole number, worked out when it is needed (T.6.7). Halves are rounded as they say (G.32.1). */
export type Amount =
  | number
  /** The value chosen for X (K.27.1). */
  | "x"
  | { readonly count: Select }
  /** A number of one object; of several their sum. */
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
