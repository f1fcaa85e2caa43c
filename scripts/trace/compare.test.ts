import { describe, expect, it } from "vitest";
import type { Status } from "@/engine/magmell/rulebook/status";
import { disagreements } from "./compare";

type Evidence = Parameters<typeof disagreements>[0];

const files = (...ids: string[]) => new Map(ids.map((id) => [id, [`engine/${id.slice(4)}.ts`]]));

function evidence(rules: Record<string, Status>, parts: Partial<Evidence> = {}): Evidence {
  const statuses = new Map(Object.entries(rules));
  const laterCeiling = [...statuses.values()].filter((status) => status === "later").length;
  return { statuses, houseRulings: new Set(["house:1"]), laterCeiling, code: new Map(), tests: new Map(), ...parts };
}

describe("what the trace calls a disagreement", () => {
  it("finds none where done rules have both, and nothing else claims to be finished", () => {
    const rules: Record<string, Status> = {
      "mag:1": "done",
      "mag:2": "later",
      "mag:3": "definition",
      "mag:4": "later",
    };
    const parts = { code: files("mag:1", "mag:2", "mag:3", "house:1"), tests: files("mag:1", "mag:3", "mag:4") };
    expect(disagreements(evidence(rules, parts))).toEqual([]);
  });

  it("names a done rule without code", () => {
    const [message, ...others] = disagreements(evidence({ "mag:1": "done" }, { tests: files("mag:1") }));
    expect(message).toContain("mag:1 is done, but no code names it");
    expect(others).toEqual([]);
  });

  it("names a done rule without a test", () => {
    const [message, ...others] = disagreements(evidence({ "mag:1": "done" }, { code: files("mag:1") }));
    expect(message).toContain("mag:1 is done, but no test proves it");
    expect(others).toEqual([]);
  });

  it("names a rule that is finished but not yet called so", () => {
    const parts = { code: files("mag:1"), tests: files("mag:1") };
    const [message, ...others] = disagreements(evidence({ "mag:1": "later" }, parts));
    expect(message).toContain("Add it to done.ts");
    expect(others).toEqual([]);
  });

  it("names an id the rulebook does not have, with the files that use it", () => {
    const [message, ...others] = disagreements(evidence({}, { code: files("mag:9", "house:9") }));
    expect(message).toContain("mag:9 is named in engine/9.ts");
    expect(others).toHaveLength(1);
  });

  it("refuses more rules for later than before", () => {
    const rules: Record<string, Status> = { "mag:1": "later", "mag:2": "later" };
    expect(disagreements(evidence(rules, { laterCeiling: 1 }))).toEqual([expect.stringContaining("at most 1 may be")]);
  });

  it("asks for the ceiling to be lowered when fewer are left", () => {
    const message = "Only 1 rules are later. Lower LATER_CEILING in done.ts from 2 to 1.";
    expect(disagreements(evidence({ "mag:1": "later" }, { laterCeiling: 2 }))).toEqual([message]);
  });
});
