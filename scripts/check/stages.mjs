import { Failure } from "../local/failure.mjs";
import { getNpmCommand, getPackageCommand } from "../local/tool.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

/**
 * The stages of a run in the order in which they start; the longest chain is first.
 *
 * `key` names the stage for `--only` and in `budget.json`. `needs` lists preparations and stages that must pass first,
 * `after` those that must only end first. `cores` is 1 by default. Stages with `all` run only with `npm run test:all`.
 * Stages with `shared` are divided by `--shard`; every other stage belongs to one shard.
 */
export const STAGES = [
  { key: "build", name: "Production build by npm run up", needs: ["Copy of the checkout"], run: (tools) => up(tools) },
  { key: "up-again", name: "npm run up again", needs: ["Production build by npm run up"], run: upAgain },
  { key: "lint", name: "Format and lint", run: formatAndLint },
  { key: "types", name: "Types", run: program(["scripts/check/types.mjs"]) },
  { key: "trace", name: "Rule trace", run: single(["tsx/dist/cli.mjs", "scripts/trace/trace.ts"]) },
  { key: "schema", name: "Schema format", run: single(["prisma/build/index.js", "format", "--check"]) },
  {
    key: "migrations",
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
  { key: "unit", name: "Unit and property tests", shared: true, run: vitest("unit", "isolated") },
  {
    key: "database",
    name: "Database tests",
    needs: ["Scratch PostgreSQL"],
    shared: true,
    run: vitest("database"),
  },
  { key: "component", name: "Component tests", needs: ["Browser"], shared: true, run: vitest("component") },
  {
    key: "http",
    name: "Tests of answers",
    needs: ["Scratch PostgreSQL", "npm run up again"],
    after: ["Database tests"],
    shared: true,
    run: (tools) => vitest("http")(tools, siteEnvironment(tools)),
  },
  {
    key: "journeys",
    name: "Journeys in the browser",
    needs: ["Browser", "Scratch PostgreSQL", "npm run up again"],
    after: ["Database tests", "Component tests"],
    cores: 2,
    shared: true,
    run: (tools) => playwright(tools, "journeys"),
  },
  {
    key: "processes",
    name: "Tests of programs and servers",
    needs: ["Scratch PostgreSQL"],
    all: true,
    concerns: /^(scripts\/(local|backup)|prisma\/migrations|lib\/(server|http))\//,
    run: vitest("processes"),
  },
  {
    key: "nightly",
    name: "Nightly journeys",
    needs: ["Browser", "Scratch PostgreSQL", "npm run up again"],
    after: ["Journeys in the browser"],
    cores: 2,
    all: true,
    shared: true,
    run: (tools) => playwright(tools, "nightly"),
  },
  { key: "soak-games", name: "Random games", all: true, run: soak("--games", "200") },
  { key: "soak-mtg", name: "Random games of Magic", all: true, run: soak("--game", "mtg", "--games", "60") },
  { key: "soak-texts", name: "Random card texts", all: true, run: soak("--texts", "1000") },
  { key: "soak-queries", name: "Strange queries", all: true, run: soak("--queries", "2000") },
  {
    key: "down",
    name: "npm run down",
    needs: ["Production build by npm run up"],
    after: ["npm run up again", "Tests of answers", "Journeys in the browser", "Nightly journeys"],
    run: down,
  },
];

/** Runs a program of the checkout, or programs of packages in turn; each stage of this kind counts as one test. */
function commands(...all) {
  return async ({ run, scratch }) => {
    for (const command of all) if (!(await run(command, { env: scratch.env, quiet: true }))) return { failed: 1 };
    return { passed: 1 };
  };
}

function program(...all) {
  return commands(...all.map((command) => [process.execPath, ...command]));
}

function single(...all) {
  return (tools) =>
    commands(...all.map(([script, ...args]) => [...getPackageCommand(tools.root, script), ...args]))(tools);
}

function soak(...args) {
  return single(["tsx/dist/cli.mjs", "scripts/soak/soak.ts", ...args]);
}

/** Compares format and lint; names the command that puts both right. */
async function formatAndLint(tools) {
  const counts = await single(["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."])(tools);
  if (counts.failed) tools.say("Fix the format and the order of imports with: npm run format");
  return counts;
}

/** Runs the tests of some Vitest projects, counted by the report they leave. */
function vitest(...projects) {
  return async ({ root, run, scratch, shard }, env = scratch.env) => {
    const report = scratch.report(`${projects[0]}.json`);
    const command = [
      ...getPackageCommand(root, "vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(shard ? [`--shard=${shard}`] : []),
    ];
    return readVitestReport(report, await run(command, { env }), root);
  };
}

/** Runs the README's first command in the copy. The build's output is only in its log. */
async function up({ run, site }, expected = "") {
  const said = [];
  const command = [...getNpmCommand(), "run", "--silent", "up", "--", "--port", `${site.port}`, "--lang", "en"];
  const ok = await run(command, { cwd: site.folder, env: site.env, said });
  const text = Buffer.concat(said).toString();
  if (ok && !text.trimEnd().endsWith(site.address)) throw new Failure(`npm run up does not end with ${site.address}.`);
  if (ok && !text.includes(expected)) throw new Failure(`npm run up does not say "${expected}".`);
  return ok ? { passed: 1 } : { failed: 1 };
}

async function upAgain(tools) {
  return up(tools, `already running on port ${tools.site.port}`);
}

async function down({ run, site }) {
  const ok = await run([...getNpmCommand(), "run", "--silent", "down"], { cwd: site.folder, env: site.env });
  const remains = await site.remains();
  if (remains.length > 0) throw new Failure(remains.join(" "));
  return ok ? { passed: 1 } : { failed: 1 };
}

/** Environment of tests that ask the served site and write to its database. */
const siteEnvironment = ({ scratch, site }) => ({
  ...scratch.env,
  ...site.settings(),
  E2E_URL: site.address,
  E2E_FOLDER: site.folder,
  // The database tests have left their template there.
  E2E_SERVER: scratch.env.DATABASE_URL,
});

/**
 * Runs browser tests. Those that failed are run once more, one after the other: a browser test depends on the timing of
 * four programs, and a change is not lost for one race. What passes only then is named in a note.
 */
async function playwright(tools, project) {
  const first = await playwrightRun(tools, project, "first");
  const failed = first.failures ?? [];
  if (failed.length === 0 || failed.length > 5) return first;
  tools.say(`Once more, alone: ${failed.join(" · ")}`);
  const again = await playwrightRun(tools, project, "again", ["--last-failed", "--workers=1"]);
  if (again.failed > 0 || again.passed !== failed.length) return { ...first, slowest: first.slowest };
  const flaky = `Passed only at the second try: ${failed.join(" · ")}. Find the cause, and list the test in flaky.json until then.`;
  return { ...first, passed: first.passed + again.passed, failed: 0, note: flaky };
}

async function playwrightRun({ root, run, scratch, shard, ...tools }, project, name, more = []) {
  const report = scratch.report(`${project}-${name}.json`);
  const env = { ...siteEnvironment({ scratch, ...tools }), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = [
    ...getPackageCommand(root, "playwright/cli.js"),
    "test",
    "--project",
    project,
    "--reporter=list,json",
    ...(shard && more.length === 0 ? [`--shard=${shard}`] : []),
    ...more,
  ];
  return readPlaywrightReport(report, await run(command, { env }));
}
