import type { StackAbility } from "./ability";
import type { CardIndex, InstanceId, PlayerId, Target, Timestamp } from "./ids";
import type { Color } from "./mana";

/** Facts of an event, for the ability that triggered on it. */
export type EventFacts = {
  /**
   * The player or object affected by the event. For a move it is the object in its new zone, if it can be found there
   * (A.4.20).
   */
  readonly subject: Target | null;
  /** Identity of a moved object before its move. */
  readonly was: InstanceId | null;
  readonly source: InstanceId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
};

/**
 * Choices made when an object is put onto the stack (T.4.2): modes, X, one group of targets for each word "target", and
 * shares.
 */
export type AnnouncedChoices = {
  readonly modes: readonly number[];
  readonly x: number;
  readonly targets: readonly (readonly Target[])[];
  /** Shares of a division by group; `null` for a group without a division. */
  readonly shares: readonly (readonly number[] | null)[];
};

export const NO_ANNOUNCED_CHOICES: AnnouncedChoices = { modes: [], x: 0, targets: [], shares: [] };

/** Damage from one source to one recipient. */
export type DamageShare = {
  readonly source: InstanceId;
  readonly target: Target;
  readonly amount: number;
};

/**
 * Colors of an ability, if its source did not have its printed colors when the ability was put onto the stack (K.6.5).
 */
type Colors = readonly Color[];

/** An object on the stack that is not a card. `source` is the identity of its source at that time. */
export type StackEntry =
  /** The ability of the game by which the active player draws (P.7.1). */
  | { readonly sort: "turnDraw"; readonly source: null }
  | {
      readonly sort: "activated" | "triggered";
      readonly source: InstanceId | null;
      readonly colors?: Colors;
      /** Null for an object without an effect, such as on boards set up by hand. */
      readonly ability: StackAbility | null;
      readonly event: EventFacts | null;
      /** The scope of the effect that began a delayed ability; `null` for other abilities. */
      readonly scope: Scope | null;
    }
  /**
   * A chapter ability of a Saga, or a room ability of a dungeon; a room ability belongs to the owner of this object.
   */
  | {
      readonly sort: "chapter" | "room";
      readonly source: InstanceId | null;
      readonly colors?: Colors;
      readonly number: number;
      readonly ability: StackAbility | null;
    }
  /** Announced combat damage (C.5.6). It has no controller and cannot be countered. */
  | { readonly sort: "combatDamage"; readonly source: null; readonly dealt: readonly DamageShare[] };

/** A value that an instruction stored for later ones. */
export type StoredValue = { readonly targets: readonly Target[] } | { readonly number: number };

/**
 * References of a spell or ability while its instructions are carried out. Scopes are immutable and replaced on each
 * change.
 */
export type Scope = {
  /** The source of the ability, or the spell itself; `null` for an ability of the game. */
  readonly source: InstanceId | null;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly event: EventFacts | null;
  readonly aim: AnnouncedChoices;
  readonly memory: Readonly<Record<string, StoredValue>>;
};

/**
 * Returns a copy of a scope with some changes. Properties are listed one by one, because object spread gives each copy
 * another memory layout.
 */
export const copyScope = (
  { source, card, controller, event, aim, memory }: Scope,
  changes: Partial<Pick<Scope, "event" | "aim" | "memory">>,
): Scope => ({
  source,
  card,
  controller,
  event: changes.event === undefined ? event : changes.event,
  aim: changes.aim ?? aim,
  memory: changes.memory ?? memory,
});

/**
 * A triggered ability that waits to be put onto the stack (A.4.3). Its controller is fixed when it triggers (A.4.10).
 */
export type WaitingTrigger = {
  readonly thing: StackEntry;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  /** The timestamp at which it triggered. */
  readonly moment: Timestamp;
};
