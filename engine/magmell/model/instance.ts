import { clone } from "../../kernel/clone";
import type { Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { Scope } from "./scope";

/**
 * A card, a token, or an ability on the chant (204.1). The definition is found through `card`; an instance holds only
 * its state.
 */
export type Instance = {
  id: InstanceId;
  /** For an ability, the card that it belongs to. */
  card: CardIndex;
  /** The player whose deck it came from (222.1); for tokens and abilities, the player who made them (house:18). */
  readonly owner: PlayerId;
  /** The player who controls it (222.2). */
  controller: PlayerId;
  /** Rested (219.4). Meaningful in the battle area and stone area only, like `faceDown`. */
  rested: boolean;
  /** Face down (219.6). */
  faceDown: boolean;
  /** Damage taken so far (221.2). */
  damage: number;
  counters: Counters | null;
  /** Whether it is an ability rather than a card or token (301.3). */
  readonly isAbility: boolean;
  /** Whether it is a token, which is no card (206.2). */
  readonly isToken: boolean;
  /** Targets and references of an instance on the chant; `null` elsewhere and without instructions. */
  scope: Scope | null;
};

/** A new instance in its initial state. All instances are made here, so that they share one object layout. */
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

/** A deep copy of an instance, written out to keep the object layout of `makeInstance`. */
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
