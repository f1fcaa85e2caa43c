import { copyWith } from "../../../kernel/copy-with";
import { shuffle } from "../../../kernel/random";
import type { EventType } from "../../model/event";
import { getOpponent } from "../../model/ids";
import type { Mana } from "../../model/mana";
import { MANA_TYPES, NO_MANA } from "../../model/mana";
import type { Game } from "../../model/state";
import { updateObject } from "../../model/zone";
import { citeForEra } from "../cite-for-era";
import { getController } from "../continuous/characteristics";
import { type EventHandler, recordOnlyHandler } from "./event-handler";

type CourseEventType = Extract<
  EventType,
  | "shuffled"
  | "chooserNamed"
  | "starterChosen"
  | "mulliganChosen"
  | "turnBegan"
  | "stepBegan"
  | "stepEnded"
  | "stepSkipped"
  | "turnAdded"
  | "phasesAdded"
  | "extraPhaseBegan"
  | "skipAdded"
  | "drewFromEmpty"
  | "lifeGained"
  | "lifeLost"
  | "poisoned"
  | "manaAdded"
  | "manaSpent"
  | "manaEmptied"
  | "landPlayed"
  | "dungeonEntered"
  | "roomEntered"
  | "dungeonLeft"
  | "looked"
  | "revealed"
  | "lost"
  | "won"
  | "gameEnded"
>;

const changed = (pool: Mana, by: Mana, sign: 1 | -1): Mana =>
  Object.fromEntries(MANA_TYPES.map((type) => [type, pool[type] + sign * by[type]])) as Mana;

/**
 * Begins a turn. From now on its player has controlled all of their permanents since the beginning of a turn (G.37.1).
 */
function beginTurn(game: Game, player: 0 | 1, turn: number, extra: boolean): void {
  const { state } = game;
  state.turn = turn;
  state.active = player;
  if (extra) state.extraTurns = state.extraTurns.slice(1);
  else state.regular = player;
  state.turnBegun = false;
  state.landPlays = 0;
  state.uses = {};
  state.hasAttacked = [];
  state.resolutions = 0;
  state.past = {};
  const own = state.zones.battlefield.filter((object) => getController(game, object) === player);
  for (const { id } of own) updateObject(state.zones, id, { settled: true });
}

