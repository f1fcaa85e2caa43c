import { type CardDefinition, getPrintedColors } from "../model/card";
import { type Cards, getCardDefinition } from "../model/cards";
import { type InstanceId, PLAYERS, type PlayerId, type Target } from "../model/ids";
import { formatManaCost, MANA_TYPES, type Mana } from "../model/mana";
import type { GameObject, Shield } from "../model/object";
import { type Game, type GameState, type PlayerState, STARTING_LIFE } from "../model/state";
import { getZoneObjects, type LocatedObject, locateObjects, type OwnZone } from "../model/zone";
import {
  BOARD_VERSION,
  type BoardCard,
  type BoardCombat,
  type BoardEffect,
  type BoardEffectChange,
  type BoardObject,
  type BoardPlayer,
  type BoardShield,
  type BoardStackObject,
  type MtgBoard,
} from "./board";
import { UNKNOWN_CARD_NAME } from "./build-state";
import { readBoard } from "./read/read-board";

/** Identities of the objects that a board holds, in all zones and on the battlefield: references to others are left out. */
type Known = { readonly all: ReadonlySet<InstanceId>; readonly there: ReadonlySet<InstanceId> };

/** The definition of a card as a board holds it: keywords, but no other abilities. */
function toBoardCard(definition: CardDefinition): BoardCard {
  const { name, types, supertypes, subtypes, cost, power, toughness, keywords, enchants } = definition;
  const { colors, loyalty, defense, counterCap, lastChapter, rooms } = definition;
  return {
    name,
    types,
    supertypes,
    subtypes,
    cost: cost === null ? undefined : formatManaCost(cost),
    colors: colors === undefined ? undefined : getPrintedColors(definition),
    power: power ?? undefined,
    toughness: toughness ?? undefined,
    keywords: keywords as BoardCard["keywords"],
    loyalty,
    defense,
    enchants: enchants as BoardCard["enchants"],
    counterCap,
    lastChapter,
    rooms,
  };
}

const toBoardShields = (shields: readonly Shield[]): readonly BoardShield[] =>
  shields.map((shield) =>
    shield.kind === "prevent" && shield.amount !== null
      ? { kind: shield.kind, amount: shield.amount }
      : { kind: shield.kind },
  );

/**
 * An object on the stack in the form of a board; `undefined` for the turn's draw and combat damage, which boards cannot
 * contain.
 */
function toBoardStackObject({ thing }: GameObject, { all }: Known): BoardStackObject | undefined {
  if (thing === null || thing.sort === "turnDraw" || thing.sort === "combatDamage") return undefined;
  const { sort, source } = thing;
  return {
    sort,
    ...(source !== null && all.has(source) && { source }),
    ...("number" in thing && { number: thing.number }),
  };
}

const isAmong = (target: Target, ids: ReadonlySet<InstanceId>): boolean =>
  !("instance" in target) || ids.has(target.instance);

/** An object of a board; its card is an index in the game. */
function toBoardObject({ zone, object }: LocatedObject, known: Known): BoardObject {
  const { id, card, owner, controller, attachedTo, attachedAt, phasedWith, arrived } = object;
  const isAttached = attachedTo !== null && isAmong(attachedTo, known.all);
  return {
    id,
    card,
    zone,
    owner,
    controller: controller === owner ? undefined : controller,
    tapped: object.tapped,
    damage: object.damage,
    deathtouched: object.deathtouched,
    counters: object.counters ?? undefined,
    token: object.isToken,
    copy: object.copy ?? undefined,
    attachedTo: isAttached ? attachedTo : undefined,
    attachedAt: isAttached && attachedAt !== null && attachedAt !== arrived ? attachedAt : undefined,
    protector: object.protector ?? undefined,
    sector: object.sector ?? undefined,
    arrived,
    sick: zone === "battlefield" && !object.settled,
    phasedOut: object.phasedOut,
    phasedWith: phasedWith !== null && known.all.has(phasedWith) ? phasedWith : undefined,
    shields: toBoardShields(object.shields),
    thing: toBoardStackObject(object, known),
  };
}

const someMana = (pool: Mana): Partial<Mana> =>
  Object.fromEntries(MANA_TYPES.filter((type) => pool[type] > 0).map((type) => [type, pool[type]]));

