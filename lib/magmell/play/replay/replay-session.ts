import { type Cards, copyState, type GameState, type PlayerAnswer, replayGame, stepGame } from "@/engine/magmell";
import { advanceToQuestion, getDefaultStopRules, isHumanPlayer } from "../advance";
import { computePosition, createGameRecord } from "../positions";
import type { GoldfishSession, NodeId, SessionNode } from "../types";
import type { Replay } from "./types";

/** Answers that begin something of their own. */
const BEGINNINGS: readonly PlayerAnswer["do"][] = ["keep", "redraw", "use", "attack", "byHand"];

/** Whether an answer begins a new replay step: a use, an attack, a decision on a hand, or the end of the main phase. */
function begins({ choice, turnPlayer, phase, battle, zones }: GameState, { do: act }: PlayerAnswer): boolean {
  if (act !== "pass") return BEGINNINGS.includes(act);
  return choice?.player === turnPlayer && phase === "main" && battle === null && zones.chant.length === 0;
}

/**
 * Creates a session from a replay, with one node per step, opened at the deal. A step is one use, one attack or one
 * opening decision with all consequences, or the change to the next turn. Throws if an answer is rejected.
 */
export function createReplaySession(cards: Cards, { setup, answers }: Replay): GoldfishSession {
  const dealt = replayGame(cards, createGameRecord(cards, setup));
  if (!dealt.ok) throw new Error(`The replay is refused: ${dealt.problem.code}`);
  const nodes: SessionNode[] = [{ parent: null, setup, answers: [] }];
  let taken: PlayerAnswer[] = [];
  const end = () => {
    if (taken.length > 0) nodes.push({ parent: nodes.length - 1, setup: null, answers: taken });
    taken = [];
  };
  const { state } = dealt;
  for (const answer of answers) {
    if (begins(state, answer)) end();
    const { turn } = state;
    const refusal = stepGame(cards, state, answer);
    if (refusal !== null) throw new Error(`The replay is refused: ${refusal.code}`);
    taken.push(answer);
    if (state.turn !== turn) end();
  }
  end();
  return { nodes, at: 0, undone: [], stops: getDefaultStopRules(setup.opponent.kind), handPay: false };
}

/** The beginning of a turn in a replay. */
export type ReplayTurn = {
  /** The step after which it has begun. */
  readonly step: NodeId;
  /** Its number among those of the player whose turn it is. */
  readonly ownTurn: number;
  readonly isOwn: boolean;
};

/** Returns the turns of a replay in order. */
export function getReplayTurns(cards: Cards, session: GoldfishSession): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  let known = 0;
  for (const id of session.nodes.keys()) {
    const { state, turns: begun } = computePosition(cards, session, id);
    if (state.turn === known) continue;
    known = state.turn;
    turns.push({ step: id, ownTurn: begun[state.turnPlayer], isOwn: state.turnPlayer === 0 });
  }
  return turns;
}

/**
 * Returns a session for playing on from a step of a replay. If the opponent must answer there, the opponent's seat
 * does. The rest of the replay can be redone; new moves form another branch.
 */
export function continueFromNode(cards: Cards, session: GoldfishSession, id: NodeId): GoldfishSession {
  const { state, setup } = computePosition(cards, session, id);
  const later = [...session.nodes.keys()].filter((node) => node > id).reverse();
  const here = { ...session, at: id, undone: later };
  if (isAnswerable(state, (player) => isHumanPlayer(setup, player))) return here;
  const { stops, handPay } = session;
  const answers = advanceToQuestion(cards, copyState(state), { setup, stops, handPay });
  if (answers.length === 0) return here;
  const nodes = [...session.nodes, { parent: id, setup: null, answers }];
  return { ...here, nodes, at: session.nodes.length, undone: [] };
}

const isAnswerable = ({ choice }: GameState, isHere: (player: 0 | 1) => boolean): boolean =>
  choice === null || isHere(choice.player);

/** Joins two sessions: the nodes of the second follow the current node of the first, so that one undo returns to it. */
export function joinSessions(before: GoldfishSession, after: GoldfishSession): GoldfishSession {
  const by = before.nodes.length;
  const nodes = after.nodes.map((node) => ({ ...node, parent: node.parent === null ? before.at : node.parent + by }));
  return { ...after, nodes: [...before.nodes, ...nodes], at: after.at + by, undone: after.undone.map((id) => id + by) };
}
