import { expose } from "comlink";
import { type CardDefinition, type Cards, type DeckProblem, makeCards } from "@/engine/magmell";
import { applyCommand, startSession } from "@/lib/goldfish/session";
import { tableView } from "@/lib/goldfish/table-view";
import type { GoldfishCommand, GoldfishSession, GoldfishSetup, TableView } from "@/lib/goldfish/types";

/** The session, to begin again with should this worker be lost, and what to show of it. */
type ShownSession = { readonly session: GoldfishSession; readonly table: TableView };
type OpenedSession =
  | ({ readonly ok: true } & ShownSession)
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

let cards: Cards = makeCards([]);
let session: GoldfishSession | null = null;

const show = (now: GoldfishSession): ShownSession => {
  session = now;
  return { session: now, table: tableView(cards, now) };
};

const goldfish = {
  /** Deals, or goes on with a session that was kept. */
  open(definitions: readonly CardDefinition[], setup: GoldfishSetup, kept: GoldfishSession | null): OpenedSession {
    cards = makeCards(definitions);
    if (kept !== null) return { ok: true, ...show(kept) };
    const begun = startSession(cards, setup);
    return begun.ok ? { ok: true, ...show(begun.session) } : begun;
  },
  carryOut(command: GoldfishCommand): ShownSession {
    if (session === null) throw new Error("A command came before the cards");
    return show(applyCommand(cards, session, command));
  },
};

export type GoldfishWorker = typeof goldfish;

expose(goldfish);
