import { shuffle } from "../../kernel/random";
import type { Event, EventType } from "../model/event";
import type { Game, GameState } from "../model/state";
import { findInstance, zoneList } from "../model/zone";
import type { RuleRef } from "../rulebook";

type EventRows = {
  readonly [Type in EventType]: {
    /** The rules on what this event means for the board. */
    readonly rules: readonly RuleRef[];
    readonly apply: (state: GameState, event: Extract<Event, { type: Type }>) => void;
  };
};

const nothing = { rules: [], apply: () => {} };

/** What each event changes on the board. Nothing else changes it. */
const EVENTS: EventRows = {
  shuffled: {
    rules: ["mag:503.1.1"],
    apply: (state, { zone, player }) => shuffle(state.random, state.zones[zone][player]),
  },
  firstPlayerChosen: {
    rules: ["mag:503.1.1.1"],
    apply: (state, { player }) => {
      state.firstPlayer = player;
      state.turnPlayer = player;
    },
  },
  redrawChosen: nothing,
  turnBegan: {
    rules: ["mag:601.1"],
    apply: (state, { player, turn }) => {
      state.turnPlayer = player;
      state.turn = turn;
    },
  },
  phaseBegan: {
    rules: ["mag:601.2"],
    apply: (state, { phase }) => {
      state.phase = phase;
    },
  },
  phaseSkipped: nothing,
  moved: { rules: ["mag:401.6", "mag:405.3", "mag:406.2"], apply: applyMove },
  drewFromEmpty: {
    rules: ["mag:229.3"],
    apply: (state, { player }) => {
      state.players[player].drewFromEmpty = true;
    },
  },
  stoneMissing: nothing,
  woke: {
    rules: ["mag:219.3.2"],
    apply: (state, event) => {
      inPlace(state, event).rested = false;
    },
  },
  damageRemoved: {
    rules: ["mag:221.4", "mag:221.4.2"],
    apply: (state, event) => {
      inPlace(state, event).damage -= event.amount;
    },
  },
  defeated: {
    rules: ["mag:202.3"],
    apply: (state, { player, rule }) => {
      state.defeats.push({ player, rule });
    },
  },
  gameEnded: {
    rules: ["mag:202.1", "mag:202.6.2", "house:11"],
    apply: (state, { rule, winner }) => {
      state.outcome = { rule, winner };
      state.choice = null;
      state.agenda.length = 0;
    },
  },
};

/** Lets one thing happen. */
export function happen(game: Game, event: Event): void {
  (EVENTS[event.type].apply as (state: GameState, event: Event) => void)(game.state, event);
  game.log?.push(event);
}

/** Lets several things happen at one moment. */
export function happenTogether(game: Game, events: readonly Event[]): void {
  for (const event of events) happen(game, event);
}

function inPlace(state: GameState, event: Extract<Event, { type: "woke" | "damageRemoved" }>) {
  const place = findInstance(state.zones, event.instance);
  if (place === null) throw new Error(`"${event.type}" names instance ${event.instance}, which is nowhere`);
  return place.instance;
}

/** 401.6: what arrives is a new instance, which nothing has happened to; it lies on top where there is an order. */
function applyMove(state: GameState, event: Extract<Event, { type: "moved" }>): void {
  const source = zoneList(state.zones, event.from, event.player);
  let index = source.length - 1;
  while (index >= 0 && source[index]?.id !== event.instance) index -= 1;
  const instance = source[index];
  if (instance === undefined) throw new Error(`A move names instance ${event.instance}, which is not in ${event.from}`);
  if (index === source.length - 1) source.pop();
  else source.splice(index, 1);
  instance.id = event.becomes;
  instance.controller = event.player;
  instance.rested = false;
  instance.faceDown = false;
  instance.damage = 0;
  state.nextId = event.becomes + 1;
  zoneList(state.zones, event.to, event.player).push(instance);
}
