import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";

/** The advisory lock under which Prisma Migrate works, so that two programs never migrate one database at once. */
export const MIGRATION_LOCK_ID = 72_707_369;
/** Prisma Migrate's own table, so that its commands and this runner read each other's records. */
export const MIGRATION_TABLE_SQL = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/**
 * Applies the pending migrations of a database in the order of their names. Each migration runs in one transaction with
 * its record, so that a failed one changes nothing.
 *
 * Throws a Failure when a migration fails, was changed after it was applied, or was left unfinished by another program.
 * Also throws a Failure when a newer release has migrated the database.
 * @param {string} connectionString address of the database
 * @param {string} folder the folder of migrations, each a folder with a `migration.sql`
 * @returns {Promise<string[]>} names of the migrations that were applied
 */
export async function applyMigrations(connectionString, folder) {
  return withDatabase(connectionString, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
    await client.query(MIGRATION_TABLE_SQL);
    const { pending } = await stateOf(client, folder);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

/**
 * Returns the names of the pending migrations of a database, and whether no migration has ever been applied. Changes
 * nothing. Throws a Failure as `applyMigrations` does.
 */
export async function getMigrationState(connectionString, folder) {
  return withDatabase(connectionString, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS made");
    if (!rows[0].made) return { pending: readMigrations(folder).map(({ name }) => name), isEmpty: true };
    const { pending, isEmpty } = await stateOf(client, folder);
    return { pending: pending.map(({ name }) => name), isEmpty };
  });
}

async function withDatabase(connectionString, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  try {
    await connect(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function stateOf(client, folder) {
  const { rows } = await client.query(
    "SELECT id, migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name",
  );
  const ours = readMigrations(folder);
  const known = new Set(ours.map(({ name }) => name));
  const newer = rows.findLast(({ migration_name, finished_at }) => finished_at !== null && !known.has(migration_name));
  if (newer !== undefined) throw new Failure(say("migrate.newer", { name: newer.migration_name }));
  const records = new Map(rows.map((row) => [row.migration_name, row]));
  const pending = ours
    .filter((migration) => isPending(migration, records.get(migration.name)))
    .map((migration) => ({ ...migration, failed: records.get(migration.name)?.id }));
  return { pending, isEmpty: rows.length === 0 };
}

/** Returns the migrations in a folder in the order of their names, each with its SQL and the checksum of the SQL. */
export function readMigrations(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

function isPending({ name, checksum }, record) {
  if (record === undefined) return true;
  // Prisma Migrate writes down the error of the server, which has then undone the whole script.
  if (record.finished_at === null && record.logs) return true;
  if (record.finished_at === null) throw new Failure(say("migrate.unfinished", { name }));
  if (record.checksum !== checksum) throw new Failure(say("migrate.edited", { name }));
  return false;
}

async function apply(client, migration) {
  const { name, sql, failed } = migration;
  try {
    await client.query("BEGIN");
    if (failed) await forget(client, failed);
    await applyMigration(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    const values = { name, message: error.message };
    const line = lineOf(sql, error.position);
    throw new Failure(line === null ? say("migrate.failed", values) : say("migrate.failedAt", { ...values, line }));
  }
}

/** Marks the record of an attempt that left nothing behind. */
const forget = (client, id) => client.query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE id = $1", [id]);

/**
 * Resolves a migration that another program left unfinished. "done" marks it as applied, "again" as not applied. Throws
 * a Failure when no such migration is unfinished.
 * @param {"done" | "again"} how
 */
export async function settleMigration(connectionString, folder, name, how) {
  await withDatabase(connectionString, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
    const { rows } = await client.query(
      "SELECT id FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL",
      [name],
    );
    const migration = readMigrations(folder).find((one) => one.name === name);
    if (rows.length === 0 || migration === undefined) throw new Failure(say("migrate.notUnfinished", { name }));
    if (how === "again") return forget(client, rows[0].id);
    return client.query(
      "UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1, checksum = $2 WHERE id = $1",
      [rows[0].id, migration.checksum],
    );
  });
}

/** Applies a migration and records it, within the caller's transaction. */
export async function applyMigration(client, { name, sql, checksum }) {
  await client.query(sql);
  await client.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)",
    [randomUUID(), checksum, name],
  );
}

/** Returns the line of an SQL error from its character position, counted from 1; null without a position. */
const lineOf = (sql, position) =>
  position === undefined ? null : sql.slice(0, Number(position) - 1).split("\n").length;

/** Opens a connection. Throws a Failure that says what to do when the database does not answer. */
export async function connect(client) {
  await client.connect().catch((error) => {
    const { database, host, port } = client;
    throw new Failure(say("database.silent", { database, host, port, message: error.message || error.code }));
  });
}
