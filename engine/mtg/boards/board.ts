import type { BasicLandType, CardType, Counters, Supertype } from "../model/card";
import type { Era } from "../model/era";
import type { InstanceId, PlayerId, Target, Timestamp } from "../model/ids";
import type { SimpleKeyword } from "../model/keyword";
import type { Color, Mana } from "../model/mana";
import type { GameObject, Sector } from "../model/object";
import type { StackEntry } from "../model/stack";
import type { Variant } from "../model/state";
import type { Step } from "../model/turn";
import type { ZoneId } from "../model/zone";

/** The board version that this engine writes. It reads all versions. */
export const BOARD_VERSION = 1;

/** Maximum numbers of objects and definitions on a board. */
export const MAX_BOARD_OBJECTS = 200;

/** Conditions on an object that keywords and Auras of a board may name. */
export type BoardFilter = {
  readonly type?: CardType;
  readonly supertype?: Supertype;
  readonly subtype?: string;
  readonly color?: Color;
  readonly colorless?: boolean;
  readonly name?: string;
  readonly keyword?: SimpleKeyword;
  readonly not?: BoardFilter;
};

export type BoardKeyword =
  | SimpleKeyword
  | { readonly protectionFrom: BoardFilter }
  | { readonly rampage: number }
  | { readonly landwalk: BoardFilter }
  | { readonly blockedOnlyBy: BoardFilter };

/** A custom definition. Boards have no abilities other than keywords. */
export type BoardCard = {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  /** A mana cost such as `{1}{G}`. */
  readonly cost?: string;
  readonly colors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly keywords?: readonly BoardKeyword[];
  readonly loyalty?: number;
  readonly defense?: number;
  readonly enchants?: { readonly objects?: BoardFilter; readonly players?: boolean };
  readonly counterCap?: { readonly counter: string; readonly most: number };
  readonly lastChapter?: number;
  readonly rooms?: number;
};

/**
 * A shield against destruction or damage. `amount` is the damage that it prevents; without `amount` it prevents all
 * damage.
 */
export type BoardShield = { readonly kind: "regenerate" | "prevent"; readonly amount?: number };

/**
 * An object on the stack that is not a card; it does nothing when it resolves. `source` is missing if the source has
 * left.
 */
export type BoardStackObject = {
  readonly sort: Exclude<StackEntry["sort"], "turnDraw" | "combatDamage">;
  readonly source?: InstanceId;
  /** The number of its chapter or room. */
  readonly number?: number;
};

/**
 * An object of a board. Missing fields have the defaults of a permanent that has been on the battlefield since before
 * the turn: untapped, undamaged, controlled by its owner, timestamp 0.
 */
export type BoardObject = {
  readonly id: InstanceId;
  /** Index of its definition; for an ability, of the definition of its source. */
  readonly card: number;
  readonly zone: ZoneId;
  readonly owner: PlayerId;
  readonly controller?: PlayerId;
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly deathtouched?: boolean;
  readonly counters?: Counters;
  readonly token?: boolean;
  readonly copy?: NonNullable<GameObject["copy"]>;
  readonly attachedTo?: Target;
  readonly attachedAt?: Timestamp;
  readonly protector?: PlayerId;
  readonly sector?: Sector;
  /** The timestamp of its arrival; objects with equal timestamps arrived together. */
  readonly arrived?: Timestamp;
  /** Whether it has summoning sickness: its controller has not yet begun a turn with it (G.37.1). */
  readonly sick?: boolean;
  readonly phasedOut?: boolean;
  readonly phasedWith?: InstanceId;
  readonly shields?: readonly BoardShield[];
  readonly thing?: BoardStackObject;
};

/** A change that a board's effect makes to objects until the turn ends. */
export type BoardEffectChange =
  | { readonly add: "power" | "toughness"; readonly amount: number }
  | { readonly set: "power" | "toughness"; readonly amount: number }
  | { readonly gain: BoardKeyword }
  | { readonly lose: SimpleKeyword | "abilities" }
  | {
      readonly become: {
        readonly types?: readonly CardType[];
        readonly subtypes?: readonly string[];
        readonly colors?: readonly Color[];
      };
      readonly keep: boolean;
    }
  | { readonly becomeLand: BasicLandType };

/** An effect on objects. Effects apply in their order, after the objects' own characteristics. */
export type BoardEffect = { readonly on: readonly InstanceId[]; readonly changes: readonly BoardEffectChange[] };

/** One player of a board, with the numbers of unknown cards in library and hand. */
export type BoardPlayer = {
  readonly life?: number;
  readonly poison?: number;
  readonly drewFromEmpty?: boolean;
  readonly pool?: Partial<Mana>;
  readonly dungeon?: { readonly piece: InstanceId; readonly room: number };
  readonly shields?: readonly BoardShield[];
  readonly library?: number;
  readonly hand?: number;
};

/** Attackers and blockers of a board. An attacker without a target attacks something that has left. */
export type BoardCombat = {
  readonly attackers: readonly { readonly id: InstanceId; readonly target?: Target; readonly band?: number }[];
  readonly blockers?: readonly { readonly id: InstanceId; readonly attackers: readonly InstanceId[] }[];
  readonly blocked?: readonly InstanceId[];
};

/**
 * A custom board as plain JSON for the board editor, links and tests. Objects of an ordered zone are listed from bottom
 * to top, above the unknown cards.
 */
export type MtgBoard = {
  readonly version: typeof BOARD_VERSION;
  readonly era: Era;
  readonly variant?: Variant;
  readonly turn?: number;
  readonly first?: PlayerId;
  readonly active?: PlayerId;
  readonly step?: Step;
  readonly cards: readonly BoardCard[];
  readonly players?: readonly [BoardPlayer, BoardPlayer];
  readonly pieces: readonly BoardObject[];
  readonly effects?: readonly BoardEffect[];
  readonly combat?: BoardCombat;
};
