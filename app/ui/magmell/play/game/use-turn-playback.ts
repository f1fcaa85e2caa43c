import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { OpponentStep } from "@/lib/magmell/play/opponent-steps";
import type { TableView } from "@/lib/magmell/play/types";
import type { Pace } from "../table-settings";

/** Milliseconds per step of an automatic playback. */
const MOMENT = 500;

/** A turn of the opponent that is being shown. */
export type TurnPlayback = {
  /** Whether each step waits for a click. */
  readonly waits: boolean;
  readonly next: () => void;
  readonly skip: () => void;
  /** View at the previous step; null for the first one. */
  readonly viewBefore: TableView["view"] | null;
  /** Index in the log where the current step begins. */
  readonly toldFrom: number;
};

type Shown = { readonly shown: TableView | null; readonly playback: TurnPlayback | null };

export const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Plays the opponent's turn step by step. Returns the table at each step, without questions or actions, and finally the
 * current table. Calls `onChange` before each automatic change.
 */
export function useTurnPlayback(
  table: TableView | null,
  steps: readonly OpponentStep[],
  pace: Pace,
  onChange: () => void,
): Shown {
  const [at, setAt] = useState<{ readonly table: TableView | null; readonly place: number }>({ table, place: 0 });
  const place = at.table === table ? at.place : 0;
  const step =
    pace === "step" || (pace === "slow" && steps.length > 0 && !prefersReducedMotion()) ? steps[place] : undefined;
  const goTo = (to: number) => {
    onChange();
    setAt({ table, place: to });
  };
  const goOn = useEffectEvent(() => goTo(place + 1));
  const timed = pace === "slow" ? step : undefined;
  useEffect(() => {
    if (timed === undefined) return;
    const timer = setTimeout(goOn, MOMENT);
    return () => clearTimeout(timer);
  }, [timed]);
  const shown = useMemo(() => (table === null || step === undefined ? table : atStep(table, step)), [table, step]);
  const playback: TurnPlayback | null =
    table === null || step === undefined
      ? null
      : {
          waits: pace === "step",
          next: () => goTo(place + 1),
          skip: () => goTo(steps.length),
          viewBefore: steps[place - 1]?.view ?? null,
          toldFrom: table.freshFrom + (steps[place - 1]?.lines ?? 0),
        };
  return { shown, playback };
}

/** Returns the table at a moment of the opponent's turn. */
const atStep = (table: TableView, { view, ownTurn, lines }: OpponentStep): TableView => ({
  ...table,
  view,
  ownTurn,
  log: table.log.slice(0, table.freshFrom + lines),
  offers: [],
  answers: [],
  uses: {},
  harms: {},
  attacks: {},
  summary: null,
});
