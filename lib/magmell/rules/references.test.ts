import { describe, expect, it } from "vitest";
import { listRulesByStatus, RULE_IDS, type RuleId } from "@/engine/magmell/rulebook";
import { findRulesProvenTogether, getRuleProofs, getRuleReferences } from "./references";

describe("what a rule has to do with others", () => {
  it("is told from both sides", () => {
    const references = new Map(RULE_IDS.map((id) => [id, getRuleReferences(id)]));
    for (const [id, { explainedBy }] of references)
      for (const other of explainedBy) {
        const back: readonly RuleId[] = references.get(other)?.usedBy ?? [];
        expect(back, `${id} uses words of ${other}`).toContain(id);
      }
  });

  it("never names the rule itself, nor an id twice", () => {
    for (const id of RULE_IDS)
      for (const list of Object.values(getRuleReferences(id)) as readonly (readonly string[])[]) {
        expect(list).not.toContain(id);
        expect(new Set(list).size).toBe(list.length);
      }
  });

  it("has the tests of every rule that the engine carries out", () => {
    for (const id of listRulesByStatus("done")) expect(getRuleProofs(id), id).not.toEqual([]);
    expect(getRuleProofs("house:7")).not.toEqual([]);
  });

  it("holds what is proven by the same tests", () => {
    expect(findRulesProvenTogether("mag:206.4")).toContain("mag:705.4.5");
  });
});
