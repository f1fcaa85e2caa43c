import type { ByEra, Era } from "../model/era";
import { ERA_SWITCHES, type EraSwitchName, getEraSwitch } from "../model/era-switches";
import type { MtgRef } from "../model/ref";
import { getStepDefinition, STEPS, type Step, type StepAction, type StepDefinition } from "../model/turn";
import { citeForEra } from "../rules/cite-for-era";

/** Facts about a step of an era by topic: what happens in the step, who may act, and what is lost at its end. */
export const STEP_FACTS = {
  happens: [
    ...["phasesByZone", "phasesInPlace", "untaps", "drawsOnStack", "drawsAtOnce", "firstDrawSkipped"],
    ...["landOnce", "allCards", "attacksPlayers", "attacksMore", "wallsStay", "skipsWithoutAttack"],
    ...["onlyWithAttack", "blocks", "onlyFirstStrike", "onlyFirstOrDouble", "othersAssign", "othersAndDouble"],
    ...["damageToFighters", "damageOnStack", "damageAtOnce"],
    ...["leavesCombat", "waitsForNextTurn", "discards", "wearsOff"],
  ],
  acts: ["priority", "priorityWithAttack", "noPriority", "priorityIfHappened"],
  ends: ["manaLeavesStep", "manaLeavesPhase", "manaBurns"],
} as const;

export type StepFactCategory = keyof typeof STEP_FACTS;
export type StepFactName = (typeof STEP_FACTS)[StepFactCategory][number];

/** One fact about a step, and the rules that state it, most relevant first. */
export type StepFact = {
  readonly fact: StepFactName;
  readonly part: StepFactCategory;
  readonly rules: readonly MtgRef[];
};

/** Facts of one step in each era. The eras differ on a fact if some of them lack it. */
export type StepFactsByEra = { readonly step: StepDefinition; readonly facts: ByEra<readonly StepFact[]> };

const citing = (era: Era, name: EraSwitchName): readonly MtgRef[] => {
  const { rule, also = [] } = ERA_SWITCHES[name][era];
  return [rule, ...also];
};

const happens = (fact: StepFactName, ...rules: readonly MtgRef[]): StepFact => ({ fact, part: "happens", rules });

/** The ruling that fills gaps in the documents of an era from the era before it. */
const SILENT: MtgRef = "mtg-house:30";

/** Rules on phasing, on untapping, on a combat without attackers, on blocking without tapping, and on who assigns damage. */
const PHASING: ByEra<readonly MtgRef[]> = {
  // The first of these does not say whose permanents come and go.
  "6e": ["mtg-6e:P.5.3", "mtg-6e:G.27.1", "mtg-6e:G.27.5", "mtg-6e:G.27.6"],
  "8e": ["mtg-8e:untap", SILENT, "mtg-6e:G.27.1"],
  mod: ["mtg-house:22", SILENT, "mtg-8e:untap"],
};
const UNTAPPING: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:P.5.1"],
  // The page of the eighth edition does not say that normally everything untaps.
  "8e": ["mtg-8e:untap", SILENT, "mtg-6e:P.5.1"],
  mod: ["mtg-flow:1.1", SILENT, "mtg-8e:untap"],
};
const NO_ATTACK: ByEra<MtgRef> = { "6e": "mtg-6e:C.3.1", "8e": "mtg-8e:attackers", mod: "mtg-house:9" };
const BLOCKING: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:C.4.1", "mtg-6e:C.4.2", "mtg-6e:C.4.3", "mtg-6e:C.4.r2"],
  "8e": ["mtg-8e:blockers", "mtg-house:30", "mtg-6e:C.4.2", "mtg-6e:C.4.3", "mtg-house:8"],
  mod: ["mtg-flow:3.3", "mtg-house:8"],
};
const FIRST_DAMAGE: ByEra<readonly MtgRef[]> = {
  "6e": ["mtg-6e:C.5.9"],
  "8e": ["mtg-8e:combat-damage", "mtg-8e:second-damage"],
  mod: ["mtg-house:4", "mtg-8e:combat-damage", "mtg-8e:second-damage"],
};

/** Rules of the sixth edition on priority in each step. They name the active player alone. */
const PRIORITY: Readonly<Record<Step, MtgRef>> = {
  untap: "mtg-6e:P.5.2",
  upkeep: "mtg-6e:P.6.1",
  draw: "mtg-6e:P.7.2",
  main1: "mtg-6e:P.8.2",
  beginCombat: "mtg-6e:C.2.1",
  attackers: "mtg-6e:C.3.1",
  blockers: "mtg-6e:C.4.1",
  firstDamage: "mtg-6e:C.5.1",
  damage: "mtg-6e:C.5.1",
  endCombat: "mtg-6e:C.6.1",
  main2: "mtg-6e:P.8.2",
  end: "mtg-6e:P.12.1",
  cleanup: "mtg-6e:P.13.1.3",
};

