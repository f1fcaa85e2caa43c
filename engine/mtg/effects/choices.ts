import {
  createMayQuestion,
  createOptionQuestion,
  createPickQuestion,
  getResponseInstances,
  getResponseNumber,
  getResponseTargets,
  toTargets,
} from "../../kernel/question";
import { sampleItems } from "../../kernel/random";
import type { Effect } from "../model/effect";
import type { Event } from "../model/event";
import { PLAYERS, type PlayerId } from "../model/ids";
import { COLORS, createMana } from "../model/mana";
import type { GameObject } from "../model/object";
import { copyScope, type Scope, type StoredValue } from "../model/stack";
import type { Game } from "../model/state";
import { findObject, getPermanents, getZoneObjects, isSharedZone, type ZoneId } from "../model/zone";
import { askPlayer } from "../rules/ask-player";
import { getCharacteristics } from "../rules/continuous/characteristics";
import { evaluateAmount } from "../rules/continuous/evaluate";
import { matchesFilter, resolvePlayer, resolvePlayers } from "../rules/continuous/matches-filter";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { pushPayment } from "../rules/use/pay";
import { getPaymentProblems } from "../rules/use/payment-problems";
import { computeTotalCost } from "../rules/use/total-cost";
import type { EffectHandler } from "./effect-handler";
import { createInstructionFrame, getQuestionSource } from "./instruction-frame";

function discardCards(game: Game, ids: readonly number[]): void {
  const events = ids.flatMap((id): readonly Event[] => {
    const place = findObject(game.state.zones, id);
    return place === null ? [] : [createMoveEvent(place, "graveyard", { cause: "discard", rule: "mtg-6e:G.14.1" })];
  });
  if (events.length > 0) proposeEvents(game, events);
}

/**
 * Discards cards, one player after another. Each player chooses all cards at once and discards them together, up to the
 * number in hand (T.7.3). Each player has two stages: before the choice and after it.
 */
export const discardEffect: EffectHandler<"discard"> = {
  rules: ["mtg-6e:G.14.1", "mtg-6e:G.14.2", "mtg-6e:G.14.r3", "mtg-6e:T.7.3"],
  run: (game, effect, scope, place) => {
    const { state } = game;
    const players = resolvePlayers(game, scope, effect.who);
    const player = players[Math.floor(place.stage / 2)];
    if (player === undefined) return;
    if (place.stage % 2 === 1) {
      state.agenda.push(createInstructionFrame(effect, place, place.stage + 1));
      discardCards(game, getResponseInstances(place.given));
      return;
    }
    const hand = state.zones.hand[player];
    const count =
      effect.amount === "hand" ? hand.length : Math.min(hand.length, evaluateAmount(game, scope, effect.amount));
    if (count <= 0 || count === hand.length || effect.choose === "random") {
      state.agenda.push(createInstructionFrame(effect, place, place.stage + 2));
      const all = hand.map(({ id }) => id);
      discardCards(game, count === hand.length ? all : sampleItems(state.random, all, Math.max(0, count)));
      return;
    }
    const chooser = effect.choose === "you" ? scope.controller : player;
    const asked = {
      rule: "mtg-6e:G.14.r3",
      player: chooser,
      about: getQuestionSource(scope),
      purpose: "discard",
    } as const;
    const question = createPickQuestion(asked, toTargets(hand), { min: count, max: count });
    askPlayer(game, createInstructionFrame(effect, place, place.stage + 1), question);
  },
};

/**
 * A choice during resolution. If it has a cost, yes can be chosen only if the cost can be paid. Stages: the question,
 * the answer, the payment.
 */
export const mayEffect: EffectHandler<"may"> = {
  rules: ["mtg-6e:A.4.14", "mtg-6e:T.6.4", "mtg-6e:T.6.5", "mtg-6e:T.6.10", "mtg-house:25"],
  run: (game, effect, scope, place) => {
    const player = resolvePlayer(game, scope, effect.who);
    if (player === null) return;
    const payer = { player, source: sourceOf(game, scope) };
    const due = effect.cost === undefined ? null : computeTotalCost(game, scope, [effect.cost]);
    const go = (effects: readonly Effect[] = []): void => {
      if (effects.length > 0) game.state.agenda.push({ run: "program", effects, at: 0, scope: place.index });
    };
    if (place.stage === 0) {
      if (due !== null && getPaymentProblems(game, payer, due).length > 0) go(effect.otherwise);
      else {
        const asked = { rule: "mtg-6e:A.4.14", player, about: getQuestionSource(scope) } as const;
        askPlayer(game, createInstructionFrame(effect, place, 1), createMayQuestion(asked));
      }
      return;
    }
    const number = getResponseNumber(place.given);
    if (place.stage === 1 && number === 0 && due !== null) {
      game.state.agenda.push(createInstructionFrame(effect, place, 2));
      pushPayment(game, player, payer.source?.id ?? null, due);
      return;
    }
    // The first option of the question is yes; a payment says 1 when it was made.
    go((place.stage === 1) === (number === 0) ? effect.then : effect.otherwise);
  },
};

