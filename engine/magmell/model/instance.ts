import type { Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { Scope } from "./scope";

/**
 * A card, a token, or an ability on the chant (204.1). An instance contains only its state; `card` refers to its
 * definition. Instances are immutable, so that copies of a state share them; `updateInstance` replaces them.
 */
export type Instance = {
  readonly id: InstanceId;
  /** For an ability, the card that it belongs to. */
  readonly card: CardIndex;
  /** The player whose deck it came from (222.1); for tokens and abilities, the player who made them (house:18). */
  readonly owner: PlayerId;
  /** The player who controls it (222.2). */
  readonly controller: PlayerId;
  /** Rested (219.4). Meaningful in the battle area and stone area only, like `faceDown`. */
  readonly rested: boolean;
  /** Face down (219.6). */
  readonly faceDown: boolean;
  /** Damage taken so far (221.2). */
  readonly damage: number;
  readonly counters: Counters | null;
  /** Whether it is an ability rather than a card or token (301.3). */
  readonly isAbility: boolean;
  /** Whether it is a token, which is no card (206.2). */
  readonly isToken: boolean;
  /** Whether an optional price was paid as it was used. It comes along when the card is summoned from the chant. */
  readonly paid: boolean;
  /** Targets and references of an instance on the chant; `null` elsewhere and without instructions. */
  readonly scope: Scope | null;
};

/** Creates an instance in its initial state. All instances are created here, so that they share one object layout. */
export const createInstance = (
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
  paid: false,
  scope,
});

/**
 * Changes of an instance. `card` changes only when hidden cards are guessed. The other properties are fixed at
 * creation.
 */
export type InstanceChanges = Partial<Omit<Instance, "owner" | "isAbility" | "isToken">>;

/**
 * Returns a copy of an instance with some changes. Properties are listed one by one, because object spread is ten times
 * slower and changes the object layout.
 */
export const applyInstanceChanges = (
  instance: Instance,
  {
    id = instance.id,
    card = instance.card,
    controller = instance.controller,
    rested = instance.rested,
    faceDown = instance.faceDown,
    damage = instance.damage,
    counters = instance.counters,
    paid = instance.paid,
    scope = instance.scope,
  }: InstanceChanges,
): Instance => ({
  id,
  card,
  owner: instance.owner,
  controller,
  rested,
  faceDown,
  damage,
  counters,
  isAbility: instance.isAbility,
  isToken: instance.isToken,
  paid,
  scope,
});
