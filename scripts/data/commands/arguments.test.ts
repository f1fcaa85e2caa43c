import { expect, test } from "vitest";
import { say } from "../../words/command-words.mjs";
import { readArguments, readVersionNumber } from "./arguments";

const NONE = { dryRun: false, json: false, csv: false, pictures: null };

test.each([
  [["import", "a.json", "b.csv", "--dry-run"], { command: "import", given: ["a.json", "b.csv"], dryRun: true }],
  [["lint", "a.json", "--json"], { command: "lint", given: ["a.json"], json: true }],
  [["export", "all", "--csv"], { command: "export", given: ["all"], csv: true }],
  [["history"], { command: "history", given: [] }],
  [["diff", "1", "2"], { command: "diff", given: ["1", "2"] }],
  [["rollback", "1", "--dry-run"], { command: "rollback", given: ["1"], dryRun: true }],
  [["import", "a.csv", "--pictures", "scans"], { command: "import", given: ["a.csv"], pictures: "scans" }],
  [["take-down", "FL/FL-030"], { command: "take-down", given: ["FL/FL-030"] }],
  [["audit"], { command: "audit", given: [] }],
])("%j is read", (words, expected) => {
  expect(readArguments(words)).toEqual({ ...NONE, ...expected });
});

test.each([
  [[]],
  [["import"]],
  [["publish", "x"]],
  [["toString"]],
  [["export"]],
  [["export", "a", "b"]],
  [["history", "x"]],
  [["rollback"]],
  [["take-down"]],
  [["rollback", "1", "--pictures", "x"]],
  [["diff", "1"]],
  [["audit", "--csv"]],
  [["import", "x.json", "--csv"]],
  [["lint", "x.json", "--dry-run"]],
])("%j is answered with one line on how it is written", (words) => {
  const read = readArguments(words);
  expect(read).toMatch(/^Usage: npm run cards -- [^\n]+$/);
});

test("an option that nothing has is refused", () => {
  expect(() => readArguments(["import", "x.json", "--force"])).toThrow("--force");
});

test("the help tells of every command", () => {
  for (const command of ["import", "lint", "export", "history", "diff", "rollback", "take-down", "audit"])
    for (const lang of ["ja", "en"] as const) expect(say("cards.help", {}, lang)).toContain(`\n  ${command}`);
});

test("a version is a whole number above 0", () => {
  expect(["1", "12", "0", "-1", "1.5", "x", "", "99999999999"].map(readVersionNumber)).toEqual([
    1,
    12,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
