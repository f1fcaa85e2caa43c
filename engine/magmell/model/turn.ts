import type { RuleId, RuleRef } from "../rulebook";
import type { Timing } from "./card";

/** What a phase does by itself before anyone gets priority. */
export type PhaseProcess = "wake" | "draw" | "placeStone";

type PhaseRow = {
  readonly phase: string;
  readonly rule: RuleId;
  readonly process: { readonly do: PhaseProcess; readonly rule: RuleId } | null;
  /** The rule by which the first player's first turn passes this phase over; `null` when it does not. */
  readonly skippedOnFirstTurn: RuleId | null;
  /** The cards that each of the two may use here with priority, by timing, and the rule that says so. */
  readonly use: {
    readonly turnPlayer: readonly Timing[];
    readonly opponent: readonly Timing[];
    readonly rule: RuleId;
    /** Why nobody is asked what to do with priority here; `null` where they are. */
    readonly unasked: RuleRef | null;
  };
};

const NO_USE = { turnPlayer: [], opponent: [], rule: "mag:601.3", unasked: "house:13" } as const;

/** The five phases of a turn, in their order (601.2). */
export const PHASES = [
  {
    phase: "standby",
    rule: "mag:602",
    process: { do: "wake", rule: "mag:602.1" },
    skippedOnFirstTurn: null,
    use: NO_USE,
  },
  {
    phase: "draw",
    rule: "mag:603",
    process: { do: "draw", rule: "mag:603.1" },
    skippedOnFirstTurn: "mag:603.1.1",
    use: NO_USE,
  },
  {
    phase: "stone",
    rule: "mag:604",
    process: { do: "placeStone", rule: "mag:604.1" },
    skippedOnFirstTurn: null,
    use: NO_USE,
  },
  {
    phase: "main",
    rule: "mag:605",
    process: null,
    skippedOnFirstTurn: null,
    use: { turnPlayer: ["normal", "quick"], opponent: ["quick"], rule: "mag:605.5", unasked: null },
  },
  {
    phase: "end",
    rule: "mag:606",
    process: null,
    skippedOnFirstTurn: null,
    use: { turnPlayer: ["quick"], opponent: ["quick"], rule: "mag:606.2.1", unasked: null },
  },
] as const satisfies readonly PhaseRow[];

export type Phase = (typeof PHASES)[number]["phase"];

const INDEX = Object.fromEntries(PHASES.map((row, index) => [row.phase, index])) as Readonly<Record<Phase, number>>;

/** The place of a phase in the turn, counted from 0. */
export const phaseIndex = (phase: Phase): number => INDEX[phase];

/** The row of a phase, seen without its particulars. */
export const phaseRow = (phase: Phase): PhaseRow => PHASES[INDEX[phase]] as PhaseRow;

/** Whether anyone is asked what to do with priority: not where nobody may use a card (601.3). */
export const asksAnyone = (phase: Phase): boolean => phaseRow(phase).use.unasked === null;
