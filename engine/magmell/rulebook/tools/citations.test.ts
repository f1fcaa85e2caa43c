import { describe, expect, it } from "vitest";
import { idsInCode, idsInTests } from "./citations";

describe("the ids a source names", () => {
  it("reads string literals in code, each once", () => {
    const source = `const a = { rule: "mag:705.4.3" }; const b = ["mag:705.4.3", 'house:2']; // see mag:101`;
    expect(idsInCode(source)).toEqual(["mag:705.4.3", "house:2"]);
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
