import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { OpponentStep } from "@/lib/magmell/play/opponent-steps";
import type { TableView } from "@/lib/magmell/play/types";
import type { Pace } from "../table-settings";

/** The pace of a turn that is shown by itself, in milliseconds a moment. */
const MOMENT = 500;

/** A turn of the opponent that is being shown. */
export type TurnPlayback = {
  /** Whether each moment waits for a press. */
  readonly waits: boolean;
  readonly next: () => void;
  readonly skip: () => void;
  /** What the moment before was seen as; `null` for the first. */
  readonly viewBefore: TableView["view"] | null;
  /** The place in the log from which the present moment is told. */
  readonly toldFrom: number;
};

type Shown = { readonly shown: TableView | null; readonly playback: TurnPlayback | null };

export const prefersReducedMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Returns the table as it is shown while the opponent's turn is followed moment by moment, on which nothing is asked and nothing
 * can be done; in the end the table itself. `onChange` is called before the table changes by itself.
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
