// `npm run check`: what a change needs while it is being made. It looks at the files that differ from `main`: their format,
// their types, the rules of the architecture, and the tests that import them. `--all` checks the whole tree without
// database and browser, `--watch` stays and answers after each edit.

import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generateClient } from "../local/database.mjs";
import { checkMachine } from "../local/machine.mjs";
import { installPackages } from "../local/packages.mjs";
import { runCommand, seconds } from "../local/steps.mjs";
import { packaged, QUIET } from "../local/tool.mjs";
import { changedFiles } from "./changed-files.mjs";
import { planCheck } from "./plan-check.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const begin = performance.now();

await runCommand(async () => {
  const { values } = parseArgs({ options: { all: { type: "boolean" }, watch: { type: "boolean" } } });
  checkMachine(root);
  await installPackages(root);
  await generateClient(root);
  if (values.watch) return watch();
  const changed = values.all ? null : changedFiles(root);
  if (changed?.length === 0)
    return console.log("No file differs from main: nothing to check. --all checks the whole tree.");
  if (changed) console.log(`${changed.length} changed files`);
  await runSteps(planCheck(changed));
});

/** Runs the steps two at a time, each with its output once it has ended. */
async function runSteps(steps) {
  let failed = 0;
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { ok, text } = await run(step);
      if (!ok) failed++;
      console.log(`${ok ? "ok" : "FAILED"} ${step.name} (${seconds(performance.now() - start)})`);
      if (!ok) console.log(`${text.trimEnd()}\n${step.fix ? `Fix it with: ${step.fix}\n` : ""}`);
    }
  };
  await Promise.all([work(), work()]);
  console.log(`${seconds(performance.now() - begin)} in all`);
  console.log(`${steps.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function run({ program, args, env }) {
  return new Promise((done) => {
    const child = spawn(commandOf(program)[0], [...commandOf(program).slice(1), ...args], {
      cwd: root,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(data));
    child.once("error", (error) => done({ ok: false, text: error.message }));
    child.once("close", (code) => done({ ok: code === 0, text: Buffer.concat(said).toString() }));
  });
}

/** Returns the command of a program of the checkout or of a package. A declaration: the steps run before this line is reached. */
function commandOf(program) {
  return program.startsWith("scripts/") ? [process.execPath, program] : packaged(root, program);
}

/** Keeps the compiler and the tests warm: types and related tests answer after each edit. */
async function watch() {
  const programs = [
    [process.execPath, "scripts/check/types.mjs", "--watch"],
    [...packaged(root, "vitest/vitest.mjs"), "watch", "--standalone", "--project", "unit", "--clearScreen=false"],
  ];
  const env = { ...process.env, ...QUIET, PROPERTY_DEPTH: "0.1" };
  const children = programs.map(([program, ...args]) => spawn(program, args, { cwd: root, env, stdio: "inherit" }));
  await Promise.race(children.map((child) => new Promise((end) => child.once("close", end))));
  for (const child of children) child.kill();
}
