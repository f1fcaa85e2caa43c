import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "./ports.mjs";
import { getClusterUrl, startCluster, stopCluster } from "./postgres.mjs";
import { createOwnRole } from "./role/own-role.mjs";
import { readEnvFile } from "./settings/env-file.mjs";
import { readSettings } from "./settings/settings.mjs";

let folder;
let made;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-"));
  made = await startCluster({
    dir: join(folder, "postgres"),
    port: await findFreePort(),
    password: "p@ss/word",
    scratch: true,
  });
});
afterAll(async () => {
  await stopCluster(made.cluster.dir);
  rmSync(folder, { recursive: true });
});

async function query(cluster, text) {
  const client = new pg.Client({ connectionString: getClusterUrl(cluster) });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("a cluster is made with its database, sorts by code point and folds the case of every alphabet", async () => {
  expect(made.state).toBe("made");
  expect(await query(made.cluster, "SELECT 'É' ILIKE 'é' AND 'Ａ' ILIKE 'ａ' AS folds, 'Z' < 'a' AS sorts")).toEqual([
    { folds: true, sorts: true },
  ]);
});

test("one that runs is left alone, and its real port is told", async () => {
  const other = { ...made.cluster, port: await findFreePort() };
  expect(await startCluster(other)).toEqual({ cluster: made.cluster, state: "running" });
});

test("it lets nobody in without the password", async () => {
  await expect(query({ ...made.cluster, password: "guessed" }, "SELECT 1")).rejects.toThrow(/password/);
  await expect(startCluster({ ...made.cluster, password: "guessed" })).rejects.toThrow(/Restore the .env/);
});

test("what was written is there after a stop and a start on another port, the old one being taken", async () => {
  await query(made.cluster, "CREATE TABLE kept AS SELECT 42 AS answer");
  expect(await stopCluster(made.cluster.dir)).toBe(true);
  expect(await stopCluster(made.cluster.dir)).toBe(false);
  const squatter = createServer();
  await new Promise((done) => squatter.listen(made.cluster.port, "127.0.0.1", done));
  const again = await startCluster(made.cluster);
  await new Promise((done) => squatter.close(done));
  expect(again.state).toBe("started");
  expect(again.cluster.port).toBeGreaterThan(made.cluster.port);
  expect(await query(again.cluster, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
});

test("it starts at the first try after a crash, with all that was written", async () => {
  let { cluster } = await startCluster(made.cluster);
  for (let round = 0; round < 4; round++) {
    await query(cluster, `CREATE TABLE crashed_${round} AS SELECT generate_series(1, 10000)`);
    process.kill(Number(readFileSync(join(cluster.dir, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
    const again = await startCluster(cluster);
    expect(again.state).toBe("started");
    cluster = again.cluster;
    expect(await query(cluster, `SELECT count(*)::int AS rows FROM crashed_${round}`)).toEqual([{ rows: 10_000 }]);
  }
});

test("a folder of another major version is refused with what to do", async () => {
  const dir = mkdtempSync(join(folder, "old-"));
  writeFileSync(join(dir, "PG_VERSION"), "9\n");
  await expect(startCluster({ ...made.cluster, dir })).rejects.toThrow(
    /created by PostgreSQL 9, .* restore it into a new database/,
  );
});

test("a cluster of an earlier release gets a role for its site, and .env both addresses", async () => {
  const { cluster } = await startCluster(made.cluster);
  const owner = getClusterUrl(cluster);
  writeFileSync(join(folder, ".env"), `DATABASE_URL="${owner}"\nPOSTGRES_DIR="postgres"\n`);
  await query(cluster, 'CREATE TABLE "AuditEntry" (id int); CREATE TABLE "Deck" (id int)');
  expect(await createOwnRole(folder, readSettings(folder, {}))).toBe(true);
  const env = readSettings(folder, {});
  expect(env.DATABASE_OWNER_URL).toBe(owner);
  const asSite = async (text) => {
    const client = new pg.Client({ connectionString: readSettings(folder, {}).DATABASE_URL });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  const { rows } = await asSite("SELECT current_user AS who");
  expect(rows).toEqual([{ who: "grimoire_site" }]);
  await asSite('INSERT INTO "AuditEntry" VALUES (1); DELETE FROM "Deck"');
  await expect(asSite('DELETE FROM "AuditEntry"')).rejects.toMatchObject({ code: "42501" });
  // Another run changes nothing; one with a password that the server does not know sets it.
  expect(await createOwnRole(folder, readSettings(folder, {}))).toBe(false);
  const file = readFileSync(join(folder, ".env"), "utf8");
  writeFileSync(join(folder, ".env"), file.replace(/grimoire_site:[^@]+@/, "grimoire_site:mended@"));
  expect(await createOwnRole(folder, readSettings(folder, {}))).toBe(false);
  expect(readEnvFile(folder).DATABASE_URL).toContain("mended");
  await asSite("SELECT 1");
});
