import type { Cards } from "@/engine/magmell";
import { OPPONENT_ID, PLAYER_ID } from "../opponents";
import { computePosition, getNodePath, type Position } from "../positions";
import type { GoldfishSession, LineOfPlay, NodeId, TurnStart } from "../types";

/** Returns all lines of play of a session: every node from which it did not go on, and the one on the table. */
export function findLinesOfPlay(cards: Cards, session: GoldfishSession): readonly LineOfPlay[] {
  const { nodes, at } = session;
  const gone = new Set(nodes.flatMap(({ parent, setup }) => (parent === null || setup !== null ? [] : [parent])));
  const ends = [...nodes.keys()].filter((id) => id === at || !gone.has(id));
  return ends.map((id) => lineOf(id, computePosition(cards, session, id)));
}

function lineOf(node: NodeId, position: Position): LineOfPlay {
  const { state, setup } = position;
  const units = (player: number) => state.zones.battleArea.filter(({ controller }) => controller === player).length;
  const { outcome } = state;
  return {
    node,
    seed: setup.seed,
    goesFirst: setup.goesFirst,
    opponent: setup.opponent.kind,
    ownTurn: getOwnTurnNumber(position),
    isOwnTurn: state.turnPlayer === PLAYER_ID,
    life: [state.players[PLAYER_ID].life, state.players[OPPONENT_ID].life],
    units: [units(PLAYER_ID), units(OPPONENT_ID)],
    hand: state.zones.hand[PLAYER_ID].length,
    ...(outcome === null ? {} : { won: outcome.winner === null ? null : outcome.winner === PLAYER_ID }),
  };
}

/** Returns the number of the turn among those of the player whose turn it is; 0 before the first turn. */
export const getOwnTurnNumber = ({ state, turns }: Position): number =>
  state.turn === 0 ? 0 : turns[state.turnPlayer];

/** Returns the first node of each of the player's own turns, on the way to the node on the table. */
export function findTurnStarts(cards: Cards, session: GoldfishSession): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  for (const node of getNodePath(session, session.at)) {
    const position = computePosition(cards, session, node);
    const ownTurn = position.turns[PLAYER_ID];
    if (position.state.turnPlayer === PLAYER_ID && ownTurn > (starts.at(-1)?.ownTurn ?? 0))
      starts.push({ ownTurn, node });
  }
  return starts;
}
