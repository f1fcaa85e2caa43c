import type { RuleId, RuleRef } from "../rulebook";
import type { Timing } from "./card";

/** Automatic process of a phase, before any player gets priority. */
export type PhaseProcess = "wake" | "draw" | "placeStone";

type PhaseRow = {
  readonly phase: string;
  readonly rule: RuleId;
  readonly process: { readonly do: PhaseProcess; readonly rule: RuleId } | null;
  /** Moments after the process, on which abilities trigger, each with its rule. */
  readonly moments: readonly { readonly at: "turnBegins" | "phaseBegins" | "turnEnds"; readonly rule: RuleId }[];
  /** The rule that skips this phase in the first player's first turn; `null` if it is not skipped. */
  readonly skippedOnFirstTurn: RuleId | null;
  /** Timings of cards that the turn player and the opponent may use with priority, and the rule for it. */
  readonly use: {
    readonly turnPlayer: readonly Timing[];
    readonly opponent: readonly Timing[];
    readonly rule: RuleId;
    /** The ruling by which no player is asked in this phase; `null` if players are asked. */
    readonly unasked: RuleRef | null;
  };
};

const NO_USE = { turnPlayer: [], opponent: [], rule: "mag:601.3", unasked: "house:13" } as const;

/** The five phases of a turn in order (601.2). */
export const PHASES = [
  {
    phase: "standby",
    rule: "mag:602",
    process: { do: "wake", rule: "mag:602.1" },
    moments: [{ at: "turnBegins", rule: "mag:602.2" }],
    skippedOnFirstTurn: null,
    use: NO_USE,
  },
  {
    phase: "draw",
    rule: "mag:603",
    process: { do: "draw", rule: "mag:603.1" },
    moments: [{ at: "phaseBegins", rule: "mag:603.2" }],
    skippedOnFirstTurn: "mag:603.1.1",
    use: NO_USE,
  },
  {
    phase: "stone",
    rule: "mag:604",
    process: { do: "placeStone", rule: "mag:604.1" },
    moments: [{ at: "phaseBegins", rule: "mag:604.2" }],
    skippedOnFirstTurn: null,
    use: NO_USE,
  },
  {
    phase: "main",
    rule: "mag:605",
    process: null,
    moments: [{ at: "phaseBegins", rule: "mag:605.1" }],
    skippedOnFirstTurn: null,
    use: { turnPlayer: ["normal", "quick"], opponent: ["quick"], rule: "mag:605.5", unasked: null },
  },
  {
    phase: "end",
    rule: "mag:606",
    process: null,
    moments: [{ at: "turnEnds", rule: "mag:606.1" }],
    skippedOnFirstTurn: null,
    use: { turnPlayer: ["quick"], opponent: ["quick"], rule: "mag:606.2.1", unasked: null },
  },
] as const satisfies readonly PhaseRow[];

export type Phase = (typeof PHASES)[number]["phase"];

const INDEX = Object.fromEntries(PHASES.map((row, index) => [row.phase, index])) as Readonly<Record<Phase, number>>;

/** Returns the index of a phase in the turn. */
export const getPhaseIndex = (phase: Phase): number => INDEX[phase];

const ROWS = Object.fromEntries(PHASES.map((row) => [row.phase, row])) as unknown as Readonly<Record<Phase, PhaseRow>>;

export const getPhaseDefinition = (phase: Phase): PhaseRow => ROWS[phase];

/** Returns whether players get priority in this phase. They do not in phases in which no card may be used (601.3). */
export const givesPriority = (phase: Phase): boolean => getPhaseDefinition(phase).use.unasked === null;

type StepRow = {
  readonly step: string;
  readonly rule: RuleId;
  /** Automatic process of the step, before any player gets priority. */
  readonly process: { readonly do: "designate" | "attack" | "defend" | "damage"; readonly rule: RuleId } | null;
  /** The moment after the process, on which abilities trigger, and its rule; `null` if there is none. */
  readonly moment: { readonly at: "stepBegins" | "battleEnds"; readonly rule: RuleId } | null;
  /** The rule that gives the turn player priority; `quick` is the one that allows quick cards. */
  readonly priority: RuleId;
  readonly quick: RuleId;
  /**
   * The rule by which the battle breaks if one of its units has left by the end of this step; `null` if the step does
   * not check.
   */
  readonly breaksAtEnd: RuleId | null;
};

/** The five steps of a battle in order (701.1.4). */
export const BATTLE_STEPS = [
  {
    step: "designation",
    rule: "mag:701.2",
    process: { do: "designate", rule: "mag:701.2.1.1" },
    moment: null,
    priority: "mag:701.2.2",
    quick: "mag:701.2.2.1",
    breaksAtEnd: null,
  },
  {
    step: "attack",
    rule: "mag:701.3",
    process: { do: "attack", rule: "mag:701.3.1.1" },
    moment: null,
    priority: "mag:701.3.3",
    quick: "mag:701.3.3.1",
    breaksAtEnd: "mag:701.3.4",
  },
  {
    step: "defense",
    rule: "mag:701.4",
    process: { do: "defend", rule: "mag:701.4.1" },
    moment: null,
    priority: "mag:701.4.3",
    quick: "mag:701.4.3.1",
    breaksAtEnd: "mag:701.4.4",
  },
  {
    step: "damage",
    rule: "mag:701.5",
    process: { do: "damage", rule: "mag:701.5.1.1" },
    moment: { at: "stepBegins", rule: "mag:701.5.2" },
    priority: "mag:701.5.3",
    quick: "mag:701.5.3.1",
    breaksAtEnd: null,
  },
  {
    step: "end",
    rule: "mag:701.6",
    process: null,
    moment: { at: "battleEnds", rule: "mag:701.6.1" },
    priority: "mag:701.6.2",
    quick: "mag:701.6.2.1",
    breaksAtEnd: null,
  },
] as const satisfies readonly StepRow[];

export type BattleStep = (typeof BATTLE_STEPS)[number]["step"];

/** Returns the definition of a battle step by index; `undefined` after the last step. */
export const getBattleStepDefinition = (index: number): (StepRow & { readonly step: BattleStep }) | undefined =>
  BATTLE_STEPS[index];

/** Index of the last step, in which a battle ends. */
export const LAST_BATTLE_STEP_INDEX = BATTLE_STEPS.length - 1;
