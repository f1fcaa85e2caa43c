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

/** Choices made as something is put onto the stack (T.4.2): modes, X, one group of targets for each "target", shares. */
export type AnnouncedChoices = {
  readonly modes: readonly number[];
  readonly x: number;
  readonly targets: readonly (readonly Target[])[];
  /** Shares of a division by group; `null` where nothing is divided. */
  readonly shares: readonly (readonly number[] | null)[];
};

export const NO_ANNOUNCED_CHOICES: AnnouncedChoices = { modes: [], x: 0, targets: [], shares: [] };

/** Damage that one source is to deal to one thing. */
export type DamageShare = {
  readonly source: InstanceId;
  readonly target: Target;
  readonly amount: number;
};

/** Colors of an ability where its source had others than it is printed with, as it was put onto the stack (K.6.5). */
type Colors = readonly Color[];

/** A thing on the stack that is no card. `source` is the object whose ability it is, as it was called then. */
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
      /** References of the effect that began a delayed ability; `null` for others. */
      readonly scope: Scope | null;
    }
  /** A chapter ability of a Saga, or the room ability of a dungeon, whose player is the owner of this thing. */
  | {
      readonly sort: "chapter" | "room";
      readonly source: InstanceId | null;
      readonly colors?: Colors;
      readonly number: number;
      readonly ability: StackAbility | null;
    }
  /** Combat damage as it was announced (C.5.6). Nobody controls it, and nothing counters it. */
  | { readonly sort: "combatDamage"; readonly source: null; readonly dealt: readonly DamageShare[] };

/** A value that an instruction stored for later ones. */
export type StoredValue = { readonly targets: readonly Target[] } | { readonly number: number };

/** References of a spell or ability while its instructions are carried out. A scope never changes: another takes its place. */
export type Scope = {
  /** The object whose ability it is, or the spell itself; `null` for an ability of the game. */
  readonly source: InstanceId | null;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly event: EventFacts | null;
  readonly aim: AnnouncedChoices;
  readonly memory: Readonly<Record<string, StoredValue>>;
};

/** A triggered ability that waits to be put onto the stack (A.4.3). Its controller is set as it triggers (A.4.10). */
export type WaitingTrigger = {
  readonly thing: StackEntry;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  /** The moment at which it triggered. */
  readonly moment: Timestamp;
};