function toBoardPlayer(
  { life, poison, drewFromEmpty, pool, dungeon, shields }: PlayerState,
  known: Known,
): BoardPlayer {
  return {
    life: life === STARTING_LIFE ? undefined : life,
    poison,
    drewFromEmpty,
    pool: someMana(pool),
    dungeon:
      dungeon !== null && known.all.has(dungeon.instance) ? { piece: dungeon.instance, room: dungeon.room } : undefined,
    shields: toBoardShields(shields),
  };
}

function toBoardCombat({ combat }: GameState, { there }: Known): BoardCombat | undefined {
  if (combat === null) return undefined;
  return {
    attackers: combat.attackers.map(({ id, target, band }) => ({
      id,
      ...(isAmong(target, there) && { target }),
      ...(band !== null && { band }),
    })),
    blockers: combat.blockers.map(({ id, attackers }) => ({
      id,
      attackers: attackers.filter((one) => there.has(one)),
    })),
    blocked: combat.blocked.filter((id) => there.has(id)),
  };
}

/** Changes that a board can hold. */
const SAID: readonly string[] = ["add", "set", "gain", "lose", "become", "becomeLand"];

/** Effects of the state that a board can hold: changes of fixed objects by fixed amounts. */
const toBoardEffects = ({ lasting }: GameState, { there }: Known): readonly BoardEffect[] =>
  lasting.flatMap((effect) => {
    if (effect.kind !== "changes") return [];
    const on = effect.affected.flatMap((target) =>
      "instance" in target && there.has(target.instance) ? [target.instance] : [],
    );
    const changes = effect.changes.flatMap((change, at): readonly BoardEffectChange[] => {
      if (!SAID.some((key) => key in change)) return [];
      const fixed = "amount" in change ? { ...change, amount: effect.amounts[at] ?? 0 } : change;
      return [fixed as BoardEffectChange];
    });
    return on.length === 0 || changes.length === 0 ? [] : [{ on, changes }];
  });

/** Cards that nobody knows, at the bottom of a pile or in a hand. */
function unknownIn({ cards, state }: Game, zone: OwnZone, player: PlayerId): readonly GameObject[] {
  const list = getZoneObjects(state.zones, zone, player);
  const known = list.findIndex((object) => !isUnknown(cards, object));
  return known === -1 ? list : list.slice(0, known);
}

const isUnknown = (cards: Cards, { card }: GameObject): boolean => cards.list[card]?.name === UNKNOWN_CARD_NAME;

/**
 * Returns the board of a game in its current state. It contains only what `MtgBoard` can express: definitions with
 * keywords and no other abilities, no waiting abilities, no open question. Throws only if the game exceeds the limits
 * of boards.
 */
export function createBoardFromGame(game: Game): MtgBoard {
  const { state, cards } = game;
  const unknown = PLAYERS.map((player) => ({
    library: unknownIn(game, "library", player),
    hand: unknownIn(game, "hand", player),
  }));
  const hidden = new Set(unknown.flatMap(({ library, hand }) => [...library, ...hand]));
  const places = locateObjects(state.zones).filter(({ object }) => !hidden.has(object) && object.card >= 0);
  const used = [...new Set(places.map(({ object }) => object.card))].sort((one, other) => one - other);
  const known: Known = {
    all: new Set(places.map(({ object }) => object.id)),
    there: new Set(places.filter(({ zone }) => zone === "battlefield").map(({ object }) => object.id)),
  };
  const read = readBoard(
    withoutUndefined({
      version: BOARD_VERSION,
      era: state.era,
      variant: state.variant,
      turn: Math.max(1, state.turn),
      first: state.first,
      active: state.active,
      step: state.step ?? "main1",
      cards: used.map((index) => toBoardCard(getCardDefinition(cards, index))),
      players: unknown.map(({ library, hand }, seat) => ({
        ...toBoardPlayer(state.players[seat === 0 ? 0 : 1], known),
        library: library.length,
        hand: hand.length,
      })),
      pieces: places
        .map((place) => toBoardObject(place, known))
        .map((one) => ({ ...one, card: used.indexOf(one.card) })),
      effects: toBoardEffects(state, known),
      combat: toBoardCombat(state, known),
    }),
  );
  if (!read.ok) throw new Error(`The game has no board: ${JSON.stringify(read.problems[0])}`);
  return read.board;
}

/** A value without the fields that are `undefined`, as JSON has it. */
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
