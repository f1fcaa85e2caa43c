import type { Duration } from "./ability";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { PartId } from "./parts";
import type { EventFacts, Scope } from "./scope";
import type { Target } from "./target";

/**
 * A continuous effect that an instruction began (306.1), or an ability that belongs to no instance. Its identity comes
 * from the same count as those of instances, so that identities tell what began before what (house:6).
 */
export type Lasting = {
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
export type Waiting = {
  readonly ability: PartId;
  readonly source: InstanceId;
  readonly card: CardIndex;
  readonly controller: PlayerId;
  readonly event: EventFacts;
  /** What an effect that made a delayed trigger knew; `null` for the ability of an instance. */
  readonly scope: Scope | null;
};
