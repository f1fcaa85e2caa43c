import type { BoardCard, BoardObject, BoardPlayer, MtgBoard, Target } from "@/engine/mtg";

type BoardObjectId = BoardObject["id"];

/** An empty board in modern rules. */
export const EMPTY_BOARD: MtgBoard = { version: 1, era: "mod", cards: [], pieces: [] };

/** Returns a board with one more piece. A definition of the same name with other parts is laid under a name with a number. */
export function addObject(scene: MtgBoard, card: BoardCard, parts: Pick<BoardObject, "zone" | "owner">): MtgBoard {
  const named = namedApart(scene, card);
  const known = scene.cards.findIndex(({ name }) => name === named.name);
  const piece = {
    id: freshId(scene),
    card: known === -1 ? scene.cards.length : known,
    ...parts,
    ...(scene.pieces.length > 0 && { arrived: latestIn(scene) + 1 }),
    ...startingCounters(named),
  };
  return {
    ...scene,
    cards: known === -1 ? [...scene.cards, named] : scene.cards,
    pieces: [...scene.pieces, piece],
    ...(named.types.includes("dungeon") && { players: inDungeon(scene, parts.owner, piece.id) }),
  };
}

/** Counters with which a planeswalker or a battle comes. */
function startingCounters({ loyalty, defense }: BoardCard): Pick<BoardObject, "counters"> | null {
  if (loyalty !== undefined) return { counters: { loyalty } };
  return defense !== undefined ? { counters: { defense } } : null;
}

function inDungeon(
  { players = [{}, {}] }: MtgBoard,
  owner: 0 | 1,
  piece: BoardObjectId,
): readonly [BoardPlayer, BoardPlayer] {
  const [one, other] = players;
  const dungeon = { piece, room: 1 };
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

/** Returns a board with one more piece like another one, which comes after all others. */
export function duplicateObject(scene: MtgBoard, id: BoardObjectId): MtgBoard {
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece === undefined) return scene;
  const isThere = piece.zone === "battlefield";
  const twin = { ...piece, id: freshId(scene), ...(isThere && { arrived: latestIn(scene) + 1 }) };
  return { ...scene, pieces: [...scene.pieces, twin] };
}

/**
 * Returns a board with an ability of a piece on the stack: that of its last chapter if it is a Saga, that of the room of the
 * marker if it is a dungeon, else a triggered one.
 */
export function addAbilityToStack(scene: MtgBoard, id: BoardObjectId): MtgBoard {
  const piece = scene.pieces.find((one) => one.id === id);
  const card = piece && scene.cards[piece.card];
  if (piece === undefined || card === undefined) return scene;
  const owner = getObjectSide(piece);
  const room = scene.players?.[owner].dungeon?.room ?? 1;
  const thing: NonNullable<BoardObject["thing"]> =
    card.lastChapter !== undefined
      ? { sort: "chapter", source: id, number: card.lastChapter }
      : card.rooms !== undefined
        ? { sort: "room", source: id, number: room }
        : { sort: "triggered", source: id };
  const ability: BoardObject = { id: freshId(scene), card: piece.card, zone: "stack", owner, thing };
  return { ...scene, pieces: [...scene.pieces, ability] };
}

/** Returns a board without a piece, and without all that named it. Definitions that nothing uses any more go too. */
export function removeObject(scene: MtgBoard, id: BoardObjectId): MtgBoard {
  const { pieces, ...rest } = letGo(scene, id);
  return pruned({ ...rest, pieces: pieces.filter((piece) => piece.id !== id) });
}

