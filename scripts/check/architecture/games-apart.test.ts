import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { sourceFiles } from "./read-imports";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Modules that a browser loads by themselves: islands and workers. */
const LOADED = sourceFiles(["app"])
  .filter(({ path, text }) => /^["']use client["']/.test(text) || /worker\.ts$/.test(path))
  .map(({ path }) => path);

/** Whether a module belongs to the pages of the second game. */
const isOfSecondGame = (path: string): boolean => path.split("/").includes("mtg");

/** The files of the house that come with modules, used or not, also those that are asked for later. */
async function filesOf(modules: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: modules.map((path) => `import "./${path}";`).join("\n"), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "@": root },
    loader: { ".css": "empty" },
    outfile: "bundle.js",
  });
  return Object.keys(metafile.inputs);
}

const within = (folder: string, files: readonly string[]) => files.filter((file) => file.startsWith(folder));

test("no island of a page of MAGMELL loads the engine of the second game", async () => {
  const files = await filesOf(LOADED.filter((path) => !isOfSecondGame(path)));
  expect(LOADED.length).toBeGreaterThan(100);
  expect(within("engine/magmell/machine/", files)).not.toEqual([]);
  expect(within("engine/mtg/", files)).toEqual([]);
});

test("no island of a page of the second game loads the engine of MAGMELL", async () => {
  const files = await filesOf(LOADED.filter(isOfSecondGame));
  expect(within("engine/magmell/", files)).toEqual([]);
});
