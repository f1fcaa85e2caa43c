import { describe, expect, it } from "vitest";
import { createCitationReader } from "./citations";

const {
  inCode: idsInCode,
  inTests: idsInTests,
  tests: testsIn,
} = createCitationReader(["mag", "house", "mtg-6e", "mtg-cr"]);

describe("the ids a source names", () => {
  it("reads string literals in code, each once", () => {
    const source = `const a = { rule: "mag:705.4.3" }; const b = ["mag:705.4.3", 'house:2']; // see mag:101`;
    expect(idsInCode(source)).toEqual(["mag:705.4.3", "house:2"]);
  });

  it("reads @rule tags in comments: one id or several, to the end of the line or comment", () => {
    const source = [
      "/** The amount of damage. @rule mag:705.4.3 */",
      "/**",
      " * Counters cancel out.",
      " * @rule mag:101, mag:102 house:2",
      " * @rule mag:103",
      " */",
    ].join("\n");
    expect(idsInCode(source)).toEqual(["mag:705.4.3", "mag:101", "mag:102", "house:2", "mag:103"]);
  });

  it("reads ids of any document, with letters, signs and words in their numbers", () => {
    const source = `["mtg-6e:T.11.5.a", "mtg-6e:C.4.r2", 'mtg-cr:704.5g', "mtg-8e:word.mana-burn", "mtg:cr", "mag:"]`;
    expect(idsInCode(source)).toEqual(["mtg-6e:T.11.5.a", "mtg-6e:C.4.r2", "mtg-cr:704.5g"]);
  });

  it("reads every word of a @rule tag as an id, so that a misspelt one is unknown to the rulebook", () => {
    expect(idsInCode("/** @rule 705.4 */\n// @rule mga:101")).toEqual(["705.4", "mga:101"]);
  });

  it("does not take a @rule tag in a test for what the test is about", () => {
    expect(idsInTests('/** @rule mag:101 */\nrule("mag:102", "a", () => {});')).toEqual(["mag:102"]);
  });

  it("reads the first argument of rule, one id or several, over line ends", () => {
    const source = `rule("mag:101", "a", () => {});\nrule(\n  ["mag:102",\n "house:1"],\n "b", () => {});`;
    expect(idsInTests(source)).toEqual(["mag:101", "mag:102", "house:1"]);
  });

  it("reads the first argument of scenario", () => {
    const source = `scenario("mag:101", "a", { play: [] });\nscenario(["mag:102", "house:1"], "b", {});`;
    expect(idsInTests(source)).toEqual(["mag:101", "mag:102", "house:1"]);
  });

  it("reads rule.each", () => {
    const source = `rule.each([{ n: f(1) }, { n: 2 }])("mag:103", "$n", () => {}); rule.each(cases)(["mag:104"], "", t);`;
    expect(idsInTests(source)).toEqual(["mag:103", "mag:104"]);
  });

  it("does not take an id in the body of a test for what the test is about", () => {
    const source = `rule("mag:101", "a", () => { expect(problem.rule).toBe("mag:501.1.2"); });`;
    expect(idsInTests(source)).toEqual(["mag:101"]);
  });
});

describe("the tests of a source", () => {
  it("are read with their titles, in any quotes, and with what differs between cases left open", () => {
    const source = [
      'rule("mag:101", "says \\"no\\"", () => {});',
      "scenario(['mag:102', 'house:1'],\n 'two ids', {});",
      'rule.each([{ zone: "dust" }] as const)(["mag:103"], "vanishes in $zone.name", ({ zone }) => {});',
      'it("mag:104", "is no test of a rule", () => {});',
    ].join("\n");
    expect(testsIn(source)).toEqual([
      { ids: ["mag:101"], title: 'says "no"' },
      { ids: ["mag:102", "house:1"], title: "two ids" },
      { ids: ["mag:103"], title: "vanishes in …" },
    ]);
  });

  it("are called with the groups they stand in", () => {
    const source = [
      'describe("a token", () => {',
      '  describe("in dust", () => {',
      '    rule("mag:101", "vanishes", () => {});',
      "  });",
      '  rule("mag:102", `is $what`, () => {});',
      "});",
      'rule("mag:103", "alone", () => {});',
    ].join("\n");
    expect(testsIn(source).map(({ title }) => title)).toEqual(["a token: in dust: vanishes", "a token: is …", "alone"]);
  });
});
