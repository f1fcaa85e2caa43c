import type { ContinuousChange, ReplacementAbility, StaticAbility } from "./ability";
import type { InstanceId, PlayerId } from "./ids";
import type { Instance } from "./instance";
import type { CardPartId } from "./parts";
import type { LastingEffect, Scope } from "./scope";
import type { AvailableStones } from "./stone-supply";
import type { LocatedInstance } from "./zone";

/** A change in force: its timestamp, scope, and affected instances and players. */
export type ActiveChange = {
  /** Instance identities increase, so the smaller timestamp is the older effect (house:6). */
  readonly timestamp: InstanceId;
  readonly scope: Scope;
  readonly change: ContinuousChange;
  /** The kind of the change; `null` for changes of abilities. */
  readonly kind: ChangeKind | null;
  /** The evaluated amount of the change. */
  readonly amount: number;
  readonly instances: readonly InstanceId[];
  readonly players: readonly [boolean, boolean];
};

/** Changes of one ability or lasting effect, with a common timestamp. */
export type ChangeSource = {
  readonly stamp: InstanceId;
  readonly scope: Scope;
  readonly changes: readonly ContinuousChange[];
  /** The ability that makes the changes and the location of its instance; `null` if no instance has the ability. */
  readonly ability: {
    readonly id: CardPartId;
    readonly part: StaticAbility;
    readonly place: LocatedInstance | null;
  } | null;
  readonly lasting: Extract<LastingEffect, { kind: "changes" }> | null;
  /** Dependencies of the changes, as bits. */
  readonly dependencies: number;
};

/** A source of changes, with its current changes. */
export type EvaluatedSource = { readonly source: ChangeSource; readonly active: readonly ActiveChange[] };

/** A replacement effect in force. */
export type ActiveReplacement = {
  /**
   * An identifier that is stable for one ability of one instance, so that an effect is applied to an event at most
   * once.
   */
  readonly key: string;
  readonly scope: Scope;
  readonly ability: ReplacementAbility;
  /** Mask of the events that it could apply to: see `getEventMask`. */
  readonly meets: number;
  /** The lasting effect that created it; `null` if an instance has the ability. */
  readonly lasting: InstanceId | null;
  readonly once: boolean;
};

/** The location of an instance, without its state. The state may change while the instance stays in place. */
export type ActiveLocation = Omit<LocatedInstance, "instance"> & Pick<Instance, "id" | "card">;

/** Locations of instances whose abilities may be active, by type of ability. */
export type ActiveAbilities = {
  readonly statics: readonly ActiveLocation[];
  readonly triggers: readonly ActiveLocation[];
  readonly replacements: readonly ActiveLocation[];
};

/** Kinds of changes that are evaluated separately. */
export type ChangeKind =
  | "points"
  | "colors"
  | "cost"
  | "without"
  | "price"
  | "timing"
  | "cannot"
  | "must"
  | "mayDefend"
  | "mayUse";

/** Changes of each kind, in the order in which they apply. */
export type ChangesByKind = Readonly<Record<ChangeKind, ActiveChange[]>>;

/**
 * Effects of static abilities and lasting effects at one moment. They are computed on read and never stored in the
 * state.
 */
export type ContinuousEffects = {
  readonly active: ActiveAbilities;
  /** Dependencies of all effects, as bits; 0 if nothing on the board works by itself. */
  dependencies: number;
  /** Dependencies of the lasting effects alone. */
  lastingDependencies: number;
  /** All sources of changes in their order; `null` if some of them change abilities. */
  sources: readonly EvaluatedSource[] | null;
  /** Changes of abilities, which apply before all others (house:14). */
  readonly abilities: ActiveChange[];
  readonly changes: ActiveChange[];
  /** Changes grouped by kind. */
  byKind: ChangesByKind;
  /** Trigger mask of all triggered abilities on the board: see `EVENT_BITS`. */
  triggerMask: number;
  /** Whether the last rule check found nothing (705.3) and its dependencies have not changed since. */
  settled: boolean;
  replacements: readonly ActiveReplacement[] | null;
  /** Stones that each player can pay with; `null` until they are counted, and after each event about stones. */
  stones: ByPlayer<AvailableStones>;
  /**
   * Cards in each hand that stones may be able to pay for: all (`normal`) or only quick ones. Null until it is
   * computed, and after each event about stones or hands.
   */
  affordable: ByPlayer<{ readonly normal: boolean; readonly cards: readonly LocatedInstance[] }>;
};

/**
 * Continuous effects that events have invalidated. `touched` are the dependencies that these events changed, as bits.
 */
export type OutdatedEffects = { readonly effects: ContinuousEffects; readonly touched: number };

/** A value computed for each player; `null` until it is computed. */
type ByPlayer<What> = readonly [What | null, What | null];

export const UNKNOWN_BY_PLAYER: ByPlayer<never> = [null, null];

/** Returns values by player, with the value of `player` replaced by `what`. */
export const setByPlayer = <What>([first, second]: ByPlayer<What>, player: PlayerId, what: What): ByPlayer<What> =>
  player === 0 ? [what, second] : [first, what];
