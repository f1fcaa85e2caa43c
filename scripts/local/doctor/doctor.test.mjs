import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const runDoctor = (...args) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "doctor.mjs"), ...args, "--lang", "en"], { encoding: "utf8" });

test("npm run doctor refuses unknown options, and has a help", () => {
  const refused = runDoctor("--nonsense");
  expect([refused.status, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toContain("“--nonsense”");
  const help = runDoctor("--help");
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toMatch(/^Checks machine/);
});
