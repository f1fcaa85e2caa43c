import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { readBackup } from "../backup/backup-format.mjs";
import { applyMigrations, getMigrationState, settleMigration } from "./migrations.mjs";
import { backUpBeforeRelease } from "./release/backup-before.mjs";

const root = resolve(import.meta.dirname, "../..");
const REAL = resolve(root, "prisma/migrations");

const databases = [];
let url;
let folder;
beforeEach(async () => {
  url = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(async () => {
  for (const name of databases) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** An empty database on the server of the run. */
async function createDatabase() {
  const name = `grimoire_test_migrations_${randomBytes(8).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name}`);
  databases.push(name);
  return addressOf(name);
}

function addressOf(database) {
  const address = new URL(process.env.DATABASE_OWNER_URL);
  address.pathname = `/${database}`;
  return address.href;
}

const onServer = (statement) => query(addressOf("postgres"), statement);

async function query(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function write(name, sql) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

const tables = async () =>
  (await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
    (row) => row.tablename,
  );
const records = () =>
  query(url, "SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY 1");

/** Prisma's own command on the same database. */
function prisma(...args) {
  const command = [resolve(root, "node_modules/prisma/build/index.js"), ...args];
  const engine = resolve(root, "scripts/local/schema-engine.mjs");
  const quiet = { CHECKPOINT_DISABLE: "1", PRISMA_SCHEMA_ENGINE_BINARY: engine };
  const env = { ...process.env, ...quiet, DATABASE_URL: url, DATABASE_OWNER_URL: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
  return { status, text: stdout + stderr };
}

describe("a database", () => {
  test("gets every migration once, in the order of their names", async () => {
    write("2_second", "ALTER TABLE shelf ADD COLUMN books int;");
    write("1_first", "CREATE TABLE shelf (id int);");
    writeFileSync(join(folder, "migration_lock.toml"), "");
    expect(await applyMigrations(url, folder)).toEqual(["1_first", "2_second"]);
    expect(await applyMigrations(url, folder)).toEqual([]);
    write("3_third", "CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$;");
    expect(await applyMigrations(url, folder)).toEqual(["3_third"]);
    expect((await records()).map(({ finished }) => finished)).toEqual([true, true, true]);
  });

  test("gets each migration once from two programs that begin together", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    const both = await Promise.all([applyMigrations(url, folder), applyMigrations(url, folder)]);
    expect(both.flat()).toEqual(["1_first"]);
  });

  test("is in the state that Prisma Migrate expects, which finds nothing to do", async () => {
    cpSync(REAL, folder, { recursive: true });
    expect((await applyMigrations(url, folder)).length).toBeGreaterThan(5);
    const status = prisma("migrate", "status");
    expect(status.text).toContain("Database schema is up to date!");
    expect(status.status).toBe(0);
  });

  test("that Prisma Migrate has migrated lacks nothing", async () => {
    expect(prisma("migrate", "deploy").status).toBe(0);
    expect(await applyMigrations(url, REAL)).toEqual([]);
  });
});

describe("a migration", () => {
  test("that was changed after it had been applied is refused, and those behind it wait", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    await applyMigrations(url, folder);
    write("1_first", "CREATE TABLE shelf (id bigint);");
    write("2_second", "CREATE TABLE book (id int);");
    await expect(applyMigrations(url, folder)).rejects.toThrow(
      /file of migration 1_first was changed after it was applied\. Restore/,
    );
    expect(await tables()).toEqual(["_prisma_migrations", "shelf"]);
  });

  test("that fails leaves nothing behind, is told with its line, and can be mended", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    write("2_second", "CREATE TABLE book (id int);\nSELECT no_such_column FROM shelf;");
    await expect(applyMigrations(url, folder)).rejects.toThrow(
      /2_second failed in line 2 and was undone: .*no_such_column/,
    );
    expect(await tables()).toEqual(["_prisma_migrations", "shelf"]);
    expect((await records()).map((record) => record.migration_name)).toEqual(["1_first"]);
    write("2_second", "CREATE TABLE book (id int);");
    expect(await applyMigrations(url, folder)).toEqual(["2_second"]);
  });

  test("that another program left unfinished is not passed over, until somebody has looked", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    await applyMigrations(url, folder);
    await query(url, "UPDATE _prisma_migrations SET finished_at = NULL");
    await expect(applyMigrations(url, folder)).rejects.toThrow(
      /Another program started migration 1_first.*--again 1_first; if so, npm run migrate -- --done 1_first/,
    );
    await expect(settleMigration(url, folder, "2_second", "done")).rejects.toThrow(
      /no unfinished migration “2_second”/,
    );
    await settleMigration(url, folder, "1_first", "done");
    expect(await applyMigrations(url, folder)).toEqual([]);
    await query(url, "UPDATE _prisma_migrations SET finished_at = NULL");
    await query(url, "DROP TABLE shelf");
    await settleMigration(url, folder, "1_first", "again");
    expect(await applyMigrations(url, folder)).toEqual(["1_first"]);
  });

  test("that failed under Prisma Migrate is told with what to do, and goes on when a release has mended it", async () => {
    cpSync(REAL, folder, { recursive: true });
    const [last] = readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .sort()
      .slice(-1);
    const whole = readFileSync(join(folder, last, "migration.sql"), "utf8");
    write(last, `${whole}\nSELECT no_such_column FROM "User";`);
    const deploy = prisma("migrate", "deploy", "--config", writeConfig());
    expect([deploy.status, deploy.text]).toEqual([1, expect.stringContaining("no_such_column")]);
    const failed = { migration_name: last, finished: false };
    expect((await records()).at(-1)).toMatchObject(failed);
    await expect(applyMigrations(url, folder)).rejects.toThrow(
      /failed in line \d+ and was undone: .*no_such_column.* run this again/,
    );
    expect((await records()).at(-1)).toMatchObject(failed);
    write(last, whole);
    expect(await getMigrationState(url, folder)).toEqual({ pending: [last], isEmpty: false });
    expect(await applyMigrations(url, folder)).toEqual([last]);
    expect(await applyMigrations(url, folder)).toEqual([]);
    expect(prisma("migrate", "status").text).toContain("Database schema is up to date!");
  });

  test("of a newer release is refused in words, and nothing is changed", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    write("2_second", "CREATE TABLE book (id int);");
    await applyMigrations(url, folder);
    rmSync(join(folder, "2_second"), { recursive: true });
    write("1_last", "CREATE TABLE page (id int);");
    for (const ask of [applyMigrations, getMigrationState])
      await expect(ask(url, folder)).rejects.toThrow(
        /release newer than this one \(2_second\)\. Run that release, or restore a backup/,
      );
    expect(await tables()).toEqual(["_prisma_migrations", "book", "shelf"]);
  });
});

