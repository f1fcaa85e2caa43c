import type { Ability, ContinuousChange, RestrictableAction } from "./ability";
import type { CardType, Supertype } from "./card";
import type { InstanceId, PlayerId } from "./ids";
import type { Keyword } from "./keyword";
import type { Color, ManaCost } from "./mana";
import type { GameObject } from "./object";
import type { Scope } from "./stack";
import type { ZoneId } from "./zone";

/** Current characteristics of an object, with all continuous effects (K.6.1). */
export type Characteristics = {
  /** `null` for an ability. */
  readonly name: string | null;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly cost: ManaCost | null;
  /** 0 if it is not a creature. */
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  readonly controller: PlayerId;
  /** Effects that forbid, require or allow it an act, or put a cost on an act. */
  readonly rules: readonly RuleChange[];
};

/** Characteristics of an object while effects are applied to them. */
export type CharacteristicsDraft = { -readonly [Key in keyof Characteristics]: Characteristics[Key] };

/** A change that does not affect characteristics, with the scope of its effect. */
export type RuleChange = {
  readonly change: Extract<
    ContinuousChange,
    | { readonly cannot: RestrictableAction }
    | { readonly must: string }
    | { readonly may: string }
    | { readonly costs: string }
    | { readonly costsMore: unknown }
  >;
  readonly scope: Scope;
};

/** A change that an effect makes to a player. */
export type PlayerChange = {
  readonly change: Extract<
    ContinuousChange,
    { readonly maxHand: unknown } | { readonly landPlays: number } | { readonly skip: string }
  >;
  readonly player: PlayerId;
  readonly scope: Scope;
};

/** The result of all continuous effects in a state. */
export type ContinuousEffects = {
  readonly objects: ReadonlyMap<InstanceId, Characteristics>;
  readonly players: readonly PlayerChange[];
  /** Whether an effect changes who controls something. */
  readonly controls: boolean;
  /** Whether an effect changes types or names, which may change which permanents are legends. */
  readonly remakes: boolean;
  /** What was computed from the permanents, by the number of its memo; it holds while nothing but tapping changes. */
  readonly memos: unknown[];
  /** The same with whether they are tapped. */
  readonly boardMemos: unknown[];
};

/** Last known information: an object as it was just before it left its zone (T.6.8, A.4.21). */
export type LastKnownInfo = {
  readonly object: GameObject;
  readonly zone: ZoneId;
  readonly player: PlayerId;
  readonly seen: Characteristics;
};
