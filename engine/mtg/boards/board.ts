import type { BasicLandType, CardType, Counters, Supertype } from "../model/card";
import type { Era } from "../model/era";
import type { InstanceId, Moment, PlayerId, Target } from "../model/ids";
import type { SimpleKeyword } from "../model/keyword";
import type { Color, Mana } from "../model/mana";
import type { GameObject, Sector } from "../model/object";
import type { StackThing } from "../model/stack";
import type { Variant } from "../model/state";
import type { Step } from "../model/turn";
import type { ZoneId } from "../model/zone";

/** The version of scenes that this engine writes. It reads every version there has been. */
export const SCENE_VERSION = 1;

/** The most pieces that a scene may hold, and definitions that it may bring. */
export const MOST_PIECES = 200;

/** Conditions on an object that keywords and Auras of a scene may name. */
export type SceneFilter = {
  readonly type?: CardType;
  readonly supertype?: Supertype;
  readonly subtype?: string;
  readonly color?: Color;
  readonly colorless?: boolean;
  readonly name?: string;
  readonly keyword?: SimpleKeyword;
  readonly not?: SceneFilter;
};

export type SceneKeyword =
  | SimpleKeyword
  | { readonly protectionFrom: SceneFilter }
  | { readonly rampage: number }
  | { readonly landwalk: SceneFilter }
  | { readonly blockedOnlyBy: SceneFilter };

/** A definition made by hand. Abilities beyond keywords are no part of a scene. */
export type SceneCard = {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  /** A mana cost such as `{1}{G}`. */
  readonly cost?: string;
  readonly colors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly keywords?: readonly SceneKeyword[];
  readonly loyalty?: number;
  readonly defense?: number;
  readonly enchants?: { readonly objects?: SceneFilter; readonly players?: boolean };
  readonly counterCap?: { readonly counter: string; readonly most: number };
  readonly lastChapter?: number;
  readonly rooms?: number;
};

/** A shield against damage or destruction; `amount` is how much damage it prevents, all of it where it is absent. */
export type SceneShield = { readonly kind: "regenerate" | "prevent"; readonly amount?: number };

/** A thing on the stack that is no card: it does nothing as it resolves. One without a source outlived it. */
export type SceneThing = {
  readonly sort: Exclude<StackThing["sort"], "turnDraw" | "combatDamage">;
  readonly source?: InstanceId;
  /** The number of its chapter or room. */
  readonly number?: number;
};

/**
 * A piece of a scene. Marks that are absent are as on a card that has just been laid down: untapped, undamaged, controlled by
 * its owner since before the turn, there since moment 0.
 */
export type ScenePiece = {
  readonly id: InstanceId;
  /** Index of its definition; of an ability that of its source. */
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
  readonly attachedAt?: Moment;
  readonly protector?: PlayerId;
  readonly sector?: Sector;
  /** The moment at which it came; pieces of one number came together. */
  readonly arrived?: Moment;
  /** Whether its controller has not yet begun a turn with it (G.37.1). */
  readonly sick?: boolean;
  readonly phasedOut?: boolean;
  readonly phasedWith?: InstanceId;
  readonly shields?: readonly SceneShield[];
  readonly thing?: SceneThing;
};

/** A change that an effect of a scene makes to pieces until the turn ends. */
export type SceneChange =
  | { readonly add: "power" | "toughness"; readonly amount: number }
  | { readonly set: "power" | "toughness"; readonly amount: number }
  | { readonly gain: SceneKeyword }
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

/** An effect on pieces. Effects apply in the order in which they stand, after all that the pieces came with. */
export type SceneEffect = { readonly on: readonly InstanceId[]; readonly changes: readonly SceneChange[] };

/** One player of a scene, and how many cards in library and hand nobody knows. */
export type ScenePlayer = {
  readonly life?: number;
  readonly poison?: number;
  readonly drewFromEmpty?: boolean;
  readonly pool?: Partial<Mana>;
  readonly dungeon?: { readonly piece: InstanceId; readonly room: number };
  readonly shields?: readonly SceneShield[];
  readonly library?: number;
  readonly hand?: number;
};

/** Attackers and blockers of a scene. An attacker without a target attacks something that has left. */
export type SceneCombat = {
  readonly attackers: readonly { readonly id: InstanceId; readonly target?: Target; readonly band?: number }[];
  readonly blockers?: readonly { readonly id: InstanceId; readonly attackers: readonly InstanceId[] }[];
  readonly blocked?: readonly InstanceId[];
};

/**
 * A board laid by hand, as plain JSON: what the lab shows, what a link carries, what a test begins with. Pieces of an ordered
 * zone stand from the bottom to the top, above the cards that nobody knows.
 */
export type MtgScene = {
  readonly version: typeof SCENE_VERSION;
  readonly era: Era;
  readonly variant?: Variant;
  readonly turn?: number;
  readonly first?: PlayerId;
  readonly active?: PlayerId;
  readonly step?: Step;
  readonly cards: readonly SceneCard[];
  readonly players?: readonly [ScenePlayer, ScenePlayer];
  readonly pieces: readonly ScenePiece[];
  readonly effects?: readonly SceneEffect[];
  readonly combat?: SceneCombat;
};
