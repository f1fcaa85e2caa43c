// `npm run check`: what a change needs while it is being made. It looks at the files that differ from `main`: their format,
// their types, the rules of the architecture, and the tests nearest to them. `--all` checks the whole tree without
// database and browser, `--watch` stays and answers after each edit.

import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generateClient } from "../local/database.mjs";
import { checkMachine } from "../local/machine.mjs";
import { installPackages } from "../local/packages.mjs";
import { formatSeconds, runCommand } from "../local/steps.mjs";
import { getPackageCommand, QUIET_ENVIRONMENT } from "../local/tool.mjs";
import { listChangedFiles } from "./changed-files.mjs";
import { planCheck } from "./plan-check.mjs";
import { runSteps } from "./run-steps.mjs";

const HELP = `Checks the files that differ from main: format, types, architecture and nearest tests.

  npm run check             checks the files that differ from main
  npm run check -- --all    checks the whole tree, without database and browser
  npm run check -- --watch  checks types and nearest tests again after each edit`;

const root = fileURLToPath(new URL("../..", import.meta.url));
const begin = performance.now();

await runCommand(async () => {
  const { values } = parseArgs({
    options: { all: { type: "boolean" }, watch: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  checkMachine(root);
  await installPackages(root);
  await generateClient(root);
  if (values.watch) return watch();
  const changed = values.all ? null : listChangedFiles(root);
  if (changed?.length === 0)
    return console.log("No file differs from main: nothing to check. --all checks the whole tree.");
  if (changed) console.log(`${changed.length} changed files`);
  const { passed, failed } = await runSteps(root, planCheck(changed));
  console.log(`${formatSeconds(performance.now() - begin)} in all`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});

/** Runs the type check and the related tests after each edit, with compiler and test runner kept in memory. */
async function watch() {
  const programs = [
    [process.execPath, "scripts/check/types.mjs", "--watch"],
    [
      ...getPackageCommand(root, "vitest/vitest.mjs"),
      "watch",
      "--standalone",
      "--project",
      "unit",
      "--clearScreen=false",
    ],
  ];
  const env = { ...process.env, ...QUIET_ENVIRONMENT, PROPERTY_DEPTH: "0.1" };
  const children = programs.map(([program, ...args]) => spawn(program, args, { cwd: root, env, stdio: "inherit" }));
  await Promise.race(children.map((child) => new Promise((end) => child.once("close", end))));
  for (const child of children) child.kill();
}
