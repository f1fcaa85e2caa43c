import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const LOCK = pathToFileURL(join(import.meta.dirname, "lock.mjs")).href;

let root;
const started = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(root, { recursive: true });
});

/** A process that takes the lock and keeps it until it is told to end; says "held", or why not. */
async function hold(command) {
  const code = `
    const { acquireProcessLock } = await import(${JSON.stringify(LOCK)});
    try { acquireProcessLock(${JSON.stringify(root)}, ${JSON.stringify(command)}); console.log("held"); }
    catch (error) { console.log(error.message); process.exit(1); }
    process.stdin.once("data", () => process.exit(0)); `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["pipe", "pipe", "inherit"] });
  started.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

test("of all who start at once one goes on, and the others are told which command is at work", async () => {
  const all = await Promise.all(["npm run up", "npm run down", "npm run up", "npm run down"].map(hold));
  const [winner, ...more] = all.filter(({ said }) => said === "held");
  expect(more).toEqual([]);
  for (const { said } of all.filter((one) => one !== winner))
    expect(said).toMatch(
      /^“npm run (up|down)” is already running here \(process \d+\)\. Wait until it finishes or stop it, then run this again\.$/,
    );
});

test("it is free again when its process ends, by itself or by force", async () => {
  const first = await hold("npm run up");
  first.child.stdin.write("end");
  await once(first.child, "exit");
  expect(existsSync(join(root, "data/up.json"))).toBe(false);
  const second = await hold("npm run down");
  expect(second.said).toBe("held");
  second.child.kill("SIGKILL");
  await once(second.child, "exit");
  expect((await hold("npm run up")).said).toBe("held");
});

test("a record that is half written holds nobody", async () => {
  const first = await hold("npm run up");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  writeFileSync(join(root, "data/up.json"), '{"pid": 12');
  expect((await hold("npm run up")).said).toBe("held");
});
