import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { parseCatalogueChanges } from "@/lib/magmell/catalogue/model/changes";
import type { HiddenEntries } from "@/lib/magmell/catalogue/model/public-records";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { getHiddenEntries } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { Prisma } from "@/prisma/generated/client";
import { BULK_FILE_KINDS } from "./schemas/bulk";
import { BULK_SERIALIZER_EDITION } from "./serializers/bulk";
import type { BulkFile, BulkFileSet, BulkFileWithBytes, Publication } from "./types";

type Database = ReturnType<typeof db>;
type PublicationRow = {
  version: number;
  publishedAt: Date;
  restores: number | null;
  all: number;
  total: number;
  publicOn: string | null;
  changes: unknown;
};

/**
 * Entries that readers of the history must not see: entries hidden on a date, and entries removed before they became
 * public.
 */
type Unseen = { readonly hidden: HiddenEntries; readonly today: IsoDate };

/**
 * SQL condition: a change is public. For rows published too early and removed again, no record has the date, so their
 * own entry decides.
 */
function isPublic({ hidden: { cards, sets, rulings }, today }: Unseen): Prisma.Sql {
  const numbers = JSON.stringify([...cards]);
  return Prisma.sql`CASE "change"->>'row'
    WHEN 'list' THEN "change"->'cards' = '[]' OR NOT "change"->'cards' <@ ${numbers}::jsonb
    ELSE NOT EXISTS (SELECT FROM jsonb_array_elements("change"->'cards') AS "card" WHERE "card" <@ ${numbers}::jsonb)
  END AND CASE "change"->>'row'
    WHEN 'set' THEN "change"->>'id' <> ALL(${[...sets]}::text[])
    WHEN 'printing' THEN split_part("change"->>'id', ' ', 1) <> ALL(${[...sets]}::text[])
    WHEN 'ruling' THEN "change"->>'id' <> ALL(${[...rulings]}::text[])
    ELSE true
  END AND CASE WHEN "change"->>'publicOn' > ${today} THEN
    CASE "change"->>'row'
      WHEN 'set' THEN EXISTS (SELECT FROM "CardSet" WHERE "code" = "change"->>'id')
      WHEN 'printing' THEN EXISTS (SELECT FROM "CardSet" WHERE "code" = split_part("change"->>'id', ' ', 1))
      WHEN 'ruling' THEN EXISTS (SELECT FROM "Ruling" WHERE "id" = "change"->>'id')
      ELSE true
    END
  ELSE true END`;
}

/**
 * SQL query for published states with `count` changes each from `from` on. The database cuts the lists, because the
 * first state of a large catalogue has tens of thousands of changes.
 */
const selectAll = (from: number, count: number) => Prisma.sql`
  SELECT "version", "publishedAt", "restores", jsonb_array_length("changes") AS "all", jsonb_array_length("changes") AS "total",
    (SELECT max("day"#>>'{}') FROM jsonb_path_query("changes", '$[*].publicOn') AS "day") AS "publicOn",
    jsonb_path_query_array("changes", '$[$from to $to]', jsonb_build_object('from', ${from}::int, 'to', ${from + count - 1}::int)) AS "changes"
  FROM "DataVersion"`;

/** Returns the query of `selectAll` for public changes alone, which takes twice as long. */
const selectPublic = (from: number, count: number, unseen: Unseen) => Prisma.sql`
  SELECT "version", "publishedAt", "restores", jsonb_array_length("DataVersion"."changes") AS "all", "seen".*
  FROM "DataVersion" CROSS JOIN LATERAL (
    SELECT count(*)::int AS "total", max("change"->>'publicOn') AS "publicOn",
      coalesce(jsonb_agg("change" ORDER BY "place") FILTER (WHERE "place" > ${from}::int AND "place" <= ${from + count}::int), '[]') AS "changes"
    FROM (
      SELECT "change", row_number() OVER (ORDER BY "at") AS "place"
      FROM jsonb_array_elements("DataVersion"."changes") WITH ORDINALITY AS "every"("change", "at")
      WHERE ${isPublic(unseen)}
    ) AS "public"
  ) AS "seen"`;

type Wanted = {
  readonly from: number;
  readonly count: number;
  readonly which: Prisma.Sql;
  readonly database: Database;
};

