// `npm test`: everything that is checked, from a checkout with nothing installed. `npm run check` (--fast) leaves out what
// needs a database or a browser. The last line is always "N passed, N failed".

import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { generateClient } from "../local/database.mjs";
import { Failure } from "../local/failure.mjs";
import { checkMachine } from "../local/machine.mjs";
import { installPackages } from "../local/packages.mjs";
import { seconds } from "../local/steps.mjs";
import { findBrowser } from "./browser.mjs";
import { CHECKS } from "./checks.mjs";
import { createChildren } from "./children.mjs";
import { createGroupedOutput } from "./grouped-output.mjs";
import { keepFiles } from "./keep-files.mjs";
import { runSideBySide } from "./schedule.mjs";
import { openScratch, removeOrphans } from "./scratch.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fast = process.argv.includes("--fast");
const begin = performance.now();

const children = createChildren(root);
const output = createGroupedOutput();
const checkKept = keepFiles(root, [
  "tsconfig.json",
  "next-env.d.ts",
  "package.json",
  "package-lock.json",
  "prisma/schema.prisma",
]);
const scratch = openScratch(root);
let site;
let ending;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => finish("interrupted"));

/** The outcome of each check: `{ name, passed, failed, time }`. */
const results = [];

/** The preparations: what checks need and what counts as no test, unless it fails. */
const PREPARATIONS = [
  { name: "Scratch PostgreSQL", run: () => scratch.start() },
  {
    name: "Copy of the checkout",
    run: async () => {
      site = await scratch.copySite();
    },
  },
  { name: "Browser", run: async ({ say }) => scratch.useBrowser(await findBrowser({ say })) },
];

/** Runs one check or preparation under its heading; answers whether it went well. */
async function runCheck(check) {
  const group = output.open(check.name);
  const say = (text) => group.write(`${text}\n`);
  const run = (command, options) => children.run(command, { write: (data) => group.write(String(data)), ...options });
  const start = performance.now();
  const counts = await check.run({ root, run, say, scratch, site }).catch((error) => {
    say(error instanceof Failure ? error.message : error.stack);
    if (error.log) say(`Log: ${error.log}`);
    return { failed: 1 };
  });
  const result = { name: check.name, passed: 0, failed: 0, time: performance.now() - start, ...counts };
  if (ending) return false;
  if (result.note) say(result.note);
  results.push(result);
  say(`${result.failed === 0 ? "ok" : "FAILED"} ${check.name} (${seconds(result.time)})`);
  group.end();
  return result.failed === 0;
}

/** A check that cannot be run is a failed test that says why. */
function reportBlocked(check, failed) {
  results.push({ name: check.name, passed: 0, failed: 1, time: 0 });
  const group = output.open(check.name);
  group.write(`Not run, because this failed: ${failed.join(", ")}.\n`);
  group.end();
}

async function finish(reason) {
  ending ??= (async () => {
    output.flush();
    await children.stop();
    await scratch.remove().catch((error) => console.error(`Could not clean up: ${error.message}`));
    const changed = checkKept();
    if (changed.length > 0 && !reason) {
      results.push({ name: "The run changes no file of the checkout", passed: 0, failed: 1, time: 0 });
      console.error(`\nThe run changed ${changed.join(", ")}; what was there has been put back.`);
    }
    report(reason);
  })();
  await ending;
}

function report(reason) {
  console.log(`\n${"─".repeat(72)}`);
  for (const { name, passed, failed, time } of results.filter(({ passed, failed }) => passed + failed > 0))
    console.log(
      `${failed === 0 ? "  " : "✗ "}${name.padEnd(44)}${`${passed} passed`.padStart(12)}${`, ${failed} failed`.padEnd(11)} ${seconds(time).padStart(7)}`,
    );
  if (reason) console.log(`  ${reason}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum("failed") + (reason ? 1 : 0);
  console.log(`  ${seconds(performance.now() - begin)} in all`);
  console.log(`${sum("passed")} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

const packages = {
  name: "Packages",
  run: async () => {
    checkMachine(root);
    await removeOrphans(root);
    await installPackages(root);
  },
};
const client = {
  name: "Database client",
  run: async () => {
    await generateClient(root);
  },
};

// Everything else is run by packages or needs the client's types.
if ((await runCheck(packages)) && (await runCheck(client)))
  await runSideBySide([...(fast ? [] : PREPARATIONS), ...CHECKS.filter((check) => !fast || check.fast)], {
    cores: Math.max(2, availableParallelism()),
    run: runCheck,
    onBlocked: reportBlocked,
    stopped: () => ending !== undefined,
  });
await finish();
