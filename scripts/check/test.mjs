// `npm test`: everything that is checked, from a checkout with nothing installed. `npm run check` (--fast) leaves out what
// needs a database or a browser. The last line is always "N passed, N failed".

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
import { keepFiles } from "./keep-files.mjs";
import { openScratch, removeOrphans } from "./scratch.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fast = process.argv.includes("--fast");
const begin = performance.now();

const children = createChildren(root);
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

/** What each step came to: `{ name, passed, failed, time, note }`. */
const results = [];

async function step(name, work) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const counts = await work().catch((error) => {
    if (ending) return { passed: 0, failed: 0 };
    console.error(error instanceof Failure ? error.message : error);
    if (error.log) console.error(`Log: ${error.log}`);
    return { passed: 0, failed: 1 };
  });
  const result = { name, passed: 0, failed: 0, time: performance.now() - start, ...counts };
  if (ending) return false;
  if (result.note) console.error(result.note);
  results.push(result);
  console.log(`${result.failed === 0 ? "ok" : "FAILED"} ${name} (${seconds(result.time)})`);
  return result.failed === 0;
}

async function finish(reason) {
  ending ??= (async () => {
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

/** What has to be there before anything can be checked. Not counted as a test, unless it fails. */
async function prepare() {
  await step("Packages", async () => {
    checkMachine(root);
    await removeOrphans(root);
    await installPackages(root);
  });
  const client = await step("Database client", () => generateClient(root));
  if (!client || fast) return { client };
  return {
    client,
    database: await step("Scratch PostgreSQL", () => scratch.start()),
    site: await step("Copy of the checkout", async () => {
      site = await scratch.copySite();
    }),
    browser: await step("Browser", async () => scratch.useBrowser(await findBrowser())),
  };
}

const ready = await prepare();
const broken = new Set();
for (const check of CHECKS.filter((check) => !fast || check.fast)) {
  if (ending) break;
  const missing = (check.needs ?? []).filter((need) => (need in ready ? !ready[need] : broken.has(need)));
  const ok = await step(check.name, async () => {
    if (!ready.client) throw new Failure("Not run: the packages or the database client are missing.");
    if (missing.length > 0) throw new Failure(`Not run, because this failed: ${missing.join(", ")}.`);
    return check.run({ root, run: children.run, scratch, site });
  });
  if (!ok) broken.add(check.name);
}
await finish();
