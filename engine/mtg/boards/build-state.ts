import { createEmptyState } from "../machine/game";
import type { ContinuousChange } from "../model/ability";
import { type CardDefinition, defineCard } from "../model/card";
import { type Cards, createCards } from "../model/cards";
import type { Combat } from "../model/combat";
import type { Era } from "../model/era";
import { getEraSwitch } from "../model/era-switches";
import { PLAYERS, type PlayerId, type Target } from "../model/ids";
import type { LastingEffect } from "../model/lasting-effect";
import { NO_MANA, parseManaCost } from "../model/mana";
import { createObject, type GameObject } from "../model/object";
import { NO_ANNOUNCED_CHOICES, type StackEntry } from "../model/stack";
import { createGame, type Game, type GameState, NO_CARD_INDEX, type PlayerState, STARTING_LIFE } from "../model/state";
import { getZoneObjects, type ZoneId } from "../model/zone";
import type { BoardCard, BoardEffect, BoardObject, BoardPlayer, BoardStackObject, MtgBoard } from "./board";

/** The name of an unknown card of a board. */
export const UNKNOWN_CARD_NAME = "?";

/** A target that no object is. */
const GONE: Target = { instance: 0 };

/** The definition of a card of a board. */
const definitionOf = ({ cost, enchants, ...rest }: BoardCard): CardDefinition =>
  defineCard(rest.name, {
    ...rest,
    power: rest.power ?? null,
    toughness: rest.toughness ?? null,
    cost: cost === undefined ? null : parseManaCost(cost),
    ...(enchants !== undefined && {
      enchants: {
        ...(enchants.objects !== undefined && { objects: enchants.objects }),
        ...(enchants.players === true && { players: true }),
      },
    }),
  });

/** The definitions of a board, followed by one for unknown cards. */
function cardsOf({ cards }: MtgBoard): Cards {
  const known = cards.map(definitionOf);
  return createCards(
    cards.some(({ name }) => name === UNKNOWN_CARD_NAME) ? known : [...known, defineCard(UNKNOWN_CARD_NAME)],
  );
}

function thingOf({ sort, source: maker, number = 1 }: BoardStackObject): StackEntry {
  const source = maker ?? null;
  return sort === "chapter" || sort === "room"
    ? { sort, source, number, ability: null }
    : { sort, source, ability: null, event: null, scope: null };
}

/** The zone of an object in an era. Phased-out permanents are in a separate zone, or phased out on the battlefield. */
function placeOf({ zone, phasedOut = false }: BoardObject, era: Era): { zone: ZoneId; phasedOut: boolean } {
  const isOut = zone === "phasedOut" || (zone === "battlefield" && phasedOut);
  if (!isOut) return { zone, phasedOut: false };
  return getEraSwitch(era, "phasing") === "zone"
    ? { zone: "phasedOut", phasedOut: false }
    : { zone: "battlefield", phasedOut: true };
}

function objectOf(object: BoardObject, phasedOut: boolean): GameObject {
  const { id, card: index, owner, arrived = 0, token = false, sick = false, shields = [], thing } = object;
  const { controller = owner, tapped = false, damage = 0, deathtouched = false, counters = null } = object;
  const { copy = null, attachedTo = null, protector = null, sector = null, phasedWith = null } = object;
  return createObject(id, index, owner, {
    controller,
    tapped,
    damage,
    deathtouched,
    counters,
    isToken: token,
    copy,
    attachedTo,
    attachedAt: attachedTo === null ? null : (object.attachedAt ?? arrived),
    protector,
    sector,
    arrived,
    settled: object.zone === "battlefield" && !sick,
    phasedOut,
    phasedWith,
    shields: shields.map(({ kind, amount = null }) => (kind === "prevent" ? { kind, amount } : { kind })),
    thing: thing === undefined ? null : thingOf(thing),
    aim: object.zone === "stack" ? NO_ANNOUNCED_CHOICES : null,
  });
}

const playerOf = ({ life = STARTING_LIFE, poison = 0, drewFromEmpty = false, ...rest }: BoardPlayer): PlayerState => ({
  life,
  poison,
  drewFromEmpty,
  pool: { ...NO_MANA, ...rest.pool },
  dungeon: rest.dungeon === undefined ? null : { instance: rest.dungeon.piece, room: rest.dungeon.room },
  shields: (rest.shields ?? []).map(({ kind, amount = null }) => (kind === "prevent" ? { kind, amount } : { kind })),
});

const combatOf = ({ combat }: MtgBoard): Combat | null =>
  combat === undefined
    ? null
    : {
        attacked: combat.attackers.length > 0,
        attackers: combat.attackers.map(({ id, target = GONE, band = null }) => ({ id, target, band })),
        blockers: combat.blockers ?? [],
        blocked: combat.blocked ?? combat.blockers?.flatMap(({ attackers }) => attackers) ?? [],
        dealtFirst: [],
      };

const lastingOf = ({ on, changes }: BoardEffect, id: number, moment: number, turn: number): LastingEffect => ({
  id,
  moment,
  turn,
  until: "turn",
  scope: { source: null, card: NO_CARD_INDEX, controller: 0, event: null, aim: NO_ANNOUNCED_CHOICES, memory: {} },
  kind: "changes",
  changes: changes as readonly ContinuousChange[],
  affected: on.map((instance) => ({ instance })),
  amounts: changes.map((change) => ("amount" in change ? change.amount : 0)),
});

/** Puts unknown cards under the other cards of a zone. */
function layUnknown(state: GameState, cards: Cards, zone: "library" | "hand", player: PlayerId, count: number): void {
  const unknown = cards.indexOf.get(UNKNOWN_CARD_NAME) ?? 0;
  const objects = Array.from({ length: count }, (_, at) => createObject(state.nextId + at, unknown, player));
  state.zones[zone][player].unshift(...objects);
  state.nextId += count;
}

/**
 * Returns the game at the position of a board. The era is the board's own unless `era` is given. Objects keep their
 * identities. The board must come from `readBoard`.
 */
export function createGameFromBoard(board: MtgBoard, era: Era = board.era): Game {
  const cards = cardsOf(board);
  const { active = 0, first = 0, turn = 3, step = "main1", players = [{}, {}], effects = [] } = board;
  const latest = Math.max(0, ...board.pieces.flatMap(({ arrived = 0, attachedAt = 0 }) => [arrived, attachedAt]));
  const lastId = Math.max(0, ...board.pieces.map(({ id }) => id));
  const state: GameState = {
    ...createEmptyState(era, 1),
    variant: board.variant ?? "none",
    turn,
    moment: latest + effects.length,
    first,
    active,
    regular: active,
    step,
    turnBegun: true,
    players: [playerOf(players[0]), playerOf(players[1])],
    nextId: lastId + 1 + effects.length,
    lasting: effects.map((effect, at) => lastingOf(effect, lastId + 1 + at, latest + 1 + at, turn)),
    combat: combatOf(board),
  };
  for (const object of board.pieces) {
    const { zone, phasedOut } = placeOf(object, era);
    getZoneObjects(state.zones, zone, object.owner).push(objectOf(object, phasedOut));
  }
  for (const player of PLAYERS) {
    layUnknown(state, cards, "library", player, players[player].library ?? 0);
    layUnknown(state, cards, "hand", player, players[player].hand ?? 0);
  }
  return createGame(cards, state, []);
}
