import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getLogFile, runTool } from "./tool.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const program = (code) => [process.execPath, "-e", code];

test("a tool's lines are told as they come, and its log has all of them and its errors", async () => {
  const lines = [];
  const code = 'console.log("first"); console.error("a warning"); process.stdout.write("second")';
  await runTool(program(code), { root, log: "tool", hint: "Look here.", onLine: (line) => lines.push(line) });
  expect(lines).toEqual(["first", "second"]);
  const log = readFileSync(getLogFile(root, "tool"), "utf8");
  for (const part of ["first\n", "a warning\n", "second"]) expect(log).toContain(part);
});

test.each([
  ["that fails", program("process.exit(3)")],
  ["that is not there", [join(tmpdir(), "no-such-program")]],
])("a tool %s is a failure with a hint and its log", async (_, command) => {
  const failure = { message: "Look here.", log: getLogFile(root, "tool") };
  await expect(runTool(command, { root, log: "tool", hint: "Look here." })).rejects.toMatchObject(failure);
  const onLine = () => {};
  await expect(runTool(command, { root, log: "tool", hint: "Look here.", onLine })).rejects.toMatchObject(failure);
});
