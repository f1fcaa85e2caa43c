import { startTransition, useEffect, useRef, useState } from "react";
import type { CardDefinition, Deck } from "@/engine/magmell";
import {
  addMatchupScores,
  EMPTY_MATCHUP,
  type MatchupScore,
  type TrialBatch,
} from "@/lib/magmell/play/trial/play-trial";
import { addTrialSums, EMPTY_TRIAL, type TrialSums } from "@/lib/magmell/play/trial/trial-sums";
import { getNextSeed } from "@/lib/play/seed";
import { type TrialJob, TrialWorkerPool } from "./trial-pool";

type TrialState = "idle" | "running" | "paused" | "done" | "failed";

/** Current results of a trial, without an opponent and against each rival, and its controls. */
export type TrialSnapshot = {
  readonly state: TrialState;
  /** The number of games and the seat of the run whose results these are. */
  readonly games: number;
  readonly goesFirst: boolean;
  readonly sums: TrialSums;
  readonly versus: readonly MatchupScore[];
  /** Part of the work that is done, from 0 to 1. */
  readonly progress: number;
  readonly start: (wish: TrialWish) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
};

type TrialWish = { readonly games: number; readonly seed: number; readonly goesFirst: boolean };

/** Games of one job: so few that a result comes several times a second. */
const PART = { alone: 10, versus: 4 } as const;
/** Games against each rival for every game alone; they take several times as long. */
const VERSUS_SHARE = 0.2;

type Results = {
  readonly sums: TrialSums;
  readonly versus: readonly MatchupScore[];
  readonly done: number;
  readonly all: number;
};

/** Milliseconds between two pictures of the results: often enough to watch, seldom enough to leave the page its time. */
const BETWEEN = 250;

/**
 * Plays trials of a deck in workers, with results as they arrive. Results do not depend on which worker plays which
 * game.
 */
export function useTrial(definitions: readonly CardDefinition[], deck: Deck, rivals: readonly Deck[]): TrialSnapshot {
  const nothing: Results = { sums: EMPTY_TRIAL, versus: rivals.map(() => EMPTY_MATCHUP), done: 0, all: 0 };
  const [state, setState] = useState<TrialState>("idle");
  const [results, setResults] = useState(nothing);
  const latest = useRef(nothing);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [run, setRun] = useState({ games: 0, goesFirst: true });
  const pool = useRef<TrialWorkerPool | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      pool.current?.stop();
    },
    [],
  );
  const show = () => {
    timer.current = null;
    startTransition(() => setResults(latest.current));
  };

  const start = ({ games: wanted, seed, goesFirst }: TrialWish) => {
    pool.current ??= new TrialWorkerPool(definitions, [deck, ...rivals], () => setState("failed"));
    const alone = partsOf(seed, wanted, PART.alone);
    const against = rivals.flatMap((_, rival) =>
      partsOf(seed, Math.ceil(wanted * VERSUS_SHARE), PART.versus).map((part) => ({ rival, part })),
    );
    setRun({ games: wanted, goesFirst });
    setState("running");
    latest.current = { ...nothing, all: alone.length + against.length };
    setResults(latest.current);
    const add = (change: (before: Results) => Partial<Results>) => {
      const before = latest.current;
      latest.current = { ...before, ...change(before), done: before.done + 1 };
      timer.current ??= setTimeout(show, BETWEEN);
    };
    pool.current.start(
      [
        ...alone.map(
          (part): TrialJob =>
            async (worker, isCurrent) => {
              const sums = await worker.alone(goesFirst, part);
              if (isCurrent()) add((before) => ({ sums: addTrialSums(before.sums, sums) }));
            },
        ),
        ...against.map(
          ({ rival, part }): TrialJob =>
            async (worker, isCurrent) => {
              const some = await worker.versus(rival, part);
              if (isCurrent()) {
                add(({ versus }) => ({
                  versus: versus.map((one, at) => (at === rival ? addMatchupScores(one, some) : one)),
                }));
              }
            },
        ),
      ],
      () => {
        setResults(latest.current);
        setState("done");
      },
    );
  };
  return {
    state,
    ...run,
    sums: results.sums,
    versus: results.versus,
    progress: results.all === 0 ? 0 : results.done / results.all,
    start,
    pause: () => {
      pool.current?.pause();
      setState("paused");
    },
    resume: () => {
      pool.current?.resume();
      setState("running");
    },
    cancel: () => {
      pool.current?.cancel();
      setState("idle");
    },
  };
}

function partsOf(seed: number, games: number, size: number): readonly TrialBatch[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, part) => ({
    seed: getNextSeed(seed, part * size),
    games: Math.min(size, games - part * size),
  }));
}
