import { describe, expect, it } from "vitest";
import { findDisagreements } from "./disagreements";
import type { RuleDocument } from "./rule-document";
import type { RuleStatus } from "./status";

type Statuses = Readonly<Record<string, RuleStatus | null>>;

const files = (...ids: string[]) => new Map(ids.map((id) => [id, [`engine/${id.replace(":", "/")}.ts`]]));

function document(key: string, statuses: Statuses, laterCeiling?: number): RuleDocument {
  const entries = Object.entries(statuses).map(([id, status]) => ({ id, group: "1", status }));
  const later = entries.filter(({ status }) => status === "later").length;
  return { key, entries, laterCeiling: laterCeiling ?? later };
}

const found = (statuses: Statuses, code: readonly string[], tests: readonly string[], ceiling?: number) =>
  findDisagreements([document("mag", statuses, ceiling)], { code: files(...code), tests: files(...tests) });

describe("what the trace calls a disagreement", () => {
  it("finds none where done rules have both, and nothing else claims to be finished", () => {
    const statuses: Statuses = {
      "mag:1": "done",
      "mag:2": "later",
      "mag:3": "definition",
      "mag:4": "later",
      "mag:5": "outside",
      "house:1": null,
    };
    expect(found(statuses, ["mag:1", "mag:2", "mag:3", "mag:5", "house:1"], ["mag:1", "mag:3", "mag:4"])).toEqual([]);
  });

  it("names a done rule without code", () => {
    const [message, ...others] = found({ "mag:1": "done" }, [], ["mag:1"]);
    expect(message).toContain("mag:1 is done, but no code names it");
    expect(others).toEqual([]);
  });

  it("names a done rule without a test", () => {
    const [message, ...others] = found({ "mag:1": "done" }, ["mag:1"], []);
    expect(message).toContain("mag:1 is done, but no test proves it");
    expect(others).toEqual([]);
  });

  it.each(["later", "outside"] as const)("names a rule that is finished but still called %s", (status) => {
    const [message, ...others] = found({ "mag:1": status }, ["mag:1"], ["mag:1"]);
    expect(message).toContain(`is still ${status}. Call it done in mag.json`);
    expect(others).toEqual([]);
  });

  it("names an id that no document has, with the files that use it", () => {
    const [message, ...others] = found({}, ["mag:9", "house:9"], []);
    expect(message).toContain("mag:9 is named in engine/mag/9.ts");
    expect(others).toHaveLength(1);
  });

  it("looks at every document: at its entries, its ceiling, and with all of them for ids", () => {
    const documents = [document("mag", { "mag:1": "done" }), document("mtg-cr", { "mtg-cr:704.5a": "later" }, 2)];
    const cited = files("mag:1", "mtg-cr:704.5a");
    expect(findDisagreements(documents, { code: cited, tests: cited })).toEqual([
      expect.stringContaining("mtg-cr:704.5a has code and a test"),
      expect.stringContaining("Only 1 entries of mtg-cr"),
    ]);
  });

  it("refuses more rules for later than before", () => {
    const statuses: Statuses = { "mag:1": "later", "mag:2": "later" };
    expect(found(statuses, [], [], 1)).toEqual([expect.stringContaining("at most 1 may be")]);
  });

  it("asks for the ceiling to be lowered when fewer are left", () => {
    const message = "Only 1 entries of mag are later. Lower its ceiling in later-ceilings.json from 2 to 1.";
    expect(found({ "mag:1": "later" }, [], [], 2)).toEqual([message]);
  });
});
