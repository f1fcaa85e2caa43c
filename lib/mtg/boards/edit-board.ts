import type { BoardCard, BoardObject, BoardPlayer, MtgBoard, Target } from "@/engine/mtg";

type BoardObjectId = BoardObject["id"];

/** An empty board in modern rules. */
export const EMPTY_BOARD: MtgBoard = { version: 1, era: "mod", cards: [], pieces: [] };

/** Adds an object to a board. If another definition already has its name, a number is added to the name. */
export function addObject(board: MtgBoard, card: BoardCard, parts: Pick<BoardObject, "zone" | "owner">): MtgBoard {
  const named = namedApart(board, card);
  const known = board.cards.findIndex(({ name }) => name === named.name);
  const object = {
    id: freshId(board),
    card: known === -1 ? board.cards.length : known,
    ...parts,
    ...(board.pieces.length > 0 && { arrived: latestIn(board) + 1 }),
    ...startingCounters(named),
  };
  return {
    ...board,
    cards: known === -1 ? [...board.cards, named] : board.cards,
    pieces: [...board.pieces, object],
    ...(named.types.includes("dungeon") && { players: inDungeon(board, parts.owner, object.id) }),
  };
}

/** Counters that a planeswalker or battle enters with. */
function startingCounters({ loyalty, defense }: BoardCard): Pick<BoardObject, "counters"> | null {
  if (loyalty !== undefined) return { counters: { loyalty } };
  return defense !== undefined ? { counters: { defense } } : null;
}

function inDungeon(
  { players = [{}, {}] }: MtgBoard,
  owner: 0 | 1,
  object: BoardObjectId,
): readonly [BoardPlayer, BoardPlayer] {
  const [one, other] = players;
  const dungeon = { piece: object, room: 1 };
  return owner === 0 ? [{ ...one, dungeon }, other] : [one, { ...other, dungeon }];
}

function namedApart({ cards }: MtgBoard, card: BoardCard): BoardCard {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? card.name : `${card.name} ${number}`;
    const known = cards.find((other) => other.name === name);
    if (known === undefined || JSON.stringify(known) === JSON.stringify({ ...card, name })) return { ...card, name };
  }
}

const freshId = ({ pieces }: MtgBoard): BoardObjectId => Math.max(0, ...pieces.map(({ id }) => id)) + 1;

const latestIn = ({ pieces }: MtgBoard): number => Math.max(0, ...pieces.map(({ arrived = 0 }) => arrived));

/** Returns a board with a copy of an object, added after all other objects. */
export function duplicateObject(board: MtgBoard, id: BoardObjectId): MtgBoard {
  const object = board.pieces.find((one) => one.id === id);
  if (object === undefined) return board;
  const isThere = object.zone === "battlefield";
  const twin = { ...object, id: freshId(board), ...(isThere && { arrived: latestIn(board) + 1 }) };
  return { ...board, pieces: [...board.pieces, twin] };
}

/**
 * Returns a board with an ability of an object on the stack: for a Saga, the ability of its last chapter; for a
 * dungeon, the ability of the room with the marker; otherwise a triggered ability.
 */
export function addAbilityToStack(board: MtgBoard, id: BoardObjectId): MtgBoard {
  const object = board.pieces.find((one) => one.id === id);
  const card = object && board.cards[object.card];
  if (object === undefined || card === undefined) return board;
  const owner = getObjectSide(object);
  const room = board.players?.[owner].dungeon?.room ?? 1;
  const thing: NonNullable<BoardObject["thing"]> =
    card.lastChapter !== undefined
      ? { sort: "chapter", source: id, number: card.lastChapter }
      : card.rooms !== undefined
        ? { sort: "room", source: id, number: room }
        : { sort: "triggered", source: id };
  const ability: BoardObject = { id: freshId(board), card: object.card, zone: "stack", owner, thing };
  return { ...board, pieces: [...board.pieces, ability] };
}

/** Returns a board without an object, all references to it, and definitions that are no longer used. */
export function removeObject(board: MtgBoard, id: BoardObjectId): MtgBoard {
  const { pieces, ...rest } = letGo(board, id);
  return pruned({ ...rest, pieces: pieces.filter((object) => object.id !== id) });
}

/** A board without references to an object. */
function letGo(board: MtgBoard, id: BoardObjectId): MtgBoard {
  const { combat, effects, players, ...rest } = board;
  const stays = (one: BoardObjectId): boolean => one !== id;
  const left = effects?.map((effect) => ({ ...effect, on: effect.on.filter(stays) })).filter(({ on }) => on.length > 0);
  return {
    ...rest,
    pieces: board.pieces.map((object) => withoutTie(object, id)),
    ...(players && { players: [leaving(players[0], id), leaving(players[1], id)] as const }),
    ...(left && left.length > 0 && { effects: left }),
    ...(combat && {
      combat: {
        attackers: combat.attackers
          .filter((one) => stays(one.id))
          .map(({ target, ...one }) => (target === undefined || isAt(target, id) ? one : { ...one, target })),
        ...(combat.blockers && {
          blockers: combat.blockers
            .filter((one) => stays(one.id))
            .map(({ attackers, ...one }) => ({ ...one, attackers: attackers.filter(stays) })),
        }),
        ...(combat.blocked && { blocked: combat.blocked.filter(stays) }),
      },
    }),
  };
}

