import { Failure } from "../local/failure.mjs";
import {
  applyMigration,
  connect,
  MIGRATION_LOCK_ID,
  MIGRATION_TABLE_SQL,
  readMigrations,
} from "../local/migrations.mjs";
import { createRole, grantSitePrivileges } from "../local/role/site-role.mjs";
import { say } from "../words/command-words.mjs";
import { readBackup } from "./backup-format.mjs";

/** Number of rows inserted at a time, and the number of characters above which fewer are inserted. */
const AT_ONCE = 500;
const CHARACTERS = 4_000_000;

/**
 * Restores a database from a backup in one transaction, so that a failure changes nothing. The file is verified first.
 * Migrations newer than the backup are applied afterwards.
 *
 * Throws a Failure for a damaged file, for a backup of a later release, and for a database with data unless `replace`
 * is true. `role` is created if missing and gets the site's privileges.
 * @returns {Promise<{ rows: number, madeAt: string, migrated: string[] }>}
 */
export async function restoreBackup(connectionString, file, folder, { replace = false, role } = {}) {
  const { head, rows } = await readBackup(file).catch(tellUnchanged);
  const { known, later } = sortMigrations(head, readMigrations(folder));
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  try {
    await connect(client);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK_ID]);
    await client.query("BEGIN");
    if (!replace) await refuseData(client);
    await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    await client.query(MIGRATION_TABLE_SQL);
    for (const migration of known) await applyMigration(client, migration);
    const references = await withoutReferences(client);
    await setTriggers(client, "DISABLE");
    await insertRows(client, file);
    await setTriggers(client, "ENABLE");
    for (const { table, name, definition } of references)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`);
    await continueSequences(client);
    for (const migration of later) await applyMigration(client, migration);
    if (role !== undefined) {
      await createRole(client, role);
      await grantSitePrivileges(client, role.user);
    }
    await client.query("COMMIT");
    return { rows, madeAt: head.madeAt, migrated: later.map(({ name }) => name) };
  } finally {
    // Whatever was not committed is undone.
    await client.end();
  }
}

/** Throws a Failure again, with the word that the database is as it was. */
function tellUnchanged(error) {
  if (!(error instanceof Failure)) throw error;
  throw new Failure(say("sentences", { first: error.message, next: say("restore.unchanged") }));
}

/** Returns the migrations that the backup was made with, and the later ones. */
function sortMigrations({ migrations, version }, ours) {
  const byName = new Map(ours.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of migrations) {
    if (byName.get(name)?.checksum === checksum) continue;
    throw new Failure(say("restore.otherRelease", { version, name }));
  }
  const had = new Set(migrations.map(({ name }) => name));
  return { known: ours.filter(({ name }) => had.has(name)), later: ours.filter(({ name }) => !had.has(name)) };
}

async function refuseData(client) {
  const { rows } = await client.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1",
  );
  for (const { name } of rows) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(name)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new Failure(say("restore.notEmpty", { name }));
  }
}

/**
 * Drops the foreign keys, so that rows may be inserted in any order, and returns them. Recreating them checks all rows.
 */
async function withoutReferences(client) {
  const { rows } = await client.query(
    "SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace",
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  return rows;
}

/**
 * Disables or enables the triggers that count rows, because a backup contains the counts. The triggers of card data
 * versions stay enabled, because they tell running sites about a new version.
 */
async function setTriggers(client, change) {
  const { rows } = await client.query(
    "SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger WHERE NOT tgisinternal AND tgrelid <> '\"DataVersion\"'::regclass",
  );
  for (const { table } of rows) await client.query(`ALTER TABLE ${table} ${change} TRIGGER USER`);
}

async function insertRows(client, file) {
  let insert = "";
  let waiting = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(",")}]`]);
    waiting = [];
    characters = 0;
  };
  await readBackup(file, {
    onTable: ({ table, columns }) => {
      const name = client.escapeIdentifier(table);
      const quoted = columns.map((column) => client.escapeIdentifier(column)).join(", ");
      insert = `INSERT INTO ${name} (${quoted}) SELECT ${quoted} FROM json_populate_recordset(NULL::${name}, $1::json)`;
    },
    onRow: async (line) => {
      waiting.push(line);
      characters += line.length;
      if (waiting.length >= AT_ONCE || characters >= CHARACTERS) await flush();
    },
    onTableEnd: flush,
  }).catch(tellUnchanged);
}

/** Sequences go on after the highest number that was given out. */
async function continueSequences(client) {
  const { rows } = await client.query(
    `SELECT t.table_name AS table, c.column_name AS column, pg_get_serial_sequence(quote_ident(t.table_name), c.column_name) AS sequence
     FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
  );
  for (const { table, column, sequence } of rows.filter((row) => row.sequence !== null)) {
    const highest = `(SELECT max(${client.escapeIdentifier(column)}) FROM ${client.escapeIdentifier(table)})`;
    await client.query(`SELECT setval($1, COALESCE(${highest}, 1), ${highest} IS NOT NULL)`, [sequence]);
  }
}
