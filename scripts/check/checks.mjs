import { Failure } from "../local/failure.mjs";
import { npm, packaged } from "../local/tool.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

/**
 * The checks in the order in which they start: the longest chain first, the rest beside it on the cores that it leaves
 * free. `needs` names preparations and checks that must have gone well before; `cores` is 1 unless a check keeps all busy;
 * `fast` ones are part of `npm run check`.
 */
export const CHECKS = [
  { name: "Production build by npm run up", needs: ["Copy of the checkout"], run: (tools) => up(tools) },
  { name: "npm run up again", needs: ["Production build by npm run up"], run: upAgain },
  {
    name: "Types",
    fast: true,
    run: single(["next/dist/bin/next", "typegen"], ["typescript/bin/tsc", "-p", "scripts/check/tsconfig.json"]),
  },
  {
    name: "Random games on the engine",
    fast: true,
    run: single(["tsx/dist/cli.mjs", "scripts/soak/soak.ts", "--games", "40"]),
  },
  {
    name: "Strange queries on the search",
    fast: true,
    run: single(["tsx/dist/cli.mjs", "scripts/soak/soak.ts", "--queries", "1000"]),
  },
  {
    name: "Format and lint",
    fast: true,
    run: single(["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  },
  { name: "Types of the engine alone", fast: true, run: single(["typescript/bin/tsc", "-p", "engine/tsconfig.json"]) },
  { name: "Rule trace", fast: true, run: single(["tsx/dist/cli.mjs", "scripts/trace/trace.ts"]) },
  { name: "Schema format", fast: true, run: single(["prisma/build/index.js", "format", "--check"]) },
  {
    name: "Migrations against the schema",
    needs: ["Scratch PostgreSQL"],
    run: single([
      "prisma/build/index.js",
      "migrate",
      "diff",
      "--exit-code",
      "--from-migrations",
      "prisma/migrations",
      "--to-schema",
      "prisma/schema.prisma",
    ]),
  },
  { name: "Unit and property tests", fast: true, cores: "all", run: vitest("unit", "isolated") },
  { name: "Database tests", needs: ["Scratch PostgreSQL"], cores: "all", run: vitest("database") },
  {
    name: "Browser tests",
    needs: ["Browser", "Scratch PostgreSQL", "npm run up again"],
    cores: "all",
    run: playwright,
  },
  { name: "npm run down", needs: ["Production build by npm run up"], after: ["Browser tests"], run: down },
];

/** A check that is one program, or several in turn, and counts as one test. */
function single(...commands) {
  return async ({ root, run, scratch }) => {
    for (const [script, ...args] of commands)
      if (!(await run([...packaged(root, script), ...args], { env: scratch.env, quiet: true }))) return { failed: 1 };
    return { passed: 1 };
  };
}

/** The tests of some Vitest projects, counted by the report they leave. */
function vitest(...projects) {
  return async ({ root, run, scratch }) => {
    const report = scratch.report(`${projects[0]}.json`);
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
    const command = [
      ...packaged(root, "vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      ...reporters,
    ];
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
  const env = {
    ...scratch.env,
    ...site.settings(),
    E2E_URL: site.address,
    E2E_FOLDER: site.folder,
    // The database tests have left their template there.
    E2E_SERVER: scratch.env.DATABASE_URL,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const command = [...packaged(root, "playwright/cli.js"), "test", "--reporter=list,json"];
  return readPlaywrightReport(report, await run(command, { env }));
}
