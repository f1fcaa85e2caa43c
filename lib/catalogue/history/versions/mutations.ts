import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { cardFileText } from "@/lib/catalogue/import/files/write-card-file";
import { changesNothing, type ImportPlan, planRestore } from "@/lib/catalogue/import/import-plan";
import { planHash } from "@/lib/catalogue/import/plan-hash";
import type { CatalogueRow } from "@/lib/catalogue/model/catalogue-rows";
import { newestVersion, readRecords } from "@/lib/catalogue/store/data";
import { storedTextReader } from "@/lib/catalogue/store/readings/data";
import { type Transaction, writePlan } from "@/lib/catalogue/store/rows/mutations";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { writeAudit } from "../audit/mutations";
import type { Actor } from "../audit/types";
import { changesOf } from "../changes-of";
import { readVersion } from "./data";
import type { RollbackResult, VersionCounts, VersionSummary } from "./types";

const zip = promisify(gzip);

type Database = ReturnType<typeof db>;

/** Two publications at once wait for each other, so that each is planned against what the other left. */
const LOCK = 205_003;
/** Tens of thousands of new texts are read before they are published; readers of the site wait for none of it. */
const TIMEOUT = 60 * 60_000;

/** Runs something that reads the catalogue, decides and publishes, while nobody else does. All of it happens or nothing. */
export const withPublishLock = <T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  database.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      return work(transaction);
    },
    { timeout: TIMEOUT, maxWait: 30_000 },
  );

/** Where what is published comes from. */
export type PublicationOrigin = {
  readonly actor: Actor;
  /** Names and contents of the files. */
  readonly files: readonly { readonly file: string; readonly bytes: Uint8Array }[];
  /** The version that is brought back. */
  readonly restores?: number;
};

/** Carries out a plan and publishes what comes of it as a version, with all that is needed to come back to it. */
export async function publish(transaction: Transaction, plan: ImportPlan, origin: PublicationOrigin): Promise<number> {
  await keepNewest(transaction);
  await writePlan(transaction, plan);
  const after = await readRecords(transaction);
  const changes = changesOf(plan, after);
  // Compiled here, so that those who serve the new version find its texts read.
  await storedTextReader(transaction, after);
  const { version } = await transaction.dataVersion.create({
    data: {
      sha256: hashOf(origin.files),
      summary: summaryOf(origin, plan),
      changes: changes.map((change) => ({ ...change })),
      content: await zip(cardFileText(after)),
      restores: origin.restores ?? null,
    },
    select: { version: true },
  });
  const files = origin.files.map(({ file }) => lastPart(file));
  if (origin.restores === undefined)
    await writeAudit(origin.actor, "import.publish", { version, files, changes: changes.length }, transaction);
  else {
    const details = { version, restores: origin.restores, changes: changes.length };
    await writeAudit(origin.actor, "catalogue.rollback", details, transaction);
  }
  return version;
}

/** A version from before contents were kept gets its own while it is still what is served, so that one can come back to it. */
async function keepNewest(transaction: Transaction): Promise<void> {
  const version = await newestVersion(transaction);
  const kept = await transaction.dataVersion.count({ where: { version, content: { not: null } } });
  if (version === 0 || kept > 0) return;
  const content = await zip(cardFileText(await readRecords(transaction)));
  await transaction.dataVersion.update({ where: { version }, data: { content } });
}

/**
 * Publishes what an older version held as a new one. Cards that it did not know are withdrawn. Refuses a version whose
 * content was not kept; a dry run stops before the first write. With `name`, the name of a plan that somebody has read,
 * it only does what that plan did.
 */
export async function rollBack(
  version: number,
  actor: Actor,
  { dryRun = false, name, database = db() }: { dryRun?: boolean; name?: string; database?: Database } = {},
): Promise<RollbackResult> {
  return withPublishLock(database, async (transaction) => {
    const then = await readVersion(version, transaction);
    if (!then.ok) return then;
    const plan = await runCooperatively(planRestore(then.records, await readRecords(transaction)));
    const asRead = name === undefined || name === (await runCooperatively(planHash(plan)));
    const applied = !dryRun && asRead && !changesNothing(plan);
    const inForce = applied
      ? await publish(transaction, plan, { actor, files: [], restores: version })
      : await newestVersion(transaction);
    return { ok: true, plan, applied, version: inForce };
  });
}

function hashOf(files: PublicationOrigin["files"]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex");
}

const lastPart = (file: string): string => file.split(/[\\/]/).at(-1) ?? file;

function summaryOf({ files }: PublicationOrigin, { changes, removed }: ImportPlan): VersionSummary {
  return {
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
