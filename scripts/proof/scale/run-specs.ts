import { spawnSync } from "node:child_process";

/** Journeys that most players take. */
const JOURNEYS = ["browse", "account", "drafts", "decks-mine"];
/** HTTP tests of the content of every page, and of access control. */
const HTTP_TESTS = ["smoke", "card", "strangers"];

/** Runs the main browser and HTTP tests against an address. Returns 0 if all pass, otherwise 1. */
export function runSpecs(address: string, secret: string, database: string): number {
  const env = {
    ...process.env,
    E2E_URL: address,
    NEXTAUTH_SECRET: secret,
    DATABASE_URL: database,
    DATABASE_OWNER_URL: database,
  };
  const commands = [
    ["node_modules/playwright/cli.js", "test", "--workers=1", ...JOURNEYS.map((name) => `e2e/${name}.spec.ts`)],
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "http",
      ...HTTP_TESTS.map((name) => `e2e/http/${name}.http`),
    ],
  ];
  const failed = commands.filter(
    (command) => spawnSync(process.execPath, command, { stdio: "inherit", env }).status !== 0,
  );
  return failed.length === 0 ? 0 : 1;
}
