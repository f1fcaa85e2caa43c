import { expect, test } from "vitest";
import { ERAS } from "../model/era";
import type { STEPS } from "../model/turn";
import { isDifference, STEP_FACTS, stepFacts, turnTable } from "../scene/step-facts";

const names = (era: (typeof ERAS)[number], step: (typeof STEPS)[number]["step"]) =>
  stepFacts(era, step).map(({ fact }) => fact);

test("each era has thirteen steps, each with who may act, and every fact cites a rule and has a name", () => {
  const known: readonly string[] = Object.values(STEP_FACTS).flat();
  const table = turnTable();
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

test("every name of a fact is so in some step of some era", () => {
  const told = new Set(turnTable().flatMap(({ facts }) => ERAS.flatMap((era) => facts[era].map(({ fact }) => fact))));
  expect(
    Object.values(STEP_FACTS)
      .flat()
      .filter((name) => !told.has(name)),
  ).toEqual([]);
});

test("the eras differ where their rules do", () => {
  expect(names("6e", "draw")).toContain("drawsOnStack");
  expect(names("8e", "draw")).toContain("drawsAtOnce");
  expect(names("8e", "upkeep")).not.toContain("manaLeavesPhase");
  expect(names("8e", "draw")).toEqual(expect.arrayContaining(["manaLeavesPhase", "manaBurns"]));
  expect(names("mod", "upkeep")).toContain("manaLeavesStep");
  expect(names("mod", "upkeep")).not.toContain("manaBurns");
  const table = turnTable();
  const differences = table.map((row) => [
    row.step.step,
    ERAS.flatMap((era) => row.facts[era].map(({ fact }) => fact)).filter((fact) => isDifference(row, fact)).length > 0,
  ]);
  expect(differences).toContainEqual(["damage", true]);
  const blockers = table.find(({ step }) => step.step === "blockers");
  expect(blockers && isDifference(blockers, "blocks")).toBe(false);
});
