import pg from "pg";
import { PrismaClient } from "@/prisma/generated/client";
import { OrderlyPg } from "@/prisma/orderly-adapter";
import { env } from "./env";

/** Longest wait in milliseconds for a connection: a server that does not even refuse would be waited for without end. */
const CONNECTION_WAIT = 10_000;

const create = (connectionString: string) =>
  new PrismaClient({
    adapter: new OrderlyPg({
      connectionString,
      max: 10,
      connectionTimeoutMillis: CONNECTION_WAIT,
    }),
  });

// The development server evaluates modules again on each change; one pool must outlive them.
const globals = globalThis as {
  grimoireDb?: ReturnType<typeof create>;
  grimoireReadDb?: ReturnType<typeof create>;
  grimoireLimitsPool?: pg.Pool;
};

/** Returns the database client of this process, opened on first use. Only `data.ts` and `mutations.ts` call it. */
export function db(): ReturnType<typeof create> {
  globals.grimoireDb ??= create(env().DATABASE_URL);
  return globals.grimoireDb;
}

/** Returns the client of the read-only replica, which may lag behind; null if none is configured. */
export function getReplicaDb(): ReturnType<typeof create> | null {
  const { DATABASE_READ_URL } = env();
  if (DATABASE_READ_URL !== undefined) globals.grimoireReadDb ??= create(DATABASE_READ_URL);
  return globals.grimoireReadDb ?? null;
}

/** Longest wait in milliseconds for a count of a limit, before the request is counted in memory instead. */
const LIMIT_WAIT = 2000;

/**
 * Returns the connection pool for counting rate limits. It is small and separate, so that limits are still counted when
 * the other pool is exhausted. Slow counts time out.
 */
export function getLimitsPool(): pg.Pool {
  if (globals.grimoireLimitsPool) return globals.grimoireLimitsPool;
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 3,
    connectionTimeoutMillis: LIMIT_WAIT,
    query_timeout: LIMIT_WAIT,
    allowExitOnIdle: true,
  });
  // A connection that breaks while it rests is made anew; unheard, its error would end the process.
  pool.on("error", () => {});
  globals.grimoireLimitsPool = pool;
  return pool;
}
