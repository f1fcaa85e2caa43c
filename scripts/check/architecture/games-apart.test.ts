import { expect, test } from "vitest";
import { filesWith, sourceFiles } from "./read-imports";

/** Modules that a browser loads by themselves: islands and workers. */
const LOADED = sourceFiles(["app"])
  .filter(({ path, text }) => /^["']use client["']/.test(text) || /worker\.ts$/.test(path))
  .map(({ path }) => path);

/** Whether a module belongs to the pages of the second game. */
const isOfSecondGame = (path: string): boolean => path.split("/").includes("mtg");

const within = (folder: string, files: readonly string[]) => files.filter((file) => file.startsWith(folder));

test("no island of a page of MAGMELL loads the engine of the second game", () => {
  const files = filesWith(LOADED.filter((path) => !isOfSecondGame(path)));
  expect(LOADED.length).toBeGreaterThan(100);
  expect(within("engine/magmell/machine/", files)).not.toEqual([]);
  expect(within("engine/mtg/", files)).toEqual([]);
});

test("no island of a page of the second game loads the engine of MAGMELL", () => {
  const files = filesWith(LOADED.filter(isOfSecondGame));
  expect(within("engine/magmell/", files)).toEqual([]);
});

test("no island loads the words of a rules document", () => {
  expect(filesWith(["engine/mtg/rulebook/words.ts"])).toContain("engine/rulebook/documents/mtg-6e.json");
  expect(within("engine/rulebook/documents/", filesWith(LOADED))).toEqual([]);
});

test("ids and statuses of rules come without their words", () => {
  const files = filesWith(["magmell/rulebook/status.ts", "mtg/rulebook/rules.ts"].map((name) => `engine/${name}`));
  expect(files).toContain("engine/magmell/rulebook/rules.ts");
  expect(within("engine/rulebook/documents/", files)).toEqual([]);
});
