import type { ContinuousChange } from "../model/ability";
import { type ByHandAct, MAX_BY_HAND_AMOUNT } from "../model/choice";
import type { Event } from "../model/event";
import type { InstanceId, PlayerId } from "../model/ids";
import { countMana, MANA_TYPES, type Mana } from "../model/mana";
import { createObject } from "../model/object";
import type { PlayProblem } from "../model/problem";
import type { MtgRef } from "../model/ref";
import type { Game, GameState } from "../model/state";
import { findObject, findPermanent, type LocatedObject, ZONES } from "../model/zone";
import { getController, hasType } from "./continuous/characteristics";
import { createScope } from "./continuous/create-scope";
import { allocateId, applyBatch } from "./events/apply-batch";
import { createDamageEvent } from "./events/damage-event";
import { createMoveEvent } from "./events/move-event";
import { proposeEvents } from "./events/propose-events";

const RULE: MtgRef = "mtg-house:29";

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0 && count <= MAX_BY_HAND_AMOUNT;
const isChange = (change: number): boolean => Number.isInteger(change) && Math.abs(change) <= MAX_BY_HAND_AMOUNT;
const isMana = (mana: Mana): boolean =>
  MANA_TYPES.every((type) => Number.isInteger(mana[type]) && mana[type] >= 0) && isCount(countMana(mana));

/**
 * Returns an object that a player may move in manual play: one of their own, or a permanent or object on the stack that
 * they control.
 */
function own(game: Game, player: PlayerId, id: InstanceId): LocatedObject | null {
  const place = findObject(game.state.zones, id);
  if (place === null) return null;
  const { object, zone } = place;
  return object.owner === player || (ZONES[zone].shared && getController(game, object) === player) ? place : null;
}

/** Whether a permanent is on the table, for its player's acts or for what is done to the other's. */
const isPermanent = ({ state }: Game, id: InstanceId): boolean => findPermanent(state.zones, id) !== null;

/** Whether an act can be carried out as it is. */
function isPossible(game: Game, player: PlayerId, act: ByHandAct): boolean {
  const { state } = game;
  switch (act.act) {
    case "cast":
      return own(game, player, act.instance)?.zone === "hand";
    case "move":
      return mayMove(own(game, player, act.instance), act);
    case "tap":
    case "untap":
      return findPermanent(state.zones, act.instance)?.tapped === (act.act === "untap");
    case "counters":
      return isPermanent(game, act.instance) && isChange(act.count) && isCounter(state, act);
    case "points":
      return isCreature(game, act.instance) && isChange(act.power) && isChange(act.toughness);
    case "damage":
      return isCreature(game, act.instance) && isCount(act.amount);
    case "attach":
      return act.instance !== act.to && isPermanent(game, act.instance) && isPermanent(game, act.to);
    case "token":
      return isCount(act.count) && game.cards.list[act.card] !== undefined;
    case "life":
      return isChange(act.amount) && act.amount !== 0;
    case "addMana":
      return isMana(act.mana);
    case "spendMana":
      return isMana(act.mana) && MANA_TYPES.every((type) => act.mana[type] <= state.players[player].pool[type]);
    case "draw":
      return isCount(act.count);
    case "look":
      return isCount(act.count) && state.zones.library[player].length > 0;
    case "shuffle":
      return true;
  }
}

const isCreature = (game: Game, id: InstanceId): boolean => {
  const object = findPermanent(game.state.zones, id);
  return object !== null && hasType(game, object, "creature");
};

/**
 * Whether a move has another destination, or the other end of the library. Abilities cannot be moved; tokens may leave.
 */
function mayMove(place: LocatedObject | null, { to, bottom }: Extract<ByHandAct, { readonly act: "move" }>): boolean {
  if (place === null || place.object.thing !== null || !(to in ZONES)) return false;
  if (to === "stack" || to === "phasedOut" || (bottom === true && to !== "library")) return false;
  return place.zone !== to || to === "library";
}

/** Whether counters can be put, or the same number of counters removed. */
function isCounter(state: GameState, act: Extract<ByHandAct, { readonly act: "counters" }>): boolean {
  const { counter, count } = act;
  if (counter.length === 0 || counter.length > 30 || count === 0) return false;
  return count > 0 || (findPermanent(state.zones, act.instance)?.counters?.[counter] ?? 0) >= -count;
}

