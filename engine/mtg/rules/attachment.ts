import type { CardType } from "../model/card";
import { getCardDefinition } from "../model/cards";
import type { Target } from "../model/ids";
import type { GameObject } from "../model/object";
import type { Game } from "../model/state";
import { findPermanent } from "../model/zone";
import { getCharacteristics, getController } from "./continuous/characteristics";
import { createScope } from "./continuous/create-scope";
import { matchesFilter } from "./continuous/matches-filter";
import { isProtectedFrom } from "./protection";

/** Types of permanents to which Equipment and Fortifications may be attached (704.5n). */
const HOSTS: Readonly<Record<string, CardType>> = { Equipment: "creature", Fortification: "land" };

/**
 * Returns whether an object may be attached to a player or permanent. An Aura may be attached to what it enchants
 * (K.12.4, K.12.5), unless that has protection from it (A.24.3). Equipment may be attached to creatures and a
 * Fortification to lands, regardless of protection. Nothing can be attached to itself (K.12.6).
 * @rule mtg-6e:A.24.2.4, mtg-6e:A.24.3, mtg-house:32
 */
export function canBeAttached(game: Game, object: GameObject, target: Target): boolean {
  const { subtypes } = getCharacteristics(game, object);
  const enchants = subtypes.includes("Aura") ? (getCardDefinition(game.cards, object.card).enchants ?? {}) : null;
  if ("player" in target) return enchants?.players === true;
  const host = findPermanent(game.state.zones, target.instance);
  if (host === null || host.id === object.id) return false;
  if (enchants !== null) {
    const scope = createScope(object, getController(game, object));
    return (
      enchants.objects !== undefined &&
      matchesFilter(game, scope, host, getCharacteristics(game, host), enchants.objects) &&
      !isProtectedFrom(game, host, object)
    );
  }
  const { types } = getCharacteristics(game, host);
  return subtypes.some((subtype) => {
    const type = HOSTS[subtype];
    return type !== undefined && types.includes(type);
  });
}
