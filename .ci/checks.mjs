import { packaged } from "../prisma/local/tool.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

/**
 * What is checked, in the order in which it is run: cheap first. `needs` names what must have gone well before (`database`,
 * `browser`, or another check); `fast` ones are part of `npm run check`.
 */
export const CHECKS = [
  {
    name: "Format and lint",
    fast: true,
    run: single(["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  },
  { name: "Types of the engine alone", fast: true, run: single(["typescript/bin/tsc", "-p", "engine/tsconfig.json"]) },
  {
    name: "Types",
    fast: true,
    run: single(["next/dist/bin/next", "typegen"], ["typescript/bin/tsc", "-p", ".ci/tsconfig.json"]),
  },
  { name: "Rule trace", fast: true, run: single(["tsx/dist/cli.mjs", "engine/magmell/rulebook/tools/trace.ts"]) },
  { name: "Schema format", fast: true, run: single(["prisma/build/index.js", "format", "--check"]) },
  {
    name: "Migrations against the schema",
    needs: ["database"],
    run: single([
      ...["prisma/build/index.js", "migrate", "diff", "--exit-code"],
      ...["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"],
    ]),
  },
  { name: "Unit and property tests", fast: true, run: vitest("unit") },
  { name: "Database tests", needs: ["database"], run: vitest("database") },
  {
    name: "Migrations and starter cards",
    needs: ["database"],
    run: single(["tsx/dist/cli.mjs", ".ci/site-database.ts"]),
  },
  { name: "Production build", needs: ["Migrations and starter cards"], run: single(["next/dist/bin/next", "build"]) },
  { name: "Browser tests", needs: ["browser", "Production build"], run: playwright },
];

/** A check that is one program, or several in turn, and counts as one test. */
function single(...commands) {
  return async ({ root, run, scratch }) => {
    for (const [script, ...args] of commands)
      if (!(await run([...packaged(root, script), ...args], { env: scratch.env, quiet: true }))) return { failed: 1 };
    return { passed: 1 };
  };
}

function vitest(project) {
  return async ({ root, run, scratch }) => {
    const report = scratch.report(`${project}.json`);
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    const command = [...packaged(root, "vitest/vitest.mjs"), "run", "--project", project, ...reporters];
    return readVitestReport(report, await run(command, { env: scratch.env }));
  };
}

async function playwright({ root, run, scratch }) {
  const report = scratch.report("playwright.json");
  const env = { ...scratch.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = [...packaged(root, "playwright/cli.js"), "test", "--reporter=list,json"];
  return readPlaywrightReport(report, await run(command, { env }));
}
