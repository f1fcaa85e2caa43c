import { readChanges } from "@/lib/catalogue/model/changes";
import { db } from "@/lib/server/db";
import { Prisma } from "@/prisma/generated/client";
import { BULK_KINDS } from "./schemas/bulk";
import { BULK_EDITION } from "./serializers/bulk";
import type { BulkFile, BulkFileWithBytes, BulkShelf, Publication } from "./types";

type Row = { version: number; publishedAt: Date; restores: number | null; total: number; changes: unknown };

/**
 * The query for published states with `count` changes of each from `from` on. The database cuts the lists, because the
 * first state of a large catalogue has tens of thousands of changes.
 */
const select = (from: number, count: number) => Prisma.sql`
  SELECT "version", "publishedAt", "restores", jsonb_array_length("changes") AS "total",
    jsonb_path_query_array("changes", '$[$from to $to]', jsonb_build_object('from', ${from}::int, 'to', ${from + count - 1}::int)) AS "changes"
  FROM "DataVersion"`;

const read = ({ version, publishedAt, restores, total, changes }: Row): Publication => ({
  dataVersion: version,
  publishedAt,
  restores,
  total,
  changes: readChanges(changes),
});

/** The published states after a data version, the oldest first, with the first `perState` changes of each. */
export async function publicationsSince(
  since: number,
  count: number,
  perState: number,
  database = db(),
): Promise<readonly Publication[]> {
  const rows = await database.$queryRaw<Row[]>`${select(0, perState)} WHERE "version" > ${since}
    ORDER BY "version" LIMIT ${count}`;
  return rows.map(read);
}

/** The newest published states, the newest first, with the first `perState` changes of each. */
export async function newestPublications(
  count: number,
  perState: number,
  database = db(),
): Promise<readonly Publication[]> {
  const rows = await database.$queryRaw<Row[]>`${select(0, perState)} ORDER BY "version" DESC LIMIT ${count}`;
  return rows.map(read);
}

/**
 * A published state by its data version, with `count` of its changes from index `from` on; `null` when it does not
 * exist.
 */
export async function publicationOf(
  dataVersion: number,
  from: number,
  count: number,
  database = db(),
): Promise<Publication | null> {
  const [row] = await database.$queryRaw<Row[]>`${select(from, count)} WHERE "version" = ${dataVersion}`;
  return row ? read(row) : null;
}

/** The time at which a data version was published; `null` when it does not exist. */
export async function publishedAt(dataVersion: number, database = db()): Promise<Date | null> {
  const row = await database.dataVersion.findUnique({
    where: { version: dataVersion },
    select: { publishedAt: true },
  });
  return row?.publishedAt ?? null;
}

type BulkRow = Omit<BulkFile, "gzip"> & { readonly gzipSize: number; readonly gzipSha256: string };

const FACTS = Prisma.sql`"kind", "name", "size", "sha256", length("gzip") AS "gzipSize", "gzipSha256"`;

const bulkFile = ({ kind, name, size, sha256, gzipSize, gzipSha256 }: BulkRow): BulkFile => ({
  kind,
  name,
  size,
  sha256,
  gzip: { size: gzipSize, sha256: gzipSha256 },
});

/** The stored bulk files of a version of the catalogue; `null` unless every kind is stored in the current edition. */
export async function findBulkShelf(version: string, database = db()): Promise<BulkShelf | null> {
  const rows = await database.$queryRaw<BulkRow[]>`SELECT ${FACTS} FROM "BulkFile"
    WHERE "version" = ${version} AND "edition" = ${BULK_EDITION}`;
  const files = BULK_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []).map(bulkFile);
  return files.length === BULK_KINDS.length ? { version, files } : null;
}

/** The bulk files that were made last, of any version. */
export async function findNewestBulkShelf(database = db()): Promise<BulkShelf | null> {
  const [newest] = await database.$queryRaw<{ version: string }[]>`SELECT "version" FROM "BulkFile"
    WHERE "edition" = ${BULK_EDITION} ORDER BY "madeAt" DESC LIMIT 1`;
  return newest ? findBulkShelf(newest.version, database) : null;
}

/** A stored bulk file by name, with its bytes; `null` when it is not stored, or was replaced. */
export async function findStoredBulkFile(name: string, database = db()): Promise<BulkFileWithBytes | null> {
  const [row] = await database.$queryRaw<(BulkRow & { gzip: Uint8Array<ArrayBuffer> })[]>`
    SELECT ${FACTS}, "gzip" FROM "BulkFile" WHERE "name" = ${name}`;
  return row ? { ...bulkFile(row), bytes: row.gzip } : null;
}
