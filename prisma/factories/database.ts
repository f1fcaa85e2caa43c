import { randomBytes } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "../generated/client";
import { onServer } from "./template";

let opened: PrismaClient | undefined;

/**
 * The database that DATABASE_URL names, in which factories create rows. In a `*.db.test.ts` file it is a database of that file
 * alone, migrated and with the starter cards.
 */
export function openDatabase(): PrismaClient {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString === undefined)
    throw new Error("DATABASE_URL is not set: run the tests through vitest or npm test");
  opened ??= new PrismaClient({ adapter: new PrismaPg({ connectionString, max: 4 }) });
  return opened;
}

/** The test database on a separate connection, with a growing list of the statements it receives. */
export function openCountedDatabase(): { readonly database: PrismaClient; readonly statements: readonly string[] } {
  const adapter = new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 1 });
  const database = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  const statements: string[] = [];
  database.$on("query", ({ query }) => statements.push(query));
  return { database, statements };
}

/** Creates a database on `server` as a copy of the one named `template`. */
export async function createDatabase(
  server: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `grimoire_test_${randomBytes(8).toString("hex")}`;
  await onAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: onServer(server, name), drop: () => onAdmin(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onAdmin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: onServer(server, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
