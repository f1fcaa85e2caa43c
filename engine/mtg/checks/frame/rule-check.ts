import type { ByEra } from "../../model/era";
import type { StateBasedFinding } from "../../model/finding";
import type { MtgRef } from "../../model/ref";
import type { CheckSnapshot } from "./snapshot";

/**
 * One state-based effect of 704.5 or T.11.5. `find` tells everything that must happen and changes nothing. An era has the
 * rows whose rule it has: nothing else switches them on or off.
 */
export type RuleCheck = {
  /** The letter of 704.5, or the rule of another era that corresponds to it. */
  readonly id: string;
  readonly rule: ByEra<MtgRef | null>;
  /** Rules of other chapters that describe this effect. */
  readonly also: readonly MtgRef[];
  /** `rule` is the one of the era. */
  readonly find: (look: CheckSnapshot, rule: MtgRef) => readonly StateBasedFinding[];
};
