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
import { getLegalCommands } from "./legal-commands";
import { findLinesOfPlay, findTurnStarts, getOwnTurnNumber } from "./lines/lines-of-play";
import { locateAbilities } from "./locate-abilities";
import { PLAYER_ID } from "./opponents";
import { computePosition, getGameRecord, getNodePath, type Position } from "./positions";
import { summarizeGame } from "./summary";
import type { GoldfishSession, HandStatistics, LogLine, NodeId, TableView } from "./types";

/** The table without its log, and the nodes whose lines make it up. */
export type TableWithoutLog = Omit<TableView, "log" | "freshFrom"> & { readonly path: readonly NodeId[] };

/** Returns the table as whoever is asked sees it, with the log. Throws for a session of other cards. */
export function buildTableView(cards: Cards, session: GoldfishSession): TableView {
  const { path, ...table } = buildTableWithoutLog(cards, session);
  const parts = path.map((node) => getNodeLogLines(cards, session, node, table.view.viewer));
  return { ...table, ...joinLogs(parts) };
}

/** Returns the lines of the log since the parent of a node, as a player saw them. */
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

/** The player whose side of the table is shown: where two persons play, the one who is asked. */
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

/** Counts the cards of a hand by use cost and by the colours they need. */
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
