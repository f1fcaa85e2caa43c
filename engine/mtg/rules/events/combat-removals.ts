import type { Event } from "../../model/event";
import { getOpponent, type InstanceId, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getController, hasType } from "../continuous/characteristics";

/**
 * Returns removals from combat of creatures that are none any more, or whose control has changed. They stay tapped. Being
 * tapped or untapped removes nothing (C.1.7).
 *
 * @rule mtg-6e:C.1.4, mtg-6e:C.1.5
 */
export function createCombatRemovals(game: Game): readonly Event[] {
  const { combat, active } = game.state;
  if (combat === null) return [];
  const leaving = (fighters: readonly { readonly id: InstanceId }[], player: PlayerId): readonly Event[] =>
    fighters.flatMap(({ id }): readonly Event[] => {
      const object = findPermanent(game.state.zones, id);
      if (object === null || getController(game, object) !== player) {
        return [{ type: "leftCombat", rule: "mtg-6e:C.1.5", instance: id }];
      }
      return hasType(game, object, "creature") ? [] : [{ type: "leftCombat", rule: "mtg-6e:C.1.4", instance: id }];
    });
  return [...leaving(combat.attackers, active), ...leaving(combat.blockers, getOpponent(active))];
}
