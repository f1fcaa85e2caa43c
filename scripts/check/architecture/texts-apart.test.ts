import { expect, test } from "vitest";
import { listFilesImporting, listSourceFiles } from "./read-imports";

/** The module through which imported texts of rules documents are read. */
const TEXTS = "lib/documents/texts/data.ts";

/** Modules under a folder by the end of their names. */
const modulesIn = (folder: string, name: RegExp) =>
  listSourceFiles(["app", "lib", "scripts"])
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder) && name.test(path) && !path.includes(".test."));

test("no interface and no bulk file knows the imported texts of rules documents", () => {
  const routes = [
    ...modulesIn("app/api/", /route\.ts$/),
    ...modulesIn("lib/api/", /\.ts$/),
    ...modulesIn("lib/mcp/", /\.ts$/),
  ];
  const bulk = [
    ...modulesIn("lib/package/", /\.ts$/),
    "scripts/data/commands/export-cards.ts",
    "scripts/data/commands/refresh-bulk-files.ts",
  ];
  expect(routes.length).toBeGreaterThan(30);
  expect(listFilesImporting([...routes, ...bulk])).not.toContain(TEXTS);
});

test("pages of the rules do know them", () => {
  expect(listFilesImporting(modulesIn("app/[lang]/rules/", /page\.tsx$/))).toContain(TEXTS);
});
