import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** The advisory lock under which Prisma Migrate works: two programs never migrate one database at once. */
const LOCK = 72_707_369;
/** Prisma Migrate's own table, so that its commands and this runner read each other's records. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/**
 * Applies the migrations that a database lacks, in the order of their names, each in one transaction with its record: a
 * migration that fails leaves nothing behind. Throws a Failure when one fails, was changed after it had been applied, or
 * was left unfinished by another program.
 * @param {string} connectionString address of the database
 * @param {string} folder the folder of migrations, each a folder with a `migration.sql`
 * @returns {Promise<string[]>} names of the migrations that were applied
 */
export async function applyMigrations(connectionString, folder) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  try {
    await connect(client);
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    const { rows } = await client.query(
      "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
    );
    const records = new Map(rows.map((row) => [row.migration_name, row]));
    const pending = readMigrations(folder).filter((migration) => isPending(migration, records.get(migration.name)));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

function readMigrations(folder) {
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
  if (record.finished_at === null)
    throw new Failure(
      `Migration ${name} was begun by another program and did not finish: mend the database, then run npx prisma migrate resolve in a development checkout.`,
    );
  if (record.checksum !== checksum)
    throw new Failure(
      `Migration ${name} was changed after it had been applied: bring its file back as it was, and write what is to change into a new migration.`,
    );
  return false;
}

async function apply(client, { name, sql, checksum }) {
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)",
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw new Failure(`Migration ${name} failed and changed nothing: ${error.message}${lineOf(sql, error.position)}.`);
  }
}

/** The place of an error in a script, told by PostgreSQL as a number of characters from 1. */
const lineOf = (sql, position) =>
  position === undefined ? "" : ` (line ${sql.slice(0, Number(position) - 1).split("\n").length})`;

/** Opens a connection. Throws a Failure that says what to do when the database does not answer. */
export async function connect(client) {
  await client.connect().catch((error) => {
    const { database, host, port } = client;
    throw new Failure(
      `The database ${database} at ${host}:${port} does not answer (${error.message || error.code}): start or make it, or correct DATABASE_URL in .env.`,
    );
  });
}
