import { shuffle } from "../../kernel/random";
import type { Event, EventType } from "../model/event";
import type { Game, GameState } from "../model/state";
import { findInstance, zoneList } from "../model/zone";

type ApplyRows = {
  readonly [Type in EventType]: (state: GameState, event: Extract<Event, { type: Type }>) => void;
};

/** What each event changes on the board. Nothing else changes it. */
const APPLY: ApplyRows = {
  shuffled: (state, { zone, player }) => shuffle(state.random, state.zones[zone][player]),
  firstPlayerChosen: (state, { player }) => {
    state.firstPlayer = player;
    state.turnPlayer = player;
  },
  redrawChosen: () => {},
  turnBegan: (state, { player, turn }) => {
    state.turnPlayer = player;
    state.turn = turn;
  },
  phaseBegan: (state, { phase }) => {
    state.phase = phase;
  },
  phaseSkipped: () => {},
  moved: applyMove,
  drewFromEmpty: (state, { player }) => {
    state.players[player].drewFromEmpty = true;
  },
  woke: (state, event) => {
    inPlace(state, event).rested = false;
  },
  damageRemoved: (state, event) => {
    inPlace(state, event).damage -= event.amount;
  },
  defeated: (state, { player, rule }) => {
    state.defeats.push({ player, rule });
  },
  gameEnded: (state, { rule, winner }) => {
    state.outcome = { rule, winner };
    state.choice = null;
    state.agenda.length = 0;
  },
};

/** Lets one thing happen. */
export function happen(game: Game, event: Event): void {
  (APPLY[event.type] as (state: GameState, event: Event) => void)(game.state, event);
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
