import { expect, test } from "vitest";
import { getStepFacts, getTurnTable, hasEraDifference, STEP_FACTS } from "../boards/step-facts";
import { ERAS } from "../model/era";
import type { STEPS } from "../model/turn";
import { getDocumentEra, getMtgDocument } from "../rulebook";

const names = (era: (typeof ERAS)[number], step: (typeof STEPS)[number]["step"]) =>
  getStepFacts(era, step).map(({ fact }) => fact);

test("each era has eleven steps and two main phases, each with who may act, and every fact cites a rule and has a name", () => {
  const known: readonly string[] = Object.values(STEP_FACTS).flat();
  const table = getTurnTable();
  expect(table).toHaveLength(13);
  for (const { facts } of table)
    for (const era of ERAS) {
      expect(facts[era].filter(({ part }) => part === "acts")).toHaveLength(1);
      for (const { fact, rules } of facts[era]) {
        expect(known).toContain(fact);
        expect(rules.length).toBeGreaterThan(0);
      }
    }
});

/** Rules read off the documents: what says a fact of a step in each era. Some pages name a step and leave the fact to others. */
const CITED: readonly (readonly [
  (typeof STEPS)[number]["step"],
  string,
  Readonly<Record<(typeof ERAS)[number], string>>,
])[] = [
  ["untap", "noPriority", { "6e": "6e:P.5.2", "8e": "8e:untap", mod: "flow:1.1 house:30 8e:untap" }],
  ["untap", "untaps", { "6e": "6e:P.5.1", "8e": "8e:untap house:30 6e:P.5.1", mod: "flow:1.1 house:30 8e:untap" }],
  [
    "untap",
    "phasesByZone",
    { "6e": "6e:P.5.3 6e:G.27.1 6e:G.27.5 6e:G.27.6", "8e": "8e:untap house:30 6e:G.27.1", mod: "" },
  ],
  ["untap", "phasesInPlace", { "6e": "", "8e": "", mod: "house:22 house:30 8e:untap" }],
  [
    "upkeep",
    "priority",
    {
      "6e": "6e:P.6.1 6e:T.2.2",
      "8e": "8e:upkeep 8e:word.priority",
      mod: "flow:1.2 house:30 8e:upkeep 8e:word.priority",
    },
  ],
  ["draw", "drawsOnStack", { "6e": "6e:P.7.1 6e:P.7.2", "8e": "", mod: "" }],
  [
    "draw",
    "priority",
    { "6e": "6e:P.7.2 6e:T.2.2", "8e": "8e:draw 8e:word.priority", mod: "flow:1.3 house:30 8e:draw 8e:word.priority" },
  ],
  ["draw", "manaLeavesPhase", { "6e": "6e:P.3.5", "8e": "8e:word.mana-burn 8e:draw", mod: "" }],
  ["main1", "landOnce", { "6e": "6e:P.8.4 6e:P.8.5", "8e": "8e:main-1", mod: "flow:2 house:30 8e:main-1" }],
  [
    "main1",
    "priority",
    {
      "6e": "6e:P.8.2 6e:T.2.2",
      "8e": "8e:main-1 8e:word.priority",
      mod: "flow:2 house:30 8e:main-1 8e:word.priority",
    },
  ],
  [
    "main2",
    "allCards",
    {
      "6e": "6e:P.8.3 6e:T.1.3 6e:T.1.4 6e:P.8.4 6e:P.10.n1",
      "8e": "8e:main-2 8e:word.sorcery 8e:word.artifact 8e:word.creature 8e:word.instant",
      mod: "flow:4 house:30 8e:main-2 8e:word.sorcery 8e:word.artifact 8e:word.creature 8e:word.instant",
    },
  ],
  [
    "main2",
    "priority",
    {
      "6e": "6e:P.8.2 6e:P.10.n1 6e:T.2.2",
      "8e": "8e:main-2 8e:word.priority",
      mod: "flow:4 house:30 8e:main-2 8e:word.priority",
    },
  ],
  [
    "attackers",
    "attacksPlayers",
    { "6e": "6e:C.3.2 6e:C.3.1", "8e": "8e:word.defending-player 8e:attackers", mod: "" },
  ],
  ["attackers", "attacksMore", { "6e": "", "8e": "", mod: "flow:3.2 cr:704.5w" }],
  ["attackers", "skipsWithoutAttack", { "6e": "6e:C.3.1", "8e": "8e:attackers", mod: "house:9 house:30 8e:attackers" }],
  [
    "attackers",
    "priorityWithAttack",
    {
      "6e": "6e:C.3.1 6e:T.2.2",
      "8e": "8e:attackers 8e:word.priority",
      mod: "house:9 flow:3.2 house:30 8e:attackers 8e:word.priority",
    },
  ],
  [
    "firstDamage",
    "onlyFirstOrDouble",
    { "6e": "", "8e": "8e:combat-damage 8e:second-damage", mod: "house:4 8e:combat-damage 8e:second-damage" },
  ],
  [
    "firstDamage",
    "priority",
    {
      "6e": "6e:C.5.1 6e:T.2.2",
      "8e": "8e:combat-damage 8e:word.priority",
      mod: "house:4 house:30 8e:combat-damage 8e:word.priority",
    },
  ],
  ["damage", "damageAtOnce", { "6e": "", "8e": "", mod: "flow:3.4 house:34" }],
  ["endCombat", "leavesCombat", { "6e": "6e:C.1.3", "8e": "house:30 6e:C.1.3", mod: "house:30 6e:C.1.3" }],
  ["endCombat", "manaLeavesPhase", { "6e": "6e:P.3.5", "8e": "8e:word.mana-burn 8e:end-combat", mod: "" }],
  ["end", "waitsForNextTurn", { "6e": "6e:P.12.2", "8e": "house:30 6e:P.12.2", mod: "house:30 6e:P.12.2" }],
  ["cleanup", "discards", { "6e": "6e:P.13.1.1", "8e": "8e:cleanup", mod: "flow:5.2 house:7 8e:cleanup" }],
  ["cleanup", "wearsOff", { "6e": "6e:P.13.1.2", "8e": "8e:cleanup", mod: "flow:5.2 house:7 8e:cleanup" }],
  [
    "cleanup",
    "priorityIfHappened",
    {
      "6e": "6e:P.13.1.3 6e:T.2.2",
      "8e": "8e:cleanup 8e:word.priority",
      mod: "flow:5.2 house:7 8e:cleanup 8e:word.priority",
    },
  ],
];

