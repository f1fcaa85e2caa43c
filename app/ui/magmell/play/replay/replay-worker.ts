import { expose } from "comlink";
import { type CardDefinition, type Cards, computeCardsHash, createCards, type Deck } from "@/engine/magmell";
import { isPlayable } from "@/lib/magmell/play/positions";
import { decodeReplay } from "@/lib/magmell/play/replay/replay-code";
import { readReplayCode } from "@/lib/magmell/play/replay/replay-head";
import {
  continueFromNode,
  createReplaySession,
  getReplayTurns,
  joinSessions,
  type ReplayTurn,
} from "@/lib/magmell/play/replay/replay-session";
import type { ReplayProblem } from "@/lib/magmell/play/replay/types";
import { buildTableView } from "@/lib/magmell/play/table-view";
import type { GoldfishSession, NodeId, TableView } from "@/lib/magmell/play/types";
import type { StoredSession } from "../game/stored-session";

/** A replay that was opened: its turns, and the number of its last step. */
export type ReplaySummary = { readonly ok: true; readonly turns: readonly ReplayTurn[]; readonly last: NodeId };

let cards: Cards = createCards([]);
let session: GoldfishSession | null = null;

const opened = (): GoldfishSession => {
  if (session === null) throw new Error("A step was asked for before the replay");
  return session;
};

const replays = {
  /** Decodes a replay with the cards and the decks of its URL. */
  open(
    definitions: readonly CardDefinition[],
    decks: { readonly deck: Deck; readonly against: Deck | null },
    code: string,
  ): ReplaySummary | { readonly ok: false; readonly problem: ReplayProblem } {
    cards = createCards(definitions);
    const read = readReplayCode(code);
    const decoded = read.ok ? decodeReplay(cards, decks, read.head) : read;
    if (!decoded.ok) return { ok: false, problem: decoded.problem };
    session = createReplaySession(cards, decoded.replay);
    return { ok: true, turns: getReplayTurns(cards, session), last: session.nodes.length - 1 };
  },
  /** The table after a step. */
  show: (step: NodeId): TableView => buildTableView(cards, { ...opened(), at: step }),
  /** Returns a session for playing on from a step, joined to the stored one if that has the same cards. */
  playOn(step: NodeId, kept: StoredSession | null): StoredSession {
    const going = continueFromNode(cards, opened(), step);
    const hash = computeCardsHash(cards);
    const joined =
      kept?.cardsHash === hash && isPlayable(cards, kept.session) ? joinSessions(kept.session, going) : going;
    return { cardsHash: hash, session: joined };
  },
};

export type ReplayWorker = typeof replays;

expose(replays);
