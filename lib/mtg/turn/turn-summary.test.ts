import { describe, expect, it, test } from "vitest";
import { ERAS, type Era, getTurnTable, PHASES, STEPS } from "@/engine/mtg";
import { summarizeTurn, summarizeUnspentMana } from "./turn-summary";

const summaryOf = (step: string, eras?: readonly Era[]) =>
  summarizeTurn(eras).find((row) => row.step.step === step) ?? expect.fail(step);

test("every fact of the engine stands in the summary of its step or of the step that it repeats, for exactly its eras", () => {
  const rows = summarizeTurn();
  for (const { step, facts } of getTurnTable()) {
    const row = summaryOf(step.step);
    const places = [row, ...rows.filter((one) => one.step === row.otherwiseAs)];
    for (const era of ERAS) {
      const told = (one: (typeof rows)[number]) => [
        ...one.shared,
        ...one.differing.filter(({ eras }) => eras.includes(era)).flatMap((group) => group.facts),
      ];
      const own = facts[era].filter(({ part }) => part !== "ends").map(({ fact }) => fact);
      expect(own, `${step.step} ${era}`).toEqual(expect.arrayContaining(told(row).map(({ fact }) => fact)));
      expect(
        places.flatMap(told).map(({ fact }) => fact),
        `${step.step} ${era}`,
      ).toEqual(expect.arrayContaining(own));
    }
  }
});

test("what is equal in all eras is said once with the rules of each, and a difference names its eras", () => {
  const { shared, differing } = summaryOf("draw");
  expect(shared.map(({ fact }) => fact)).toEqual(["firstDrawSkipped", "priority"]);
  expect(shared[0]?.rules).toEqual(expect.arrayContaining(["mtg-6e:P.1.4", "mtg-house:5", "mtg-house:6"]));
  expect(differing.map(({ eras, facts }) => [eras, facts.map(({ fact }) => fact)])).toEqual([
    [["6e"], ["drawsOnStack"]],
    [["8e", "mod"], ["drawsAtOnce"]],
  ]);
});

test("the second damage step and the second main phase lead to the first, and no other step to another", () => {
  const leading = summarizeTurn().flatMap((row) => (row.otherwiseAs ? [[row.step.step, row.otherwiseAs.step]] : []));
  expect(leading).toEqual([
    ["damage", "firstDamage"],
    ["main2", "main1"],
  ]);
  expect(summaryOf("damage").differing.flatMap(({ facts }) => facts.map(({ fact }) => fact))).toEqual([
    "othersAssign",
    "othersAndDouble",
  ]);
});

test("one era alone has no differences", () => {
  for (const era of ERAS) expect(summarizeTurn([era]).flatMap(({ differing }) => differing)).toEqual([]);
});

describe("unspent mana", () => {
  it("is told by era", () => {
    expect(summarizeUnspentMana().map(({ eras, facts }) => [eras, facts.map(({ fact }) => fact)])).toEqual([
      [
        ["6e", "8e"],
        ["manaLeavesPhase", "manaBurns"],
      ],
      [["mod"], ["manaLeavesStep"]],
    ]);
  });

  it("leaves at the end of every phase or every step of the turn, as the words say", () => {
    const lastSteps = PHASES.map((phase) => STEPS.filter((row) => row.phase === phase).at(-1)?.step);
    const ends = (era: Era, name: string) =>
      getTurnTable().flatMap((row) => (row.facts[era].some(({ fact }) => fact === name) ? [row.step.step] : []));
    for (const era of ["6e", "8e"] as const)
      for (const fact of ["manaLeavesPhase", "manaBurns"]) expect(ends(era, fact)).toEqual(lastSteps);
    expect(ends("mod", "manaLeavesStep")).toEqual(STEPS.map(({ step }) => step));
  });
});
