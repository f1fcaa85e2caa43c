// Checks the types, part by part: engine, lib, app, and what tests them. A part is checked again when its own files changed or
// the declarations of a part below it did. All that it leaves is in node_modules/.cache/types.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { generateClient } from "../local/database.mjs";
import { Failure } from "../local/failure.mjs";
import { runCommand } from "../local/steps.mjs";
import { writeRouteTypes } from "./types/route-types.mjs";
import { findUncheckedFiles } from "./types/unchecked-files.mjs";

const PARTS = ["engine", "lib", "app", "engine-tests", "tests"];
/** The part that refers to all others. */
const WHOLE = "tests";
/** Parts that read the routes. */
const WITH_ROUTES = new Set(["app", "tests"]);

const HELP = `Checks types: everything, or one part with those below it (${PARTS.join(", ")}).

  node scripts/check/types.mjs             everything
  node scripts/check/types.mjs --only app  one part
  node scripts/check/types.mjs --watch     again after each change`;

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string" }, watch: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  const part = values.only ?? WHOLE;
  if (!PARTS.includes(part)) throw new Failure(`Unknown part "${part}". Choose one of: ${PARTS.join(", ")}.`);
  await generateClient(root);
  if (WITH_ROUTES.has(part) && !(await writeRouteTypes(root, (text) => process.stderr.write(text))))
    throw new Failure("Next.js could not write the types of the routes.");
  if (!(await compile(part, values.watch))) process.exitCode = 1;
  else if (part === WHOLE) requireAll();
});

/** Builds a part and those below it; returns whether their types are right. */
async function compile(part, watch) {
  // The compiler itself: its starter would leave it running when it is told to stop.
  const { default: compilerPath } = await import("../../node_modules/typescript/lib/getExePath.js");
  const args = [
    ...["--build", `scripts/check/types/${part}.json`],
    // Checkers of one program share nothing: each works out most types again.
    ...["--checkers", "1"],
    ...(watch ? ["--watch", "--preserveWatchOutput"] : []),
  ];
  const child = spawn(compilerPath(), args, { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) => done(code === 0));
  });
}

function requireAll() {
  const records = PARTS.map((part) => `node_modules/.cache/types/${part}.tsbuildinfo`);
  const unchecked = findUncheckedFiles(root, records);
  if (unchecked.length > 0)
    throw new Failure(`No part of scripts/check/types checks these files: ${unchecked.join(", ")}`);
}
