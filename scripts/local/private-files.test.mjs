import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireProcessLock } from "./lock.mjs";
import { allowTraversal, makeDataFolder } from "./private-files.mjs";
import { writePid } from "./processes.mjs";
import { getLogFile, openLog, runTool } from "./tool.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(root, { recursive: true }));
const rights = (path) => (statSync(join(root, path)).mode & 0o777).toString(8);

test("what a run leaves behind is its owner's alone, also where an earlier release left it open", async () => {
  mkdirSync(join(root, "data/logs"), { recursive: true });
  for (const name of ["data/logs/build.log", "data/server.json"]) {
    writeFileSync(join(root, name), "");
    chmodSync(join(root, name), 0o644);
  }
  for (const name of ["data", "data/logs"]) chmodSync(join(root, name), 0o755);
  acquireProcessLock(root, "npm run up")();
  await runTool([process.execPath, "-e", ""], { root, log: "build", hint: "" });
  writePid(join(root, "data/server.json"), process.pid);
  expect(["data", "data/logs", "data/logs/build.log", "data/server.json"].map(rights)).toEqual([
    "700",
    "700",
    "600",
    "600",
  ]);
});

test("a log that is opened again goes on at its end, as private as before", () => {
  openLog(root, "server", "a");
  chmodSync(getLogFile(root, "server"), 0o644);
  openLog(root, "server", "a");
  expect(rights("data/logs/server.log")).toBe("600");
});

test("where PostgreSQL runs as another user, that one gets to its folder and sees nothing on the way", () => {
  makeDataFolder(root);
  allowTraversal(join(root, "data"));
  expect(rights("data")).toBe("711");
});
