import type { CardIndex, Cards, PlayerId } from "@/engine/magmell";
import { OPPONENT_ID, PLAYER_ID } from "../opponents";
import { computePosition, getNodePath, type Position } from "../positions";
import { getNodeLogLines } from "../table-view";
import type { GoldfishSession, NodeId } from "../types";

/** Key figures of a game: life and units of both players, cards and stones of the player. */
export type GameStanding = {
  readonly life: readonly [number, number];
  readonly units: readonly [number, number];
  readonly hand: number;
  readonly stones: number;
};

/**
 * One of the player's turns in a line of play: the key figures at its beginning, and the cards that the player used
 * until the next one.
 */
export type LineTurn = GameStanding & { readonly used: readonly CardIndex[] };

/** Two lines of play side by side. */
export type LineComparison = {
  readonly lines: readonly [NodeId, NodeId];
  /** The own turn in which the lines diverge; 0 for the opening hand, null if the lines have different deals. */
  readonly partIn: number | null;
  /** Own turns from the divergence on; null if a line did not reach the turn. */
  readonly turns: readonly { readonly ownTurn: number; readonly of: readonly [LineTurn | null, LineTurn | null] }[];
  /** The tables at which the lines end. */
  readonly ends: readonly [GameStanding, GameStanding];
};

/** Compares two lines of play of a session turn by turn, from the node where they diverge. */
export function compareLines(cards: Cards, session: GoldfishSession, lines: readonly [NodeId, NodeId]): LineComparison {
  const [one, other] = lines.map((line) => getNodePath(session, line)) as [readonly NodeId[], readonly NodeId[]];
  const shared = one.filter((node, place) => other[place] === node).at(-1);
  const partIn = shared === undefined ? null : computePosition(cards, session, shared).turns[PLAYER_ID];
  const played = [turnsOf(cards, session, one), turnsOf(cards, session, other)] as const;
  const from = Math.max(1, partIn ?? 1);
  const last = Math.max(...played.flatMap((turns) => [...turns.keys()]), 0);
  const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, place) => from + place);
  return {
    lines,
    partIn,
    turns: numbers.map((ownTurn) => ({
      ownTurn,
      of: [played[0].get(ownTurn) ?? null, played[1].get(ownTurn) ?? null],
    })),
    ends: [standing(computePosition(cards, session, lines[0])), standing(computePosition(cards, session, lines[1]))],
  };
}

/** The own turns on the way to a node, by number. */
function turnsOf(cards: Cards, session: GoldfishSession, path: readonly NodeId[]): ReadonlyMap<number, LineTurn> {
  const turns = new Map<number, GameStanding & { used: CardIndex[] }>();
  let ownTurn = 0;
  for (const node of path) {
    for (const { event, named } of getNodeLogLines(cards, session, node, PLAYER_ID)) {
      if (event.type === "turnBegan" && event.player === PLAYER_ID) ownTurn += 1;
      if (event.type !== "used" || event.player !== PLAYER_ID) continue;
      const card = named[event.instance]?.card ?? null;
      if (card !== null) turns.get(ownTurn)?.used.push(card);
    }
    const position = computePosition(cards, session, node);
    if (ownTurn > 0 && !turns.has(ownTurn)) turns.set(ownTurn, { ...standing(position), used: [] });
  }
  return turns;
}

function standing({ state: { players, zones } }: Position): GameStanding {
  const units = (player: PlayerId) => zones.battleArea.filter(({ controller }) => controller === player).length;
  return {
    life: [players[PLAYER_ID].life, players[OPPONENT_ID].life],
    units: [units(PLAYER_ID), units(OPPONENT_ID)],
    hand: zones.hand[PLAYER_ID].length,
    stones: zones.stoneArea[PLAYER_ID].filter(({ rested }) => !rested).length,
  };
}
