import { clone } from "../../kernel/clone";
import type { Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { Scope } from "./scope";

/**
 * A card, a token, or an ability on the chant (204.1). What it says is in the definition that `card` names; here is only
 * what happened to it.
 */
export type Instance = {
  id: InstanceId;
  /** For an ability, the card that it comes from. */
  card: CardIndex;
  /** Whose deck it came from (222.1); for tokens and abilities, who made them (house:18). */
  readonly owner: PlayerId;
  /** Who commands it (222.2). */
  controller: PlayerId;
  /** 219.4. Means something in the battle area and the stone area only, as does `faceDown`. */
  rested: boolean;
  /** 219.6. */
  faceDown: boolean;
  /** Damage that has been counted on it (221.2). */
  damage: number;
  counters: Counters | null;
  /** An ability rather than a card or a token (301.3). */
  readonly isAbility: boolean;
  /** A token, which is no card (206.2). */
  readonly isToken: boolean;
  /** On the chant: what it aims at and refers to. `null` elsewhere, and for what has no instructions. */
  scope: Scope | null;
};

/** A card as it lies in a deck. The one place that makes instances, so that all of them have one layout. */
export const makeInstance = (
  id: InstanceId,
  card: CardIndex,
  owner: PlayerId,
  sort: "card" | "token" | "ability" = "card",
  scope: Scope | null = null,
): Instance => ({
  id,
  card,
  owner,
  controller: owner,
  rested: false,
  faceDown: false,
  damage: 0,
  counters: null,
  isAbility: sort === "ability",
  isToken: sort === "token",
  scope,
});

/** A copy that shares nothing with the original; written out, so that it has the layout of `makeInstance` as well. */
export const copyInstance = (instance: Instance): Instance => ({
  id: instance.id,
  card: instance.card,
  owner: instance.owner,
  controller: instance.controller,
  rested: instance.rested,
  faceDown: instance.faceDown,
  damage: instance.damage,
  counters: instance.counters === null ? null : { ...instance.counters },
  isAbility: instance.isAbility,
  isToken: instance.isToken,
  scope: instance.scope === null ? null : clone(instance.scope),
});
