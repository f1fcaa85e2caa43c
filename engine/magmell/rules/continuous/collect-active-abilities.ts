import { getCardFacts } from "../../model/cards";
import type { ActiveAbilities, ActiveLocation } from "../../model/continuous-effects";
import { PLAYERS, type PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game } from "../../model/state";
import { getZoneInstances, isSharedZone, ZONE_BITS, type ZoneId } from "../../model/zone";

const NOBODY: readonly ActiveLocation[] = [];

/** Active abilities under collection; `null` for a list that is still empty. */
type Collection = { -readonly [Type in keyof ActiveAbilities]: ActiveLocation[] | null };

/**
 * Returns the instances whose abilities may work in their zone: in the battle area, on the chant, in stone areas, and
 * in other zones that a card of this game names. Face-down stones have no abilities (219.6.2).
 */
export function collectActiveAbilities(game: Game): ActiveAbilities {
  const { zones } = game.state;
  const finds: Collection = { statics: null, triggers: null, replacements: null };
  collectIn(game, finds, "battleArea", 0, zones.battleArea);
  collectIn(game, finds, "chant", 0, zones.chant);
  collectIn(game, finds, "stoneArea", 0, zones.stoneArea[0]);
  collectIn(game, finds, "stoneArea", 1, zones.stoneArea[1]);
  for (const zone of game.cards.elsewhere) collectElsewhere(game, finds, zone);
  return {
    statics: finds.statics ?? NOBODY,
    triggers: finds.triggers ?? NOBODY,
    replacements: finds.replacements ?? NOBODY,
  };
}

function collectIn(game: Game, finds: Collection, zone: ZoneId, player: PlayerId, list: readonly Instance[]): void {
  const shared = isSharedZone(zone);
  for (const instance of list) {
    const facts = getCardFacts(game.cards, instance.card);
    if ((facts.worksIn & ZONE_BITS[zone]) === 0 || instance.faceDown || instance.isAbility) continue;
    const { id, card, controller } = instance;
    const place: ActiveLocation = { zone, player: shared ? controller : player, id, card };
    if (facts.statics) finds.statics = added(finds.statics, place);
    if (facts.triggers) finds.triggers = added(finds.triggers, place);
    if (facts.replacements) finds.replacements = added(finds.replacements, place);
  }
}

function added(places: ActiveLocation[] | null, place: ActiveLocation): ActiveLocation[] {
  if (places === null) return [place];
  places.push(place);
  return places;
}

function collectElsewhere(game: Game, finds: Collection, zone: ZoneId): void {
  for (const player of PLAYERS) {
    const list = getZoneInstances(game.state.zones, zone, player);
    collectIn(game, finds, zone, player, list);
    if (isSharedZone(zone)) break;
  }
}
