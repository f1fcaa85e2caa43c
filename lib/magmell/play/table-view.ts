import {
  type AttackProblem,
  type CardDefinition,
  type Cards,
  COLORS,
  countSymbols,
  findSelfHarm,
  type GameState,
  type GameView,
  getAttackProblems,
  getNeededColors,
  getUseProblems,
  type InstanceId,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  type Target,
  type UseProblem,
  viewGame,
} from "@/engine/magmell";
import { joinLogs } from "@/lib/play/session";
import { isHumanPlayer } from "./advance";
import { locateAbilities } from "./locate-abilities";
import { OPPONENT_ID, PLAYER_ID } from "./opponents";
import { computePosition, getGameRecord, getNodePath, type Position } from "./positions";
import { getLegalCommands } from "./session";
import { summarizeGame } from "./summary";
import type { GoldfishSession, HandStatistics, LineOfPlay, LogLine, NodeId, TableView, TurnStart } from "./types";

/** The game table without its log, and the nodes whose log lines belong to it. */
export type TableWithoutLog = Omit<TableView, "log" | "freshFrom"> & { readonly path: readonly NodeId[] };

/**
 * Builds the game table and log for the player with the open question. Throws if the session belongs to other cards.
 */
export function buildTableView(cards: Cards, session: GoldfishSession): TableView {
  const { path, ...table } = buildTableWithoutLog(cards, session);
  const parts = path.map((node) => getNodeLogLines(cards, session, node, table.view.viewer));
  return { ...table, ...joinLogs(parts) };
}

/** Returns the log lines of a node, from its parent on, as a player saw them. */
export const getNodeLogLines = (
  cards: Cards,
  session: GoldfishSession,
  node: NodeId,
  viewer: PlayerId,
): readonly LogLine[] => computePosition(cards, session, node).logs[viewer]?.lines ?? [];

export function buildTableWithoutLog(cards: Cards, session: GoldfishSession): TableWithoutLog {
  const position = computePosition(cards, session, session.at);
  const { state, setup } = position;
  const viewer = viewerOf(position);
  const seen = viewGame(cards, state, viewer);
  const answers = state.choice?.player === viewer ? legalAnswers(cards, state) : [];
  const uses = usesOf(cards, state, seen, answers);
  return {
    seed: setup.seed,
    goesFirst: setup.goesFirst,
    opponent: setup.opponent,
    opening: setup.opening,
    stops: session.stops,
    handPay: session.handPay,
    node: session.at,
    path: getNodePath(session, session.at),
    ownTurn: getOwnTurnNumber(position),
    turnStarts: findTurnStarts(cards, session),
    lines: findLinesOfPlay(cards, session),
    view: seen,
    offers: getLegalCommands(cards, session, position),
    answers,
    uses,
    harms: harmsOf(cards, state, seen, uses),
    attacks: attacksOf(cards, state, seen),
    tokens: cards.list.slice(cards.list.length - cards.tokenIndexOf.size),
    abilities: locateAbilities(cards),
    hand: computeHandStatistics(handOf(cards, seen)),
    summary: state.outcome === null ? null : summarizeGame(cards, getGameRecord(cards, session), viewer),
  };
}

/** The player whose view is shown: with two human players, the one with the open question. */
function viewerOf({ state, setup }: Position): PlayerId {
  const { choice, turnPlayer } = state;
  const asked = choice?.player ?? turnPlayer;
  return isHumanPlayer(setup, asked) ? asked : PLAYER_ID;
}

function handOf(cards: Cards, seen: GameView): readonly CardDefinition[] {
  return (seen.sides[seen.viewer].hand ?? []).flatMap(({ card }) => (card === null ? [] : (cards.list[card] ?? [])));
}

/**
 * The problems of using each card of the hand. Interchangeable cards are offered as one answer, but each may be used.
 */
function usesOf(
  cards: Cards,
  state: GameState,
  { sides, viewer }: GameView,
  answers: readonly PlayerAnswer[],
): TableView["uses"] {
  const hand = (sides[viewer].hand ?? []).map(({ id }) => id);
  const elsewhere = answers.flatMap((answer) => (answer.do === "use" ? [answer.instance] : []));
  const uses: Record<InstanceId, readonly UseProblem[]> = {};
  for (const id of [...hand, ...elsewhere]) uses[id] = getUseProblems(cards, state, viewer, id);
  return uses;
}

function harmsOf(cards: Cards, state: GameState, { viewer }: GameView, uses: TableView["uses"]): TableView["harms"] {
  const harms: Record<InstanceId, readonly Target[]> = {};
  for (const [id, problems] of Object.entries(uses)) {
    const harmed = problems.length > 0 ? [] : findSelfHarm(cards, state, viewer, Number(id));
    if (harmed.length > 0) harms[Number(id)] = harmed;
  }
  return harms;
}

function attacksOf(cards: Cards, state: GameState, { battleArea, viewer }: GameView): TableView["attacks"] {
  const attacks: Record<InstanceId, readonly AttackProblem[]> = {};
  for (const { id, controller } of battleArea) {
    if (controller === viewer) attacks[id] = getAttackProblems(cards, state, viewer, id);
  }
  return attacks;
}

/** Counts the cards of a hand by use cost and by the colors they need. */
function computeHandStatistics(hand: readonly CardDefinition[]): HandStatistics {
  const curve: number[] = [];
  const needs = Object.fromEntries(COLORS.map((color) => [color, 0])) as Record<(typeof COLORS)[number], number>;
  for (const card of hand) {
    const cost = countSymbols(card.useCost);
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + 1;
    for (const color of getNeededColors(card)) needs[color] += 1;
  }
  return { curve, needs };
}

/** Returns all branches of a session: its leaves and the node on the table. */
function findLinesOfPlay(cards: Cards, session: GoldfishSession): readonly LineOfPlay[] {
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
const getOwnTurnNumber = ({ state, turns }: Position): number => (state.turn === 0 ? 0 : turns[state.turnPlayer]);

/** Returns the first node of each of the player's own turns, on the way to the node on the table. */
function findTurnStarts(cards: Cards, session: GoldfishSession): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  for (const node of getNodePath(session, session.at)) {
    const position = computePosition(cards, session, node);
    const ownTurn = position.turns[PLAYER_ID];
    if (position.state.turnPlayer === PLAYER_ID && ownTurn > (starts.at(-1)?.ownTurn ?? 0))
      starts.push({ ownTurn, node });
  }
  return starts;
}
