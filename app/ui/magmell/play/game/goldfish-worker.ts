import { expose } from "comlink";
import { type CardDefinition, type Cards, computeCardsHash, createCards, type DeckProblem } from "@/engine/magmell";
import { compareLines, type LineComparison } from "@/lib/magmell/play/lines/compare-lines";
import { listOpponentSteps, type OpponentStep } from "@/lib/magmell/play/opponent-steps";
import { computePosition, getGameRecord, isPlayable } from "@/lib/magmell/play/positions";
import { encodeReplay } from "@/lib/magmell/play/replay/replay-code";
import { applyCommand, startSession } from "@/lib/magmell/play/session";
import { buildTableWithoutLog, getNodeLogLines, type TableWithoutLog } from "@/lib/magmell/play/table-view";
import { createThinker, thinkAhead } from "@/lib/magmell/play/think-ahead";
import type {
  GoldfishCommand,
  GoldfishSession,
  GoldfishSetup,
  LogLine,
  NodeId,
  SessionNode,
} from "@/lib/magmell/play/types";
import type { StoredSession } from "./stored-session";

/** Changes of a session after a command: new nodes and log lines, and the table. */
export type GoldfishSessionUpdate = Omit<GoldfishSession, "nodes"> & {
  readonly added: readonly SessionNode[];
  readonly table: TableWithoutLog;
  /** Log lines of the nodes that lead to the current table, as their viewer saw them, by node. */
  readonly lines: Readonly<Record<NodeId, readonly LogLine[]>>;
  /** The opponent's turn, if the command has led through one. */
  readonly steps: readonly OpponentStep[];
};
type OpenedSession =
  | ({ readonly ok: true; readonly cardsHash: string } & GoldfishSessionUpdate)
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

/** A session to open: the setup of its first game, and the settings of the URL. */
type Wanted = {
  readonly setup: GoldfishSetup;
  readonly asked: Partial<Pick<GoldfishSetup, "seed" | "goesFirst" | "opponent">>;
};

let cards: Cards = createCards([]);
let session: GoldfishSession | null = null;
let told = 0;
let toldLines = new Set<string>();
const thinker = createThinker(() => new Promise((resolve) => setTimeout(resolve)));

function tell(now: GoldfishSession): GoldfishSessionUpdate {
  thinker.stop();
  const hasPlayedOn = session !== null && now.at >= session.nodes.length;
  session = now;
  const { nodes, ...rest } = now;
  const table = buildTableWithoutLog(cards, now);
  const { viewer } = table.view;
  const fresh = table.path.filter((node) => !toldLines.has(`${viewer} ${node}`));
  const lines = Object.fromEntries(fresh.map((node) => [node, getNodeLogLines(cards, now, node, viewer)]));
  for (const node of fresh) toldLines.add(`${viewer} ${node}`);
  const added = nodes.slice(told);
  told = nodes.length;
  return { ...rest, added, table, lines, steps: hasPlayedOn ? listOpponentSteps(cards, now) : [] };
}

const goldfish = {
  /**
   * Deals, or continues a stored session of the same cards. If the URL asks for another game than the one on its table,
   * deals that game in the same session, so that nothing is lost.
   */
  open(definitions: readonly CardDefinition[], { setup, asked }: Wanted, kept: StoredSession | null): OpenedSession {
    cards = createCards(definitions);
    session = null;
    told = 0;
    toldLines = new Set();
    const hash = computeCardsHash(cards);
    if (kept?.cardsHash === hash && isPlayable(cards, kept.session)) {
      return { ok: true, cardsHash: hash, ...tell(deal(kept.session, asked)) };
    }
    const begun = startSession(cards, setup);
    return begun.ok ? { ok: true, cardsHash: hash, ...tell(begun.session) } : begun;
  },
  carryOut(command: GoldfishCommand): GoldfishSessionUpdate {
    if (session === null) throw new Error("A command came before the cards");
    return tell(applyCommand(cards, session, command));
  },
  /** Begins to think of the opponent's next answers, until `stopThinking` or the next command. */
  thinkAhead(): void {
    if (session !== null) void thinker.start(thinkAhead(cards, session));
  },
  stopThinking: thinker.stop,
  /** Two lines of the session side by side. */
  compare(one: NodeId, other: NodeId): LineComparison {
    if (session === null) throw new Error("A question came before the cards");
    return compareLines(cards, session, [one, other]);
  },
  /** Returns the replay code of the game up to the current position; null if it cannot be encoded. */
  replayCode(): string | null {
    if (session === null) return null;
    const { setup } = computePosition(cards, session, session.at);
    return encodeReplay(cards, { setup, answers: getGameRecord(cards, session).answers });
  },
};

/** The session with the requested game, which may already be on its table. */
function deal(kept: GoldfishSession, asked: Wanted["asked"]): GoldfishSession {
  const { seed, goesFirst, opponent } = computePosition(cards, kept, kept.at).setup;
  const now = { seed, goesFirst, opponent };
  return JSON.stringify({ ...now, ...asked }) === JSON.stringify(now)
    ? kept
    : applyCommand(cards, kept, { setup: asked });
}

export type GoldfishWorker = typeof goldfish;

expose(goldfish);
