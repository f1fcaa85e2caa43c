import type { Duration } from "./ability";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { CardPartId } from "./parts";

/** A value stored by an instruction: targets, a number, or the modes chosen so far. */
export type StoredValue =
  | { readonly targets: readonly Target[] }
  | { readonly number: number }
  | { readonly modes: readonly number[] };

/** Facts about an event, for the ability that it triggered or the effect that replaced it. */
export type EventFacts = {
  /** The player or instance it happened to; for a move, the instance after the move. */
  readonly subject: Target | null;
  /** Identity of the moved instance before the move. */
  readonly was: InstanceId | null;
  readonly source: InstanceId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
  /** Damage beyond the HP that the unit had left; absent for events without damage to a unit. */
  readonly excess?: number;
  /** Subjects of all the events of one moment, for a trigger on all of them together. */
  readonly all?: readonly Pick<EventFacts, "subject" | "was">[];
};

/**
 * References of an ability while its instructions are carried out. Scopes are immutable; a change creates a new one.
 */
export type Scope = {
  /** The instance that has or had the ability; `card` is its card. */
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly ability: CardPartId;
  readonly event: EventFacts | null;
  /** Indices of the chosen modes, in order; `null` while none is chosen. */
  readonly modes: readonly number[] | null;
  /** Chosen targets, one group per 「対象」; `divisions` holds the shares of each group, if an amount was divided. */
  readonly targets: readonly (readonly Target[])[];
  readonly divisions: readonly (readonly number[] | null)[];
  /** Keys of the replacement effects behind these instructions; the events that they make inherit them (house:6). */
  readonly replacedBy: readonly string[];
  readonly memory: Readonly<Record<string, StoredValue>>;
  /**
   * New identities by former ones, of instances that this ability refers to: those whose move triggered it, and those
   * that moved while its instructions were carried out. It finds them where they went.
   */
  readonly became: Readonly<Record<InstanceId, InstanceId>>;
  /** Searched piles to shuffle at the end (230.4): whole piles, or the given instances. */
  readonly searched: readonly {
    readonly player: PlayerId;
    readonly zone: "grimoire" | "stoneDeck";
    readonly only: readonly InstanceId[] | null;
  }[];
};

/**
 * Returns a copy of a scope with some changes. Properties are listed one by one, because object spread gives each copy
 * another memory layout.
 */
export const copyScope = (
  scope: Scope,
  {
    controller = scope.controller,
    ability = scope.ability,
    event = scope.event,
    modes = scope.modes,
    targets = scope.targets,
    divisions = scope.divisions,
    replacedBy = scope.replacedBy,
    memory = scope.memory,
    became = scope.became,
    searched = scope.searched,
  }: Partial<Omit<Scope, "source" | "card">>,
): Scope => ({
  source: scope.source,
  card: scope.card,
  controller,
  ability,
  event,
  modes,
  targets,
  divisions,
  replacedBy,
  memory,
  became,
  searched,
});

/**
 * A continuous effect begun by an instruction (306.1), or an ability without an instance. Identities are shared with
 * instances, so that they order effects by age (house:6).
 */
export type LastingEffect = {
  readonly id: InstanceId;
  readonly until: Duration;
  /** The turn in which it began. */
  readonly turn: number;
  readonly scope: Scope;
} & (
  | ({ readonly kind: "changes"; readonly changes: CardPartId; readonly affected: readonly Target[] } & {
      /** Amounts of the changes, fixed when the effect began (house:15). */
      readonly amounts: readonly number[];
    })
  /** `from` is the first turn in which the ability works. */
  | { readonly kind: "ability"; readonly ability: CardPartId; readonly once: boolean; readonly from: number }
  /** Control of an instance for a duration, and its previous controller. */
  | { readonly kind: "control"; readonly instance: InstanceId; readonly player: PlayerId; readonly before: PlayerId }
);

/** A triggered ability that waits to be put on the chant (703.1). */
export type WaitingTrigger = {
  readonly ability: CardPartId;
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly event: EventFacts;
  /** The scope of the effect that made a delayed trigger; `null` for the ability of an instance. */
  readonly scope: Scope | null;
};
