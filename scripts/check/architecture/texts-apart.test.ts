import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { sourceFiles } from "./read-imports";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The module through which imported texts of rules documents are read. */
const TEXTS = "lib/library/texts/data.ts";

/** Modules under a folder by the end of their names. */
const modulesIn = (folder: string, name: RegExp) =>
  sourceFiles(["app", "lib", "scripts"])
    .map(({ path }) => path)
    .filter((path) => path.startsWith(folder) && name.test(path) && !path.includes(".test."));

/** The files of the house that come with modules. */
async function filesOf(modules: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: modules.map((path) => `import "./${path}";`).join("\n"), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    packages: "external",
    alias: { "@": root },
    loader: { ".css": "empty" },
    outfile: "bundle.js",
  });
  return Object.keys(metafile.inputs);
}

test("no interface and no bulk file knows the imported texts of rules documents", async () => {
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
  expect(await filesOf([...routes, ...bulk])).not.toContain(TEXTS);
});

test("pages of the rules do know them", async () => {
  expect(await filesOf(modulesIn("app/[lang]/rules/", /page\.tsx$/))).toContain(TEXTS);
});
