import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const HERE = resolve(import.meta.dirname, "../..");

test.each([
  ["packages", []],
  ["generated files", ["node_modules/tsx/dist/cli.mjs"]],
])("a command in a checkout without %s asks to install them", (_, files) => {
  const root = mkdtempSync(join(tmpdir(), "grimoire-bare-"));
  for (const name of ["data/run.mjs", "words/command-words.mjs", "words/words.json"])
    cpSync(join(HERE, "scripts", name), join(root, "scripts", name));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "throw new Error();");
  }
  const args = [join(root, "scripts/data/run.mjs"), "cards", "lint", "x.csv", "--lang", "en"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  rmSync(root, { recursive: true });
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    "Packages or generated files are missing. Run npm ci or npm run up first.\n",
  ]);
});
