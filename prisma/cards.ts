import { existsSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { reportPlan, reportProblems } from "@/lib/catalogue/import-report";
import { importCardFiles } from "@/lib/catalogue/mutations";
import type { CardFileSource } from "@/lib/catalogue/read-card-file";
import { LIMITS } from "@/lib/catalogue/schema";
import { db } from "@/lib/db";

const USAGE = "Usage: npm run cards -- import FILE... [--dry-run]";

/** `npm run cards`: reads the arguments, prints what the import says, and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { "dry-run": { type: "boolean" } } });
  const [command, ...files] = positionals;
  if (command !== "import" || files.length === 0) return refuse(USAGE);
  if (files.length > LIMITS.files) return refuse(`At most ${LIMITS.files} files at once. Join some of them.`);
  const result = await importCardFiles(files.map(open), { dryRun: values["dry-run"] });
  if (!result.ok) return refuse(reportProblems(result.problems));
  console.log(reportPlan(result.plan));
  const { length } = result.plan.changes;
  if (length === 0) console.log(`Nothing changes: data version ${result.version} stays.`);
  else if (result.applied) console.log(`Applied ${length} changes as data version ${result.version}.`);
  else console.log(`Dry run: ${length} changes were not applied.`);
  return 0;
}

function open(file: string): CardFileSource {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  if (statSync(file).size > LIMITS.fileBytes) return { file, bytes: new Uint8Array(LIMITS.fileBytes + 1) };
  return { file, bytes: readFileSync(file) };
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await main();
  await db().$disconnect();
} catch (error) {
  process.exitCode = refuse(
    `Not imported, nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
  );
}
