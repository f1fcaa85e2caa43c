import type { AbilityBody, BodyOrModes, TargetSpec, TriggeredAbility } from "../model/ability";
import { type Cards, getAbility, getCardDefinition, getCardFacts } from "../model/cards";
import { type InstanceId, isSameTarget, type PlayerId, type Target } from "../model/ids";
import { applyInstanceChanges } from "../model/instance";
import type { CardPartId } from "../model/parts";
import type { Scope } from "../model/scope";
import { createGame, type Game, type GameState } from "../model/state";
import { findInstance, type LocatedInstance } from "../model/zone";
import { createScope } from "../rules/continuous/create-scope";
import { computeHarm, getTargetSide } from "../rules/targeting/harm";
import { legalTargets } from "../rules/targeting/legal-targets";
import { getLegalModes, hasBody } from "../rules/targeting/modes";
import { getMagicAbility, placeOnChant } from "../rules/use/use-conditions";

const NONE: readonly Target[] = [];

/**
 * Returns the player's own targets if using the card can only harm its user; empty otherwise. This holds if every legal
 * target of the harm is the player's own, although the text would allow the opponent's. For a magic it also holds if its
 * only effect harms the player's side. Ignores optional targets, optional effects and prices.
 */
export function findSelfHarm(cards: Cards, state: GameState, player: PlayerId, id: InstanceId): readonly Target[] {
  const place = findInstance(state.zones, id);
  if (place === null) return NONE;
  const game = createGame(cards, state);
  return getCardDefinition(cards, place.instance.card).kind === "magic"
    ? harmOfMagic(game, player, place)
    : harmOfArrival(game, player, place);
}

function harmOfMagic(game: Game, player: PlayerId, place: LocatedInstance): readonly Target[] {
  const { id, card } = place.instance;
  const part = getMagicAbility(game, card);
  const ability = part === null ? null : getAbility(game.cards, part);
  if (part === null || ability?.type !== "magic") return NONE;
  const onChant = placeOnChant(game, player, place);
  const scope = createScope(id, card, player, part);
  return harmOfBodies(onChant, scope, ability, (body) => harmOfBody(onChant, scope, body, id, true));
}

/** The harm of abilities that trigger when the unit itself arrives, evaluated with the unit in the battle area. */
function harmOfArrival(game: Game, player: PlayerId, place: LocatedInstance): readonly Target[] {
  const { instance } = place;
  const abilities = getCardFacts(game.cards, instance.card).abilities.flatMap((part): readonly CardPartId[] => {
    const ability = getAbility(game.cards, part);
    return ability.type === "triggered" && ability.if === undefined && isOfArrival(ability) ? [part] : [];
  });
  if (abilities.length === 0) return NONE;
  const { zones } = game.state;
  const battleArea = [...zones.battleArea, applyInstanceChanges(instance, { controller: player })];
  const hand: typeof zones.hand = [[...zones.hand[0]], [...zones.hand[1]]];
  hand[player] = hand[player].filter((other) => other !== instance);
  const arrived = createGame(game.cards, { ...game.state, zones: { ...zones, hand, battleArea } });
  return abilities.flatMap((part) => {
    const ability = getAbility(game.cards, part);
    const scope = createScope(instance.id, instance.card, player, part);
    if (!hasBody(ability)) return NONE;
    return harmOfBodies(arrived, scope, ability, (body) => harmOfBody(arrived, scope, body, -1, false));
  });
}

const isOfArrival = ({ on }: TriggeredAbility): boolean =>
  [on].flat().some((event) => event.on === "move" && event.what === "self" && event.to === "battleArea");

/** The harm of an ability with one body, or of one whose modes that can be chosen all do harm. */
function harmOfBodies(
  game: Game,
  scope: Scope,
  ability: BodyOrModes,
  harmOf: (body: AbilityBody) => readonly Target[],
): readonly Target[] {
  if (!("modes" in ability)) return harmOf(ability);
  const harms = getLegalModes(game, scope, ability, scope.source).map((mode) => {
    const body = ability.modes[mode];
    return body === undefined ? NONE : harmOf(body);
  });
  return harms.every((harm) => harm.length > 0) ? harms.flat() : NONE;
}

function harmOfBody(
  game: Game,
  scope: Scope,
  { targets = [], effects }: AbilityBody,
  except: InstanceId,
  alone: boolean,
): readonly Target[] {
  const legal: (readonly Target[])[] = [];
  for (const spec of targets) {
    legal.push(isOptional(spec) ? NONE : legalTargets(game, { ...scope, targets: legal }, spec, except));
  }
  const aimed: Scope = { ...scope, targets: legal, divisions: legal.map(() => null) };
  const { own, others } = computeHarm(game, aimed, effects);
  if (alone && others === 0) return own;
  const forced = targets.flatMap((spec, at) => {
    const group = legal[at] ?? NONE;
    const isOwn = group.length > 0 && group.every((target) => getTargetSide(game, target) === scope.controller);
    return isOwn && !namesOwn(spec) ? group : NONE;
  });
  return own.filter((target) => forced.some((other) => isSameTarget(other, target)));
}

const isOptional = ({ count }: TargetSpec): boolean => typeof count !== "number" && count.min === 0;

/** Whether a text asks for something of the player's own. */
const namesOwn = ({ whose, players }: TargetSpec): boolean => whose === "you" || players === "you";
