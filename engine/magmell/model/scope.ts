import type { Duration } from "./ability";
import type { CardIndex, InstanceId, PlayerId, Target } from "./ids";
import type { PartId } from "./parts";

/** What an instruction stored: players and instances, or a number. */
export type StoredValue = { readonly targets: readonly Target[] } | { readonly number: number };

/** What an event was about, for the ability that it triggered or the effect that replaced it. */
export type EventFacts = {
  /** Whom it happened to; what moved, as what it has become. */
  readonly subject: Target | null;
  /** The identity of what moved before it did. */
  readonly was: InstanceId | null;
  readonly source: InstanceId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
};

/** Everything that the instructions of an ability refer to while they are carried out. */
export type Scope = {
  /** The instance that has or had the ability, and its card. */
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly ability: PartId;
  readonly event: EventFacts | null;
  /** Which of several bodies; `null` when the ability has one. */
  mode: number | null;
  /** For each 「対象」 of the text what was chosen, and the numbers divided among them, if any were. */
  targets: (readonly Target[])[];
  divisions: (readonly number[] | null)[];
  memory: Record<string, StoredValue>;
  /** Piles to be shuffled when all is done, because they were searched (230.4): all of it, or these. */
  searched: {
    readonly player: PlayerId;
    readonly zone: "grimoire" | "stoneDeck";
    readonly only: readonly InstanceId[] | null;
  }[];
};

/**
 * A continuous effect that an instruction began (306.1), or an ability that belongs to no instance. Its identity comes
 * from the same count as those of instances, so that identities tell what began before what (house:6).
 */
export type LastingEffect = {
  readonly id: InstanceId;
  readonly until: Duration;
  readonly scope: Scope;
} & (
  | ({ readonly kind: "changes"; readonly changes: PartId; readonly affected: readonly Target[] } & {
      /** The number in each change, as it was when the effect began (house:15). */
      readonly amounts: readonly number[];
    })
  | { readonly kind: "ability"; readonly ability: PartId; readonly once: boolean }
  /** Who commands an instance for a while, and who did before. */
  | { readonly kind: "control"; readonly instance: InstanceId; readonly player: PlayerId; readonly before: PlayerId }
);

/** A triggered ability that waits to be put on the chant (703.1). */
export type WaitingTrigger = {
  readonly ability: PartId;
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly event: EventFacts;
  /** What an effect that made a delayed trigger knew; `null` for the ability of an instance. */
  readonly scope: Scope | null;
};
