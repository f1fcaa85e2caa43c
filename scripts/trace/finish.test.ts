import { describe, expect, it } from "vitest";
import type { RuleDocument } from "@/engine/rulebook/rule-document";
import { finished, lowerCeiling, markDone } from "./finish";

const document: RuleDocument = {
  key: "mtg-cr",
  statusFile: "rules.ts",
  entries: [
    { id: "mtg-cr:704.5a", group: "7", status: "later" },
    { id: "mtg-cr:704.5b", group: "7", status: "later" },
    { id: "mtg-cr:704.5c", group: "7", status: "outside" },
  ],
  laterCeiling: 2,
};

describe("what is written when the trace finds work done", () => {
  it("is done where both code and a test name it, and the ceiling falls with it", () => {
    const code = new Set(["mtg-cr:704.5a", "mtg-cr:704.5b", "mtg-cr:704.5c"]);
    const tests = new Set(["mtg-cr:704.5a", "mtg-cr:704.5c"]);
    const now = finished(document, { code, tests });
    expect(now.entries.map(({ status }) => status)).toEqual(["done", "later", "outside"]);
    expect(now.laterCeiling).toBe(1);
  });

  it("never raises the ceiling", () => {
    const none = new Set<string>();
    expect(finished({ ...document, laterCeiling: 1 }, { code: none, tests: none }).laterCeiling).toBe(1);
  });

  it("changes the rows of those entries and no others, on one line or several", () => {
    const source = [
      '  "mtg-6e:T.1.1": { kind: "rule", status: "later" },',
      '  "mtg-6e:T.1.10": { kind: "rule", status: "later" },',
      '  "mtg-6e:TX1.1": { kind: "rule", status: "later" },',
      '  "mtg-house:1": {',
      '    status: "later",',
      '    rules: ["mtg-6e:T.1.1"],',
      "  },",
    ].join("\n");
    const written = markDone(source, [{ id: "mtg-6e:T.1.1" }, { id: "mtg-house:1" }, { id: "mtg-6e:Z.9.9" }]);
    expect(written.match(/"done"/g)).toHaveLength(2);
    expect(written).toContain('"mtg-6e:T.1.1": { kind: "rule", status: "done" }');
    expect(written).toContain('"mtg-house:1": {\n    status: "done"');
  });

  it("lowers the ceiling of the document alone", () => {
    const source = 'const CEILINGS = { "mtg-6e": 12, "mtg-cr": 2 };';
    expect(lowerCeiling(source, { ...document, laterCeiling: 1 })).toBe(
      'const CEILINGS = { "mtg-6e": 12, "mtg-cr": 1 };',
    );
  });
});
