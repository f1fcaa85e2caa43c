import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { firstLoad } from "../../late/testing/first-load";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** The files of the house that a module brings into a page: also those of which nothing is used, as Turbopack keeps them. */
async function bundled(module: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [module],
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

const compiler = (files: readonly string[]) => files.filter((file) => file.startsWith("engine/magmell/text/"));

/** Modules loaded by pages that build, play or edit; the worker that reads texts loads by itself when it is needed. */
const MODULES = [
  "deck/builder/builder.tsx",
  "goldfish/guest-goldfish.tsx",
  "goldfish/game/goldfish-worker.ts",
  "write/write-island.tsx",
];

test.each(MODULES.map((module) => `app/ui/${module}`))("%s does not load what compiles card texts", async (module) => {
  const files = await bundled(module);
  expect(files).toContain("engine/magmell/model/card.ts");
  expect(compiler(files)).toEqual([]);
});

test("what reads texts does", async () => {
  expect(compiler(await bundled("app/ui/write/reader-worker.ts"))).not.toEqual([]);
});

test.each([
  ["app/ui/deck/builder/workbench.tsx", "app/ui/deck/cards/card-pool.tsx"],
  ["app/ui/card/browse/query/search-field.tsx", "app/ui/card/browse/query/focus-result.ts"],
])("%s leaves what searches until the cards are there", async (module, part) => {
  const { files } = await firstLoad(module);
  expect(files).toContain(part);
  expect(files.filter((file) => /^lib\/search\/(?:index|query|run|pattern)\//.test(file))).toEqual([]);
});

test("the box to search with brings neither signs nor lists until it is written in", async () => {
  const { files } = await firstLoad("app/ui/card/browse/query/search-field.tsx");
  expect(files).toContain("app/ui/kit/class-names.ts");
  expect(files.filter((file) => /glyph|completion/.test(file))).toEqual([]);
});

test("the workbench and what makes the cards come after the page", async () => {
  const { files } = await firstLoad("app/ui/deck/builder/builder.tsx");
  expect(files).toContain("app/ui/deck/draft/use-workspace.ts");
  expect(files.filter((file) => /workbench\.tsx$|build-catalogue|toolbar|^app\/ui\/statistics/.test(file))).toEqual([]);
});
