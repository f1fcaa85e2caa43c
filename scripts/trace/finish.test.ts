import { describe, expect, it } from "vitest";
import type { RuleDocument } from "@/engine/rulebook/rule-document";
import { lowerCeiling, markDone, markFinishedEntries } from "./finish";

const document: RuleDocument = {
  key: "mtg-cr",
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
    const now = markFinishedEntries(document, { code, tests });
    expect(now.entries.map(({ status }) => status)).toEqual(["done", "later", "outside"]);
    expect(now.laterCeiling).toBe(1);
  });

  it("never raises the ceiling", () => {
    const none = new Set<string>();
    expect(markFinishedEntries({ ...document, laterCeiling: 1 }, { code: none, tests: none }).laterCeiling).toBe(1);
  });

  it("changes the lines of those entries and no others", () => {
    const file = [
      "[",
      '  {"id":"mtg-6e:T.1.1","kind":"rule","status":"later","ja":"a","en":"b"},',
      '  {"id":"mtg-6e:T.1.10","kind":"rule","status":"later","ja":"a","en":"b"},',
      '  {"id":"mtg-6e:T.2","kind":"rule","status":"done","ja":"a","en":"\\"status\\":\\"later\\""},',
      '  {"id":"mtg-house:1","status":"later","rules":["mtg-6e:T.1.10"]}',
      "]",
    ];
    const ids = ["mtg-6e:T.1.1", "mtg-6e:T.2", "mtg-house:1", "mtg-6e:Z.9.9"];
    const written = markDone(
      file.join("\n"),
      ids.map((id) => ({ id })),
    ).split("\n");
    expect(written.map((line, at) => (line === file[at] ? "" : line)).filter(Boolean)).toEqual([
      '  {"id":"mtg-6e:T.1.1","kind":"rule","status":"done","ja":"a","en":"b"},',
      '  {"id":"mtg-house:1","status":"done","rules":["mtg-6e:T.1.10"]}',
    ]);
  });

  it("lowers the ceiling of the document alone", () => {
    const file = '{\n  "mtg-6e": 12,\n  "mtg-cr": 2\n}\n';
    expect(lowerCeiling(file, { ...document, laterCeiling: 1 })).toBe('{\n  "mtg-6e": 12,\n  "mtg-cr": 1\n}\n');
  });
});
