import type { InstanceId, Target } from "./ids";

/** An attacking creature. Attackers with the same number of a band attack as one (A.7.4). */
export type Attacker = { readonly id: InstanceId; readonly target: Target; readonly band: number | null };

/** A blocking creature and the attackers that it blocks, usually one (C.4.3). */
export type Blocker = { readonly id: InstanceId; readonly attackers: readonly InstanceId[] };

/** The combat of a combat phase. It is immutable and replaced on each change. */
export type Combat = {
  /** Whether a creature was declared as an attacker, so that the steps of blocking and damage take place (C.3.1). */
  readonly attacked: boolean;
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  /** Attackers that have become blocked. They stay blocked (C.4.r8). */
  readonly blocked: readonly InstanceId[];
  /** Creatures that have dealt damage in the first of two damage steps (C.5.9). */
  readonly dealtFirst: readonly InstanceId[];
};

export const EMPTY_COMBAT: Combat = { attacked: false, attackers: [], blockers: [], blocked: [], dealtFirst: [] };
