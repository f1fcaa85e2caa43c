import { expect, test } from "vitest";
import { getImportSpecifiers, listFilesImporting, listSourceFiles, resolveImport } from "./read-imports";
import { isTestFile } from "./rooms";

/** Modules that a browser loads by themselves: islands and workers. */
const LOADED = listSourceFiles(["app"])
  .filter(({ path, text }) => /^["']use client["']/.test(text) || /worker\.ts$/.test(path))
  .map(({ path }) => path);

/** Whether a module belongs to the pages of the second game. */
const isOfSecondGame = (path: string): boolean => path.split("/").includes("mtg");

const within = (folder: string, files: readonly string[]) => files.filter((file) => file.startsWith(folder));

test("no island of a page of MAGMELL loads the engine of the second game", () => {
  const files = listFilesImporting(LOADED.filter((path) => !isOfSecondGame(path)));
  expect(LOADED.length).toBeGreaterThan(100);
  expect(within("engine/magmell/machine/", files)).not.toEqual([]);
  expect(within("engine/mtg/", files)).toEqual([]);
});

test("no island of a page of the second game loads the engine of MAGMELL", () => {
  const files = listFilesImporting(LOADED.filter(isOfSecondGame));
  expect(within("engine/magmell/", files)).toEqual([]);
});

test("no island loads the words of a rules document", () => {
  expect(listFilesImporting(["engine/mtg/rulebook/words.ts"])).toContain("engine/rulebook/documents/mtg-6e.json");
  expect(within("engine/rulebook/documents/", listFilesImporting(LOADED))).toEqual([]);
});

test("ids and statuses of rules come without their words", () => {
  const files = listFilesImporting(
    ["magmell/rulebook/status.ts", "mtg/rulebook/rules.ts"].map((name) => `engine/${name}`),
  );
  expect(files).toContain("engine/magmell/rulebook/rules.ts");
  expect(within("engine/rulebook/documents/", files)).toEqual([]);
});

/** Returns the game of a file by its folder, or `null`. */
const getGame = (path: string): string | null => /^(?:engine|lib|app\/ui)\/(magmell|mtg)\b/.exec(path)?.[1] ?? null;

/** Rooms of both games, which know neither: a game hands in what they need. */
const SHARED = /^(?:lib\/(?:decks|play)|app\/ui\/(?:editor|play|decks|kit|combobox|figures))\//;

/** Imports across games that are allowed for now. The list only gets shorter. */
const ACROSS: readonly string[] = [
  "lib/mtg/catalogue/nearest-names.ts -> @/engine/magmell",
  "lib/mtg/formats/format-plan.ts -> @/lib/magmell/catalogue/import/import-problem",
  "lib/mtg/formats/mutations.ts -> @/lib/magmell/catalogue/import/files/read-card-file",
  "lib/mtg/formats/mutations.ts -> @/lib/magmell/catalogue/import/import-problem",
  "lib/mtg/formats/read-format-file.ts -> @/lib/magmell/catalogue/import/files/field-problems",
  "lib/mtg/formats/read-format-file.ts -> @/lib/magmell/catalogue/import/files/read-card-file",
  "lib/mtg/formats/read-format-file.ts -> @/lib/magmell/catalogue/import/import-problem",
  "lib/mtg/formats/schema.ts -> @/lib/magmell/catalogue/import/files/field-problems",
  "lib/mtg/formats/schema.ts -> @/lib/magmell/catalogue/import/files/schema",
  "lib/mtg/server/table-entries.ts -> @/lib/magmell/catalogue/import/csv/read-csv-rows",
  "app/ui/combobox/completions.ts -> @/lib/magmell/catalogue/views/completion-names",
  "app/ui/combobox/completions.ts -> @/lib/magmell/search/autocomplete",
  "app/ui/editor/draft-slots.ts -> @/lib/magmell/decks/draft-adapter",
  "app/ui/editor/forget-account.ts -> @/lib/magmell/decks/stored-draft",
  "app/ui/editor/forget-account.ts -> @/lib/mtg/decks/saved/clean-draft",
  "app/ui/editor/local-decks.ts -> @/engine/magmell",
  "app/ui/editor/local-decks.ts -> @/lib/magmell/decks/draft",
  "app/ui/editor/local-decks.ts -> @/lib/magmell/decks/draft-adapter",
  "app/ui/play/toggle-selection.ts -> @/engine/magmell",
];

test("neither game's folders import the other's, and rooms of both import neither", () => {
  const across = listSourceFiles(["lib", "app/ui"])
    .filter(
      ({ path }) => (getGame(path) !== null || SHARED.test(path)) && !isTestFile(path) && !path.includes("/testing/"),
    )
    .flatMap(({ path, text }) =>
      getImportSpecifiers(text).flatMap((specifier) => {
        const destination = resolveImport(path, specifier);
        const game = "path" in destination ? getGame(destination.path) : null;
        return game === null || game === getGame(path) ? [] : [`${path} -> ${specifier}`];
      }),
    );
  expect(across).toEqual(ACROSS);
});
