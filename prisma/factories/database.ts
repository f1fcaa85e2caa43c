import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import pg from "pg";
import { PrismaClient } from "../generated/client";
import { OrderlyPg } from "../orderly-adapter";
import { asSite, onServer } from "./template";

let opened: { readonly address: string; readonly database: PrismaClient } | undefined;

/**
 * Returns the database of the run as its owner, in which factories create rows. In a `*.db.test.ts` file it is a database of
 * that file alone, migrated and with the starter cards.
 */
export function openDatabase(): PrismaClient {
  const connectionString = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;
  if (connectionString === undefined)
    throw new Error("DATABASE_URL is not set: run the tests through vitest or npm test");
  // Proofs go through several databases in one process.
  if (opened?.address !== connectionString)
    opened = {
      address: connectionString,
      database: new PrismaClient({ adapter: new OrderlyPg({ connectionString, max: 4 }) }),
    };
  return opened.database;
}

/** Returns the test database on a separate connection, with a growing list of the statements it receives. */
export function openCountedDatabase(): { readonly database: PrismaClient; readonly statements: readonly string[] } {
  const adapter = new OrderlyPg({ connectionString: process.env.DATABASE_URL, max: 1 });
  const database = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  const statements: string[] = [];
  database.$on("query", ({ query }) => statements.push(query));
  return { database, statements };
}

/** Whether the server of the run is thrown away whole at its end, as that of `npm test` is. */
const isScratchServer = process.env.GRIMOIRE_SCRATCH_SERVER === "1";

/**
 * Creates a database on `server`, an address of its owner, as a copy of the one named `template`. `siteUrl` is the way of a site to it.
 * `drop` does nothing on a scratch server, since connections that are cut off by a drop report errors that no test expects.
 */
export async function createDatabase(
  server: string,
  template: string,
): Promise<{ url: string; siteUrl: string; drop(): Promise<void> }> {
  const name = `grimoire_test_${randomBytes(8).toString("hex")}`;
  await onServerOf(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = onServer(server, name);
  const drop = async () => {
    if (!isScratchServer) await onServerOf(server, (admin) => dropDatabase(admin, name));
  };
  return { url, siteUrl: asSite(url), drop };
}

/** Looks at the connections before a database is dropped whoever still uses it. */
const MAX_LOOKS = 200;

/**
 * A drop that waits for the connections that are being closed: a pool says that it has ended before the server has seen the
 * last of them leave, and a connection that is cut off then reports an error that nobody expects. Listeners stay until they
 * are cut off, and bear it.
 */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { rowCount } = await admin.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND query NOT LIKE 'LISTEN%'",
      [name],
    );
    if (rowCount === 0) break;
    await setTimeout(10);
  }
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
}

async function onServerOf(server: string, run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: onServer(server, "postgres") });
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}
