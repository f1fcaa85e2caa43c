import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { createStarterFile } from "@/lib/magmell/starters/testing/starter-file";
import { readStarterFile } from "./read-starter-file";
import { STARTER_LIMITS } from "./schema";

const problemsOf = (content: unknown) => {
  const read = readStarterFile(buildCardFileSource(content, "deck.json"));
  return "starter" in read ? [] : read;
};
const codesAt = (content: unknown) => problemsOf(content).map(({ code, pointer }) => `${code} ${pointer}`);

test("a file in order is read as it is written", () => {
  const content = createStarterFile();
  expect(readStarterFile(buildCardFileSource(content))).toMatchObject({ starter: content });
});

describe("one wrong thing gives one problem, at its place", () => {
  test.each<[string, object]>([
    ["VALUE /format", { format: "grimoire-cards/1" }],
    ["MISSING /primer", { primer: undefined }],
    ["MISSING /primer/en", { primer: { ja: "攻める。" } }],
    ["TOO_SHORT /primer/ja", { primer: { ja: "", en: "Attack." } }],
    ["TOO_LONG /primer/en", { primer: { ja: "攻める。", en: "x".repeat(STARTER_LIMITS.primer + 1) } }],
    ["FORM /key", { key: "Red Starter" }],
    ["TYPE /place", { place: 1.5 }],
    ["TOO_BIG /place", { place: 100 }],
    ["UNKNOWN_FIELD /owner", { owner: "x" }],
    ["TOO_SMALL /grimoire/0/count", { grimoire: [{ name: "火の子", count: 0 }] }],
    ["LINE_TWICE /stoneDeck/1/name", { stoneDeck: ["赤の魔石", "赤の 魔石"].map((name) => ({ name, count: 10 })) }],
  ])("%s", (expected, more) => {
    expect(codesAt({ ...createStarterFile(), ...more })).toEqual([expected]);
    expect(problemsOf({ ...createStarterFile(), ...more })).not.toEqual([]);
  });
});

test("a file that is too large or no JSON says so", () => {
  const huge = { file: "huge.json", bytes: new Uint8Array(STARTER_LIMITS.fileBytes + 1) };
  expect(readStarterFile(huge)).toMatchObject([{ code: "SIZE", facts: { limit: "256 KiB" } }]);
  expect(readStarterFile(buildCardFileSource("{", "cut.json"))).toMatchObject([{ code: "JSON", line: 1 }]);
  // Only card files may be tables, so no other name helps.
  const [table] = [readStarterFile(buildCardFileSource("火の子,3", "deck.csv"))].flat();
  expect(table).toMatchObject({ code: "JSON", line: 1, column: 1 });
  expect(table).not.toHaveProperty("facts.table");
});

test("anything gives a deck or problems with a line, and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const { line, code } of problemsOf(text)) {
        if (code !== "SIZE" && code !== "ENCODING") expect(line).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});
