import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { LIMITS } from "@/lib/catalogue/schema";
import { importCards } from "./commands/import-cards";
import { lintCards } from "./commands/lint-cards";

const USAGE = "Usage: npm run cards -- import FILE... [--dry-run] | npm run cards -- lint FILE... [--json]";

/** `npm run cards`: reads the arguments and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, json: { type: "boolean" } },
  });
  const [command, ...files] = positionals;
  const [dryRun, json] = [values["dry-run"] === true, values.json === true];
  const fits = (command === "import" && !json) || (command === "lint" && !dryRun);
  if (!fits || files.length === 0) return refuse(USAGE);
  if (files.length > LIMITS.files) return refuse(`At most ${LIMITS.files} files at once. Join some of them.`);
  return command === "lint" ? lintCards(files, json) : importAndClose(files, dryRun);
}

async function importAndClose(files: readonly string[], dryRun: boolean): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { db } = await import("@/lib/db");
  try {
    return await importCards(files, dryRun);
  } finally {
    await db().$disconnect();
  }
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const done = process.argv.includes("lint") ? "Not read" : "Not imported, nothing was changed";
  process.exitCode = refuse(`${done}: ${error instanceof Error ? error.message : String(error)}`);
}
