import type { EventPattern } from "./ability";
import type { CardKind, Color, CounterName, Timing } from "./card";
import type { ZoneId } from "./zone";

/** A player relative to an ability: 「あなた」 is its controller, 「相手」 the opponent (223.1). */
export type PlayerRef =
  | "you"
  | "opponent"
  | "turnPlayer"
  | { readonly controllerOf: Select }
  | { readonly ownerOf: Select }
  /** The player of the triggering or replaced event. */
  | { readonly event: "player" };

/**
 * A selection of players and instances as a card text refers to them. Instances that have moved to another zone are
 * left out unless stated otherwise.
 */
export type Select =
  /** The instance whose ability this is, while it stays where it was. */
  | "self"
  /** Targets chosen for a 「対象」, by its index. */
  | { readonly target: number }
  /** Targets stored by an earlier instruction. */
  | { readonly stored: string }
  /** The object or source of the triggering or replaced event. */
  | { readonly event: "subject" | "source" }
  /** All matching instances in some zones: the battle area if the text names none (405.4, 406.3). */
  | {
      readonly all: ZoneId | readonly ZoneId[];
      /**
       * The player they belong to: the controller in the battle area and on the chant, elsewhere the player of the
       * zone.
       */
      readonly whose?: PlayerRef;
      readonly where?: Filter;
    }
  | { readonly top: "grimoire" | "stoneDeck"; readonly whose: PlayerRef; readonly count: Amount }
  /** The bottom cards of a pile, lowest first. */
  | { readonly bottom: "grimoire" | "stoneDeck"; readonly whose: PlayerRef; readonly count: Amount }
  | { readonly player: PlayerRef }
  | { readonly players: "both" }
  | { readonly battle: "attacker" | "defender" | "target" }
  /** The unit that a unit, by default the ability's own, is in battle with (701.3.1.2). */
  | { readonly battle: "opposing"; readonly of?: Select }
  /** The union of selections, each target once. */
  | { readonly join: readonly Select[] }
  /** The source of an ability on the chant, while that instance stays in place. */
  | { readonly sourceOf: Select }
  /** The targets of a selection that match a filter. */
  | { readonly of: Select; readonly where: Filter };

export type ComparisonOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type NumberComparison = { readonly is: ComparisonOperator; readonly than: Amount };

/** A number by which instances are ranked. */
export type RankedStat = "ap" | "hp" | "useCost" | "damage";
/** The highest or lowest rank in a selection, shared by all ties. */
export type Rank = { readonly stat: RankedStat; readonly of: Select };

/** Conditions on an instance, all of which must hold. */
export type Filter = {
  readonly kind?: CardKind | readonly CardKind[];
  readonly color?: Color;
  /** Name of the store that holds the color. */
  readonly storedColor?: string;
  readonly colorless?: boolean;
  /** The name printed in 《》 (207.3). */
  readonly name?: string;
  /** Name of the store that holds the name. */
  readonly storedName?: string;
  readonly whose?: PlayerRef;
  readonly timing?: Timing;
  readonly token?: boolean;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  /** `true` excludes the instance whose ability this is. */
  readonly other?: boolean;
  /** The instance must be in this selection. */
  readonly among?: Select;
  readonly ap?: NumberComparison;
  readonly hp?: NumberComparison;
  readonly useCost?: NumberComparison;
  readonly catalyst?: NumberComparison;
  readonly damage?: NumberComparison;
  readonly counters?: { readonly name: CounterName } & NumberComparison;
  /** Number of counters of all names together. */
  readonly anyCounter?: NumberComparison;
  readonly battling?: boolean;
  /** On the chant: one of its targets is an instance that matches. */
  readonly targets?: Filter;
  /** On the chant: one of its targets is this player. */
  readonly targetsPlayer?: PlayerRef;
  /** The highest number of a selection. */
  readonly most?: Rank;
  /** The lowest number of a selection. */
  readonly least?: Rank;
  /** A name that something in this selection has (207). */
  readonly sameName?: Select;
  /** A color that something in this selection has (212). */
  readonly sharesColor?: Select;
  readonly zone?: ZoneId | readonly ZoneId[];
  /** The player from whose deck it came (「契約者」, 222.1). */
  readonly owner?: PlayerRef;
  /** A card, not an ability or token (206.2). */
  readonly card?: boolean;
  /**
   * The subject of a matching event of this turn. The pattern is compared with things as they were at that time
   * (301.7).
   */
  readonly did?: EventPattern;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};

/** A whole number evaluated when it is needed (203.1). */
export type Amount =
  | number
  | { readonly count: Select }
  | {
      /** A characteristic of an instance, summed over the selection; 0 for an empty one. */
      readonly stat: "ap" | "hp" | "damage" | "useCost" | "catalyst";
      readonly of: Select;
    }
  | { readonly counters: CounterName; readonly on: Select }
  /** Counters of all names together. */
  | { readonly anyCounters: Select }
  /** The highest number in a selection; 0 for an empty one. */
  | { readonly most: RankedStat; readonly of: Select }
  /** The lowest number in a selection; 0 for an empty one. */
  | { readonly least: RankedStat; readonly of: Select }
  /** Number of different colors in a selection (212.1). */
  | { readonly colors: Select }
  | { readonly life: PlayerRef }
  | { readonly stored: string }
  /** The amount of the triggering or replaced event. */
  | { readonly event: "amount" }
  /** Damage of the event beyond the HP that the damaged unit had left. */
  | { readonly event: "excess" }
  | { readonly sum: readonly Amount[] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly highest: readonly Amount[] }
  | { readonly lowest: readonly Amount[] }
  /** The distance between two numbers, never negative. */
  | { readonly difference: readonly [Amount, Amount] }
  /** A number divided by another; 0 if the divisor is 0 or less. */
  | { readonly quotient: readonly [Amount, Amount]; readonly round: "up" | "down" }
  | { readonly half: Amount; readonly round: "up" | "down" }
  | { readonly if: Condition; readonly then: Amount; readonly otherwise: Amount }
  /** Number of cards that a player has used this turn. */
  | { readonly usedThisTurn: PlayerRef }
  /** Number of events of this turn that match, or with `total` the sum of their amounts. */
  | { readonly happened: EventPattern; readonly total?: true };

/** A condition that holds or fails at a given moment. */
export type Condition =
  | { readonly amount: Amount; readonly is: ComparisonOperator; readonly than: Amount }
  | { readonly some: Select }
  | { readonly turnOf: PlayerRef }
  | { readonly phase: "standby" | "draw" | "stone" | "main" | "end" }
  | { readonly inBattle: boolean }
  | { readonly same: readonly [PlayerRef, PlayerRef] }
  /** Whether an optional price of this card was paid as it was used. */
  | { readonly paid: true }
  | { readonly every: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };
