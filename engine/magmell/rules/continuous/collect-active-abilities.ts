import { factsAt } from "../../model/cards";
import type { ActiveAbilities } from "../../model/continuous-effects";
import { PLAYERS, type PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game } from "../../model/state";
import { isShared, type LocatedInstance, ZONE_BITS, type ZoneId, zoneList } from "../../model/zone";

const NOBODY: readonly LocatedInstance[] = [];

/** A survey while it is made. */
type Collection = { -readonly [Type in keyof ActiveAbilities]: LocatedInstance[] | null };

/**
 * Finds every instance whose card has abilities that may work where it lies: in battle area, chant and stone areas, and
 * wherever else a card of this game has abilities that work. Face-down stones have none (219.6.2).
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
  const shared = isShared(zone);
  for (const instance of list) {
    const facts = factsAt(game.cards, instance.card);
    if ((facts.worksIn & ZONE_BITS[zone]) === 0 || instance.faceDown || instance.isAbility) continue;
    const place: LocatedInstance = { zone, player: shared ? instance.controller : player, instance };
    if (facts.statics) finds.statics = added(finds.statics, place);
    if (facts.triggers) finds.triggers = added(finds.triggers, place);
    if (facts.replacements) finds.replacements = added(finds.replacements, place);
  }
}

function added(places: LocatedInstance[] | null, place: LocatedInstance): LocatedInstance[] {
  if (places === null) return [place];
  places.push(place);
  return places;
}

function collectElsewhere(game: Game, finds: Collection, zone: ZoneId): void {
  for (const player of PLAYERS) {
    const list = zoneList(game.state.zones, zone, player);
    collectIn(game, finds, zone, player, list);
    if (isShared(zone)) break;
  }
}
