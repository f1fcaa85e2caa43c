import { getPlayerId, type ScenarioPlayer } from "../../kernel/testing/names";
import { type CardDefinition, type Cards, createCards, type Era, type GameState, type Step } from "..";
import { createEmptyState } from "../machine/game";
import { runGame } from "../machine/run-game";
import { PLAYERS, type PlayerId } from "../model/ids";
import type { PendingSkip } from "../model/lasting-effect";
import { type Mana, NO_MANA } from "../model/mana";
import { createObject, type GameObject } from "../model/object";
import { createGame, type Game } from "../model/state";
import { getStepIndex } from "../model/turn";
import { getZoneObjects, isSharedZone, ZONE_IDS, ZONES, type ZoneId } from "../model/zone";
import { TEST_POOL_CARDS } from "./pool";

/** An object on the table: the name of its card, and its marks. */
type TableObject =
  | string
  | ({ readonly name: string; readonly control?: ScenarioPlayer; readonly on?: string } & Partial<
      Pick<
        GameObject,
        "tapped" | "damage" | "counters" | "settled" | "isToken" | "protector" | "phasedOut" | "shields" | "arrived"
      >
    >);

/** One player's cards and numbers. Ordered zones are written with the top card first. */
type Side = { readonly [Zone in ZoneId]?: readonly TableObject[] } & {
  readonly life?: number;
  readonly poison?: number;
  readonly pool?: Partial<Mana>;
};

/** A table before the first step of a scenario. */
export type TableSetup = {
  readonly era?: Era;
  readonly me?: Side;
  readonly you?: Side;
  /** Additional cards for this table only. */
  readonly cards?: readonly CardDefinition[];
  readonly seed?: number;
  readonly turn?: number;
  /** The step to begin; the first main phase by default. `turn` begins a whole turn of the active player. */
  readonly step?: Step | "turn";
  readonly active?: ScenarioPlayer;
  readonly first?: ScenarioPlayer;
  readonly skips?: readonly PendingSkip[];
};

const FILLER: Side = { library: Array.from({ length: 6 }, () => "Moss Ox") };

/** Sets up a table without running the game, for tests of single functions of the rules. */
export function createTestGame(table: TableSetup): Game {
  const { era = "6e", me = {}, you = {}, cards: extra = [], seed = 1, turn = 3, active = "me", first = "me" } = table;
  const cards = createCards([...TEST_POOL_CARDS, ...extra]);
  const player = getPlayerId(active);
  const state = createEmptyState(era, seed);
  Object.assign(state, { turn, active: player, regular: player, first: getPlayerId(first), turnBegun: true });
  state.skips = [...(table.skips ?? [])];
  for (const seat of PLAYERS) laySide(cards, state, seat, seat === 0 ? me : you);
  state.moment = state.nextId;
  return createGame(cards, state, []);
}

function laySide(cards: Cards, state: GameState, player: PlayerId, side: Side): void {
  const { life, poison, pool, ...zones } = { ...FILLER, ...side };
  const seat = state.players[player];
  if (life !== undefined) seat.life = life;
  if (poison !== undefined) seat.poison = poison;
  seat.pool = { ...NO_MANA, ...pool };
  for (const zone of ZONE_IDS) {
    const list = getZoneObjects(state.zones, zone, player);
    for (const piece of zones[zone] ?? []) {
      const object = placeObject(cards, state, piece, player);
      if (ZONES[zone].ordered) list.unshift(object);
      else list.push(object);
    }
  }
}

function placeObject(cards: Cards, state: GameState, piece: TableObject, player: PlayerId): GameObject {
  const { name, control, on, ...marks } = typeof piece === "string" ? { name: piece } : piece;
  const index = cards.indexOf.get(name) ?? cards.list.findIndex((token) => token.name === name);
  if (index === -1) throw new Error(`A table names ${name}, which is no card`);
  const id = state.nextId;
  state.nextId += 1;
  const host = on === undefined ? undefined : state.zones.battlefield.find(({ card }) => cards.list[card]?.name === on);
  if (on !== undefined && host === undefined) throw new Error(`${name} is to be on ${on}, which is not there`);
  return createObject(id, index, player, {
    controller: control === undefined ? player : getPlayerId(control),
    settled: true,
    arrived: id,
    ...(host !== undefined && { attachedTo: { instance: host.id }, attachedAt: id }),
    ...marks,
  });
}

/** Begins a step or a turn on a prepared table, and runs the game to its first choice or its end. */
export function beginTestStep(game: Game, step: Step | "turn" = "main1"): Game {
  const { state } = game;
  if (step === "turn") {
    state.turn -= 1;
    state.regular = state.active === 0 ? 1 : 0;
    state.agenda.push({ run: "turn" });
  } else {
    state.agenda.push({ run: "step", index: getStepIndex(step), resume: null, given: null });
  }
  runGame(game);
  return game;
}

/** Returns the objects in a player's zone; in a shared zone, those that the player controls. */
export const getObjectsOnSide = ({ zones }: GameState, zone: ZoneId, player: PlayerId): readonly GameObject[] =>
  getZoneObjects(zones, zone, player).filter((object) => !isSharedZone(zone) || object.controller === player);

/** Returns the name of an object. An object that is not a card has its kind before the name. */
export const getObjectName = ({ list }: Cards, { card, thing }: GameObject): string =>
  (thing === null ? "" : `${thing.sort} `) + (list[card]?.name ?? "game");

/** Returns the names of the cards in a zone, the top card first in an ordered zone. */
export function getNamesInZone(cards: Cards, state: GameState, zone: ZoneId, player: PlayerId): readonly string[] {
  const names = getObjectsOnSide(state, zone, player).map((object) => getObjectName(cards, object));
  return ZONES[zone].ordered ? names.reverse() : names;
}
