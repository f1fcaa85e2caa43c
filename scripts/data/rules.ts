import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { removeOfficialRules, replaceOfficialRules } from "@/lib/rules/mutations";
import { parseRulesFile } from "@/lib/rules/parse-rules-file";
import { reportRulesFile, unreadableReason } from "@/lib/rules/rules-report";
import { editionSchema, RULES_LIMITS } from "@/lib/rules/schema";

const USAGE = "Usage: npm run rules -- import FILE [--edition 1.01] [--dry-run] | npm run rules -- remove";

/**
 * `npm run rules`: loads the official text of the rules beside our summaries, for this site alone, and answers with the
 * exit code. The text stays in the database: no file of the project and no bulk file holds it.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, edition: { type: "string" } },
  });
  const [command, file, ...others] = positionals;
  if (command === "remove" && file === undefined) return remove();
  if (command !== "import" || file === undefined || others.length > 0) return refuse(USAGE);
  return load(file, { edition: values.edition, dryRun: values["dry-run"] === true });
}

async function load(file: string, options: { edition?: string | undefined; dryRun: boolean }): Promise<number> {
  const name = basename(file);
  const read = parseRulesFile(open(file));
  if (!read.ok) return refuse(`Not loaded: ${unreadableReason(read.reason)}`);
  console.log(reportRulesFile(name, read));
  const edition = options.edition ?? read.edition ?? /\d+(?:\.\d+)+/.exec(name)?.[0];
  if (edition === undefined || !editionSchema.safeParse(edition).success)
    return refuse("Not loaded: the file does not say its edition. Name it: --edition 1.01");
  const { dryRun } = options;
  const { added, changed, removed } = await replaceOfficialRules(read.rules, edition, { dryRun });
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  console.log(dryRun ? `Dry run, edition ${edition}: ${counts}.` : `Loaded edition ${edition}: ${counts}.`);
  return 0;
}

async function remove(): Promise<number> {
  console.log(`Removed ${await removeOfficialRules()} official texts.`);
  return 0;
}

function open(file: string): Uint8Array {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  if (statSync(file).size > RULES_LIMITS.fileBytes) return new Uint8Array(RULES_LIMITS.fileBytes + 1);
  return readFileSync(file);
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

if (existsSync(".env")) process.loadEnvFile(".env");
const { db } = await import("@/lib/server/db");
try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = refuse(
    `Not loaded, nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
  );
} finally {
  await db().$disconnect();
}
