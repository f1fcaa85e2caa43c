import type { CardIndex, InstanceId, PlayerId } from "./ids";

/** A card in the game (204.1). What it says is in the definition that `card` names; here is only what happened to it. */
export type Instance = {
  id: InstanceId;
  card: CardIndex;
  /** Whose deck it came from (222.1). */
  readonly owner: PlayerId;
  /** Who commands it (222.2). */
  controller: PlayerId;
  /** 219.4. Means something in the battle area and the stone area only, as does `faceDown`. */
  rested: boolean;
  /** 219.6. */
  faceDown: boolean;
  /** Damage that has been counted on it (221.2). */
  damage: number;
};

/** A card as it lies in a deck. The one place that makes instances, so that all of them have one layout. */
export const makeInstance = (id: InstanceId, card: CardIndex, owner: PlayerId): Instance => ({
  id,
  card,
  owner,
  controller: owner,
  rested: false,
  faceDown: false,
  damage: 0,
});

/** A copy that shares nothing with the original; written out, so that it has the layout of `makeInstance` as well. */
export const copyInstance = ({ id, card, owner, controller, rested, faceDown, damage }: Instance): Instance => ({
  id,
  card,
  owner,
  controller,
  rested,
  faceDown,
  damage,
});
