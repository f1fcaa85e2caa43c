import { useCallback, useEffect, useRef, useState } from "react";
import type { CardDefinition, Deck } from "@/engine/magmell";
import type { GoldfishCommand, GoldfishSession, TableView } from "@/lib/goldfish/types";
import { type EngineWorker, startEngine } from "./start-worker";

type Opening = {
  readonly cards: readonly CardDefinition[];
  readonly deck: Deck;
  /** `null` for a hand by chance. */
  readonly seed: number | null;
  readonly goesFirst: boolean;
};

type Goldfish = {
  readonly status: "loading" | "ready" | "failed";
  readonly table: TableView | null;
  /** The command that led to the table; `null` for the first deal. */
  readonly latest: GoldfishCommand | null;
  readonly run: (command: GoldfishCommand) => void;
  readonly retry: () => void;
};

type Seen = { readonly table: TableView; readonly latest: GoldfishCommand | null };

/** Plays a goldfish in a worker. The opening is read once; commands are carried out one after the other. */
export function useGoldfish(opening: Opening): Goldfish {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState<Seen | null>(null);
  const engine = useRef<EngineWorker | null>(null);
  const kept = useRef<GoldfishSession | null>(null);
  const { current: first } = useRef(opening);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts a worker of its own.
  useEffect(() => {
    let over = false;
    const fail = () => {
      if (!over) setFailed(true);
    };
    const open = async () => {
      engine.current = startEngine(fail);
      const { cards, deck, goesFirst } = first;
      const setup = { deck, seed: first.seed ?? randomSeed(), goesFirst };
      const opened = await engine.current.remote.open(cards, setup, kept.current);
      if (over) return;
      if (!opened.ok) throw new Error(`The deck is refused: ${opened.problems.map(({ code }) => code).join(" ")}`);
      kept.current = opened.session;
      setSeen((before) => ({ table: opened.table, latest: before?.latest ?? null }));
      setFailed(false);
    };
    open().catch(fail);
    return () => {
      over = true;
      engine.current?.stop();
      engine.current = null;
    };
  }, [attempt]);

  const run = useCallback((command: GoldfishCommand) => {
    const running = engine.current;
    running?.remote.carryOut(command).then(
      ({ session, table }) => {
        if (running !== engine.current) return;
        kept.current = session;
        setSeen({ table, latest: command });
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

  const status = failed ? "failed" : seen === null ? "loading" : "ready";
  return { status, table: seen?.table ?? null, latest: seen?.latest ?? null, run, retry };
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
