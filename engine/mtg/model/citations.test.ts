import { describe, expect, it } from "vitest";
import { eraOf, type MtgRef, mtgDocumentOf } from "../rulebook";
import { rule } from "../testing/rule";
import { ERAS, type Era } from "./era";
import { SWITCHES, type SwitchName, switchOf } from "./switches";
import { STEPS } from "./turn";

const NAMES = Object.keys(SWITCHES) as readonly SwitchName[];

/** Whether a citation may decide for an era: an entry of that era, or a ruling of ours. */
const speaksFor = (era: Era, rule: MtgRef): boolean => [era, null].includes(eraOf(mtgDocumentOf(rule)));

describe("the tables of the eras", () => {
  it("cite for each era a document of that era, or a house ruling", () => {
    const cells = ERAS.flatMap((era) => [
      ...NAMES.map((name) => ({ era, of: name, rule: SWITCHES[name][era].rule })),
      ...STEPS.map((row) => ({ era, of: row.step, rule: row.rule[era] })),
    ]);
    expect(cells.filter(({ era, rule }) => !speaksFor(era, rule))).toEqual([]);
  });
});

describe("what an era does not write", () => {
  const taken = NAMES.filter((name) => SWITCHES[name]["8e"].rule === "mtg-house:5");

  rule("mtg-house:5", "the eighth edition has it from the sixth", () => {
    expect(taken).toContain("mulligan");
    for (const name of taken) expect(switchOf("8e", name), name).toEqual(switchOf("6e", name));
  });

  rule("mtg-house:5", "today walls attack, and a land that becomes a basic type keeps its supertypes", () => {
    expect(ERAS.map((era) => switchOf(era, "wallsAttack"))).toEqual([false, false, true]);
    expect(switchOf("mod", "landBecomesBasic")).toEqual(switchOf("8e", "landBecomesBasic"));
  });
});
