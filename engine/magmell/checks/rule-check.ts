import type { Event } from "../model/event";
import type { SparedUnit } from "../model/frame";
import type { Game } from "../model/state";
import type { RuleId, RuleRef } from "../rulebook";

/** One rule process of 705.4. `find` adds the events that the process causes and does not change the board. */
export type RuleCheck = {
  readonly rule: RuleId;
  /** Rules of other chapters that announce this process. */
  readonly also: readonly RuleRef[];
  /** `spared` are units that this check has tried to destroy before (house:36). */
  readonly find: (game: Game, events: Event[], spared: readonly SparedUnit[]) => void;
};
