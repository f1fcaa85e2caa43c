import type { Ability, Act } from "./ability";
import type { CardType, Supertype } from "./card";
import type { PlayerId } from "./ids";
import type { Keyword } from "./keyword";
import type { Color, ManaCost } from "./mana";
import type { GameObject } from "./object";
import type { ZoneId } from "./zone";

/** Characteristics of an object as they are now, with all continuous effects (K.6.1). */
export type Characteristics = {
  /** `null` for a land that has lost its name with its text (K.16.4). */
  readonly name: string | null;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly cost: ManaCost | null;
  /** 0 for what is no creature. */
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  readonly controller: PlayerId;
  /** Acts that effects forbid it, and those that they demand of it. */
  readonly cannot: readonly Act[];
  readonly must: readonly ("attack" | "block")[];
};

/** Last known information: an object as it was just before it left its zone (T.6.8, A.4.21). */
export type LastKnown = {
  readonly object: GameObject;
  readonly zone: ZoneId;
  readonly player: PlayerId;
  readonly seen: Characteristics;
};
