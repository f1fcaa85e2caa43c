import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The files of the house that a module brings into a page, however little of them. */
async function bundled(module: string): Promise<readonly string[]> {
  const { metafile } = await build({
    ...{ entryPoints: [module], absWorkingDir: root, bundle: true, write: false, metafile: true },
    ...{ format: "esm", jsx: "automatic", packages: "external", alias: { "@": root } },
    loader: { ".css": "empty" },
    outfile: "bundle.js",
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
}

const compiler = (files: readonly string[]) => files.filter((file) => file.startsWith("engine/text/"));

/** What a page that builds, plays or edits loads; a worker that reads texts is loaded by itself, when it is needed. */
const MODULES = [
  "deck/builder.tsx",
  "goldfish/guest-goldfish.tsx",
  "goldfish/goldfish-worker.ts",
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
