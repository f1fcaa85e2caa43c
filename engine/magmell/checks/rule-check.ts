import type { Event } from "../model/event";
import type { GameState } from "../model/state";
import type { RuleId } from "../rulebook";

/** One rule process of 705.4: adds what must happen to `found`, and changes nothing itself. */
export type RuleCheck = {
  readonly rule: RuleId;
  /** Rules of other chapters that announce it. */
  readonly also: readonly RuleId[];
  readonly find: (state: GameState, found: Event[]) => void;
};