test.each(CITED)("in %s the fact %s rests on the rules that say it", (step, fact, cited) => {
  for (const era of ERAS) {
    const rules = getStepFacts(era, step).find((one) => one.fact === fact)?.rules ?? [];
    expect(rules.map((id) => id.replace("mtg-", "")).join(" "), era).toBe(cited[era]);
  }
});

test("an older rule is cited only beside a ruling", () => {
  for (const { step, facts } of getTurnTable())
    for (const era of ERAS)
      for (const { fact, rules } of facts[era]) {
        const older = rules.some((id) => ![era, null].includes(getDocumentEra(getMtgDocument(id))));
        const ruled = rules.some((id) => id.startsWith("mtg-house:"));
        expect(older && !ruled, `${step.step} ${era} ${fact}`).toBe(false);
      }
});

test("every name of a fact is so in some step of some era", () => {
  const told = new Set(
    getTurnTable().flatMap(({ facts }) => ERAS.flatMap((era) => facts[era].map(({ fact }) => fact))),
  );
  expect(
    Object.values(STEP_FACTS)
      .flat()
      .filter((name) => !told.has(name)),
  ).toEqual([]);
});

test("the eras differ where their rules do", () => {
  expect(names("6e", "draw")).toContain("drawsOnStack");
  expect(names("8e", "draw")).toContain("drawsAtOnce");
  // Once it waits on the stack, only what is in combat still takes damage in the sixth edition, and not so in the eighth.
  expect(names("6e", "damage")).toContain("damageToFighters");
  expect(names("8e", "damage")).toContain("damageOnStack");
  expect(names("8e", "damage")).not.toContain("damageToFighters");
  expect(names("8e", "upkeep")).not.toContain("manaLeavesPhase");
  expect(names("8e", "draw")).toEqual(expect.arrayContaining(["manaLeavesPhase", "manaBurns"]));
  expect(names("mod", "upkeep")).toContain("manaLeavesStep");
  expect(names("mod", "upkeep")).not.toContain("manaBurns");
  const table = getTurnTable();
  const differences = table.map((row) => [
    row.step.step,
    ERAS.flatMap((era) => row.facts[era].map(({ fact }) => fact)).filter((fact) => hasEraDifference(row, fact)).length >
      0,
  ]);
  expect(differences).toContainEqual(["damage", true]);
  const blockers = table.find(({ step }) => step.step === "blockers");
  expect(blockers && hasEraDifference(blockers, "blocks")).toBe(false);
});