/** Reads published states with their public changes. */
async function readPublications({ from, count, which, database }: Wanted): Promise<readonly Publication[]> {
  const unseen = { hidden: await getHiddenEntries(), today: getTokyoDate(new Date()) };
  const { cards, sets, rulings } = unseen.hidden;
  const every = cards.size + sets.size + rulings.size === 0;
  const rows = every ? await database.$queryRaw<PublicationRow[]>`${selectAll(from, count)} ${which}` : [];
  // Something that was taken back before its day is hidden by its entry alone.
  if (every && rows.every(({ publicOn }) => publicOn === null || publicOn <= unseen.today))
    return rows.map((row) => read(row, unseen));
  const seen = await database.$queryRaw<PublicationRow[]>`${selectPublic(from, count, unseen)} ${which}`;
  return seen.map((row) => read(row, unseen));
}

const read = (row: PublicationRow, { hidden }: Unseen): Publication => ({
  dataVersion: row.version,
  publishedAt: row.publishedAt,
  restores: row.restores,
  isHidden: row.total === 0 && row.all > 0,
  publicOn: row.publicOn,
  total: row.total,
  changes: parseCatalogueChanges(row.changes).map((change) => ({
    ...change,
    cards: change.cards.filter((number) => !hidden.cards.has(number)),
  })),
});

/** Returns the published states after a data version, oldest first, each with its first `perState` public changes. */
export const listPublicationsSince = (
  since: number,
  count: number,
  perState: number,
  database = db(),
): Promise<readonly Publication[]> =>
  readPublications({
    from: 0,
    count: perState,
    which: Prisma.sql`WHERE "version" > ${since} ORDER BY "version" LIMIT ${count}`,
    database,
  });

/** Returns the newest published states, newest first, each with its first `perState` public changes. */
export const listNewestPublications = (
  count: number,
  perState: number,
  database = db(),
): Promise<readonly Publication[]> =>
  readPublications({
    from: 0,
    count: perState,
    which: Prisma.sql`ORDER BY "version" DESC LIMIT ${count}`,
    database,
  });

/**
 * Returns a published state by its data version, with `count` of its public changes from index `from`; null if it does
 * not exist.
 */
export async function findPublication(
  dataVersion: number,
  from: number,
  count: number,
  database = db(),
): Promise<Publication | null> {
  const which = Prisma.sql`WHERE "version" = ${dataVersion}`;
  const [found] = await readPublications({ from, count, which, database });
  return found ?? null;
}

/** Returns the time at which a data version was published; `null` when it does not exist. */
export async function findPublicationDate(dataVersion: number, database = db()): Promise<Date | null> {
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

/** Returns the stored bulk files of a catalogue version; null unless every kind is stored in the current edition. */
export async function findBulkFileSet(version: string, database = db()): Promise<BulkFileSet | null> {
  const rows = await database.$queryRaw<BulkRow[]>`SELECT ${FACTS} FROM "BulkFile"
    WHERE "version" = ${version} AND "edition" = ${BULK_SERIALIZER_EDITION}`;
  const files = BULK_FILE_KINDS.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []).map(bulkFile);
  return files.length === BULK_FILE_KINDS.length ? { version, files } : null;
}

/** Returns the most recently created bulk files of any version. */
export async function findNewestBulkFileSet(database = db()): Promise<BulkFileSet | null> {
  const [newest] = await database.$queryRaw<{ version: string }[]>`SELECT "version" FROM "BulkFile"
    WHERE "edition" = ${BULK_SERIALIZER_EDITION} ORDER BY "madeAt" DESC LIMIT 1`;
  return newest ? findBulkFileSet(newest.version, database) : null;
}

/** Returns a stored bulk file by name, with its bytes; null if it is not stored or was replaced. */
export async function findStoredBulkFile(name: string, database = db()): Promise<BulkFileWithBytes | null> {
  const [row] = await database.$queryRaw<(BulkRow & { gzip: Uint8Array<ArrayBuffer> })[]>`
    SELECT ${FACTS}, "gzip" FROM "BulkFile" WHERE "name" = ${name}`;
  return row ? { ...bulkFile(row), bytes: row.gzip } : null;
}
