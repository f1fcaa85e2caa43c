import type { Effect } from "../model/effect";
import type { Scope } from "../model/scope";
import type { Select } from "../model/select";
import type { Game } from "../model/state";
import { playerOf } from "../rules/continuous/evaluate";
import { locateAll, matches, select } from "../rules/continuous/select";

/** Members of an instruction that select its objects. If any of them selects nothing, the instruction is impossible. */
const NEEDS = ["what", "from", "on", "to"] as const;

/**
 * Whether an instruction could do anything now (304.2). It is called impossible only in plain cases: its selection is
 * empty, there is no card to discard (233.3), or no counter to remove.
 */
export function isPossible(game: Game, scope: Scope, effect: Effect): boolean {
  switch (effect.do) {
    case "discard": {
      const player = playerOf(game, scope, effect.who);
      if (player === null) return false;
      const { where } = effect;
      return game.state.zones.hand[player].some(
        (instance) => where === undefined || matches(game, scope, { zone: "hand", player, instance }, where),
      );
    }
    case "removeCounters":
      return locateAll(game, scope, effect.on).some(({ instance }) => (instance.counters?.[effect.counter] ?? 0) > 0);
    default:
      return NEEDS.every((key) => {
        const part = (effect as Partial<Record<string, unknown>>)[key];
        return !isSelect(part) || select(game, scope, part).length > 0;
      });
  }
}

/** Whether a member is a selection. Some verbs hold the name of a zone in the same member. */
const isSelect = (part: unknown): part is Select => part === "self" || (typeof part === "object" && part !== null);
