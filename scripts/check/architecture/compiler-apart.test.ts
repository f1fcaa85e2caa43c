import { expect, test } from "vitest";
import { listFilesImporting } from "./read-imports";

const compiler = (files: readonly string[]) => files.filter((file) => file.startsWith("engine/magmell/text/"));

/** Modules loaded by pages that build, play or edit; the worker that reads texts loads by itself when it is needed. */
const MODULES = [
  "magmell/editor/page/deck-editor-loader.tsx",
  "magmell/play/custom-card-goldfish.tsx",
  "magmell/play/game/goldfish-worker.ts",
  "magmell/write/write-island.tsx",
];

test.each(MODULES.map((module) => `app/ui/${module}`))("%s does not load what compiles card texts", (module) => {
  const files = listFilesImporting([module]);
  expect(files).toContain("engine/magmell/model/card.ts");
  expect(compiler(files)).toEqual([]);
});

test("what reads texts does", () => {
  expect(compiler(listFilesImporting(["app/ui/magmell/write/reader-worker.ts"]))).not.toEqual([]);
});
