import { describe, expect, it } from "vitest";
import { getDocumentEra, getMtgDocument, type MtgRef } from "../rulebook";
import { rule } from "../testing/rule";
import { ERAS, type Era } from "./era";
import { ERA_SWITCHES, type EraSwitchName, getEraSwitch } from "./era-switches";
import { STEPS } from "./turn";

const NAMES = Object.keys(ERA_SWITCHES) as readonly EraSwitchName[];

/** Whether a citation may decide for an era: an entry of that era, or a ruling of ours. */
const speaksFor = (era: Era, rule: MtgRef): boolean => [era, null].includes(getDocumentEra(getMtgDocument(rule)));

describe("the tables of the eras", () => {
  it("cite for each era a document of that era, or a house ruling", () => {
    const cells = ERAS.flatMap((era) => [
      ...NAMES.map((name) => ({ era, of: name, rule: ERA_SWITCHES[name][era].rule })),
      ...STEPS.map((row) => ({ era, of: row.step, rule: row.rule[era] })),
    ]);
    expect(cells.filter(({ era, rule }) => !speaksFor(era, rule))).toEqual([]);
  });
});

describe("what an era does not write", () => {
  const taken = NAMES.filter((name) => ERA_SWITCHES[name]["8e"].rule === "mtg-house:5");

  rule("mtg-house:5", "the eighth edition has it from the sixth", () => {
    expect(taken).toContain("mulligan");
    for (const name of taken) expect(getEraSwitch("8e", name), name).toEqual(getEraSwitch("6e", name));
  });

  rule("mtg-house:5", "today walls attack, and a land that becomes a basic type keeps its supertypes", () => {
    expect(ERAS.map((era) => getEraSwitch(era, "wallsAttack"))).toEqual([false, false, true]);
    expect(getEraSwitch("mod", "landBecomesBasic")).toEqual(getEraSwitch("8e", "landBecomesBasic"));
  });
});
