import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const HERE = resolve(import.meta.dirname, "../..");

test("a command in a checkout without packages asks to install them", () => {
  const root = mkdtempSync(join(tmpdir(), "grimoire-bare-"));
  for (const name of ["data/run.mjs", "words/command-words.mjs", "words/words.json"])
    cpSync(join(HERE, "scripts", name), join(root, "scripts", name));
  const args = [join(root, "scripts/data/run.mjs"), "cards", "lint", "x.csv", "--lang", "en"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  rmSync(root, { recursive: true });
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "The packages are not installed. Run npm ci or npm run up first.\n",
  ]);
});