/** A configuration of Prisma's command for the migrations of a test. */
function writeConfig() {
  const file = join(folder, "prisma.config.mjs");
  const config = { schema: resolve(root, "prisma/schema.prisma"), migrations: { path: folder }, datasource: { url } };
  writeFileSync(file, `export default ${JSON.stringify(config)};`);
  return file;
}

describe("a database before an upgrade", () => {
  test("tells what it lacks, and is not changed by that", async () => {
    write("1_first", "CREATE TABLE shelf (id int);");
    expect(await getMigrationState(url, folder)).toEqual({ pending: ["1_first"], isEmpty: true });
    expect(await tables()).toEqual([]);
    await applyMigrations(url, folder);
    write("2_second", "CREATE TABLE book (id int);");
    expect(await getMigrationState(url, folder)).toEqual({ pending: ["2_second"], isEmpty: false });
  });

  test("is written into a backup that can be read; the newest five of its kind stay, and those of people", async () => {
    write("1_first", "CREATE TABLE shelf (id int);\nINSERT INTO shelf VALUES (7);");
    await applyMigrations(url, folder);
    writeFileSync(join(folder, "package.json"), '{ "version": "0.1.0" }');
    mkdirSync(join(folder, "data/backups"), { recursive: true });
    writeFileSync(join(folder, "data/backups/grimoire-20200101-000000.ndjson.gz"), "of a person");
    for (let day = 1; day <= 7; day++)
      await backUpBeforeRelease(folder, url, new Date(Date.UTC(2030, 0, day, 1, 2, 3)));
    const kept = readdirSync(join(folder, "data/backups")).sort();
    expect(kept).toEqual([
      ...[3, 4, 5, 6, 7].map((day) => `before-upgrade-2030010${day}-010203.ndjson.gz`),
      "grimoire-20200101-000000.ndjson.gz",
    ]);
    const rows = [];
    await readBackup(join(folder, "data/backups", kept[0]), { onRow: (row) => rows.push(row) });
    expect(rows).toEqual(['{"id":7}']);
  });

  test("whose backup cannot be written is not migrated", async () => {
    writeFileSync(join(folder, "package.json"), '{ "version": "0.1.0" }');
    writeFileSync(join(folder, "data"), "a file in the way");
    await expect(backUpBeforeRelease(folder, url)).rejects.toThrow(
      /Couldn't make the backup .* Correct the cause, .* Nothing was migrated/,
    );
  });
});

test("a database that does not answer is told with what to do", async () => {
  await expect(applyMigrations("postgresql://me:secret@127.0.0.1:1/none", folder)).rejects.toThrow(
    /Couldn't connect to the database none at 127.0.0.1:1 .* correct its URL/,
  );
});
