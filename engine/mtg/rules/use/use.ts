import type { InstanceId, PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { findObject, getPermanents, type LocatedObject, type ZoneId } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { allocateId } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { startAnnouncement } from "./announce";
import { activateManaAbility, getActivatedAbility } from "./mana-abilities";
import { getActivationProblems, getCastProblems } from "./use-conditions";

/** Returns cards that a player can cast now. */
export const getCastableCards = (game: Game, player: PlayerId): readonly InstanceId[] =>
  game.state.zones.hand[player].flatMap(({ id }) => (getCastProblems(game, player, id, true).length === 0 ? [id] : []));

/** Zones besides the battlefield whose cards may have abilities to play. @rule mtg-6e:A.2.1, mtg-6e:A.1.10 */
const OTHER_ZONES = ["hand", "graveyard"] as const satisfies readonly ZoneId[];

/** Returns activated abilities that a player can play now, each with its place. */
export function getPlayableAbilities(
  game: Game,
  player: PlayerId,
): readonly { readonly instance: InstanceId; readonly ability: number }[] {
  const { zones } = game.state;
  const objects = [...getPermanents(zones), ...OTHER_ZONES.flatMap((zone) => zones[zone][player])];
  return objects.flatMap((object) =>
    getCharacteristics(game, object).abilities.flatMap((ability, index) =>
      ability.type === "activated" && getActivationProblems(game, player, object.id, index, true).length === 0
        ? [{ instance: object.id, ability: index }]
        : [],
    ),
  );
}

function placeOf({ state }: Game, instance: InstanceId): LocatedObject {
  const place = findObject(state.zones, instance);
  if (place === null) throw new Error(`Object ${instance} was to be played, but is nowhere`);
  return place;
}

/**
 * Casts a card: it goes onto the stack first, and is no longer in the hand.
 *
 * @rule mtg-6e:T.4.2, mtg-6e:T.4.8, mtg-6e:Z.4.4, mtg-6e:K.23.4, mtg-6e:G.5.1, mtg-8e:word.stack
 */
export function castSpell(game: Game, player: PlayerId, instance: InstanceId): void {
  const move = createMoveEvent(placeOf(game, instance), "stack", {
    cause: "cast",
    rule: "mtg-6e:T.4.2.a",
    under: player,
  });
  const becomes = allocateId(game.state);
  proposeEvents(game, [{ ...move, becomes }]);
  startAnnouncement(game, player, becomes, null);
}

/**
 * Plays an activated ability, each use by itself: a thing of its own goes onto the stack, which what becomes of its source does
 * not change. One that makes mana uses no stack.
 *
 * @rule mtg-6e:G.37.r4, mtg-6e:A.2.3, mtg-6e:A.2.6, mtg-6e:A.2.9, mtg-6e:A.2.r1, mtg-6e:T.4.4, mtg-6e:T.4.r2, mtg-6e:A.6.5, mtg-6e:Z.9.6
 */
export function activateAbility(game: Game, player: PlayerId, instance: InstanceId, index: number): void {
  const { object } = placeOf(game, instance);
  const ability = getActivatedAbility(game, object, index);
  if (ability === null) throw new Error(`Object ${instance} has no ability ${index}`);
  if (ability.mana === true) {
    activateManaAbility(game, player, instance, index);
    return;
  }
  const id = allocateId(game.state);
  applyEvent(game, {
    type: "thingPut",
    rule: "mtg-6e:T.4.4",
    instance: id,
    player,
    card: object.card,
    thing: { sort: "activated", source: instance, ability, event: null, scope: null },
  });
  startAnnouncement(game, player, id, index);
}