type Cited = { readonly rule: MtgRef; readonly also?: readonly MtgRef[] };

/** Returns rules of the sixth edition as they are cited in an era. */
function inEra(era: Era, rule: MtgRef, ...further: readonly MtgRef[]): readonly MtgRef[] {
  const { rule: first, also = [] }: Cited = citeForEra(era, { rule, also: further });
  return [first, ...also];
}

/** Rules of the sixth edition on something in a step, and pages of the eighth on words beside the page on the step. */
type FullerRules = { readonly sixth: readonly MtgRef[]; readonly words?: readonly MtgRef[]; readonly ruling?: MtgRef };

/**
 * Returns the rules on a step that the modern page leaves out. `ruling` is cited beside them, with the pages of the
 * eighth edition before the sixth (mtg-house:30).
 */
function fullerThanToday(
  era: Era,
  row: StepDefinition,
  { sixth, words = [], ruling = SILENT }: FullerRules,
): readonly MtgRef[] {
  if (era === "6e") return sixth;
  const eighth = [row.rule["8e"], ...words];
  return era === "8e" ? eighth : [row.rule.mod, ruling, ...eighth];
}

/** The ruling on cleanup, where the modern page has another order and lets nobody act. */
const CLEANUP: MtgRef = "mtg-house:7";

/** Who assigns damage in the first and in the second of two damage steps, where double strike exists and where it does not. */
const ASSIGNS = {
  first: { true: "onlyFirstOrDouble", false: "onlyFirstStrike" },
  second: { true: "othersAndDouble", false: "othersAssign" },
} as const satisfies Record<string, Record<"true" | "false", StepFactName>>;

/** Returns how assigned damage is dealt: in the sixth edition a creature has to be in combat still to take it. */
function damageDealt(era: Era): StepFact {
  if (era === "6e") return happens("damageToFighters", "mtg-6e:C.5.6", "mtg-6e:C.5.1", "mtg-6e:C.1.r3", "mtg-6e:C.1.6");
  return happens(
    getEraSwitch(era, "combatDamage") === "onStack" ? "damageOnStack" : "damageAtOnce",
    ...citing(era, "combatDamage"),
  );
}

/** Facts of each action of the game, by era. */
const OF_ACTION: Readonly<Record<StepAction, (era: Era, step: StepDefinition) => readonly StepFact[]>> = {
  phase: (era) => [
    happens(getEraSwitch(era, "phasing") === "zone" ? "phasesByZone" : "phasesInPlace", ...PHASING[era]),
  ],
  untap: (era) => [happens("untaps", ...UNTAPPING[era])],
  turnDraw: (era) => [
    happens(getEraSwitch(era, "turnDraw") === "onStack" ? "drawsOnStack" : "drawsAtOnce", ...citing(era, "turnDraw")),
    happens("firstDrawSkipped", ...citing(era, "firstDraw")),
  ],
  declareAttackers: (era, { rule }) => [
    happens(
      getEraSwitch(era, "attackable").length === 1 ? "attacksPlayers" : "attacksMore",
      ...new Set([...citing(era, "attackable"), rule[era]]),
    ),
    ...(getEraSwitch(era, "wallsAttack") ? [] : [happens("wallsStay", ...citing(era, "wallsAttack"))]),
    happens("skipsWithoutAttack", NO_ATTACK[era], ...(era === "mod" ? [SILENT, rule["8e"]] : [])),
  ],
  declareBlockers: (era) => [happens("blocks", ...BLOCKING[era])],
  assignDamage: (era, { only }) => [
    happens(
      ASSIGNS[only === "firstStrike" ? "first" : "second"][`${getEraSwitch(era, "doubleStrike")}`],
      ...FIRST_DAMAGE[era],
    ),
    damageDealt(era),
  ],
  discardToMaximum: (era, row) => [
    happens("discards", ...fullerThanToday(era, row, { sixth: ["mtg-6e:P.13.1.1"], ruling: CLEANUP })),
  ],
  wearOff: (era, row) => [
    happens("wearsOff", ...fullerThanToday(era, row, { sixth: ["mtg-6e:P.13.1.2"], ruling: CLEANUP })),
  ],
};

