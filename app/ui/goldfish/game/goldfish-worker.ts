import { expose } from "comlink";
import { type CardDefinition, type Cards, type DeckProblem, makeCards } from "@/engine/magmell";
import { begin, carryOut } from "@/lib/goldfish/session";
import { look } from "@/lib/goldfish/table";
import type { Command, Session, Setup, Table } from "@/lib/goldfish/types";

/** The session, to begin again with should this worker be lost, and what to show of it. */
export type ShownSession = { readonly session: Session; readonly table: Table };
export type OpenedSession =
  | ({ readonly ok: true } & ShownSession)
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

let cards: Cards = makeCards([]);
let session: Session | null = null;

const show = (now: Session): ShownSession => {
  session = now;
  return { session: now, table: look(cards, now) };
};

const goldfish = {
  /** Deals, or goes on with a session that was kept. */
  open(definitions: readonly CardDefinition[], setup: Setup, kept: Session | null): OpenedSession {
    cards = makeCards(definitions);
    if (kept !== null) return { ok: true, ...show(kept) };
    const begun = begin(cards, setup);
    return begun.ok ? { ok: true, ...show(begun.session) } : begun;
  },
  carryOut(command: Command): ShownSession {
    if (session === null) throw new Error("A command came before the cards");
    return show(carryOut(cards, session, command));
  },
};

export type GoldfishWorker = typeof goldfish;

expose(goldfish);