/** A board on which nothing else names a piece any more. */
function letGo(scene: MtgBoard, id: BoardObjectId): MtgBoard {
  const { combat, effects, players, ...rest } = scene;
  const stays = (one: BoardObjectId): boolean => one !== id;
  const left = effects?.map((effect) => ({ ...effect, on: effect.on.filter(stays) })).filter(({ on }) => on.length > 0);
  return {
    ...rest,
    pieces: scene.pieces.map((piece) => withoutTie(piece, id)),
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

/** The place of a piece: a zone, and the player on whose side it is. */
export type ObjectLocation = { readonly zone: BoardObject["zone"]; readonly player: 0 | 1 };

/**
 * Returns a board on which a piece lies elsewhere, last among the pieces there. On the battlefield the player of that side
 * controls it; elsewhere it is that player's own. What named it where it was lets it go, and so does it.
 */
export function moveObject(scene: MtgBoard, id: BoardObjectId, { zone, player }: ObjectLocation): MtgBoard {
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece === undefined || (piece.zone === zone && getObjectSide(piece) === player)) return scene;
  if (piece.zone === zone && zone === "battlefield") return changeObject(scene, id, { controller: player });
  const { controller: _, attachedTo: _on, attachedAt: _at, ...rest } = piece;
  const left = letGo(scene, id);
  const there = zone === "battlefield" && player !== piece.owner ? { controller: player } : { owner: player };
  const moved = { ...rest, ...there, zone, ...(zone === "battlefield" && { arrived: latestIn(scene) + 1 }) };
  return { ...left, pieces: [...left.pieces.filter((one) => one.id !== id), moved] };
}

/** Returns a board on which a piece is attached to another one on the battlefield, and lies there itself. */
export function attachObject(scene: MtgBoard, id: BoardObjectId, host: BoardObjectId): MtgBoard {
  const piece = scene.pieces.find((one) => one.id === id);
  const on = scene.pieces.find((one) => one.id === host);
  if (piece === undefined || on === undefined || id === host || on.zone !== "battlefield") return scene;
  const laid =
    piece.zone === "battlefield" ? scene : moveObject(scene, id, { zone: "battlefield", player: piece.owner });
  const latest = Math.max(0, ...laid.pieces.flatMap(({ arrived = 0, attachedAt = 0 }) => [arrived, attachedAt]));
  return changeObject(laid, id, { attachedTo: { instance: host }, attachedAt: latest + 1 });
}

/** Returns the player on whose side a piece lies: on the battlefield its controller, elsewhere its owner. */
export const getObjectSide = ({ owner, controller = owner, zone }: BoardObject): 0 | 1 =>
  zone === "battlefield" ? controller : owner;

const isAt = (target: Target | undefined, id: BoardObjectId): boolean =>
  target !== undefined && "instance" in target && target.instance === id;

function withoutTie(piece: BoardObject, id: BoardObjectId): BoardObject {
  const { attachedTo, attachedAt, phasedWith, thing, ...rest } = piece;
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

function pruned(scene: MtgBoard): MtgBoard {
  const used = scene.cards.filter((_, index) => scene.pieces.some(({ card }) => card === index));
  const place = (card: number): number => used.findIndex(({ name }) => name === scene.cards[card]?.name);
  return { ...scene, cards: used, pieces: scene.pieces.map((piece) => ({ ...piece, card: place(piece.card) })) };
}

/** Returns a board on which one piece has other marks. A mark that is `undefined` goes. */
export function changeObject(
  scene: MtgBoard,
  id: BoardObjectId,
  marks: { [Mark in keyof BoardObject]?: BoardObject[Mark] | undefined },
): MtgBoard {
  const pieces = scene.pieces.map((piece) => (piece.id === id ? without({ ...piece, ...marks }) : piece));
  return { ...scene, pieces };
}

/** Returns a board on which a piece has more or fewer counters of a kind, never less than none. */
export function changeCounters(scene: MtgBoard, id: BoardObjectId, counter: string, by: number): MtgBoard {
  const { [counter]: now = 0, ...others } = scene.pieces.find((piece) => piece.id === id)?.counters ?? {};
  const count = Math.max(0, now + by);
  const counters = count === 0 ? others : { ...others, [counter]: count };
  return changeObject(scene, id, { counters: Object.keys(counters).length === 0 ? undefined : counters });
}

/** Returns a board on which one player has other figures. */
export function changePlayer(
  scene: MtgBoard,
  player: 0 | 1,
  figures: { [Figure in keyof BoardPlayer]?: BoardPlayer[Figure] | undefined },
): MtgBoard {
  const [one, other] = scene.players ?? [{}, {}];
  const next = without({ ...(player === 0 ? one : other), ...figures });
  return { ...scene, players: player === 0 ? [next, other] : [one, next] };
}

const without = <Marks extends object>(marks: Marks): Defined<Marks> =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined)) as Defined<Marks>;

type Defined<Marks> = { [Mark in keyof Marks]: Exclude<Marks[Mark], undefined> };
