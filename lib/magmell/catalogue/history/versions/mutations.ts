import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { storeImages } from "@/lib/magmell/card-images/mutations";
import type { ConvertedPicture } from "@/lib/magmell/card-images/types";
import { stringifyCardFile } from "@/lib/magmell/catalogue/import/files/write-card-file";
import { hashPlan } from "@/lib/magmell/catalogue/import/hash-plan";
import { type ImportPlan, isEmptyPlan, planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import type { CatalogueRow } from "@/lib/magmell/catalogue/model/catalogue-rows";
import { getNewestVersion, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import { loadStoredTextReader } from "@/lib/magmell/catalogue/store/readings/data";
import { type Transaction, writePlan } from "@/lib/magmell/catalogue/store/rows/mutations";
import { acquireLock } from "@/lib/server/acquire-lock";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { appendAuditEntry } from "../audit/mutations";
import type { AuditActor, ReauthenticatedActor } from "../audit/types";
import { getPlanChanges } from "../plan-changes";
import { readVersion } from "./data";
import type { RollbackResult, VersionCause, VersionCounts, VersionSummary } from "./types";

const zip = promisify(gzip);

type Database = ReturnType<typeof db>;

/**
 * Timeout of a publication in milliseconds; it compiles up to tens of thousands of texts while the site keeps serving.
 */
const TIMEOUT = 60 * 60_000;
/** That timeout in PostgreSQL's notation. The limits of the site's database role are shorter. */
const LONGEST = `${TIMEOUT}ms`;

/** Runs work that reads and publishes the catalogue in one transaction, under the publication lock. */
export const withPublishLock = <T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  database.$transaction(
    async (transaction) => {
      // A publication compiles between its statements, and waits for the one before it.
      await transaction.$executeRaw`
        SELECT set_config('statement_timeout', ${LONGEST}, true), set_config('lock_timeout', ${LONGEST}, true),
          set_config('idle_in_transaction_session_timeout', ${LONGEST}, true)`;
      await acquireLock(transaction, "publication");
      return work(transaction);
    },
    { timeout: TIMEOUT, maxWait: 30_000 },
  );

/** The source of a publication: its actor and files, or the version that it restores. */
type PublicationOrigin = {
  readonly actor: AuditActor;
  /** Names and contents of the files. */
  readonly files: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** The pictures that came with the files and were not stored yet. */
  readonly pictures?: readonly ConvertedPicture[];
  /** The version that a rollback restores. */
  readonly restores?: number;
  /** The action behind a version that is neither an import nor a rollback; its caller writes the audit entry. */
  readonly by?: VersionCause;
};

/** Applies a plan and publishes the resulting catalogue as a version, with the content that a later rollback needs. */
export async function publishVersion(
  transaction: Transaction,
  plan: ImportPlan,
  origin: PublicationOrigin,
): Promise<number> {
  await storeCurrentContent(transaction);
  await storeImages(transaction, origin.pictures ?? []);
  await writePlan(transaction, plan);
  const after = await readCatalogueRecords(transaction);
  const changes = getPlanChanges(plan, after, getTokyoDate(new Date()));
  // Texts are compiled before publication, so that servers find the readings of the new version stored.
  await loadStoredTextReader(transaction, after);
  const { version } = await transaction.dataVersion.create({
    data: {
      sha256: hashOf(origin.files),
      summary: summaryOf(origin, plan),
      changes: changes.map((change) => ({ ...change })),
      content: await zip(stringifyCardFile(after)),
      restores: origin.restores ?? null,
    },
    select: { version: true },
  });
  if (origin.by !== undefined) return version;
  const files = origin.files.map(({ file }) => lastPart(file));
  if (origin.restores === undefined)
    await appendAuditEntry(origin.actor, "import.publish", { version, files, changes: changes.length }, transaction);
  else {
    const details = { version, restores: origin.restores, changes: changes.length };
    await appendAuditEntry(origin.actor, "catalogue.rollback", details, transaction);
  }
  return version;
}

/** Stores the content of a current version that has none, as old versions do, so that it can be restored later. */
async function storeCurrentContent(transaction: Transaction): Promise<void> {
  const version = await getNewestVersion(transaction);
  const kept = await transaction.dataVersion.count({ where: { version, content: { not: null } } });
  if (version === 0 || kept > 0) return;
  const content = await zip(stringifyCardFile(await readCatalogueRecords(transaction)));
  await writeVersionContent(transaction, version, content);
}

/** Replaces the content of a version. Nothing else of a version may change. */
export async function writeVersionContent(transaction: Transaction, version: number, content: Buffer): Promise<void> {
  await transaction.$executeRaw`SELECT write_version_content(${version}::int, ${content})`;
}

/**
 * Publishes the content of an older version as a new version, and withdraws cards that the older version does not
 * contain. Rejects versions whose content was not stored. A dry run writes nothing. With `expected`, the hash of a
 * reviewed plan, it publishes only if the changes are still those of that plan.
 */
export async function rollBackToVersion(
  version: number,
  actor: ReauthenticatedActor,
  { dryRun = false, expected, database = db() }: { dryRun?: boolean; expected?: string; database?: Database } = {},
): Promise<RollbackResult> {
  return withPublishLock(database, async (transaction) => {
    const then = await readVersion(version, transaction);
    if (!then.ok) return then;
    const plan = await runCooperatively(planRestore(then.records, await readCatalogueRecords(transaction)));
    const asReviewed = expected === undefined || expected === (await runCooperatively(hashPlan(plan)));
    const applied = !dryRun && asReviewed && !isEmptyPlan(plan);
    const inForce = applied
      ? await publishVersion(transaction, plan, { actor, files: [], restores: version })
      : await getNewestVersion(transaction);
    return { ok: true, plan, applied, version: inForce };
  });
}

function hashOf(files: PublicationOrigin["files"]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex");
}

const lastPart = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;

function summaryOf({ files, by }: PublicationOrigin, { changes, removed }: ImportPlan): VersionSummary {
  return {
    ...(by && { by }),
    files: files.map(({ file }) => lastPart(file)),
    added: countsOf(changes.filter(({ fields }) => fields === null)),
    changed: countsOf(changes.filter(({ fields }) => fields !== null)),
    removed: countsOf(removed),
  };
}

function countsOf(rows: readonly CatalogueRow[]): VersionCounts {
  const count = (kind: CatalogueRow["row"]) => rows.filter(({ row }) => row === kind).length;
  return {
    sets: count("set"),
    cards: count("card"),
    revisions: count("revision"),
    printings: count("printing"),
    rulings: count("ruling"),
    lists: count("list"),
  };
}
