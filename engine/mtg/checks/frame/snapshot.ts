import type { CardDefinition, CardType, CounterName } from "../../model/card";
import { getCardDefinition } from "../../model/cards";
import type { Characteristics } from "../../model/characteristics";
import type { InstanceId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { StackEntry } from "../../model/stack";
import type { Game, GameState } from "../../model/state";
import { createBoardMemo, listBoard } from "../../rules/continuous/board-memo";

/**
 * A permanent at the moment of a check: its state, its characteristics with all effects, and its printed definition.
 */
export type PermanentSnapshot = {
  readonly object: GameObject;
  readonly seen: Characteristics;
  readonly card: CardDefinition;
};

type BoardSnapshot = {
  readonly permanents: readonly PermanentSnapshot[];
  readonly byType: Readonly<Partial<Record<CardType, readonly PermanentSnapshot[]>>>;
};

/** The game at the moment at which all state-based effects are checked together (T.11.2). */
export class CheckSnapshot implements BoardSnapshot {
  readonly game: Game;
  constructor(game: Game) {
    this.game = game;
  }
  get permanents() {
    return lookAtPermanents(this.game).permanents;
  }
  get byType() {
    return lookAtPermanents(this.game).byType;
  }
}

/** Returns a snapshot of the current game, without phased-out permanents. They are looked at when a check asks for them. */
export const takeSnapshot = (game: Game): CheckSnapshot => new CheckSnapshot(game);

const lookAtPermanents = createBoardMemo((game): BoardSnapshot => {
  const byType: Partial<Record<CardType, PermanentSnapshot[]>> = {};
  const permanents = listBoard(game).map(({ object, seen }): PermanentSnapshot => {
    const permanent = { object, seen, card: getCardDefinition(game.cards, object.card) };
    for (const type of new Set(seen.types)) {
      byType[type] ??= [];
      byType[type].push(permanent);
    }
    return permanent;
  });
  return { permanents, byType };
});

/** Returns permanents of a type. */
export const filterByType = ({ byType }: CheckSnapshot, type: CardType): readonly PermanentSnapshot[] =>
  byType[type] ?? [];

/** Returns the question whether a permanent has a type. */
export const isOfType =
  (type: CardType) =>
  ({ seen }: PermanentSnapshot): boolean =>
    seen.types.includes(type);

/** Returns the question whether a permanent has one of some subtypes. */
export const isOfSubtype =
  (...subtypes: readonly string[]) =>
  ({ seen }: PermanentSnapshot): boolean =>
    subtypes.some((subtype) => seen.subtypes.includes(subtype));

/** Returns the number of counters of a kind on an object. */
export const countCounters = ({ counters }: GameObject, counter: CounterName): number => counters?.[counter] ?? 0;

/**
 * Things on the stack, and abilities that have triggered and wait for it: all that have not left the stack yet (704.5s,
 * 704.5t, 704.5v).
 */
const pendingThings = ({ zones, waiting }: GameState): readonly StackEntry[] => [
  ...zones.stack.flatMap(({ thing }) => (thing === null ? [] : [thing])),
  ...waiting.map(({ thing }) => thing),
];

/**
 * Returns whether a triggered ability of one of these kinds, with this object as its source, waits for the stack or is
 * on it.
 */
export const hasPendingAbility = (
  state: GameState,
  source: InstanceId,
  sorts: readonly StackEntry["sort"][],
): boolean => pendingThings(state).some((thing) => thing.source === source && sorts.includes(thing.sort));
