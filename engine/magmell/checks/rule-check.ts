import type { Event } from "../model/event";
import type { SparedUnit } from "../model/frame";
import type { Game } from "../model/state";
import type { RuleId, RuleRef } from "../rulebook";

/** One rule process of 705.4: adds what must happen to `found`, and changes nothing on the board itself. */
export type RuleCheck = {
  readonly rule: RuleId;
  /** Rules of other chapters that announce it. */
  readonly also: readonly RuleRef[];
  /** `spared` are units that this check has tried to destroy before (house:36). */
  readonly find: (game: Game, found: Event[], spared: readonly SparedUnit[]) => void;
};