const ACTS = { always: "priority", never: "noPriority", ifSomethingHappened: "priorityIfHappened" } as const;

/**
 * Returns who may act in a step. Without a declared attack, the steps that follow it and the rest of its own step are
 * skipped.
 */
function acting(era: Era, row: StepDefinition): StepFact {
  const { step, actions, priority } = row;
  const part = "acts";
  const sixth = [PRIORITY[step], ...sameAsFirst(era, step)];
  if (priority === "never") return { fact: ACTS[priority], part, rules: fullerThanToday(era, row, { sixth }) };
  const rules = fullerThanToday(era, row, {
    sixth: [...sixth, "mtg-6e:T.2.2"],
    words: ["mtg-8e:word.priority"],
    ruling: priority === "ifSomethingHappened" ? CLEANUP : SILENT,
  });
  if (!actions.includes("declareAttackers")) return { fact: ACTS[priority], part, rules };
  return { fact: "priorityWithAttack", part, rules: [...new Set([NO_ATTACK[era], ...rules])] };
}

/** Returns the note that gives the second main phase the rules of the first in the sixth edition. */
const sameAsFirst = (era: Era, step: Step): readonly MtgRef[] =>
  era === "6e" && step === "main2" ? ["mtg-6e:P.10.n1"] : [];

/** Rules on when cards of each type may be used. */
const TYPES = {
  sixth: ["mtg-6e:P.8.3", "mtg-6e:T.1.3", "mtg-6e:T.1.4", "mtg-6e:P.8.4"],
  words: ["mtg-8e:word.sorcery", "mtg-8e:word.artifact", "mtg-8e:word.creature", "mtg-8e:word.instant"],
} as const satisfies FullerRules;

/** Facts of a step that are no action of the game. */
function getPermanentFacts(era: Era, row: StepDefinition): readonly StepFact[] {
  const { step, main } = row;
  if (main) {
    const again = sameAsFirst(era, step);
    return [
      happens("landOnce", ...fullerThanToday(era, row, { sixth: ["mtg-6e:P.8.4", "mtg-6e:P.8.5"] }), ...again),
      happens("allCards", ...fullerThanToday(era, row, TYPES), ...again),
    ];
  }
  if (step === "endCombat") return [happens("leavesCombat", ...inEra(era, "mtg-6e:C.1.3"))];
  return step === "end" ? [happens("waitsForNextTurn", ...inEra(era, "mtg-6e:P.12.2"))] : [];
}

const burning = (era: Era): StepFact => ({ fact: "manaBurns", part: "ends", rules: citing(era, "manaBurns") });

/** What happens to unspent mana as a step ends: it leaves with each step, or with the last one of a phase. */
function losses(era: Era, row: StepDefinition): readonly StepFact[] {
  const each = getEraSwitch(era, "manaLeaves") === "step";
  const last = STEPS.filter(({ phase }) => phase === row.phase).at(-1)?.step === row.step;
  if (!each && !last) return [];
  const leaves: StepFactName = each ? "manaLeavesStep" : "manaLeavesPhase";
  const rules = era === "8e" ? (["mtg-8e:word.mana-burn", row.rule[era]] as const) : citing(era, "manaLeaves");
  return [{ fact: leaves, part: "ends", rules }, ...(getEraSwitch(era, "manaBurns") ? [burning(era)] : [])];
}

/** Returns the facts of a step in an era, in display order. */
export function getStepFacts(era: Era, step: Step): readonly StepFact[] {
  const row = getStepDefinition(step);
  return [
    ...(row.only === "attack" ? [happens("onlyWithAttack", NO_ATTACK[era])] : []),
    ...row.actions.flatMap((action) => OF_ACTION[action](era, row)),
    ...getPermanentFacts(era, row),
    acting(era, row),
    ...losses(era, row),
  ];
}

/** Returns the facts of all steps in each era: eleven steps and two main phases. */
export const getTurnTable = (): readonly StepFactsByEra[] =>
  STEPS.map(({ step }) => ({
    step: getStepDefinition(step),
    facts: { "6e": getStepFacts("6e", step), "8e": getStepFacts("8e", step), mod: getStepFacts("mod", step) },
  }));

/** Returns whether the eras differ on a fact of a step: at least one has it, and at least one lacks it. */
export const hasEraDifference = ({ facts }: StepFactsByEra, fact: StepFactName): boolean =>
  Object.values(facts).some((list) => list.every((one) => one.fact !== fact));
