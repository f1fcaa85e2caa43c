import type { Change, ReplacementAbility } from "./ability";
import type { InstanceId } from "./ids";
import type { Scope } from "./scope";
import type { LocatedInstance } from "./zone";

/** One change that is in force: since when, by what, and for whom. */
export type ActiveChange = {
  /** Identities are counted up, so the smaller began before the larger (house:6). */
  readonly timestamp: InstanceId;
  readonly scope: Scope;
  readonly change: Change;
  /** The number in it, worked out. */
  readonly amount: number;
  readonly instances: readonly InstanceId[];
  readonly players: readonly [boolean, boolean];
};

/** A replacement effect that is in force. */
export type ActiveReplacement = {
  /** The same for as long as it is the same ability of the same instance, so that an event meets it once. */
  readonly key: string;
  readonly scope: Scope;
  readonly ability: ReplacementAbility;
  /** What it could meet, as bits: see `bitsOfEvent`. */
  readonly meets: number;
  /** The lasting effect that it is, when no instance has it. */
  readonly lasting: InstanceId | null;
  readonly once: boolean;
};

/** Where abilities of each type are that may work now. */
export type ActiveAbilities = {
  readonly statics: readonly LocatedInstance[];
  readonly triggers: readonly LocatedInstance[];
  readonly replacements: readonly LocatedInstance[];
};

/** What a change is about, as far as whoever reads it tells them apart. */
export type ChangeKind = "points" | "colors" | "cost" | "timing" | "cannot" | "must" | "mayUse";

/** The changes of each sort, in their order. */
export type ChangesByKind = Readonly<Record<ChangeKind, ActiveChange[]>>;

/** What holds at a moment because of static abilities and lasting effects: worked out on read, never kept in the state. */
export type ContinuousEffects = {
  readonly active: ActiveAbilities;
  /** What all of this looks at, as bits; 0 when nothing on the table works by itself. */
  dependencies: number;
  /** Changes of which abilities there are; they come before all others (house:14). */
  readonly abilities: ActiveChange[];
  readonly changes: ActiveChange[];
  /** The same changes by what they are about. */
  byKind: ChangesByKind;
  /** What triggered abilities on the table listen for, as bits: see `EVENT_BITS`. */
  triggerMask: number;
  /** The rules have looked at the board and found nothing to do (705.3), and nothing has touched what they look at since. */
  settled: boolean;
  replacements: readonly ActiveReplacement[] | null;
};
