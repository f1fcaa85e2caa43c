import { readChanges } from "@/lib/catalogue/changes";
import { db } from "@/lib/db";
import { Prisma } from "@/prisma/generated/client";
import type { Publication } from "./publication";

type Row = { version: number; publishedAt: Date; restores: number | null; total: number; changes: unknown };

/**
 * Published states with some of their changes. The database cuts the lists: the first state of a large catalogue has
 * tens of thousands of them.
 */
const select = (from: number, count: number) => Prisma.sql`
  SELECT "version", "publishedAt", "restores", jsonb_array_length("changes") AS "total",
    jsonb_path_query_array("changes", '$[$from to $to]', jsonb_build_object('from', ${from}::int, 'to', ${from + count - 1}::int)) AS "changes"
  FROM "DataVersion"`;

const read = ({ version, publishedAt, restores, total, changes }: Row): Publication => ({
  ...{ dataVersion: version, publishedAt, restores, total, changes: readChanges(changes) },
});

/** What was published after a data version, the oldest first, with the first `perState` changes of each. */
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

/** The newest published states, the newest first. */
export async function newestPublications(
  count: number,
  perState: number,
  database = db(),
): Promise<readonly Publication[]> {
  const rows = await database.$queryRaw<Row[]>`${select(0, perState)} ORDER BY "version" DESC LIMIT ${count}`;
  return rows.map(read);
}

/** One published state with `count` of its changes, from the one at `from`; `null` when there is no such state. */
export async function publicationOf(
  dataVersion: number,
  from: number,
  count: number,
  database = db(),
): Promise<Publication | null> {
  const [row] = await database.$queryRaw<Row[]>`${select(from, count)} WHERE "version" = ${dataVersion}`;
  return row ? read(row) : null;
}

/** When a data version was published; `null` when there is no such state. */
export async function publishedAt(dataVersion: number, database = db()): Promise<Date | null> {
  const row = await database.dataVersion.findUnique({
    where: { version: dataVersion },
    select: { publishedAt: true },
  });
  return row?.publishedAt ?? null;
}
