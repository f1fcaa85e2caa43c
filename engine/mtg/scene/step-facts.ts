import type { ByEra, Era } from "../model/era";
import type { MtgRef } from "../model/ref";
import { SWITCHES, type SwitchName, switchOf } from "../model/switches";
import { STEPS, type Step, type StepAction, type StepFacts, stepRow } from "../model/turn";

/** Things that are so in a step of an era, by what a reader wants to know: what happens, who may act, what is lost at the end. */
export const STEP_FACTS = {
  happens: [
    ...["phasesByZone", "phasesInPlace", "untaps", "drawsOnStack", "drawsAtOnce", "firstDrawSkipped"],
    ...["landOnce", "allCards", "attacksPlayers", "attacksMore", "wallsStay", "skipsWithoutAttack"],
    ...["onlyWithAttack", "blocks", "onlyFirstStrike", "onlyFirstOrDouble", "damageOnStack", "damageAtOnce"],
    ...["leavesCombat", "waitsForNextTurn", "discards", "wearsOff"],
  ],
  acts: ["priority", "priorityWithAttack", "noPriority", "priorityIfHappened"],
  ends: ["manaLeavesStep", "manaLeavesPhase", "manaBurns"],
} as const;

export type StepFactPart = keyof typeof STEP_FACTS;
export type StepFactName = (typeof STEP_FACTS)[StepFactPart][number];

/** One thing that is so in a step, and the rules that say so, the most telling first. */
export type StepFact = { readonly fact: StepFactName; readonly part: StepFactPart; readonly rules: readonly MtgRef[] };

/** Facts of one step in each era. A fact that not every era has is one on which they differ. */
export type StepByEra = { readonly step: StepFacts; readonly facts: ByEra<readonly StepFact[]> };

const citing = (era: Era, name: SwitchName): readonly MtgRef[] => {
  const { rule, also = [] } = SWITCHES[name][era];
  return [rule, ...also];
};

const happens = (fact: StepFactName, ...rules: readonly MtgRef[]): StepFact => ({ fact, part: "happens", rules });

/** Rules on what becomes of a combat without attackers, on blocking without tapping, and on what comes during the last steps. */
const NO_ATTACK: ByEra<MtgRef> = { "6e": "mtg-6e:C.3.1", "8e": "mtg-8e:attackers", mod: "mtg-house:9" };
const BLOCKING: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:C.4.1", "mtg-6e:C.4.r2"],
  "8e": ["mtg-8e:blockers", "mtg-house:8"],
  mod: ["mtg-flow:3.3", "mtg-house:8"],
};
const CLEANUP: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:P.13.1"],
  "8e": ["mtg-8e:cleanup"],
  // The modern page has another order, and lets nobody act.
  mod: ["mtg-flow:5.2", "mtg-house:7"],
};
const LATE_ARRIVALS: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:P.12.2"],
  "8e": ["mtg-8e:end"],
  mod: ["mtg-flow:5.1"],
};

/** Facts of each action of the game, by era. */
const OF_ACTION: Readonly<Record<StepAction, (era: Era, step: StepFacts) => readonly StepFact[]>> = {
  phase: (era) => [
    happens(switchOf(era, "phasing") === "zone" ? "phasesByZone" : "phasesInPlace", ...citing(era, "phasing")),
  ],
  untap: (era, { rule }) => [happens("untaps", rule[era])],
  turnDraw: (era) => [
    happens(switchOf(era, "turnDraw") === "onStack" ? "drawsOnStack" : "drawsAtOnce", ...citing(era, "turnDraw")),
    happens("firstDrawSkipped", ...citing(era, "firstDraw")),
  ],
  declareAttackers: (era) => [
    happens(switchOf(era, "attackable").length === 1 ? "attacksPlayers" : "attacksMore", ...citing(era, "attackable")),
    ...(switchOf(era, "wallsAttack") ? [] : [happens("wallsStay", ...citing(era, "wallsAttack"))]),
    happens("skipsWithoutAttack", NO_ATTACK[era]),
  ],
  declareBlockers: (era) => [happens("blocks", ...BLOCKING[era])],
  assignDamage: (era, { only, rule }) => [
    ...(only === "firstStrike"
      ? [happens(switchOf(era, "doubleStrike") ? "onlyFirstOrDouble" : "onlyFirstStrike", rule[era])]
      : []),
    happens(
      switchOf(era, "combatDamage") === "onStack" ? "damageOnStack" : "damageAtOnce",
      ...citing(era, "combatDamage"),
    ),
  ],
  discardToMaximum: (era) => [happens("discards", ...CLEANUP[era])],
  wearOff: (era) => [happens("wearsOff", ...CLEANUP[era])],
};

const ACTS = { always: "priority", never: "noPriority", ifSomethingHappened: "priorityIfHappened" } as const;

/** Returns who may act in a step. What follows an attack that was not declared is skipped, and so is the rest of its own step. */
function acting(era: Era, { actions, priority, rule }: StepFacts): StepFact {
  if (actions.includes("declareAttackers"))
    return { fact: "priorityWithAttack", part: "acts", rules: [NO_ATTACK[era]] };
  const rules = priority === "ifSomethingHappened" ? CLEANUP[era] : [rule[era]];
  return { fact: ACTS[priority], part: "acts", rules };
}

/** Facts of a step that are no action of the game. */
function standing(era: Era, { step, main, rule }: StepFacts): readonly StepFact[] {
  if (main) return [happens("landOnce", rule[era]), happens("allCards", rule[era])];
  if (step === "endCombat")
    return [happens("leavesCombat", ...(era === "6e" ? ["mtg-6e:C.1.3" as const] : [rule[era]]))];
  return step === "end" ? [happens("waitsForNextTurn", ...LATE_ARRIVALS[era])] : [];
}

const burning = (era: Era): StepFact => ({ fact: "manaBurns", part: "ends", rules: citing(era, "manaBurns") });

/** Fate of unspent mana as a step ends: it leaves with each step, or with the last one of a phase. */
function losses(era: Era, row: StepFacts): readonly StepFact[] {
  const each = switchOf(era, "manaLeaves") === "step";
  const last = STEPS.filter(({ phase }) => phase === row.phase).at(-1)?.step === row.step;
  if (!each && !last) return [];
  const leaves: StepFactName = each ? "manaLeavesStep" : "manaLeavesPhase";
  return [
    { fact: leaves, part: "ends", rules: citing(era, "manaLeaves") },
    ...(switchOf(era, "manaBurns") ? [burning(era)] : []),
  ];
}

/** Facts of a step in an era, in the order in which they are told. */
export function stepFacts(era: Era, step: Step): readonly StepFact[] {
  const row = stepRow(step);
  return [
    ...(row.only === "attack" ? [happens("onlyWithAttack", NO_ATTACK[era])] : []),
    ...row.actions.flatMap((action) => OF_ACTION[action](era, row)),
    ...standing(era, row),
    acting(era, row),
    ...losses(era, row),
  ];
}

/** The whole turn: thirteen steps with their facts in each era. */
export const turnTable = (): readonly StepByEra[] =>
  STEPS.map(({ step }) => ({
    step: stepRow(step),
    facts: { "6e": stepFacts("6e", step), "8e": stepFacts("8e", step), mod: stepFacts("mod", step) },
  }));

/** Whether the eras differ on a fact of a step: one of them has it and another does not. */
export const isDifference = ({ facts }: StepByEra, fact: StepFactName): boolean =>
  Object.values(facts).some((list) => list.every((one) => one.fact !== fact));
