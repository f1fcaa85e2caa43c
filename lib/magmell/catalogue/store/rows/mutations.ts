import type { ImportChange, ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import type { CatalogueRow } from "@/lib/magmell/catalogue/model/catalogue-rows";
import type { db } from "@/lib/server/db";
import { Prisma } from "@/prisma/generated/client";
import {
  type CatalogueRowOfKind,
  DATABASE_TABLES,
  type RowKind,
  TABLE_ROW_MAPPERS,
  toRulingCardRows,
} from "./database-rows";

export type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/** Rows per statement. */
const CHUNK = 1_000;

/**
 * Writes a plan to the database, many rows per statement. Removes referring rows first and adds them last: printings
 * refer to revisions and sets, so a revision or set can be removed only after all its printings.
 */
export async function writePlan(transaction: Transaction, { changes, removed }: ImportPlan): Promise<void> {
  for (const kind of ["ruling", "list", "printing"] as const) await remove(transaction, kind, removed);
  const [fresh, changed] = [changes.filter(isFresh), changes.filter((change) => !isFresh(change))];
  for (const kind of KINDS) await add(transaction, kind, fresh);
  for (const kind of KINDS) await update(transaction, kind, changed);
  await writeRulingCards(transaction, rowsOfKind(changes, "ruling"));
  for (const kind of ["revision", "set"] as const) await remove(transaction, kind, removed);
}

const isFresh = ({ fields }: ImportChange): boolean => fields === null;
const KINDS = ["set", "card", "revision", "printing", "ruling", "list"] as const satisfies readonly RowKind[];

const rowsOfKind = <R extends RowKind>(rows: readonly CatalogueRow[], row: R) =>
  rows.filter((one): one is CatalogueRowOfKind<R> => one.row === row);

/** PostgreSQL takes the types of what is written from the table itself. */
async function add<R extends RowKind>(transaction: Transaction, kind: R, rows: readonly CatalogueRow[]) {
  const { name, keys, columns } = DATABASE_TABLES[kind];
  const written = Prisma.raw([...keys, ...columns].map((column) => `"${column}"`).join(", "));
  await inChunks(
    tableRows(kind, rows),
    (some) => transaction.$executeRaw`INSERT INTO ${identifier(name)} (${written})
      SELECT ${written} FROM ${rowSource(name, some)}`,
  );
}

/** Writes all columns of rows that are there. */
async function update<R extends RowKind>(transaction: Transaction, kind: R, rows: readonly CatalogueRow[]) {
  const { name, keys, columns } = DATABASE_TABLES[kind];
  const written = columns.map((column) => `"${column}" = new."${column}"`).join(", ");
  await inChunks(tableRows(kind, rows), async (some) => {
    const count = await transaction.$executeRaw`UPDATE ${identifier(name)} AS old SET ${Prisma.raw(written)}
      FROM ${rowSource(name, some)} AS new WHERE ${sameKeys(keys, "new")}`;
    if (count !== some.length) throw new Error(`${some.length - count} rows of ${name} are gone that were to change`);
  });
}

/** Cards are never removed: their numbers and names stay their own. */
type Removable = Exclude<RowKind, "card">;

async function remove<R extends Removable>(transaction: Transaction, kind: R, rows: readonly CatalogueRow[]) {
  const { name, keys } = DATABASE_TABLES[kind];
  await inChunks(
    tableRows(kind, rows),
    (some) =>
      transaction.$executeRaw`DELETE FROM ${identifier(name)} AS old
        USING ${rowSource(name, some)} AS gone WHERE ${sameKeys(keys, "gone")}`,
  );
}

const tableRows = <R extends RowKind>(kind: R, rows: readonly CatalogueRow[]) => {
  const rowOf = TABLE_ROW_MAPPERS[kind] as (row: CatalogueRowOfKind<R>) => object;
  return rowsOfKind(rows, kind).map(rowOf);
};

/** Names of tables and columns come from `TABLES` alone. */
const identifier = (name: string) => Prisma.raw(`"${name}"`);

/** Rows as one JSON parameter, because the number of parameters per statement is limited. */
const rowSource = (name: string, rows: readonly object[]) =>
  Prisma.sql`jsonb_populate_recordset(NULL::${identifier(name)}, ${JSON.stringify(rows)}::jsonb)`;

const sameKeys = (keys: readonly string[], other: string) =>
  Prisma.raw(keys.map((key) => `old."${key}" = ${other}."${key}"`).join(" AND "));

/** Replaces the cards of rulings. */
async function writeRulingCards(
  transaction: Transaction,
  rulings: readonly CatalogueRowOfKind<"ruling">[],
): Promise<void> {
  const ids = rulings.map(({ ruling }) => ruling.id);
  await inChunks(ids, (some) => transaction.rulingCard.deleteMany({ where: { rulingId: { in: some } } }));
  await inChunks(rulings.flatMap(toRulingCardRows), (data) => transaction.rulingCard.createMany({ data }));
}

async function inChunks<T>(rows: readonly T[], write: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await write(rows.slice(start, start + CHUNK));
}
