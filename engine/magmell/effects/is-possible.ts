import type { Effect } from "../model/effect";
import type { Scope } from "../model/scope";
import type { Select } from "../model/select";
import type { Game } from "../model/state";
import { playerOf } from "../rules/continuous/evaluate";
import { locateAll, matches, select } from "../rules/continuous/select";

/** The part of an instruction without which there is nothing that it could be done to. */
const NEEDS = ["what", "from", "on", "to"] as const;

/**
 * Whether an instruction could do anything now (304.2). It is only called impossible where that is plain to see: nothing is
 * there that it speaks of, no card to be discarded (233.3), no counter to be removed.
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

/** A zone is written where other instructions name things. */
const isSelect = (part: unknown): part is Select => part === "self" || (typeof part === "object" && part !== null);
