import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { planCheck } from "./plan-check.mjs";
import { getStepCommand, runSteps } from "./run-steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Runs steps that are programs of one line, and returns what was written of them. */
async function runLines(steps) {
  const folder = await mkdtemp(join(tmpdir(), "steps-"));
  folders.push(folder);
  mkdirSync(join(folder, "scripts"));
  const written = [];
  const all = steps.map(({ code, ...step }, index) => {
    writeFileSync(join(folder, `scripts/${index}.mjs`), code);
    return { program: `scripts/${index}.mjs`, args: [], ...step };
  });
  const result = await runSteps(folder, all, (line) => written.push(line.replace(/\(\d+(\.\d)? s\)/, "(time)")));
  return { ...result, written };
}

test("a step that goes well is one line, with what it has to say", async () => {
  const { passed, failed, written } = await runLines([
    { name: "Types", code: "console.log('nobody sees this')" },
    { name: "Tests", code: "console.log('3 of 5'); console.log('and no more')", says: true },
  ]);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 });
  expect(written.sort()).toEqual(["ok Tests (time): 3 of 5", "ok Types (time)"]);
});

test("a step that fails shows its output and how to mend it, and the others still run", async () => {
  const { passed, failed, written } = await runLines([
    { name: "Format", code: "console.error('line 3 is long'); process.exit(1)", fix: "npm run format" },
    { name: "Types", code: "" },
    { name: "Trace", code: "if (process.env.PROPERTY_DEPTH !== '2') process.exit(1)", env: { PROPERTY_DEPTH: "2" } },
  ]);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(written.join("\n")).toContain("FAILED Format (time)\nline 3 is long\nFix it with: npm run format");
});

test.each([
  ["some files", ["engine/kernel/random.ts"]],
  ["the whole tree", null],
])("the programs for %s are there", (_, changed) => {
  for (const { program } of planCheck(changed))
    for (const file of getStepCommand(root, program).slice(1)) expect(existsSync(resolve(root, file)), file).toBe(true);
});