const sourceOf = ({ state }: Game, { source }: Scope): GameObject | null =>
  source === null ? null : (findObject(state.zones, source)?.object ?? null);

/** A choice among objects, stored under a name for later instructions. It does not target (T.6.4, G.40.1). */
export const chooseEffect: EffectHandler<"choose"> = {
  rules: ["mtg-6e:T.6.4", "mtg-6e:T.7.2", "mtg-6e:T.7.3"],
  run: (game, effect, scope, place) => {
    if (place.stage === 1) {
      store(game, place.index, effect.store, { targets: getResponseTargets(place.given) });
      return;
    }
    const player = resolvePlayer(game, scope, effect.who);
    if (player === null) return;
    const options = toTargets(choosable(game, scope, effect));
    const most = Math.min(options.length, evaluateAmount(game, scope, effect.max));
    const asked = { rule: "mtg-6e:T.6.4", player, about: getQuestionSource(scope), purpose: "choose" } as const;
    const bounds = { min: Math.min(most, evaluateAmount(game, scope, effect.min)), max: most };
    askPlayer(game, createInstructionFrame(effect, place, 1), createPickQuestion(asked, options, bounds));
  },
};

/** Options of a choice: permanents, unless the instruction names a zone (T.7.2). */
function choosable(
  game: Game,
  scope: Scope,
  { from, zone = "battlefield", whose }: Extract<Effect, { readonly do: "choose" }>,
): readonly GameObject[] {
  const owner = whose === undefined ? null : resolvePlayer(game, scope, whose);
  return objectsIn(game, zone, owner).filter(
    (object) =>
      matchesFilter(game, scope, object, getCharacteristics(game, object), from) &&
      (owner === null || !isSharedZone(zone) || getCharacteristics(game, object).controller === owner),
  );
}

function objectsIn({ state }: Game, zone: ZoneId, owner: PlayerId | null): readonly GameObject[] {
  if (zone === "battlefield") return getPermanents(state.zones);
  if (isSharedZone(zone)) return state.zones[zone];
  return PLAYERS.filter((player) => owner === null || owner === player).flatMap((player) =>
    getZoneObjects(state.zones, zone, player),
  );
}

/**
 * Stores a value for later instructions of the same scope. Scopes are immutable, so a new scope replaces the old one.
 */
function store({ state }: Game, index: number, name: string, value: StoredValue): void {
  state.scopes = state.scopes.map((scope, place) =>
    place === index ? copyScope(scope, { memory: { ...scope.memory, [name]: value } }) : scope,
  );
}

/**
 * Adds mana of one color of the player's choice. If the payment has already chosen the color, it is not asked again
 * (A.6.7).
 */
export const addAnyManaEffect: EffectHandler<"addAnyMana"> = {
  rules: ["mtg-6e:G.23.1", "mtg-6e:A.6.7"],
  run: (game, effect, scope, place) => {
    const players = resolvePlayers(game, scope, effect.who);
    const player = players[Math.floor(place.stage / 2)];
    const amount = evaluateAmount(game, scope, effect.amount);
    if (player === undefined || amount <= 0) return;
    const known = scope.memory.color;
    if (place.stage % 2 === 0 && known === undefined) {
      const asked = { rule: "mtg-6e:G.23.1", player, about: getQuestionSource(scope), purpose: "color" } as const;
      const options = COLORS.map((color) => ({ color }));
      askPlayer(game, createInstructionFrame(effect, place, place.stage + 1), createOptionQuestion(asked, options));
      return;
    }
    const chosen = known !== undefined && "number" in known ? known.number : getResponseNumber(place.given);
    const color = COLORS[chosen] ?? "w";
    game.state.agenda.push(createInstructionFrame(effect, place, place.stage + (known === undefined ? 1 : 2)));
    const { source } = scope;
    proposeEvents(game, [
      { type: "manaAdded", rule: "mtg-6e:G.23.1", player, mana: createMana(color, amount), source },
    ]);
  },
};
