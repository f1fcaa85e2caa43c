import type { BoardCombat, BoardObject, MtgBoard, Target } from "@/engine/mtg";
import { getObjectSide } from "./edit-board";

type BoardObjectId = BoardObject["id"];

/** Returns the player or object that an object attacks; null if it does not attack, or if the target is gone. */
export const getAttackTarget = ({ combat }: MtgBoard, id: BoardObjectId): Target | null =>
  combat?.attackers.find((one) => one.id === id)?.target ?? null;

/** Returns the attacker that an object blocks, or the first one if there are several; null if it does not block. */
export const getBlockedAttacker = ({ combat }: MtgBoard, id: BoardObjectId): BoardObjectId | null =>
  combat?.blockers?.find((one) => one.id === id)?.attackers[0] ?? null;

/**
 * Returns legal attack targets of an object: the other player, and the permanents that this player protects or
 * controls.
 */
export function getAttackTargets(board: MtgBoard, object: BoardObject): readonly Target[] {
  const other = getObjectSide(object) === 0 ? 1 : 0;
  const things = board.pieces.filter(({ card, zone, id }) => {
    const types = board.cards[card]?.types ?? [];
    return zone === "battlefield" && id !== object.id && (types.includes("battle") || types.includes("planeswalker"));
  });
  const theirs = things.filter((thing) => (thing.protector ?? getObjectSide(thing)) === other);
  return [{ player: other }, ...theirs.map(({ id }) => ({ instance: id }))];
}

/**
 * Returns a board on which an object attacks `target`. If `target` is null, the object stops attacking, and its
 * blockers stop blocking.
 */
export function setAttack(board: MtgBoard, id: BoardObjectId, target: Target | null): MtgBoard {
  const { attackers = [], blockers = [] } = board.combat ?? {};
  const others = attackers.filter((one) => one.id !== id);
  if (target === null) return withCombat(board, { attackers: others, blockers: without(blockers, id) });
  const one = { ...attackers.find((known) => known.id === id), id, target };
  const isKnown = others.length < attackers.length;
  const next = isKnown ? attackers.map((known) => (known.id === id ? one : known)) : [...attackers, one];
  return withCombat(board, { attackers: next, blockers: blockers.filter((blocker) => blocker.id !== id) });
}

/** Returns a board on which an object blocks an attacker; null removes it from blocking. */
export function setBlock(board: MtgBoard, id: BoardObjectId, attacker: BoardObjectId | null): MtgBoard {
  const { attackers = [], blockers = [] } = board.combat ?? {};
  const others = blockers.filter((one) => one.id !== id);
  const next = attacker === null ? others : [...others, { id, attackers: [attacker] }];
  return withCombat(board, { attackers, blockers: next });
}

type Blockers = NonNullable<BoardCombat["blockers"]>;

const without = (blockers: Blockers, id: BoardObjectId): Blockers =>
  blockers
    .map((one) => ({ ...one, attackers: one.attackers.filter((other) => other !== id) }))
    .filter(({ attackers }) => attackers.length > 0);

/** A board with this combat, or without one if no object attacks. The blocked attackers follow from the blockers. */
function withCombat(
  { combat: _, ...board }: MtgBoard,
  { attackers, blockers }: { attackers: BoardCombat["attackers"]; blockers: Blockers },
): MtgBoard {
  if (attackers.length === 0) return board;
  return { ...board, combat: { attackers, ...(blockers.length > 0 && { blockers }) } };
}
