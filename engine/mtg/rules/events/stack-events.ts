import { copyWith } from "../../../kernel/copy-with";
import { getPrintedColors } from "../../model/card";
import { getCardDefinition } from "../../model/cards";
import { EMPTY_COMBAT } from "../../model/combat";
import type { EventType } from "../../model/event";
import type { InstanceId } from "../../model/ids";
import { createObject } from "../../model/object";
import type { StackEntry } from "../../model/stack";
import { type Game, type GameState, getAbilityUseKey } from "../../model/state";
import { updateObject } from "../../model/zone";
import { findCharacteristics } from "../continuous/characteristics";
import { type EventHandler, recordOnlyHandler } from "./event-handler";
import { removeFromCombat } from "./object-events";

type StackEventType = Extract<
  EventType,
  | "triggered"
  | "abilityPut"
  | "thingPut"
  | "aimed"
  | "cast"
  | "activated"
  | "takenBack"
  | "manaTriggered"
  | "resolved"
  | "countered"
  | "effectBegan"
  | "effectEnded"
  | "damageAssigned"
  | "byHand"
  | "combatBegan"
  | "combatEnded"
  | "attackersDeclared"
  | "blockersDeclared"
  | "becameBlocked"
  | "leftCombat"
>;

/** Puts an object that is not a card onto the stack. */
function put(game: Game, id: InstanceId, card: number, player: 0 | 1, thing: StackEntry): void {
  const { state } = game;
  const made = coloured(game, card, thing);
  state.zones.stack.push(createObject(id, card, player, { thing: made, arrived: state.moment }));
}

/** An ability with the current colors of its source, if they differ from the printed ones. @rule mtg-6e:K.6.5 */
function coloured(game: Game, card: number, thing: StackEntry): StackEntry {
  if (!("ability" in thing) || thing.source === null) return thing;
  const colors = findCharacteristics(game, thing.source)?.colors;
  if (colors === undefined) return thing;
  const printed = getPrintedColors(getCardDefinition(game.cards, card));
  const isPrinted = colors.length === printed.length && colors.every((color) => printed.includes(color));
  return isPrinted ? thing : copyWith(thing, { colors });
}

const combatOf = (state: GameState) => state.combat ?? EMPTY_COMBAT;

/** Handlers of the events of the stack, of effects and of combat. */
export const STACK_EVENT_HANDLERS: { readonly [Type in StackEventType]: EventHandler<Type> } = {
  triggered: {
    rules: ["mtg-6e:A.4.3", "mtg-6e:A.4.10"],
    apply: ({ state }, { waiting }) => {
      state.waiting = [...state.waiting, waiting];
      state.stirred = true;
    },
  },
  abilityPut: {
    rules: ["mtg-6e:A.4.7"],
    apply: (game, { instance, index }) => {
      const { state } = game;
      const waiting = state.waiting[index];
      if (waiting === undefined) throw new Error(`No ability waits at ${index}`);
      state.waiting = state.waiting.filter((_other, place) => place !== index);
      put(game, instance, waiting.card, waiting.controller, waiting.thing);
    },
  },
  thingPut: {
    rules: ["mtg-6e:T.4.4"],
    apply: (game, { instance, card, player, thing }) => put(game, instance, card, player, thing),
  },
  aimed: {
    rules: ["mtg-6e:T.4.2"],
    apply: ({ state }, { instance, aim }) => updateObject(state.zones, instance, { aim }),
  },
  cast: recordOnlyHandler,
  activated: {
    rules: ["mtg-6e:A.2.8"],
    apply: ({ state }, { instance, ability }) => {
      const key = getAbilityUseKey(instance, ability);
      state.uses = { ...state.uses, [key]: (state.uses[key] ?? 0) + 1 };
    },
  },
  takenBack: recordOnlyHandler,
  manaTriggered: {
    rules: ["mtg-6e:A.6.4"],
    apply: ({ state }, { index }) => {
      state.waiting = state.waiting.filter((_other, place) => place !== index);
    },
  },
  resolved: {
    rules: ["mtg-6e:T.6.1"],
    apply: ({ state }) => {
      state.resolutions += 1;
    },
  },
  countered: { ...recordOnlyHandler, rules: ["mtg-6e:G.7.1"] },
  effectBegan: {
    rules: ["mtg-6e:T.8.2"],
    apply: ({ state }, { lasting }) => {
      state.lasting = [...state.lasting, copyWith(lasting, { moment: state.moment })];
    },
  },
  effectEnded: {
    rules: ["mtg-6e:T.8.1"],
    apply: ({ state }, { id }) => {
      state.lasting = state.lasting.filter((lasting) => lasting.id !== id);
    },
  },
  damageAssigned: {
    rules: ["mtg-6e:C.5.9"],
    apply: ({ state }, { first, dealers }) => {
      if (first) state.combat = copyWith(combatOf(state), { dealtFirst: dealers });
    },
  },
  byHand: recordOnlyHandler,
  combatBegan: {
    rules: ["mtg-6e:C.1.1"],
    apply: ({ state }) => {
      state.combat = EMPTY_COMBAT;
    },
  },
  combatEnded: {
    rules: ["mtg-6e:C.6.1", "mtg-6e:C.1.3", "mtg-6e:A.7.6"],
    apply: ({ state }) => {
      state.combat = null;
    },
  },
  attackersDeclared: {
    rules: ["mtg-6e:C.3.1", "mtg-6e:C.3.5", "mtg-6e:C.3.8", "mtg-6e:C.7.3"],
    apply: ({ state }, { attackers }) => {
      state.combat = copyWith(combatOf(state), { attackers, attacked: attackers.length > 0 });
      state.hasAttacked = [...state.hasAttacked, ...attackers.map(({ id }) => id)];
    },
  },
  blockersDeclared: {
    rules: ["mtg-6e:C.4.1", "mtg-6e:C.4.4", "mtg-6e:C.4.6"],
    apply: ({ state }, { blockers }) => {
      state.combat = copyWith(combatOf(state), { blockers });
    },
  },
  becameBlocked: {
    rules: ["mtg-6e:C.4.7", "mtg-6e:C.4.8"],
    apply: ({ state }, { instance }) => {
      const combat = combatOf(state);
      state.combat = copyWith(combat, { blocked: [...combat.blocked, instance] });
    },
  },
  leftCombat: { rules: ["mtg-6e:C.1.r1"], apply: ({ state }, { instance }) => removeFromCombat(state, instance) },
};
