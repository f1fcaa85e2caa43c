import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { Failure } from "../local/failure.mjs";
import { applyMigrations } from "../local/migrations.mjs";
import { readBackup } from "./backup-format.mjs";
import { restoreBackup } from "./restore-backup.mjs";
import { writeBackup } from "./write-backup.mjs";

const MIGRATIONS = resolve(import.meta.dirname, "../../prisma/migrations");
const version = "0.1.0";
const source = process.env.DATABASE_OWNER_URL;

const databases = [];
let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-backup-"));
  file = join(folder, "backup.ndjson.gz");
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(async () => {
  for (const name of databases) await query(addressOf("postgres"), `DROP DATABASE ${name} WITH (FORCE)`);
});

async function emptyDatabase() {
  const name = `grimoire_test_backup_${randomBytes(8).toString("hex")}`;
  await query(addressOf("postgres"), `CREATE DATABASE ${name}`);
  databases.push(name);
  return addressOf(name);
}

function addressOf(database) {
  const address = new URL(source);
  address.pathname = `/${database}`;
  return address.href;
}

async function query(connectionString, text, values) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('_prisma_migrations', 'RateLimit') ORDER BY 1`;

/** All rows of all tables as text, by table. */
async function contentOf(url) {
  const tables = await query(url, TABLES);
  const rows = await Promise.all(
    tables.map(({ name }) => query(url, `SELECT row_to_json(t)::text AS row FROM "${name}" t ORDER BY 1`)),
  );
  return Object.fromEntries(tables.map(({ name }, at) => [name, rows[at].map(({ row }) => row)]));
}

const migrationNames = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => /^\d/.test(name))
    .sort();

/** A folder of the migrations before one. */
function migrationsBefore(end) {
  const early = join(folder, "early");
  for (const name of migrationNames().filter((one) => one < end))
    cpSync(join(MIGRATIONS, name), join(early, name), { recursive: true });
  return early;
}

/** An account with everything that is hard to carry: signs of all planes, quotes, line breaks, bytes, arrays. */
async function addAccount(url, name) {
  const [{ id }] = await query(
    url,
    `INSERT INTO "User" ("id", "email", "name", "authorKey") VALUES (gen_random_uuid()::text, $1::text, $2, md5($1)) RETURNING "id"`,
    [`${name}@example.org`, `書庫\n"${name}"\\ 𠮷👩‍👩‍👧 \u2028`],
  );
  return id;
}

test("a backup brings back every row of every table, to the last sign, and numbers go on", async () => {
  await addAccount(source, "whole");
  const bytes = Buffer.from([0, 255, 10, 92, 34]);
  await query(
    source,
    `INSERT INTO "BulkFile" ("name", "kind", "version", "edition", "size", "sha256", "gzip", "gzipSha256") VALUES ('a.json', 'cards', '1', 1, 5, 'x', $1, 'y')`,
    [bytes],
  );
  await query(source, `UPDATE "Revision" SET "readings" = '[{ "textHash": "0", "sentence": 0, "choice": "1" }]'`);
  const { rows, tables } = await writeBackup(source, file, { version });
  expect([rows > 100, tables > 20]).toEqual([true, true]);
  expect(readdirSync(folder)).toEqual(["backup.ndjson.gz"]);
  const url = await emptyDatabase();
  expect(await restoreBackup(url, file, MIGRATIONS)).toMatchObject({ rows, migrated: [] });
  expect(await contentOf(url)).toEqual(await contentOf(source));
  const [{ gzip }] = await query(url, `SELECT "gzip" FROM "BulkFile" WHERE "name" = 'a.json'`);
  expect(gzip.equals(bytes)).toBe(true);
  const highest = `SELECT max("version") AS version FROM "DataVersion"`;
  const [{ version: before }] = await query(url, highest);
  const [{ version: next }] = await query(
    url,
    `SELECT nextval(pg_get_serial_sequence('"DataVersion"', 'version'))::int AS version`,
  );
  expect(next).toBe(before + 1);
  // Applying migrations afterwards finds nothing to do.
  expect(await applyMigrations(url, MIGRATIONS)).toEqual([]);
});

test("what is written together is in a backup together, while others write", async () => {
  const url = await emptyDatabase();
  await writeBackup(source, file, { version });
  await restoreBackup(url, file, MIGRATIONS);
  let going = true;
  const writer = async (number) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let count = 0; going; count += 1) {
      const key = `${number}-${count}`;
      await client.query("BEGIN");
      await client.query(`INSERT INTO "User" ("id", "email", "name", "authorKey") VALUES ($1::text, $1, 'pair', $1)`, [
        key,
      ]);
      await client.query(
        `INSERT INTO "Account" ("id", "userId", "type", "provider", "providerAccountId") VALUES ($1::text, $1, 'oauth', 'pair', $1)`,
        [key],
      );
      await client.query("COMMIT");
    }
    await client.end();
  };
  const writers = [1, 2, 3].map(writer);
  const taken = join(folder, "busy.ndjson.gz");
  for (let round = 0; round < 3; round += 1) {
    await writeBackup(url, taken, { version });
    const copy = await emptyDatabase();
    await restoreBackup(copy, taken, MIGRATIONS);
    const count = async (table, where) =>
      (await query(copy, `SELECT count(*)::int AS n FROM "${table}" WHERE ${where}`))[0].n;
    expect(await count("User", `"name" = 'pair'`)).toBe(await count("Account", `"provider" = 'pair'`));
  }
  going = false;
  await Promise.all(writers);
});

describe("a restore that cannot be whole changes nothing", () => {
  const damaged = [
    ["cut off", (bytes) => bytes.subarray(0, bytes.length - 20)],
    ["cut off in its middle", (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    ["with another letter in it", (bytes) => gzipSync(gunzipSync(bytes).toString("utf8").replace("青", "緑"))],
    [
      "without one of its rows",
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString("utf8")
            .replace(/\n\{"number"[^\n]*/, ""),
        ),
    ],
    [
      "without its end",
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString("utf8")
            .replace(/\n[^\n]*\n$/, "\n"),
        ),
    ],
    ["going on after its end", (bytes) => gzipSync(`${gunzipSync(bytes).toString("utf8")}{}\n`)],
    ["that is no backup", () => gzipSync('{"cards": []}\n')],
    ["that is not even packed", () => Buffer.from("hello")],
  ];
  test.each(damaged)("a file %s is refused", async (_, change) => {
    await writeBackup(source, file, { version });
    writeFileSync(file, change(readFileSync(file)));
    const before = await contentOf(source);
    await expect(restoreBackup(source, file, MIGRATIONS, { replace: true })).rejects.toThrow(/Nothing was changed/);
    expect(await contentOf(source)).toEqual(before);
  });

  test("a database with data in it is refused, unless it may go", async () => {
    await writeBackup(source, file, { version });
    const before = await contentOf(source);
    await addAccount(source, "later");
    await expect(restoreBackup(source, file, MIGRATIONS)).rejects.toThrow(/--replace/);
    await restoreBackup(source, file, MIGRATIONS, { replace: true });
    expect(await contentOf(source)).toEqual(before);
  });

  test("a backup of a later release is refused, and one of an earlier release is brought up to date", async () => {
    const last = migrationNames().at(-1);
    const early = migrationsBefore(last);
    const old = await emptyDatabase();
    await applyMigrations(old, early);
    await writeBackup(old, file, { version });
    const url = await emptyDatabase();
    expect((await restoreBackup(url, file, MIGRATIONS)).migrated).toEqual([last]);
    expect(await applyMigrations(url, MIGRATIONS)).toEqual([]);
    await writeBackup(url, file, { version });
    await expect(restoreBackup(await emptyDatabase(), file, early)).rejects.toThrow(/another release/);
  });
});

test("after a restore, also of a backup from before either was kept, counts of lists go on and no reading is chosen", async () => {
  for (const migrations of [migrationsBefore("20261128143000"), MIGRATIONS]) {
    const old = await emptyDatabase();
    await applyMigrations(old, migrations);
    for (const row of [
      `"User" (id, email, "authorKey") VALUES ('a', 'a@example.org', 'a'), ('b', 'b@example.org', 'b')`,
      `"Deck" (id, "ownerId", name, visibility, "updatedAt") VALUES ('d', 'a', 'd', 'public', now())`,
      `"DeckLine" ("deckId", zone, name, count, position) VALUES ('d', 'grimoire', 'x', 1, 0)`,
      `"DeckLike" ("deckId", "userId") VALUES ('d', 'a')`,
      `"Card" (number, key, name, reading, "englishName") VALUES (1, '頁', '頁', 'ぺーじ', '')`,
      `"Revision" ("cardNumber", "effectiveOn", kind, "useCost", catalyst, text) VALUES (1, now(), 'stone', '', '', '')`,
    ])
      await query(old, `INSERT INTO ${row}`);
    await writeBackup(old, file, { version });
    const url = await emptyDatabase();
    await restoreBackup(url, file, MIGRATIONS);
    expect(await query(url, `SELECT "readings" FROM "Revision"`)).toEqual([{ readings: [] }]);
    await query(url, `INSERT INTO "DeckLike" ("deckId", "userId") VALUES ('d', 'b')`);
    expect(
      await query(
        url,
        `SELECT "likeCount", (SELECT "listedDecks" FROM "User" WHERE id = 'a') AS decks,
           (SELECT sum(n)::int FROM (SELECT "count" AS n FROM "ListCount" WHERE subject = 'decks'
             UNION ALL SELECT "change" FROM "ListCountChange" WHERE subject = 'decks') counted) AS listed FROM "Deck"`,
      ),
    ).toEqual([{ likeCount: 2, decks: 1, listed: 1 }]);
    rmSync(file);
  }
});

test("a restored database is the site's to use, with no more rights than before", async () => {
  const { username: user, password } = new URL(process.env.DATABASE_URL);
  const url = await emptyDatabase();
  await writeBackup(source, file, { version });
  await restoreBackup(url, file, MIGRATIONS, { role: { user, password } });
  const site = new URL(process.env.DATABASE_URL);
  site.pathname = new URL(url).pathname;
  expect((await query(site.href, `SELECT count(*)::int AS n FROM "Card"`))[0].n).toBeGreaterThan(0);
  await expect(query(site.href, `DELETE FROM "DataVersion"`)).rejects.toMatchObject({ code: "42501" });
  await expect(query(site.href, `TRUNCATE "AuditEntry"`)).rejects.toMatchObject({ code: "42501" });
});

test("on a server that has never known the site its role is made", async () => {
  const role = { user: `grimoire_test_${randomBytes(8).toString("hex")}`, password: "fresh" };
  const url = await emptyDatabase();
  await writeBackup(source, file, { version });
  try {
    await restoreBackup(url, file, MIGRATIONS, { role });
    const site = Object.assign(new URL(url), { username: role.user, password: role.password });
    expect((await query(site.href, `SELECT count(*)::int AS n FROM "Card"`))[0].n).toBeGreaterThan(0);
  } finally {
    await query(url, `DROP OWNED BY ${role.user}`);
    await query(url, `DROP ROLE ${role.user}`);
  }
});

test("a line longer than any row is refused before it is read to its end", async () => {
  const packed = createGzip({ level: 1 });
  const written = pipeline(packed, createWriteStream(file));
  packed.write('{"format":"grimoire-backup/1","migrations":[],"version":"0.1.0"}\n');
  const part = Buffer.alloc(1024 * 1024, 32);
  for (let megabytes = 0; megabytes < 400; megabytes += 1) if (!packed.write(part)) await once(packed, "drain");
  packed.end();
  await written;
  await expect(readBackup(file)).rejects.toThrow(/is not a backup: it has a line of more than 128 MB/);
});

test("a file that is not there is told as such", async () => {
  await expect(readBackup(join(folder, "none.ndjson.gz"))).rejects.toThrow(/Couldn't open .*none\.ndjson\.gz: ENOENT/);
});

test("a backup and the folder that is made for it are its owner's alone", async () => {
  const inner = join(folder, "backups/of/today.ndjson.gz");
  await writeBackup(source, inner, { version });
  const rights = ["backups", "backups/of", "backups/of/today.ndjson.gz"].map(
    (path) => statSync(join(folder, path)).mode & 0o777,
  );
  expect(rights).toEqual([0o700, 0o700, 0o600]);
});

test("a backup that fails leaves no file behind", async () => {
  const url = await emptyDatabase();
  await expect(writeBackup(url, file, { version })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test("a place that takes no file is told in words, with what to do", async () => {
  const occupied = join(folder, "a-file");
  writeFileSync(occupied, "");
  for (const place of [join(occupied, "backup.ndjson.gz"), join(folder, "named")]) {
    if (place.endsWith("named")) mkdirSync(place);
    const refusal = await writeBackup(source, place, { version }).catch((error) => error);
    expect(refusal, place).toBeInstanceOf(Failure);
    expect(refusal.message).toMatch(/Couldn't write .* \(E[A-Z]+\).*you name in another folder/);
  }
});
