import { shuffle } from "../../../kernel/random";
import type { EventType } from "../../model/event";
import { getOpponent } from "../../model/ids";
import { type GameState, MAXIMUM_LIFE } from "../../model/state";
import { type EventHandler, recordOnlyHandler } from "./event-handler";
import { getReferencedLastKnown } from "./last-known";

/** Handlers of events about the course of a game: setup, turns, lasting effects, and the end. */
export const COURSE_EVENT_HANDLERS = {
  shuffled: {
    rules: ["mag:503.1.1", "mag:230.4"],
    apply: (state, { zone, player, only }) => {
      const pile = state.zones[zone][player];
      if (only === null) shuffle(state.random, pile);
      else shufflePart(state, pile, new Set(only));
    },
  },
  firstPlayerChosen: {
    rules: ["mag:503.1.1.1"],
    apply: (state, { player }) => {
      state.firstPlayer = player;
      state.turnPlayer = player;
    },
  },
  redrawChosen: recordOnlyHandler,
  turnBegan: {
    rules: ["mag:601.1"],
    apply: (state, { player, turn }) => {
      state.turnPlayer = player;
      state.turn = turn;
      state.upcoming = state.upcoming.slice(1);
      state.resolutions = 0;
      state.waived = {};
      for (const side of state.players) side.used = 0;
      state.past = getReferencedLastKnown(state);
      state.happened = [];
      state.limited = [];
    },
  },
  phaseBegan: {
    rules: ["mag:601.2"],
    apply: (state, { phase }) => {
      state.phase = phase;
    },
  },
  phaseSkipped: {
    rules: ["mag:101", "mag:603.1.1"],
    apply: (state, { rule, player, phase }) => {
      if (rule !== "mag:101") return;
      const index = state.skips.findIndex((skip) => skip.player === player && skip.phase === phase);
      state.skips = state.skips.filter((_skip, place) => place !== index);
    },
  },
  turnAdded: {
    rules: ["mag:101", "mag:606.4"],
    apply: (state, { player }) => {
      const after = state.upcoming.length > 0 ? state.upcoming : [getOpponent(state.turnPlayer)];
      state.upcoming = [player, ...after];
    },
  },
  skipAdded: {
    rules: ["mag:101"],
    apply: (state, { player, phase }) => {
      state.skips = [...state.skips, { player, phase }];
    },
  },
  momentCame: recordOnlyHandler,
  drewFromEmpty: {
    rules: ["mag:229.3"],
    apply: (state, { player }) => {
      state.players[player].drewFromEmpty = true;
    },
  },
  stoneMissing: recordOnlyHandler,
  lifeGained: {
    rules: ["mag:234.1", "mag:220.3", "house:27"],
    apply: (state, { player, amount }) => {
      const side = state.players[player];
      side.life = Math.min(MAXIMUM_LIFE, side.life + amount);
    },
  },
  lifeLost: {
    rules: ["mag:220.2", "house:43"],
    apply: (state, { player, amount }) => {
      state.players[player].life -= amount;
    },
  },
  effectBegan: {
    rules: ["mag:306.1"],
    apply: (state, { lasting }) => {
      // A control effect that continues with another controller to return to keeps its place in the order.
      const index = state.lasting.findIndex(({ id }) => id === lasting.id);
      if (index < 0) state.lasting.push(lasting);
      else state.lasting[index] = lasting;
    },
  },
  effectEnded: {
    rules: ["mag:306.1.1"],
    apply: (state, event) => {
      state.lasting = state.lasting.filter(({ id }) => id !== event.id);
    },
  },
  replaced: {
    rules: ["mag:306.1.2"],
    apply: (state, { limited, ability }) => {
      if (limited !== undefined) state.limited = [...state.limited, { by: limited, ability }];
    },
  },
  byHand: recordOnlyHandler,
  actedByHand: recordOnlyHandler,
  looked: recordOnlyHandler,
  revealed: recordOnlyHandler,
  searched: recordOnlyHandler,
  arranged: {
    rules: ["mag:402.3", "mag:403.3"],
    apply: (state, { zone, player, instances, position }) => {
      const pile = state.zones[zone][player];
      const taken = instances.flatMap((id) => pile.filter((instance) => instance.id === id));
      const rest = pile.filter(({ id }) => !instances.includes(id));
      pile.splice(0, pile.length, ...(position === "top" ? [...rest, ...taken] : [...taken, ...rest]));
    },
  },
  defeated: {
    rules: ["mag:202.3"],
    apply: (state, { player, rule }) => {
      state.defeats.push({ player, rule });
    },
  },
  won: {
    rules: ["mag:202.3.1"],
    apply: (state, { player }) => {
      state.wins.push(player);
    },
  },
  gameEnded: {
    rules: ["mag:202.1", "mag:202.6.2", "house:11"],
    apply: (state, { rule, winner }) => {
      state.outcome = { rule, winner };
      state.choice = null;
      state.agenda.length = 0;
      state.scopes.length = 0;
    },
  },
} satisfies { readonly [Type in EventType]?: EventHandler<Type> };

/** Shuffles the instances of `only` among their own positions in the pile. */
function shufflePart(state: GameState, pile: GameState["zones"]["chant"], only: ReadonlySet<number>): void {
  const places = pile.flatMap(({ id }, index) => (only.has(id) ? [index] : []));
  const mixed = places.flatMap((index) => pile[index] ?? []);
  shuffle(state.random, mixed);
  for (const [turn, index] of places.entries()) {
    const instance = mixed[turn];
    if (instance !== undefined) pile[index] = instance;
  }
}
