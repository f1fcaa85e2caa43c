import { type Cards, copyState, type Event, type GameView, stepGame, viewGame } from "@/engine/magmell";
import { OPPONENT_ID, PLAYER_ID } from "./opponents";
import { computePosition, getSessionNode } from "./positions";
import type { GoldfishSession } from "./types";

/** A moment of the opponent's turn, as the player saw it. */
export type OpponentStep = {
  readonly view: GameView;
  /** The number of the turn among the opponent's. */
  readonly ownTurn: number;
  /** How many lines of the log of the latest command had been written. */
  readonly lines: number;
};

/** Events that get a step of their own. Draws, stones and payments come every turn and do not. */
const SHOWN: ReadonlySet<Event["type"]> = new Set([
  "used",
  "attacked",
  "defended",
  "damaged",
  "lifeGained",
  "lifeLost",
  "tokenMade",
  "countersPut",
  "controlChanged",
  "negated",
]);
const SHOWN_MOVES: ReadonlySet<string> = new Set(["summon", "destroy", "return", "discard", "put"]);

const isShown = (event: Event): boolean =>
  event.type === "moved" ? SHOWN_MOVES.has(event.cause) : SHOWN.has(event.type);

/**
 * Returns the steps of the opponent's turn during the latest command, for playback, without the end of the game. Empty
 * if a person plays the opponent.
 */
export function listOpponentSteps(cards: Cards, session: GoldfishSession): readonly OpponentStep[] {
  const { setup, parent, answers } = getSessionNode(session.nodes, session.at);
  if (setup !== null || parent === null) return [];
  const before = computePosition(cards, session, parent);
  const log = before.logs[PLAYER_ID]?.fork();
  if (log === undefined || before.setup.opponent.kind === "hotSeat") return [];
  const state = copyState(before.state);
  let ownTurn = before.turns[OPPONENT_ID];
  const steps: OpponentStep[] = [];
  for (const answer of answers) {
    const events: Event[] = [];
    const isTheirs = state.turnPlayer === OPPONENT_ID;
    stepGame(cards, state, answer, events);
    const view = viewGame(cards, state, PLAYER_ID);
    log.write(events, view);
    if (events.some((event) => event.type === "turnBegan" && event.player === OPPONENT_ID)) ownTurn += 1;
    if (isTheirs && state.outcome === null && events.some(isShown))
      steps.push({ view, ownTurn, lines: log.lines.length });
  }
  return steps;
}
