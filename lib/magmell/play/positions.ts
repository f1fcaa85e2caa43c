import {
  type Cards,
  copyState,
  createRecord,
  type Event,
  type GameRecord,
  type GameState,
  type OpeningCards,
  type PlayerId,
  replayGame,
  stepGame,
  viewGame,
} from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import { computePositionAfter } from "@/lib/play/session";
import { GameLog } from "./game-log";
import { OPPONENT_ID, PLAYER_ID } from "./opponents";
import type { GoldfishSession, GoldfishSetup, NodeId, SessionNode } from "./types";

/** The state that results from replaying a session to a node. Immutable. */
export type Position = {
  readonly setup: GoldfishSetup;
  readonly state: GameState;
  /** Logs by player who sees the table, with the lines since the parent node. */
  readonly logs: Readonly<Partial<Record<PlayerId, GameLog>>>;
  /** Turns that each player has begun. */
  readonly turns: readonly [number, number];
};

/** Positions by node; nodes are kept as long as their session. */
const getKnown = memoizeWeakly((_cards: Cards) => new WeakMap<SessionNode, Position>());

/**
 * Returns the position of a node. Replays only nodes whose position is not cached. Throws if the session belongs to
 * other cards.
 */
export const computePosition = (cards: Cards, session: Pick<GoldfishSession, "nodes">, id: NodeId): Position =>
  computePositionAfter(
    getNodePath(session, id).map((node) => getSessionNode(session.nodes, node)),
    getKnown(cards),
    (before, node) => follow(cards, before, node),
  );

export function getSessionNode(nodes: readonly SessionNode[], id: NodeId): SessionNode {
  const node = nodes[id];
  if (node === undefined) throw new Error(`The session has no node ${id}`);
  return node;
}

/** Returns whether a session can be replayed with these cards. */
export function isPlayable(cards: Cards, session: GoldfishSession): boolean {
  try {
    for (const id of session.nodes.keys()) computePosition(cards, session, id);
    return true;
  } catch {
    return false;
  }
}

function follow(cards: Cards, before: Position | null, { setup, answers }: SessionNode): Position {
  const begun = setup === null ? goOn(before) : begin(cards, setup);
  const { state, logs, turns } = begun;
  const viewers = Object.entries(logs).map(([player, log]) => [Number(player) as PlayerId, log] as const);
  for (const answer of answers) {
    const events: Event[] = [];
    const refusal = stepGame(cards, state, answer, events);
    if (refusal !== null) throw new Error(`The session is refused: ${refusal.code}`);
    for (const event of events) if (event.type === "turnBegan") turns[event.player] += 1;
    for (const [player, log] of viewers) log.write(events, viewGame(cards, state, player));
  }
  return { setup: begun.setup, state, logs, turns };
}

type Begun = Omit<Position, "turns"> & { readonly turns: [number, number] };

function goOn(before: Position | null): Begun {
  if (before === null) throw new Error("A session begins with a deal");
  const logs: Partial<Record<PlayerId, GameLog>> = {};
  for (const player of viewersOf(before.setup)) logs[player] = before.logs[player]?.fork();
  return { setup: before.setup, state: copyState(before.state), logs, turns: [...before.turns] };
}

function begin(cards: Cards, setup: GoldfishSetup): Begun {
  const dealt = replayGame(cards, createGameRecord(cards, setup));
  if (!dealt.ok) throw new Error(`The session is refused: ${dealt.problem.code}`);
  const logs: Partial<Record<PlayerId, GameLog>> = {};
  for (const player of viewersOf(setup)) {
    const log = new GameLog(player);
    log.write(dealt.events, viewGame(cards, dealt.state, player));
    logs[player] = log;
  }
  return { setup, state: dealt.state, logs, turns: [0, 0] };
}

const viewersOf = ({ opponent }: GoldfishSetup): readonly PlayerId[] =>
  opponent.kind === "hotSeat" ? [PLAYER_ID, OPPONENT_ID] : [PLAYER_ID];

/** Returns the record of a game with this setup and without answers. */
export function createGameRecord(
  cards: Cards,
  { deck, opponent, seed, goesFirst, opening }: GoldfishSetup,
): GameRecord {
  const tops: readonly [OpeningCards | null, OpeningCards | null] = [opening, null];
  return createRecord(cards, [deck, opponent.deck ?? deck], seed, {
    first: goesFirst ? PLAYER_ID : OPPONENT_ID,
    practice: true,
    byHand: true,
    ...(opening === null ? {} : { opening: tops }),
  });
}

/** Returns the nodes on the path from the root of a game to a node. */
export function getNodePath({ nodes }: Pick<GoldfishSession, "nodes">, id: NodeId): readonly NodeId[] {
  const path: NodeId[] = [];
  for (let at: NodeId | null = id; at !== null; ) {
    path.push(at);
    const { setup, parent } = getSessionNode(nodes, at);
    at = setup === null ? parent : null;
  }
  return path.reverse();
}

/** Returns the record of the current game, up to a node. */
export function getGameRecord(cards: Cards, session: GoldfishSession, id: NodeId = session.at): GameRecord {
  const answers = getNodePath(session, id).flatMap((node) => getSessionNode(session.nodes, node).answers);
  return { ...createGameRecord(cards, computePosition(cards, session, id).setup), answers };
}