/** Returns all reasons against an act of manual play; empty if it can be carried out. */
export function getByHandProblems(game: Game, player: PlayerId, act: ByHandAct): readonly PlayProblem[] {
  const allowed = game.state.byHand && isPossible(game, player, act);
  return allowed ? [] : [{ code: "NOT_BY_HAND", rule: RULE, player }];
}

/**
 * Carries out an act of manual play as ordinary events, so that shields, triggers and state-based checks apply.
 * @rule mtg-house:29
 */
export function performByHandAct(game: Game, player: PlayerId, act: ByHandAct): void {
  const { state } = game;
  if (act.act === "draw") {
    state.agenda.push({ run: "draw", player, count: act.count, rule: RULE });
    return;
  }
  if (act.act === "points") {
    beginPoints(game, player, act);
    return;
  }
  const events = eventsOf(game, player, act);
  if (events.length > 0) proposeEvents(game, events);
}

type Simple = Exclude<ByHandAct, { readonly act: "draw" | "points" }>;

function eventsOf(game: Game, player: PlayerId, act: Simple): readonly Event[] {
  const { state } = game;
  switch (act.act) {
    case "cast":
      return castEvents(game, player, act.instance);
    case "move":
      return moveEvents(game, player, act);
    case "tap":
      return [{ type: "tapped", rule: RULE, instance: act.instance }];
    case "untap":
      return [{ type: "untapped", rule: RULE, instance: act.instance }];
    case "counters": {
      const { instance, counter, count } = act;
      const type = count > 0 ? "countersPut" : "countersRemoved";
      return [{ type, rule: RULE, instance, counter, count: Math.abs(count) }];
    }
    case "damage":
      return [createDamageEvent(game, null, { instance: act.instance }, act.amount, { rule: RULE })];
    case "attach":
      return [{ type: "attached", rule: RULE, instance: act.instance, to: { instance: act.to } }];
    case "token":
      return Array.from({ length: act.count }, (): Event => {
        const object = createObject(allocateId(state), act.card, player, { isToken: true });
        return { type: "made", rule: RULE, object, zone: "battlefield" };
      });
    case "life": {
      const type = act.amount > 0 ? "lifeGained" : "lifeLost";
      return [{ type, rule: RULE, player: act.player, amount: Math.abs(act.amount) }];
    }
    case "addMana":
      return [{ type: "manaAdded", rule: RULE, player, mana: act.mana, source: null }];
    case "spendMana":
      return [{ type: "manaSpent", rule: RULE, player, mana: act.mana, source: null }];
    case "look": {
      const seen = state.zones.library[player].slice(-act.count).reverse();
      const cards = seen.map(({ card }) => card);
      return [{ type: "looked", rule: RULE, player, instances: seen.map(({ id }) => id), cards }];
    }
    case "shuffle":
      return [{ type: "shuffled", rule: RULE, player, zone: "library" }];
  }
}

function castEvents(game: Game, player: PlayerId, instance: InstanceId): readonly Event[] {
  const place = own(game, player, instance);
  if (place === null) return [];
  return [
    { type: "cast", rule: RULE, instance, player },
    createMoveEvent(place, "stack", { cause: "cast", rule: RULE }, player),
  ];
}

function moveEvents(
  game: Game,
  player: PlayerId,
  { instance, to, bottom, tapped }: Extract<ByHandAct, { readonly act: "move" }>,
): readonly Event[] {
  const place = own(game, player, instance);
  if (place === null) return [];
  const marks = { ...(bottom && { bottom }), ...(tapped && to === "battlefield" && { tapped }) };
  return [createMoveEvent(place, to, { cause: "put", rule: RULE, ...marks }, player)];
}

/** Begins an effect on power and toughness that ends with the turn. */
function beginPoints(
  game: Game,
  player: PlayerId,
  { instance, power, toughness }: Extract<ByHandAct, { readonly act: "points" }>,
): void {
  const { state } = game;
  const object = findPermanent(state.zones, instance);
  if (object === null) return;
  const changes: readonly ContinuousChange[] = [
    { add: "power", amount: power },
    { add: "toughness", amount: toughness },
  ];
  const { moment, turn } = state;
  const lasting = {
    kind: "changes",
    changes,
    affected: [{ instance }],
    amounts: [power, toughness],
    id: allocateId(state),
    moment,
    turn,
    until: "turn",
    scope: createScope(object, player),
  } as const;
  applyBatch(game, [{ type: "effectBegan", rule: RULE, lasting }]);
}