/** Handlers of the events of set-up, turns and players. */
export const COURSE_EVENT_HANDLERS: { readonly [Type in CourseEventType]: EventHandler<Type> } = {
  shuffled: {
    rules: ["mtg-6e:P.1.1"],
    apply: ({ state }, { player, zone }) => shuffle(state.random, state.zones[zone][player]),
  },
  chooserNamed: { ...recordOnlyHandler, rules: ["mtg-6e:P.1.5"] },
  starterChosen: {
    rules: ["mtg-6e:P.1.4"],
    apply: ({ state }, { player }) => {
      state.first = player;
      state.active = player;
      state.regular = getOpponent(player);
    },
  },
  mulliganChosen: { ...recordOnlyHandler, rules: ["mtg-6e:P.1.7"] },
  turnBegan: {
    rules: ["mtg-6e:P.2.2", "mtg-6e:P.2.3", "mtg-6e:G.37.1"],
    apply: (game, { player, turn, extra }) => beginTurn(game, player, turn, extra),
  },
  stepBegan: {
    rules: ["mtg-6e:P.3.1", "mtg-6e:P.4.3"],
    apply: ({ state }, { step }) => {
      state.step = step;
      state.turnBegun = true;
      state.stirred = false;
    },
  },
  stepEnded: { ...recordOnlyHandler, rules: ["mtg-6e:P.3.7"] },
  stepSkipped: {
    rules: ["mtg-6e:G.36.2", "mtg-6e:G.36.4"],
    apply: ({ state }, { stored }) => {
      if (stored === null) return;
      const written = JSON.stringify(stored);
      const index = state.skips.findIndex((skip) => JSON.stringify(skip) === written);
      state.skips = state.skips.filter((_skip, place) => place !== index);
    },
  },
  turnAdded: {
    rules: ["mtg-6e:P.2.3"],
    apply: ({ state }, { player }) => {
      state.extraTurns = [...state.extraTurns, player];
    },
  },
  phasesAdded: {
    rules: ["mtg-6e:P.10.r1"],
    apply: ({ state }, { phases }) => {
      state.extraPhases = [...phases, ...state.extraPhases];
    },
  },
  extraPhaseBegan: {
    rules: ["mtg-6e:P.10.r1"],
    apply: ({ state }) => {
      state.extraPhases = state.extraPhases.slice(1);
    },
  },
  skipAdded: {
    rules: ["mtg-6e:G.36.2"],
    apply: ({ state }, { skip }) => {
      state.skips = [...state.skips, skip];
    },
  },
  drewFromEmpty: {
    rules: ["mtg-6e:Z.6.8"],
    apply: ({ state }, { player }) => {
      state.players[player].drewFromEmpty = true;
    },
  },
  lifeGained: {
    rules: ["mtg-6e:G.19.2"],
    apply: ({ state }, { player, amount }) => {
      state.players[player].life += amount;
    },
  },
  lifeLost: {
    rules: ["mtg-6e:G.21.1"],
    apply: ({ state }, { player, amount }) => {
      state.players[player].life -= amount;
    },
  },
  poisoned: {
    rules: ["mtg-6e:E.9.1"],
    apply: ({ state }, { player, amount }) => {
      state.players[player].poison += amount;
    },
  },
  manaAdded: {
    rules: ["mtg-6e:G.23.1"],
    apply: ({ state }, { player, mana }) => {
      state.players[player].pool = changed(state.players[player].pool, mana, 1);
    },
  },
  manaSpent: {
    rules: ["mtg-6e:G.23.1"],
    apply: ({ state }, { player, mana }) => {
      state.players[player].pool = changed(state.players[player].pool, mana, -1);
    },
  },
  manaEmptied: {
    rules: ["mtg-6e:P.3.5", "mtg-6e:G.23.r1"],
    apply: ({ state }, { player }) => {
      state.players[player].pool = NO_MANA;
    },
  },
  landPlayed: {
    rules: ["mtg-6e:P.8.4", "mtg-6e:K.15.r4"],
    apply: ({ state }) => {
      state.landPlays += 1;
    },
  },
  dungeonEntered: {
    rules: ["mtg-cr:704.5t"],
    apply: ({ state }, { player, instance }) => {
      state.players[player].dungeon = { instance, room: 1 };
    },
  },
  roomEntered: {
    rules: ["mtg-cr:704.5t"],
    apply: ({ state }, { player, room }) => {
      const { dungeon } = state.players[player];
      if (dungeon !== null) state.players[player].dungeon = copyWith(dungeon, { room });
    },
  },
  dungeonLeft: {
    rules: ["mtg-cr:704.5t"],
    apply: ({ state }, { player }) => {
      const { dungeon } = state.players[player];
      state.players[player].dungeon = null;
      state.zones.command = state.zones.command.filter(({ id }) => id !== dungeon?.instance);
    },
  },
  looked: recordOnlyHandler,
  revealed: recordOnlyHandler,
  lost: {
    rules: ["mtg-6e:G.20.1"],
    apply: ({ state }, event) => {
      const { player, rule, also } = citeForEra(state.era, event);
      state.defeats = [...state.defeats, { player, rule, ...(also && { also }) }];
    },
  },
  won: {
    rules: ["mtg-6e:G.20.6"],
    apply: ({ state }, { player }) => {
      state.wins = [...state.wins, player];
    },
  },
  gameEnded: {
    rules: ["mtg-6e:G.18.4", "mtg-6e:G.20.1"],
    apply: ({ state }, event) => {
      const { winner, rule, also } = citeForEra(state.era, event);
      state.outcome = { rule, ...(also && { also }), winner };
      state.agenda.length = 0;
      state.choice = null;
    },
  },
};
