import { readAuditLog } from "@/lib/magmell/catalogue/history/audit/data";
import { type AuditEntry, COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { compareVersions, listVersions } from "@/lib/magmell/catalogue/history/versions/data";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
import type { PublishedVersion, VersionCounts, VersionFailure } from "@/lib/magmell/catalogue/history/versions/types";
import { say } from "../../words/command-words.mjs";
import { readVersionNumber } from "./arguments";
import { formatChanges, formatProblems } from "./import-report";
import { refreshBulkFiles } from "./refresh-bulk-files";
import { countPlanChanges } from "./run-import";

/** Runs `npm run cards -- history`. */
export async function showHistory(): Promise<number> {
  const { versions, next } = await listVersions();
  for (const version of versions) console.log(describeVersion(version));
  if (versions.length === 0) console.log(say("cards.noVersions"));
  if (next !== null) console.log(say("cards.olderVersions"));
  return 0;
}

/** Runs `npm run cards -- audit`. */
export async function showAudit(): Promise<number> {
  const { entries, next } = await readAuditLog();
  for (const entry of entries) console.log(describeEntry(entry));
  if (entries.length === 0) console.log(say("cards.noAudit"));
  if (next !== null) console.log(say("cards.olderAudit"));
  return 0;
}

/** Runs `npm run cards -- diff`. */
export async function showDiff(words: readonly string[]): Promise<number> {
  const [from, to] = words.map(readVersionNumber);
  if (typeof from !== "number" || typeof to !== "number")
    return refuse(say("cards.versionNumber", { version: words[typeof from === "number" ? 1 : 0] ?? "" }));
  const compared = await compareVersions(from, to);
  if (!compared.ok) return refuseVersion(compared);
  for (const line of formatChanges(compared.plan)) console.log(line);
  console.log(say("cards.diff", { from, to, n: countPlanChanges(compared.plan) }));
  return 0;
}

/** Runs `npm run cards -- rollback`. */
export async function rollBackTo([word = ""]: readonly string[], dryRun: boolean): Promise<number> {
  const version = readVersionNumber(word);
  if (version === null) return refuse(say("cards.versionNumber", { version: word }));
  const result = await rollBackToVersion(version, COMMAND_LINE_ACTOR, { dryRun });
  if (!result.ok) return refuseVersion(result);
  for (const line of formatChanges(result.plan)) console.log(line);
  const count = countPlanChanges(result.plan);
  if (result.applied) await refreshBulkFiles();
  const values = { current: result.version, version, n: count };
  const outcome = count === 0 ? "same" : result.applied ? "rolledBack" : "dryRun";
  console.log(say(`cards.${outcome}`, values));
  return 0;
}

function refuseVersion({ reason, version, problems = [] }: VersionFailure): number {
  if (problems.length > 0) console.error(formatProblems(problems));
  return refuse(say(REFUSALS[reason], { version }));
}

const REFUSALS = {
  NO_VERSION: "cards.noVersion",
  NOT_KEPT: "cards.notKept",
  NOT_READABLE: "cards.notReadable",
} as const satisfies Readonly<Record<VersionFailure["reason"], string>>;

function refuse(message: string): number {
  console.error(message);
  return 1;
}

function describeVersion({ version, publishedAt, summary, restores, kept }: PublishedVersion): string {
  const of = (counts: VersionCounts | undefined) => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const from = restores === null ? (summary.files ?? []).join(", ") : say("cards.restoredFrom", { version: restores });
  const counts = `+${of(summary.added)} ~${of(summary.changed)} -${of(summary.removed)}`;
  return `${String(version).padStart(5)}  ${publishedAt.toISOString()}  ${counts}  ${from}${kept ? "" : say("cards.notStored")}`;
}

function describeEntry({ at, actor, action, details }: AuditEntry): string {
  return `${at.toISOString()}  ${actor}  ${action}  ${JSON.stringify(details)}`;
}
