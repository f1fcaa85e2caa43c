// The unit tests nearest to some changed files, as many as run in a few seconds: part of `npm run check`, which says how many it
// left to `npm test`. Usage: tsx scripts/check/run-nearest-tests.ts FILE…

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getValueImports, listSourceFiles } from "./architecture/read-imports";
import { findNearestTests, selectTestsWithinBudget } from "./nearest-tests";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Milliseconds that the chosen tests may have needed in their last runs, all together. */
const BUDGET = 3_000;
const OTHER_PROJECTS = /\.(db|process|component|http)\.test\.(tsx?|mjs)$/;

const changed = process.argv.slice(2);
const files = listSourceFiles(["engine", "lib", "app", "prisma", "scripts"]);
const imports = new Map(files.map((file) => [file.path, getValueImports(file)]));
const tests = findNearestTests(changed, imports, lastDurations()).filter(({ path }) => !OTHER_PROJECTS.test(path));
const chosen = selectTestsWithinBudget(tests, changed, BUDGET);
console.log(`${chosen.length} of the ${tests.length} unit test files that load what changed`);
if (chosen.length > 0) process.exitCode = runTests(chosen.map(({ path }) => path));

function runTests(paths: readonly string[]): number {
  const projects = ["--project", "unit", "--project", "isolated"];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...projects, "--reporter=dot", ...paths];
  return spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}

/** Returns the durations of the last test run on this machine, in milliseconds by path, from Vitest's cache. */
function lastDurations(): ReadonlyMap<string, number> {
  const cache = `${root}/node_modules/.vite/vitest`;
  const files = existsSync(cache) ? readdirSync(cache).map((folder) => `${cache}/${folder}/results.json`) : [];
  return new Map(
    files.filter(existsSync).flatMap((file) => {
      const { results } = JSON.parse(readFileSync(file, "utf8")) as {
        results: readonly (readonly [string, { readonly duration: number }])[];
      };
      return results.map(([name, { duration }]): [string, number] => [name.slice(name.indexOf(":") + 1), duration]);
    }),
  );
}
