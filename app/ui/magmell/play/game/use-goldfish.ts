import type { Remote } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import type { CardDefinition, Deck, OpeningCards } from "@/engine/magmell";
import { parseBeginDecision } from "@/lib/magmell/play/deal-query";
import type { LineComparison } from "@/lib/magmell/play/lines/compare-lines";
import type { OpponentStep } from "@/lib/magmell/play/opponent-steps";
import type { GoldfishCommand, LogLine, NodeId, Opponent, SessionNode, TableView } from "@/lib/magmell/play/types";
import { createRandomSeed, formatSeed } from "@/lib/play/seed";
import { joinLogs } from "@/lib/play/session";
import { useWorker } from "./connect-worker";
import type { GoldfishSessionUpdate, GoldfishWorker } from "./goldfish-worker";
import { getGameStorageKey, readStoredSession, type StoredSession, storeSession } from "./stored-session";

type Opening = {
  readonly cards: readonly CardDefinition[];
  readonly deck: Deck;
  /** `null` for a hand by chance. */
  readonly seed: number | null;
  readonly goesFirst: boolean;
  readonly opponent: Opponent;
  /** Cards dealt instead of those of the seed; the URL then has no deal. */
  readonly opening?: OpeningCards;
};

type Goldfish = {
  readonly status: "loading" | "ready" | "failed";
  readonly table: TableView | null;
  /** The command that led to the table; `null` for the first deal. */
  readonly latest: GoldfishCommand | null;
  /** The opponent's turn that the latest command led through. */
  readonly steps: readonly OpponentStep[];
  /** Life of both players before the latest command; null if the command did not advance the game. */
  readonly lifeBefore: Life | null;
  /** Whether a command is running, for example while the opponent thinks. */
  readonly busy: boolean;
  readonly run: (command: GoldfishCommand) => void;
  readonly retry: () => void;
  /** Two lines of play side by side; `null` when the engine is gone. */
  readonly compare: (one: NodeId, other: NodeId) => Promise<LineComparison | null>;
  /** Returns the replay code of the game on the table; null if it cannot be encoded. */
  readonly replayCode: () => Promise<string | null>;
};

/** Life by player. */
export type Life = readonly [number, number];
export const getLife = ({ sides: [one, other] }: TableView["view"]): Life => [one.life, other.life];

type Seen = Pick<Goldfish, "latest" | "steps" | "lifeBefore"> & { readonly table: TableView };
const NO_STEPS: readonly OpponentStep[] = [];

/** Plays a goldfish in a worker. Reads `opening` only once, and runs commands one after another. */
export function useGoldfish(opening: Opening): Goldfish {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [waiting, setWaiting] = useState(0);
  const told = useRef<ToldSession | null>(null);
  const engine = useRef<Remote<GoldfishWorker> | null>(null);
  const { current: first } = useRef(opening);

  useWorker(
    engine,
    () => new Worker(new URL("./goldfish-worker.ts", import.meta.url), { type: "module", name: "goldfish" }),
    async (remote, isOver) => {
      const place = getGameStorageKey(window.location);
      const before = told.current;
      const kept = before === null ? readStoredSession(place) : before.kept;
      const { cards, deck, goesFirst, opponent, opening: dealt = null } = first;
      const asked = { seed: first.seed ?? createRandomSeed(), goesFirst, opponent };
      // A worker that was lost goes on where it was, whatever the address says.
      const wanted = {
        setup: { deck, ...asked, opening: dealt },
        asked: before === null && dealt === null ? asked : {},
      };
      const opened = await remote.open(cards, wanted, kept);
      if (isOver()) return;
      if (!opened.ok) throw new Error(`The deck is refused: ${opened.problems.map(({ code }) => code).join(" ")}`);
      told.current = new ToldSession(place, opened.cardsHash);
      let table = told.current.hear(opened);
      const decided = before === null ? parseBeginDecision(new URLSearchParams(window.location.search)) : null;
      if (decided !== null && table.offers.includes(decided)) {
        const update = await remote.carryOut(decided);
        if (isOver()) return;
        table = told.current.hear(update);
      }
      setSeen((earlier) => ({ table, latest: earlier?.latest ?? null, steps: NO_STEPS, lifeBefore: null }));
      setWaiting(0);
      setFailed(false);
    },
    () => setFailed(true),
    attempt,
  );

  const { seed, goesFirst, opponent } = seen?.table ?? {};
  const kind = opponent?.kind ?? null;
  const isAddressed = opening.opening === undefined;
  // The address deals the hand on the screen again. The decision that it named was carried out, and can be undone.
  useEffect(() => {
    if (seed === undefined || !isAddressed) return;
    updateUrlQuery({
      begin: null,
      seed: formatSeed(seed),
      first: goesFirst ? null : "2",
      opponent: kind === "passive" ? null : kind,
    });
  }, [seed, goesFirst, kind, isAddressed]);

  // While the player looks at the table, the opponent may think of what comes next.
  useEffect(() => {
    const thinking = seen === null || waiting > 0 ? null : engine.current;
    void thinking?.thinkAhead();
    return () => void thinking?.stopThinking();
  }, [seen, waiting]);

  const run = useCallback((command: GoldfishCommand) => {
    const running = engine.current;
    setWaiting((count) => count + 1);
    running?.carryOut(command).then(
      (update) => {
        const session = told.current;
        if (running !== engine.current || session === null) return;
        const table = session.hear(update);
        const goesOn = update.added.at(-1)?.setup === null;
        setSeen((earlier) => ({
          table,
          latest: command,
          steps: update.steps,
          lifeBefore: goesOn && earlier !== null ? getLife(earlier.table.view) : null,
        }));
        setWaiting((count) => Math.max(0, count - 1));
      },
      () => {
        if (running === engine.current) setFailed(true);
      },
    );
  }, []);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);

  const compare = useCallback(
    async (one: NodeId, other: NodeId) => (await engine.current?.compare(one, other)) ?? null,
    [],
  );
  const replayCode = useCallback(async () => (await engine.current?.replayCode()) ?? null, []);

  const status = failed ? "failed" : seen === null ? "loading" : "ready";
  return {
    status,
    table: seen?.table ?? null,
    latest: seen?.latest ?? null,
    steps: seen?.steps ?? NO_STEPS,
    lifeBefore: seen?.lifeBefore ?? null,
    busy: waiting > 0,
    run,
    retry,
    compare,
    replayCode,
  };
}

/** The session as received from its worker, which sends each node and log line once. */
class ToldSession {
  readonly #nodes: SessionNode[] = [];
  readonly #lines = new Map<string, readonly LogLine[]>();
  readonly #place: string;
  readonly #cardsHash: string;
  kept: StoredSession | null = null;

  constructor(place: string, cardsHash: string) {
    this.#place = place;
    this.#cardsHash = cardsHash;
  }

  hear({ added, lines, table: { path, ...table }, ...rest }: GoldfishSessionUpdate): TableView {
    const { viewer } = table.view;
    this.#nodes.push(...added);
    for (const [node, written] of Object.entries(lines)) this.#lines.set(`${viewer} ${node}`, written);
    const { at, undone, stops, handPay } = rest;
    this.kept = { cardsHash: this.#cardsHash, session: { nodes: [...this.#nodes], at, undone, stops, handPay } };
    storeSession(this.#place, this.kept);
    return { ...table, ...joinLogs(path.map((node) => this.#lines.get(`${viewer} ${node}`) ?? [])) };
  }
}
