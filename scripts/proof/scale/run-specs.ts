import { spawnSync } from "node:child_process";

/** Paths that most players take, and those that prove whose is what. */
const SPECS = ["smoke", "browse", "card", "account", "drafts", "decks-mine", "saved-once", "strangers"];

/** Runs the browser's main specs against an address; gives 0 when all passed, otherwise 1. */
export function runSpecs(address: string, secret: string, database: string): number {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/playwright/cli.js", "test", "--workers=1", ...SPECS.map((name) => `e2e/${name}.spec.ts`)],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        E2E_URL: address,
        NEXTAUTH_SECRET: secret,
        DATABASE_URL: database,
        DATABASE_OWNER_URL: database,
      },
    },
  );
  return status === 0 ? 0 : 1;
}
