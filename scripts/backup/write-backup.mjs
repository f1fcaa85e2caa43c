import { once } from "node:events";
import { closeSync, createWriteStream, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Failure } from "../local/failure.mjs";
import { connect } from "../local/migrations.mjs";
import { say } from "../words/command-words.mjs";
import { BACKUP_FORMAT, createLineHash } from "./backup-format.mjs";

/** Rows that are read at a time: pictures of cards are rows too. */
const AT_ONCE = 200;

/**
 * Tables that are not backed up: Prisma Migrate's own, which a restore writes again, and rate limits, which expire
 * within hours.
 */
const LEFT_OUT = ["_prisma_migrations", "RateLimit"];

/** Error codes of a folder that is not writable. */
const UNWRITTEN = new Set(["EACCES", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EDQUOT", "EPERM", "EROFS"]);

/**
 * Writes all data of a database, from one moment, into a backup file while the site goes on. The file appears under its
 * name only when it is complete and on the disk. Throws a Failure if its folder is not writable.
 * @returns {Promise<{ rows: number, tables: number }>}
 */
export async function writeBackup(connectionString, file, { version, now = new Date() }) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  const partial = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    await connect(client);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL TIME ZONE 'UTC'");
    await client.query("SET LOCAL bytea_output = 'hex'");
    await client.query("SET LOCAL statement_timeout = 0");
    const { rows: migrations } = await client.query(
      "SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
    );
    const tables = await tablesOf(client);
    const out = packedFile(partial);
    await out.line({ format: BACKUP_FORMAT, madeAt: now.toISOString(), version, migrations });
    let rows = 0;
    for (const table of tables) rows += await writeTable(client, table, out);
    await out.end(rows);
    await client.query("COMMIT");
    renameSync(partial, file);
    syncFolder(dirname(file));
    return { rows, tables: tables.length };
  } catch (error) {
    if (error.syscall !== "mkdir") rmSync(partial, { force: true });
    throw UNWRITTEN.has(error.code) ? unwritten(file, error) : error;
  } finally {
    await client.end();
  }
}

const unwritten = (file, { code }) => new Failure(say("backup.unwritable", { file, code }));

/** The tables of a backup by name, each with the columns that are not worked out by the database. */
async function tablesOf(client) {
  const { rows } = await client.query(
    `SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.tables t
     JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
       AND t.table_name <> ALL($1)
     GROUP BY 1 ORDER BY 1`,
    [LEFT_OUT],
  );
  return rows;
}

async function writeTable(client, { name, columns }, out) {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM (SELECT ${quoted} FROM ${client.escapeIdentifier(name)}) t`,
  );
  await out.line({ table: name, columns });
  let count = 0;
  for (;;) {
    const { rows } = await client.query(`FETCH ${AT_ONCE} FROM backup`);
    for (const { row } of rows) await out.text(row);
    count += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  await client.query("CLOSE backup");
  await out.line({ endOfTable: name, rows: count });
  return count;
}

/** A gzipped file that is written line by line, and on the disk when its end was written. */
function packedFile(path) {
  const hash = createLineHash();
  const gzip = createGzip();
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  const done = finished(gzip.pipe(target));
  done.catch(() => {});
  const write = async (line) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), done]);
  };
  const text = async (line) => {
    // Line breaks in a value are escaped already; JSON has none of its own.
    hash.add(line);
    await write(line);
  };
  return {
    text,
    line: (value) => text(JSON.stringify(value)),
    end: async (rows) => {
      await write(JSON.stringify({ end: hash.hex(), rows }));
      gzip.end();
      await done;
    },
  };
}

/** Syncs the folder, so that a renamed file survives a power failure. */
function syncFolder(folder) {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
