import type { Counters } from "./card";
import type { CardIndex, InstanceId, PlayerId, Target, Timestamp } from "./ids";
import type { Filter } from "./select";
import type { AnnouncedChoices, StackEntry } from "./stack";

/**
 * A shield that waits for one event. It regenerates its permanent instead of letting it be destroyed (G.29.1), or
 * prevents damage until its amount is used up (T.10.6). Shields end with the turn.
 */
export type Shield =
  | { readonly kind: "regenerate" }
  | {
      readonly kind: "prevent" /** `null` prevents all of it. */;
      readonly amount: number | null;
      readonly from?: Filter;
    };

/** Returns a prevention shield after it has prevented some damage; empty if the shield is used up (T.10.6). */
export const reduceShield = (shield: Extract<Shield, { readonly kind: "prevent" }>, by: number): readonly Shield[] => {
  if (shield.amount === null) return [shield];
  return shield.amount > by ? [{ ...shield, amount: shield.amount - by }] : [];
};

/** Sectors for creatures (704.5u). */
export const SECTORS = [1, 2, 3] as const;
export type Sector = (typeof SECTORS)[number];

/**
 * A card, a token, a copy, or another object on the stack. `card` refers to the definition; the object stores only its
 * state. Objects are immutable: a changed copy replaces the object in its zone, so copies of a state share objects.
 */
export type GameObject = {
  readonly id: InstanceId;
  /** For an ability, the card of its source. */
  readonly card: CardIndex;
  /** The player whose deck contained it; for tokens and abilities, the player who created them (G.26.1, K.25.3). */
  readonly owner: PlayerId;
  /** The player who controls it, before effects on control (G.5.1). */
  readonly controller: PlayerId;
  readonly tapped: boolean;
  /** Damage marked on it (K.10.4). */
  readonly damage: number;
  /** Whether a source with deathtouch has dealt it damage since the last check (704.5h). */
  readonly deathtouched: boolean;
  readonly counters: Counters | null;
  readonly isToken: boolean;
  /** A copy of a spell or of a card (704.5e). */
  readonly copy: null | "spell" | "card";
  /** The permanent or player to which an Aura, Equipment or Fortification is attached. */
  readonly attachedTo: Target | null;
  /** The timestamp of its last attachment. */
  readonly attachedAt: Timestamp | null;
  /** The player who protects a battle (704.5w). */
  readonly protector: PlayerId | null;
  readonly sector: Sector | null;
  /** The timestamp of its arrival in its zone. */
  readonly arrived: Timestamp;
  /** Whether its controller has begun a turn with it and controlled it since (G.37.1). */
  readonly settled: boolean;
  /** Whether it is phased out on the battlefield, in eras where phasing is a state (mtg-house:22). */
  readonly phasedOut: boolean;
  /** The permanent with which an attached one phased out, and will phase in (G.27.3, G.27.13). */
  readonly phasedWith: InstanceId | null;
  /** The player in whose untap step it phases in, if an effect on control changed that player (G.27.11). */
  readonly phasesInFor?: PlayerId;
  /** The timestamp of its last phasing in without leaving; its effects count from then (mtg-house:22). */
  readonly renewed?: Timestamp;
  readonly shields: readonly Shield[];
  /** The object on the stack, if it is not a card. */
  readonly thing: StackEntry | null;
  /** Choices with which it was put onto the stack; `null` off the stack. */
  readonly aim: AnnouncedChoices | null;
};

/** The parts of an object on which its abilities may depend unless they ask whether something is tapped. */
const LASTING_PARTS = Object.keys({
  id: true,
  card: true,
  owner: true,
  controller: true,
  damage: true,
  deathtouched: true,
  counters: true,
  isToken: true,
  copy: true,
  attachedTo: true,
  attachedAt: true,
  protector: true,
  sector: true,
  arrived: true,
  phasedOut: true,
  phasedWith: true,
  phasesInFor: true,
  renewed: true,
  shields: true,
  thing: true,
  aim: true,
} satisfies Readonly<Record<Exclude<keyof GameObject, "tapped" | "settled">, true>>) as readonly (keyof GameObject)[];

/** Returns whether two versions of an object differ at most in being tapped, and in having been under control. */
export const isSameUnlessTapped = (one: GameObject, other: GameObject): boolean =>
  one === other || LASTING_PARTS.every((part) => one[part] === other[part]);

/** The state of a new object. */
const NEW_STATE: Omit<GameObject, "id" | "card" | "owner" | "controller"> = {
  tapped: false,
  damage: 0,
  deathtouched: false,
  counters: null,
  isToken: false,
  copy: null,
  attachedTo: null,
  attachedAt: null,
  protector: null,
  sector: null,
  arrived: 0,
  settled: false,
  phasedOut: false,
  phasedWith: null,
  shields: [],
  thing: null,
  aim: null,
};

/** Returns a new object with default state except for some changes. */
export const createObject = (
  id: InstanceId,
  card: CardIndex,
  owner: PlayerId,
  changes: Partial<Omit<GameObject, "id" | "card" | "owner">> = {},
): GameObject => buildObject(id, card, owner, changes.controller ?? owner, NEW_STATE, changes);

/** Returns a copy of an object with some changes. Its identity, card and owner never change. */
export const changeObject = (object: GameObject, changes: Partial<GameObject>): GameObject =>
  buildObject(object.id, object.card, object.owner, changes.controller ?? object.controller, object, changes);

/**
 * Returns an object with a state and changes of it. Properties are listed one by one, because object spread is slower
 * and would give each copy another memory layout.
 */
function buildObject(
  id: InstanceId,
  card: CardIndex,
  owner: PlayerId,
  controller: PlayerId,
  from: typeof NEW_STATE,
  {
    tapped = from.tapped,
    damage = from.damage,
    deathtouched = from.deathtouched,
    counters = from.counters,
    isToken = from.isToken,
    copy = from.copy,
    attachedTo = from.attachedTo,
    attachedAt = from.attachedAt,
    protector = from.protector,
    sector = from.sector,
    arrived = from.arrived,
    settled = from.settled,
    phasedOut = from.phasedOut,
    phasedWith = from.phasedWith,
    phasesInFor = from.phasesInFor,
    renewed = from.renewed,
    shields = from.shields,
    thing = from.thing,
    aim = from.aim,
  }: Partial<GameObject>,
): GameObject {
  const object: GameObject = {
    id,
    card,
    owner,
    controller,
    tapped,
    damage,
    deathtouched,
    counters,
    isToken,
    copy,
    attachedTo,
    attachedAt,
    protector,
    sector,
    arrived,
    settled,
    phasedOut,
    phasedWith,
    shields,
    thing,
    aim,
  };
  if (phasesInFor === undefined && renewed === undefined) return object;
  return Object.assign(object, phasesInFor !== undefined && { phasesInFor }, renewed !== undefined && { renewed });
}
