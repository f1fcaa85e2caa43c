import type { ContinuousChange, Duration, TriggeredAbility } from "./ability";
import type { InstanceId, PlayerId, Target, Timestamp } from "./ids";
import type { Scope } from "./stack";
import type { Step } from "./turn";

/** A continuous effect or delayed ability from a resolution (T.8.2, A.5.1). */
export type LastingEffect = {
  readonly id: number;
  /** The moment at which it began: effects apply in this order (T.8.10). */
  readonly moment: Timestamp;
  readonly turn: number;
  readonly until: Duration;
  readonly scope: Scope;
} & (
  | {
      readonly kind: "changes";
      readonly changes: readonly ContinuousChange[];
      /** Objects and players affected, fixed when the effect began (T.8.2). */
      readonly affected: readonly Target[];
      /** Amounts of the changes, fixed when the effect began; 0 for a change without an amount. */
      readonly amounts: readonly number[];
    }
  | { readonly kind: "delayed"; readonly ability: TriggeredAbility }
);

/** A step for a player to skip once, at its next beginning (G.36.2). */
export type PendingSkip = {
  readonly player: PlayerId;
  readonly step: Step;
  /** The object with the effect; `null` for the rule of the first draw. */
  readonly source: InstanceId | null;
};
