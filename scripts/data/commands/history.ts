import { readAuditLog } from "@/lib/magmell/catalogue/history/audit/data";
import { type AuditEntry, COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { compareVersions, listVersions } from "@/lib/magmell/catalogue/history/versions/data";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
import type { PublishedVersion, VersionCounts, VersionFailure } from "@/lib/magmell/catalogue/history/versions/types";
import { formatChanges, formatProblems } from "@/lib/magmell/catalogue/import/import-report";
import { readVersionNumber } from "./arguments";
import { refreshBulkFiles } from "./refresh-bulk-files";
import { countPlanChanges } from "./run-import";

/** Runs `npm run cards -- history`. */
export async function showHistory(): Promise<number> {
  const { versions, next } = await listVersions();
  for (const version of versions) console.log(describeVersion(version));
  if (versions.length === 0) console.log("Nothing was published yet.");
  if (next !== null) console.log("… and older ones");
  return 0;
}

/** Runs `npm run cards -- audit`. */
export async function showAudit(): Promise<number> {
  const { entries, next } = await readAuditLog();
  for (const entry of entries) console.log(describeEntry(entry));
  if (entries.length === 0) console.log("Nothing was done yet.");
  if (next !== null) console.log("… and older entries");
  return 0;
}

/** Runs `npm run cards -- diff`. */
export async function showDiff(words: readonly string[]): Promise<number> {
  const [from, to] = words.map(readVersionNumber);
  if (typeof from !== "number" || typeof to !== "number") return refuse("A version is a number such as 12.");
  const compared = await compareVersions(from, to);
  if (!compared.ok) return refuseVersion(compared);
  for (const line of formatChanges(compared.plan)) console.log(line);
  console.log(`From version ${from} to version ${to}: ${countPlanChanges(compared.plan)} changes.`);
  return 0;
}

/** Runs `npm run cards -- rollback`. */
export async function rollBackTo([word = ""]: readonly string[], dryRun: boolean): Promise<number> {
  const version = readVersionNumber(word);
  if (version === null) return refuse("A version is a number such as 12.");
  const result = await rollBackToVersion(version, COMMAND_LINE_ACTOR, { dryRun });
  if (!result.ok) return refuseVersion(result);
  for (const line of formatChanges(result.plan)) console.log(line);
  const count = countPlanChanges(result.plan);
  if (result.applied) await refreshBulkFiles();
  if (count === 0) console.log(`Nothing changes: data version ${result.version} holds what version ${version} held.`);
  else if (result.applied)
    console.log(`Brought version ${version} back as data version ${result.version}: ${count} changes.`);
  else console.log(`Dry run: ${count} changes were not applied.`);
  return 0;
}

function refuseVersion({ reason, version, problems = [] }: VersionFailure): number {
  if (problems.length > 0) console.error(formatProblems(problems));
  return refuse(REFUSALS[reason](version));
}

const REFUSALS: Readonly<Record<VersionFailure["reason"], (version: number) => string>> = {
  NO_VERSION: (version) => `There is no version ${version}. See: npm run cards -- history`,
  NOT_KEPT: (version) => `Version ${version} was published before contents were kept, so it cannot be read again.`,
  NOT_READABLE: (version) => `What version ${version} held does not fit the format of today.`,
};

function refuse(message: string): number {
  console.error(message);
  return 1;
}

function describeVersion({ version, publishedAt, summary, restores, kept }: PublishedVersion): string {
  const of = (counts: VersionCounts | undefined) => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const from = restores === null ? (summary.files ?? []).join(", ") : `version ${restores} brought back`;
  const counts = `+${of(summary.added)} ~${of(summary.changed)} -${of(summary.removed)}`;
  return `${String(version).padStart(5)}  ${publishedAt.toISOString()}  ${counts}  ${from}${kept ? "" : "  (not kept)"}`;
}

function describeEntry({ at, actor, action, details }: AuditEntry): string {
  return `${at.toISOString()}  ${actor}  ${action}  ${JSON.stringify(details)}`;
}