/** The location of an object: a zone, and the player on whose side it is. */
export type ObjectLocation = { readonly zone: BoardObject["zone"]; readonly player: 0 | 1 };

/**
 * Moves an object to the end of a zone. On the battlefield, `player` controls it; elsewhere, `player` owns it. Removes
 * references that the move breaks, in both directions.
 */
export function moveObject(board: MtgBoard, id: BoardObjectId, { zone, player }: ObjectLocation): MtgBoard {
  const object = board.pieces.find((one) => one.id === id);
  if (object === undefined || (object.zone === zone && getObjectSide(object) === player)) return board;
  if (object.zone === zone && zone === "battlefield") return changeObject(board, id, { controller: player });
  const { controller: _, attachedTo: _on, attachedAt: _at, ...rest } = object;
  const left = letGo(board, id);
  const there = zone === "battlefield" && player !== object.owner ? { controller: player } : { owner: player };
  const moved = { ...rest, ...there, zone, ...(zone === "battlefield" && { arrived: latestIn(board) + 1 }) };
  return { ...left, pieces: [...left.pieces.filter((one) => one.id !== id), moved] };
}

/** Attaches an object to a permanent, and moves the object to the battlefield. */
export function attachObject(board: MtgBoard, id: BoardObjectId, host: BoardObjectId): MtgBoard {
  const object = board.pieces.find((one) => one.id === id);
  const on = board.pieces.find((one) => one.id === host);
  if (object === undefined || on === undefined || id === host || on.zone !== "battlefield") return board;
  const laid =
    object.zone === "battlefield" ? board : moveObject(board, id, { zone: "battlefield", player: object.owner });
  const latest = Math.max(0, ...laid.pieces.flatMap(({ arrived = 0, attachedAt = 0 }) => [arrived, attachedAt]));
  return changeObject(laid, id, { attachedTo: { instance: host }, attachedAt: latest + 1 });
}

/** Returns the player on whose side an object is: its controller on the battlefield, elsewhere its owner. */
export const getObjectSide = ({ owner, controller = owner, zone }: BoardObject): 0 | 1 =>
  zone === "battlefield" ? controller : owner;

const isAt = (target: Target | undefined, id: BoardObjectId): boolean =>
  target !== undefined && "instance" in target && target.instance === id;

function withoutTie(object: BoardObject, id: BoardObjectId): BoardObject {
  const { attachedTo, attachedAt, phasedWith, thing, ...rest } = object;
  return {
    ...rest,
    ...(attachedTo !== undefined &&
      !isAt(attachedTo, id) && { attachedTo, ...(attachedAt !== undefined && { attachedAt }) }),
    ...(phasedWith !== undefined && phasedWith !== id && { phasedWith }),
    ...(thing && { thing: thing.source === id ? withoutSource(thing) : thing }),
  };
}

function withoutSource({
  source: _source,
  ...thing
}: NonNullable<BoardObject["thing"]>): NonNullable<BoardObject["thing"]> {
  return thing;
}

function leaving({ dungeon, ...player }: BoardPlayer, id: BoardObjectId): BoardPlayer {
  return dungeon === undefined || dungeon.piece === id ? player : { ...player, dungeon };
}

function pruned(board: MtgBoard): MtgBoard {
  const used = board.cards.filter((_, index) => board.pieces.some(({ card }) => card === index));
  const place = (card: number): number => used.findIndex(({ name }) => name === board.cards[card]?.name);
  return { ...board, cards: used, pieces: board.pieces.map((object) => ({ ...object, card: place(object.card) })) };
}

/** Returns a board with changed properties of one object. A property that is `undefined` is removed. */
export function changeObject(
  board: MtgBoard,
  id: BoardObjectId,
  marks: { [Mark in keyof BoardObject]?: BoardObject[Mark] | undefined },
): MtgBoard {
  const pieces = board.pieces.map((object) => (object.id === id ? without({ ...object, ...marks }) : object));
  return { ...board, pieces };
}

/** Returns a board with a number of counters of a kind added to an object (removed if negative), down to zero. */
export function changeCounters(board: MtgBoard, id: BoardObjectId, counter: string, by: number): MtgBoard {
  const { [counter]: now = 0, ...others } = board.pieces.find((object) => object.id === id)?.counters ?? {};
  const count = Math.max(0, now + by);
  const counters = count === 0 ? others : { ...others, [counter]: count };
  return changeObject(board, id, { counters: Object.keys(counters).length === 0 ? undefined : counters });
}

/** Returns a board with changed properties of one player, such as life. A property that is `undefined` is removed. */
export function changePlayer(
  board: MtgBoard,
  player: 0 | 1,
  figures: { [Figure in keyof BoardPlayer]?: BoardPlayer[Figure] | undefined },
): MtgBoard {
  const [one, other] = board.players ?? [{}, {}];
  const next = without({ ...(player === 0 ? one : other), ...figures });
  return { ...board, players: player === 0 ? [next, other] : [one, next] };
}

const without = <Marks extends object>(marks: Marks): Defined<Marks> =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined)) as Defined<Marks>;

type Defined<Marks> = { [Mark in keyof Marks]: Exclude<Marks[Mark], undefined> };
