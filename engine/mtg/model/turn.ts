import type { ByEra, Era } from "./era";
import type { MtgRef } from "./ref";

/**
 * The five phases of a turn in order. Every turn has all of them.
 * @rule mtg-6e:P.2.1, mtg-6e:P.2.1.1, mtg-6e:P.2.1.2, mtg-6e:P.2.1.3, mtg-6e:P.2.1.4, mtg-6e:P.2.1.5, mtg-6e:P.2.r1
 */
export const PHASES = ["beginning", "main1", "combat", "main2", "ending"] as const;
export type Phase = (typeof PHASES)[number];

/** An action of the game in a step, which uses no stack. */
export type StepAction =
  | "phase"
  | "untap"
  | "turnDraw"
  | "declareAttackers"
  | "declareBlockers"
  | "assignDamage"
  | "discardToMaximum"
  | "wearOff";

type StepRow = {
  readonly step: string;
  readonly phase: Phase;
  /** The rule that describes the step in each era. */
  readonly rule: ByEra<MtgRef>;
  /** Actions of the game in order, before anyone has priority. */
  readonly actions: readonly StepAction[];
  /** The name under which the beginning of the step triggers abilities; several steps may share one name (C.5.9). */
  readonly moment: string;
  /** Whether priority is given: always, never, or only if a check has acted or an ability has triggered (P.13.1). */
  readonly priority: "always" | "never" | "ifSomethingHappened";
  /** Whether it is a main phase, in which lands and all card types may be played (P.8.1). */
  readonly main: boolean;
  /** The condition for the step: an attack, or a creature with first or double strike in combat. `null` for none. */
  readonly only: "attack" | "firstStrike" | null;
};

const PLAIN = { actions: [], priority: "always", main: false, only: null } as const;

/**
 * The steps of a turn in order; a phase without steps is one row.
 *
 * @rule mtg-6e:C.1.1, mtg-6e:C.1.1.1, mtg-6e:C.1.1.2, mtg-6e:C.1.1.3, mtg-6e:C.1.1.4, mtg-6e:C.1.1.5
 * @rule mtg-6e:P.2.1.1.a, mtg-6e:P.2.1.1.b, mtg-6e:P.2.1.1.c, mtg-6e:P.2.1.5.a, mtg-6e:P.2.1.5.b, mtg-6e:P.4.1, mtg-6e:P.11.1
 */
export const STEPS = [
  {
    ...PLAIN,
    step: "untap",
    phase: "beginning",
    rule: { "6e": "mtg-6e:P.5.1", "8e": "mtg-8e:untap", mod: "mtg-flow:1.1" },
    actions: ["phase", "untap"],
    moment: "untap",
    priority: "never",
  },
  {
    ...PLAIN,
    step: "upkeep",
    phase: "beginning",
    rule: { "6e": "mtg-6e:P.6.1", "8e": "mtg-8e:upkeep", mod: "mtg-flow:1.2" },
    moment: "upkeep",
  },
  {
    ...PLAIN,
    step: "draw",
    phase: "beginning",
    rule: { "6e": "mtg-6e:P.7.1", "8e": "mtg-8e:draw", mod: "mtg-flow:1.3" },
    actions: ["turnDraw"],
    moment: "draw",
  },
  {
    ...PLAIN,
    step: "main1",
    phase: "main1",
    rule: { "6e": "mtg-6e:P.8.1", "8e": "mtg-8e:main-1", mod: "mtg-flow:2" },
    moment: "main1",
    main: true,
  },
  {
    ...PLAIN,
    step: "beginCombat",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.2.1", "8e": "mtg-8e:begin-combat", mod: "mtg-flow:3.1" },
    moment: "beginCombat",
  },
  {
    ...PLAIN,
    step: "attackers",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.3.1", "8e": "mtg-8e:attackers", mod: "mtg-flow:3.2" },
    actions: ["declareAttackers"],
    moment: "attackers",
  },
  {
    ...PLAIN,
    step: "blockers",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.4.1", "8e": "mtg-8e:blockers", mod: "mtg-flow:3.3" },
    actions: ["declareBlockers"],
    moment: "blockers",
    only: "attack",
  },
  {
    ...PLAIN,
    step: "firstDamage",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.5.9", "8e": "mtg-8e:combat-damage", mod: "mtg-house:4" },
    actions: ["assignDamage"],
    moment: "damage",
    only: "firstStrike",
  },
  {
    ...PLAIN,
    step: "damage",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.5.1", "8e": "mtg-8e:combat-damage", mod: "mtg-flow:3.4" },
    actions: ["assignDamage"],
    moment: "damage",
    only: "attack",
  },
  {
    ...PLAIN,
    step: "endCombat",
    phase: "combat",
    rule: { "6e": "mtg-6e:C.6.1", "8e": "mtg-8e:end-combat", mod: "mtg-flow:3.5" },
    moment: "endCombat",
  },
  {
    ...PLAIN,
    step: "main2",
    phase: "main2",
    rule: { "6e": "mtg-6e:P.10.1", "8e": "mtg-8e:main-2", mod: "mtg-flow:4" },
    moment: "main2",
    main: true,
  },
  {
    ...PLAIN,
    step: "end",
    phase: "ending",
    rule: { "6e": "mtg-6e:P.12.1", "8e": "mtg-8e:end", mod: "mtg-flow:5.1" },
    moment: "end",
  },
  {
    ...PLAIN,
    step: "cleanup",
    phase: "ending",
    rule: { "6e": "mtg-6e:P.13.1", "8e": "mtg-8e:cleanup", mod: "mtg-flow:5.2" },
    actions: ["discardToMaximum", "wearOff"],
    moment: "cleanup",
    priority: "ifSomethingHappened",
  },
] as const satisfies readonly StepRow[];

export type Step = (typeof STEPS)[number]["step"];

/** A step of the turn: its phase, rules, actions and priority. */
export type StepDefinition = StepRow & { readonly step: Step };

/** Returns the row at an index in the turn. Throws for an invalid index. */
export function getStepAt(index: number): StepDefinition {
  const row: StepDefinition | undefined = STEPS[index];
  if (row === undefined) throw new Error(`A turn has no step ${index}`);
  return row;
}

/** Returns the index of a step in the turn. */
export const getStepIndex = (step: Step): number => STEPS.findIndex((row) => row.step === step);

const DEFINITIONS: ReadonlyMap<Step, StepDefinition> = new Map(STEPS.map((row) => [row.step, row]));

export const getStepDefinition = (step: Step): StepDefinition => DEFINITIONS.get(step) ?? getStepAt(getStepIndex(step));

/** Returns the index of the first step of a phase. */
export const getFirstStepIndex = (phase: Phase): number => STEPS.findIndex((row) => row.phase === phase);

/** Returns the rule of a step in an era. */
export const getStepRule = (era: Era, step: Step): MtgRef => getStepDefinition(step).rule[era];
