import type { InstanceId, Target } from "../../model/ids";
import type { BoardObject, MtgBoard } from "../board";
import { boardReader } from "./board-fields";
import { type BoardProblem, type BoardProblemCode, formatValue } from "./board-problem";

/** A board, or all of its errors. */
export type BoardReadResult =
  | { readonly ok: true; readonly board: MtgBoard }
  | { readonly ok: false; readonly problems: readonly BoardProblem[] };

/** The most mistakes that are told at once. */
const MOST_PROBLEMS = 50;

/**
 * Reads a board from any value. Returns either the board in canonical form, or all errors, each with its position and
 * the values allowed there. Canonical form omits default values and has fields in a fixed order.
 */
export function readBoard(value: unknown): BoardReadResult {
  const problems: BoardProblem[] = [];
  const board = boardReader(value, { at: "", problems });
  if (board === undefined || problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  const loose = [...doubles(board), ...findObjectProblems(board), ...otherProblems(board)];
  if (loose.length > 0) return { ok: false, problems: loose.slice(0, MOST_PROBLEMS) };
  return { ok: true, board: tidied(board) };
}

/** A board without values that follow from other values of the board. */
function tidied({ players, pieces, ...rest }: MtgBoard): MtgBoard {
  const tidy = pieces.map(({ controller, attachedAt, ...object }) => ({
    ...object,
    ...(controller !== undefined && controller !== object.owner && { controller }),
    ...(attachedAt !== undefined && attachedAt !== (object.arrived ?? 0) && { attachedAt }),
  }));
  const says = players?.some((player) => Object.keys(player).length > 0);
  return inShape({ ...rest, ...(says === true && { players }), pieces: tidy });
}

/** A board that fits, with its fields in the order of the shape. */
const inShape = (board: MtgBoard): MtgBoard => boardReader(board, { at: "", problems: [] }) ?? board;

const problem = (code: BoardProblemCode, at: string, have: unknown, ...want: readonly string[]): BoardProblem => ({
  code,
  at,
  have: formatValue(have),
  want,
});

/** Identities of objects and names of definitions that are there twice. */
function doubles({ cards, pieces }: MtgBoard): readonly BoardProblem[] {
  const isAgain = <Value>(values: readonly Value[], index: number) => values.indexOf(values[index] as Value) < index;
  const ids = pieces.map(({ id }) => id);
  const names = cards.map(({ name }) => name);
  return [
    ...ids.flatMap((id, at) => (isAgain(ids, at) ? [problem("SAME_ID", `pieces[${at}].id`, id)] : [])),
    ...names.flatMap((name, at) => (isAgain(names, at) ? [problem("SAME_NAME", `cards[${at}].name`, name)] : [])),
  ];
}

/** References of objects that lead nowhere, and things that are not where such things can be. */
function findObjectProblems({ cards, pieces }: MtgBoard): readonly BoardProblem[] {
  const ids = new Set(pieces.map(({ id }) => id));
  const found: BoardProblem[] = [];
  const refer = (at: string, id: InstanceId | undefined) => {
    if (id !== undefined && !ids.has(id)) found.push(problem("NO_SUCH_PIECE", at, id));
  };
  for (const [index, object] of pieces.entries()) {
    const at = `pieces[${index}]`;
    if (object.card >= cards.length)
      found.push(problem("NO_SUCH_CARD", `${at}.card`, object.card, ...within(cards.length)));
    refer(`${at}.attachedTo`, idOf(object.attachedTo));
    refer(`${at}.phasedWith`, object.phasedWith);
    refer(`${at}.thing.source`, object.thing?.source);
    found.push(...zoneProblems(object, at));
  }
  return found;
}

/** The range of indices of a list, for messages; nothing for an empty one. */
const within = (length: number): readonly string[] => (length === 0 ? [] : [`0–${length - 1}`]);

/** Abilities belong on the stack; marks of permanents belong on permanents. */
function zoneProblems({ thing, zone, attachedTo }: BoardObject, at: string): readonly BoardProblem[] {
  const found: BoardProblem[] = [];
  if (thing !== undefined && zone !== "stack") found.push(problem("WRONG_ZONE", `${at}.zone`, zone, "stack"));
  if (attachedTo !== undefined && zone !== "battlefield" && zone !== "phasedOut") {
    found.push(problem("WRONG_ZONE", `${at}.zone`, zone, "battlefield", "phasedOut"));
  }
  return found;
}

/** References of players, effects and combat that lead nowhere. */
function otherProblems({ pieces, players, effects, combat }: MtgBoard): readonly BoardProblem[] {
  const zoneOf = new Map(pieces.map(({ id, zone }) => [id, zone]));
  const found: BoardProblem[] = [];
  const refer = (at: string, id: InstanceId | undefined, zone: BoardObject["zone"] = "battlefield") => {
    if (id === undefined) return;
    const there = zoneOf.get(id);
    if (there === undefined) found.push(problem("NO_SUCH_PIECE", at, id));
    else if (there !== zone) found.push(problem("WRONG_ZONE", at, there, zone));
  };
  for (const [seat, { dungeon }] of (players ?? []).entries()) {
    refer(`players[${seat}].dungeon.piece`, dungeon?.piece, "command");
  }
  for (const [index, { on }] of (effects ?? []).entries()) {
    for (const [at, id] of on.entries()) refer(`effects[${index}].on[${at}]`, id);
  }
  for (const [index, { id, target }] of (combat?.attackers ?? []).entries()) {
    refer(`combat.attackers[${index}].id`, id);
    refer(`combat.attackers[${index}].target`, idOf(target));
  }
  for (const [index, { id, attackers }] of (combat?.blockers ?? []).entries()) {
    refer(`combat.blockers[${index}].id`, id);
    for (const [at, attacker] of attackers.entries()) refer(`combat.blockers[${index}].attackers[${at}]`, attacker);
  }
  for (const [index, id] of (combat?.blocked ?? []).entries()) refer(`combat.blocked[${index}]`, id);
  return found;
}

const idOf = (target: Target | undefined): InstanceId | undefined =>
  target !== undefined && "instance" in target ? target.instance : undefined;
