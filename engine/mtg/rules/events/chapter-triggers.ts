import type { Event } from "../../model/event";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { applyEvent } from "./apply-event";

/**
 * Collects chapter abilities of a Saga that lore counters have reached: each whose number lies among the counters just put
 * triggers once (704.5s speaks of them as abilities that trigger).
 *
 * @rule mtg-cr:704.5s
 */
export function collectChapterTriggers(game: Game, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== "countersPut" || event.counter !== "lore") continue;
    const object = findPermanent(game.state.zones, event.instance);
    if (object === null) continue;
    const reached = object.counters?.lore ?? 0;
    const { abilities, controller } = getCharacteristics(game, object);
    for (const ability of abilities) {
      if (ability.type !== "chapter") continue;
      for (const number of ability.chapters) {
        if (number > reached || number <= reached - event.count) continue;
        const thing = { sort: "chapter", source: object.id, number, ability } as const;
        const { card } = object;
        applyEvent(game, {
          type: "triggered",
          rule: "mtg-cr:704.5s",
          waiting: { thing, card, controller, moment: game.state.moment },
        });
      }
    }
  }
}
