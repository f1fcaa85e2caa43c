import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getProcessIdentity, readPid, terminateProcess, writePid } from "./processes.mjs";

let file;
let child;
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), "grimoire-")), "server.json");
  child = spawn(process.execPath, ["-e", "process.stdout.write('up'); setInterval(() => {}, 1000)"]);
  await once(child.stdout, "data");
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(join(file, ".."), { recursive: true });
});

test("a process is remembered with its facts for as long as it runs", async () => {
  writePid(file, child.pid, { port: 3000 });
  expect(readPid(file)).toMatchObject({ pid: child.pid, port: 3000 });
  child.kill();
  await once(child, "exit");
  expect(readPid(file)).toBeUndefined();
});

test("another process with the same number is not taken for ours", async () => {
  writeFileSync(file, JSON.stringify({ pid: child.pid, identity: "an earlier start" }));
  expect(readPid(file)).toBeUndefined();
  expect(await terminateProcess(file)).toBe(false);
  expect(getProcessIdentity(child.pid)).toBeDefined();
});

test("ending waits until the process is gone, and forgets it", async () => {
  writePid(file, child.pid);
  const gone = once(child, "exit");
  expect(await terminateProcess(file)).toBe(true);
  await gone;
  expect(existsSync(file)).toBe(false);
  expect(await terminateProcess(file)).toBe(false);
});

test("a process that does not listen is ended all the same", async () => {
  const deaf = spawn(process.execPath, [
    "-e",
    "process.on('SIGTERM', () => {}); process.stdout.write('up'); setInterval(() => {}, 1000)",
  ]);
  await once(deaf.stdout, "data");
  writePid(file, deaf.pid);
  expect(await terminateProcess(file, 0)).toBe(true);
  expect(deaf.signalCode ?? (await once(deaf, "exit"))[1]).toBe("SIGKILL");
});

test("a record that was cut short is no record", () => {
  writePid(file, child.pid);
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 10));
  expect(readPid(file)).toBeUndefined();
});
