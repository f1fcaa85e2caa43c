import { expect, test } from "vitest";
import { buildCardFile, buildCardFileSource, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { createStarterFile } from "@/lib/magmell/starters/testing/starter-file";
import { checkStarters } from "./check-starters";
import { type ParsedStarter, readStarterFile } from "./read-starter-file";
import type { StarterFile } from "./schema";

const { definitions } = buildTestCatalogue(buildCardFile());
const read = (more: Partial<StarterFile> = {}, file = "deck.json") =>
  readStarterFile(buildCardFileSource(createStarterFile(more), file)) as ParsedStarter;
const check = (...files: readonly ParsedStarter[]) =>
  checkStarters(files, definitions, ({ code }) => ({ problem: code, fixes: "" }));

test("every problem that makes a deck illegal is named at its line, or at its zone when the whole of it is meant", () => {
  const grimoire = ["火の子", "青の魔石", "知らない頁"].map((name) => ({ name, count: 4 }));
  const problems = check(read({ grimoire }));
  expect(problems.map(({ code, facts, pointer }) => `${code} ${facts?.problem} ${pointer}`).sort()).toEqual([
    "DECK_ILLEGAL GRIMOIRE_COPIES /grimoire/0/name",
    "DECK_ILLEGAL GRIMOIRE_COUNT /grimoire",
    "DECK_ILLEGAL GRIMOIRE_KIND /grimoire/1/name",
    "DECK_ILLEGAL UNKNOWN_NAME /grimoire/2/name",
    "DECK_ILLEGAL UNKNOWN_NAME /stoneDeck/0/name",
  ]);
  for (const { line } of problems) expect(line).toBeGreaterThan(1);
});

test("two files of one key are refused, and the second says where the first is", () => {
  const problems = check(read({}, "a.json"), read({}, "b.json")).filter(({ code }) => code === "KEY_TWICE");
  expect(problems).toMatchObject([{ file: "b.json", pointer: "/key", value: '"trial"' }]);
  expect(problems[0]?.facts).toEqual({ first: "a.json" });
});
