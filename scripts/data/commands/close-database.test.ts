import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test.each(["decks", "mtg"])("npm run %s shows its help where the settings are invalid", (command) => {
  const program = [resolve(import.meta.dirname, "../run.mjs"), command, "--help", "--lang", "en"];
  const run = spawnSync(process.execPath, program, {
    env: { ...process.env, DATABASE_URL: "nowhere" },
    encoding: "utf8",
  });
  expect([run.status, run.stderr, run.stdout]).toEqual([0, "", expect.stringMatching(/^Usage:/)]);
});
