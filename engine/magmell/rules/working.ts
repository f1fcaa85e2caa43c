import { factsAt } from "../model/cards";
import { PLAYERS } from "../model/ids";
import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import { isShared, type Place, type ZoneId, zoneList } from "../model/zone";

const SHARED_ZONES: readonly ZoneId[] = ["battleArea", "chant"];

/**
 * Visits every instance whose card has abilities of a type that may work where it lies: battle area, chant and stone
 * areas, and wherever else a card of this game has abilities that work. Face-down stones have none (219.6.2).
 */
export function eachWorking(
  game: Game,
  type: "statics" | "triggers" | "replacements",
  visit: (place: Place) => void,
): void {
  const { cards, state } = game;
  for (const zone of SHARED_ZONES) {
    for (const instance of zoneList(state.zones, zone, 0)) {
      if (has(instance)) visit({ zone, player: instance.controller, instance });
    }
  }
  for (const player of PLAYERS) {
    for (const instance of state.zones.stoneArea[player]) {
      if (!instance.faceDown && has(instance)) visit({ zone: "stoneArea", player, instance });
    }
  }
  for (const zone of cards.elsewhere) {
    for (const player of PLAYERS) {
      for (const instance of zoneList(state.zones, zone, player)) {
        if (has(instance) && factsAt(cards, instance.card).elsewhere.includes(zone)) visit({ zone, player, instance });
      }
      if (isShared(zone)) break;
    }
  }

  function has(instance: Instance): boolean {
    return !instance.isAbility && factsAt(cards, instance.card)[type];
  }
}
