import { Failure } from "../local/failure.mjs";
import { npm, packaged } from "../local/tool.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

/**
 * What is checked, in the order in which it is run: cheap first. `needs` names what must have gone well before (`database`,
 * `site`, `browser`, or another check); `fast` ones are part of `npm run check`.
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
    run: single(["next/dist/bin/next", "typegen"], ["typescript/bin/tsc", "-p", "scripts/check/tsconfig.json"]),
  },
  { name: "Rule trace", fast: true, run: single(["tsx/dist/cli.mjs", "scripts/trace/trace.ts"]) },
  {
    name: "Random games on the engine",
    fast: true,
    run: single(["tsx/dist/cli.mjs", "scripts/soak/run-games.ts", "--games", "100"]),
  },
  {
    name: "Strange queries on the search",
    fast: true,
    run: single(["tsx/dist/cli.mjs", "scripts/soak/soak.ts", "--queries", "2000"]),
  },
  { name: "Schema format", fast: true, run: single(["prisma-cli/build/index.js", "format", "--check"]) },
  {
    name: "Migrations against the schema",
    needs: ["database"],
    run: single([
      ...["prisma-cli/build/index.js", "migrate", "diff", "--exit-code"],
      ...["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"],
    ]),
  },
  { name: "Unit and property tests", fast: true, run: vitest("unit") },
  { name: "Database tests", needs: ["database"], run: vitest("database") },
  { name: "Production build by npm run up", needs: ["site"], run: (tools) => up(tools) },
  { name: "npm run up again", needs: ["Production build by npm run up"], run: upAgain },
  { name: "Browser tests", needs: ["browser", "Production build by npm run up"], run: playwright },
  { name: "npm run down", needs: ["Production build by npm run up"], run: down },
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

/** The README's first command in the copy, without the output of the build, which stands in its log. */
async function up({ run, site }, expected = "") {
  const said = [];
  const command = [...npm(), "run", "--silent", "up", "--", "--port", `${site.port}`];
  const ok = await run(command, { cwd: site.folder, env: site.env, said });
  const text = Buffer.concat(said).toString();
  if (ok && !text.trimEnd().endsWith(site.address)) throw new Failure(`npm run up does not end with ${site.address}.`);
  if (ok && !text.includes(expected)) throw new Failure(`npm run up does not say "${expected}".`);
  return ok ? { passed: 1 } : { failed: 1 };
}

async function upAgain(tools) {
  return up(tools, `already runs on port ${tools.site.port}`);
}

async function down({ run, site }) {
  const ok = await run([...npm(), "run", "--silent", "down"], { cwd: site.folder, env: site.env });
  const remains = await site.remains();
  if (remains.length > 0) throw new Failure(remains.join(" "));
  return ok ? { passed: 1 } : { failed: 1 };
}

async function playwright({ root, run, scratch, site }) {
  const report = scratch.report("playwright.json");
  const served = { E2E_URL: site.address, E2E_FOLDER: site.folder };
  const env = { ...scratch.env, ...site.settings(), ...served, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = [...packaged(root, "playwright/cli.js"), "test", "--reporter=list,json"];
  return readPlaywrightReport(report, await run(command, { env }));
}
