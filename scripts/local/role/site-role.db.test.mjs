import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  allowRoleLogin,
  findRoleProblems,
  listRoleCommands,
  parseSiteRole,
  prepareSiteRole,
  ROLE_TIMEOUTS,
} from "./site-role.mjs";

let owner;
let site;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL });
  site = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await Promise.all([owner.connect(), site.connect()]);
});
afterAll(() => Promise.all([owner.end(), site.end()]));

const tables = async () =>
  (await owner.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).rows.map(
    ({ name }) => name,
  );

describe("the role of the site", () => {
  test("owns nothing, makes nothing and is no one special", async () => {
    const { rows } = await site.query(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(Object.values(rows[0])).toEqual([false, false, false, false, false, 0]);
    for (const command of [
      "CREATE TABLE mine (id int)",
      'ALTER TABLE "User" ADD COLUMN more text',
      'DROP TABLE "Deck"',
      'DROP TRIGGER "AuditEntry_kept" ON "AuditEntry"',
      "CREATE DATABASE mine",
      "CREATE ROLE another",
      "COPY \"User\" TO PROGRAM 'cat'",
      "ALTER ROLE CURRENT_USER CREATEDB",
    ])
      await expect(site.query(command), command).rejects.toMatchObject({ code: expect.stringMatching(/^42501$/) });
  });

  test("may empty no table", async () => {
    for (const name of await tables())
      await expect(site.query(`TRUNCATE "${name}" CASCADE`), name).rejects.toMatchObject({ code: "42501" });
  });

  test.each(["AuditEntry", "DataVersion", "TakenDownImage", "_prisma_migrations"])(
    "may change and remove no row of %s",
    async (name) => {
      const { rows } = await site.query(
        `SELECT has_table_privilege(c.oid, 'UPDATE') OR has_any_column_privilege(c.oid, 'UPDATE') AS changes,
         has_table_privilege(c.oid, 'DELETE') AS removes, has_table_privilege(c.oid, 'SELECT') AS reads,
         has_table_privilege(c.oid, 'INSERT') AS adds FROM pg_class c WHERE relname = $1`,
        [name],
      );
      expect(rows).toEqual([{ changes: false, removes: false, reads: true, adds: name !== "_prisma_migrations" }]);
      await expect(site.query(`DELETE FROM "${name}"`)).rejects.toMatchObject({ code: "42501" });
    },
  );

  test("may read and change the rows of everything else", async () => {
    const { rows } = await site.query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
         AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')) ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(["AuditEntry", "DataVersion", "TakenDownImage", "_prisma_migrations"]);
  });

  test("waits and keeps others waiting for a bounded time", async () => {
    for (const name of Object.keys(ROLE_TIMEOUTS)) {
      const { rows } = await site.query(`SHOW ${name}`);
      expect(rows[0][name], name).toBe(ROLE_TIMEOUTS[name].replace("60s", "1min"));
    }
    expect(await findRoleProblems(site)).toEqual([]);
  });

  test("writes the content of a version and nothing else of it, and no pseudonym for whoever is there", async () => {
    await site.query("SELECT write_version_content(1, 'abc')");
    const { rows } = await owner.query('SELECT content::text FROM "DataVersion" WHERE version = 1');
    expect(rows).toEqual([{ content: "\\x616263" }]);
    await expect(site.query("SELECT write_version_content(1, NULL)")).rejects.toThrow("never removed");
    await owner.query(
      `INSERT INTO "User" (id, email, name, "authorKey") VALUES ('there', 'there@example.org', 'There', 'there')`,
    );
    await site.query(
      `INSERT INTO "AuditEntry" (id, actor, "actorId", action, details) VALUES ('a', 'There', 'there', 'x', '{}')`,
    );
    await expect(site.query("SELECT forget_in_audit('there', 'there', 'deleted account 0')")).rejects.toThrow(
      "never changed",
    );
  });
});

test("an owner that runs the site is told as a problem, with all that it could do", async () => {
  expect(await findRoleProblems(owner)).toEqual([
    "it is a superuser or can create roles",
    "these limits are not set: idle_in_transaction_session_timeout, lock_timeout, statement_timeout",
  ]);
});

describe("a role that is not there", () => {
  const address = new URL(process.env.DATABASE_OWNER_URL);
  const user = `grimoire_test_role_${process.pid}`;
  const role = { user, password: "first'\\secret" };
  const urlOf = (one) =>
    Object.assign(new URL(address), { username: one.user, password: encodeURIComponent(one.password) });
  afterAll(async () => {
    await owner.query(`DROP OWNED BY ${user}`);
    await owner.query(`DROP ROLE ${user}`);
  });

  test("is made with its rights, again without harm, and takes another password on a server of ours", async () => {
    for (let round = 0; round < 2; round += 1) await prepareSiteRole(address.href, role);
    const inside = new pg.Client({ connectionString: urlOf(role).href });
    await inside.connect();
    expect(await findRoleProblems(inside)).toEqual([]);
    await inside.end();
    const next = { user, password: "second" };
    await allowRoleLogin(address.href, next);
    const again = new pg.Client({ connectionString: urlOf(next).href });
    await again.connect();
    await again.end();
  });

  test("gets back the times that it took off by itself, and keeps those that an operator has set", async () => {
    await prepareSiteRole(address.href, role);
    await allowRoleLogin(address.href, role);
    const inside = new pg.Client({ connectionString: urlOf(role).href });
    await inside.connect();
    await inside.query("ALTER ROLE CURRENT_USER SET statement_timeout = 0");
    const { rows: here } = await inside.query("SELECT quote_ident(current_database()) AS name");
    await inside.query(`ALTER ROLE CURRENT_USER IN DATABASE ${here[0].name} SET lock_timeout = '0ms'`);
    await inside.end();
    await owner.query(`ALTER ROLE ${user} SET idle_in_transaction_session_timeout = '45s'`);
    await prepareSiteRole(address.href, role);
    const again = new pg.Client({ connectionString: urlOf(role).href });
    await again.connect();
    expect(await findRoleProblems(again)).toEqual([]);
    const { rows } = await again.query("SHOW idle_in_transaction_session_timeout");
    expect(Object.values(rows[0])).toEqual(["45s"]);
    await again.end();
  });

  test("is asked for in words where the owner may make none", async () => {
    const poor = new URL(process.env.DATABASE_URL);
    await expect(prepareSiteRole(poor.href, { user: "not_there", password: "x" })).rejects.toThrow(
      /CREATE ROLE "not_there" LOGIN PASSWORD '…';\nALTER ROLE "not_there" SET statement_timeout = '60s';/,
    );
  });
});

test("settings name a role where they name an owner beside it", () => {
  const DATABASE_URL = "postgresql://site:p%40ss@db:5432/cards";
  expect(parseSiteRole({ DATABASE_URL })).toBeUndefined();
  expect(parseSiteRole({ DATABASE_URL, DATABASE_OWNER_URL: "postgresql://site:x@db:5432/cards" })).toBeUndefined();
  expect(parseSiteRole({ DATABASE_URL, DATABASE_OWNER_URL: "postgresql://owner:x@db:5432/cards" })).toEqual({
    user: "site",
    password: "p@ss",
  });
  expect(listRoleCommands('a"b', "it's")[0]).toBe(`CREATE ROLE "a""b" LOGIN PASSWORD 'it''s';`);
});
