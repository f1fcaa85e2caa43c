import { copyWith } from "../../../kernel/copy-with";
import type { ActivatedAbility } from "../../model/ability";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { Game } from "../../model/state";
import { findObject, type LocatedObject, type ZoneId } from "../../model/zone";
import { createBoardMemo, listBoard } from "../continuous/board-memo";
import { getCharacteristics } from "../continuous/characteristics";
import { getCardsActingElsewhere, indexAbilities } from "../continuous/index-abilities";
import { allocateId } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { startAnnouncement } from "./announce";
import { activateManaAbility, getActivatedAbility } from "./mana-abilities";
import { canActivate, canCast } from "./use-conditions";

/** Returns cards that a player can cast now. */
export function getCastableCards(game: Game, player: PlayerId): readonly InstanceId[] {
  const found: InstanceId[] = [];
  for (const object of game.state.zones.hand[player]) if (canCast(game, player, object)) found.push(object.id);
  return found;
}

/** Zones besides the battlefield whose cards may have abilities to play. @rule mtg-6e:A.2.1, mtg-6e:A.1.10 */
const OTHER_ZONES = ["hand", "graveyard"] as const satisfies readonly ZoneId[];

/** Returns activated abilities that a player can play now, each with its index. */
export function getPlayableAbilities(
  game: Game,
  player: PlayerId,
): readonly { readonly instance: InstanceId; readonly ability: number }[] {
  const { zones } = game.state;
  const found: { readonly instance: InstanceId; readonly ability: number }[] = [];
  const addUsable = (zone: ZoneId, { object, ability, place }: ActivatedOf): void => {
    if (!canActivate(game, player, { zone, player, object }, place, ability)) return;
    found.push({ instance: object.id, ability: place });
  };
  for (const activated of listActivated(game)[player]) addUsable("battlefield", activated);
  const elsewhere = getCardsActingElsewhere(game.cards).activated;
  for (const zone of elsewhere.size === 0 ? [] : OTHER_ZONES) {
    for (const object of zones[zone][player]) {
      if (!elsewhere.has(object.card)) continue;
      for (const activated of listActivatedOf(game, object)) addUsable(zone, activated);
    }
  }
  return found;
}

/** An activated ability of an object, and its place among the object's abilities. */
type ActivatedOf = { readonly object: GameObject; readonly ability: ActivatedAbility; readonly place: number };

const listActivatedOf = (game: Game, object: GameObject): readonly ActivatedOf[] =>
  indexAbilities(getCharacteristics(game, object).abilities).activated.map(({ ability, place }) => ({
    object,
    ability,
    place,
  }));

/** Activated abilities of permanents, by the player who controls them. */
const listActivated = createBoardMemo((game) => {
  const found: [ActivatedOf[], ActivatedOf[]] = [[], []];
  for (const { object, seen, abilities } of listBoard(game)) {
    for (const { ability, place } of abilities.activated) found[seen.controller].push({ object, ability, place });
  }
  return found;
});

function placeOf({ state }: Game, instance: InstanceId): LocatedObject {
  const place = findObject(state.zones, instance);
  if (place === null) throw new Error(`Object ${instance} was to be played, but is nowhere`);
  return place;
}

/**
 * Casts a card. It is first put onto the stack, and is then no longer in the hand.
 * @rule mtg-6e:T.4.2, mtg-6e:T.4.8, mtg-6e:Z.4.4, mtg-6e:K.23.4, mtg-6e:G.5.1, mtg-8e:word.stack
 */
export function castSpell(game: Game, player: PlayerId, instance: InstanceId): void {
  const place = placeOf(game, instance);
  const move = createMoveEvent(place, "stack", { cause: "cast", rule: "mtg-6e:T.4.2.a" }, player);
  const becomes = allocateId(game.state);
  proposeEvents(game, [copyWith(move, { becomes })]);
  startAnnouncement(game, player, becomes, null);
}

/**
 * Plays an activated ability. Each activation is a separate object on the stack and is then independent of its source.
 * A mana ability doesn't use the stack.
 * @rule mtg-6e:G.37.r4, mtg-6e:A.2.3, mtg-6e:A.2.6, mtg-6e:A.2.9, mtg-6e:A.2.r1, mtg-6e:T.4.4, mtg-6e:T.4.r2
 * @rule mtg-6e:A.6.5, mtg-6e:Z.9.6
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
