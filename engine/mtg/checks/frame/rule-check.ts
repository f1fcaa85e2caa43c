import type { ByEra } from "../../model/era";
import type { StateBasedFinding } from "../../model/finding";
import type { MtgRef } from "../../model/ref";
import type { CheckSnapshot, PermanentSnapshot } from "./snapshot";

/**
 * One state-based effect of 704.5 or T.11.5. `find` returns everything that must happen and changes nothing. The check
 * exists in the eras for which `rule` has a rule.
 */
export type RuleCheck = {
  /** The letter of 704.5, or the rule of another era that corresponds to it. */
  readonly id: string;
  readonly rule: ByEra<MtgRef | null>;
  /** Rules of other chapters that describe this effect. */
  readonly also: readonly MtgRef[];
  /**
   * Whether it reads permanents and their characteristics only, and not whether they are tapped, so that it finds nothing
   * again until these change.
   */
  readonly readsBoardOnly?: true;
  /** Whether it concerns a permanent with these characteristics; without any such permanent it finds nothing. */
  readonly concerns?: (permanent: PermanentSnapshot) => boolean;
  /** Returns the findings; `rule` is the rule of the game's era. */
  readonly find: (look: CheckSnapshot, rule: MtgRef) => readonly StateBasedFinding[];
};
