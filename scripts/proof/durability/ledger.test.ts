import { expect, test } from "vitest";
import { classifySave, type Entry, type StoredDeck } from "./ledger";
import { saveLines } from "./save-content";

const entry: Entry = { id: "a", version: 7, acknowledged: 6, unanswered: 7 };
const stored = (save: number, changes: Partial<StoredDeck> = {}): StoredDeck => {
  const name = `save ${save}`;
  const lines = saveLines(save);
  return { id: "a", name, description: name, lines, recorded: { name, lines }, ...changes };
};

test("the newest acknowledged save is kept, and so is one that got no answer", () => {
  expect(classifySave(entry, stored(6))).toBe("kept");
  expect(classifySave(entry, stored(7))).toBe("kept");
});

test("an older save, a missing deck and a save that nobody sent are losses", () => {
  expect(classifySave(entry, stored(5))).toBe("lost");
  expect(classifySave(entry, undefined)).toBe("lost");
  expect(classifySave({ ...entry, unanswered: null }, stored(7))).toBe("lost");
});

test.each([
  ["the lines of another save", { lines: saveLines(5) }],
  ["too few lines", { lines: saveLines(6).slice(1) }],
  ["another description", { description: "save 5" }],
  ["no recorded version", { recorded: null }],
  ["a version of another save", { recorded: { name: "save 5", lines: saveLines(5) } }],
] as const)("a deck with %s is half saved", (_, changes) => {
  expect(classifySave(entry, stored(6, changes))).toBe("half saved");
});
