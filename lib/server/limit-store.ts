import { createHmac } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { getLimitsPool } from "./db";
import { env } from "./env";
import { logEvent } from "./log/log-line";

/** How long the database is left alone after it could not count, in milliseconds. */
const PAUSE = 5000;

// The development server evaluates modules again on each change, and pages and routes may each have their own copy.
const globals = globalThis as { grimoireLimits?: Map<string, RateLimiterAbstract>; grimoireLimitsCleared?: boolean };

type Limit = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Whether all processes count together, in the database. */
  readonly shared: boolean;
};

/** Returns the counter of a limit, opened once per process and name. */
export function getRateLimiter(limit: Limit): RateLimiterAbstract {
  globals.grimoireLimits ??= new Map();
  const existing = globals.grimoireLimits.get(limit.name);
  if (existing) return existing;
  const created = limit.shared ? createSharedRateLimiter(limit) : createOwn(limit);
  globals.grimoireLimits.set(limit.name, created);
  return created;
}

const createOwn = ({ name, points, seconds }: Limit) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/**
 * Creates a counter that all processes on one database share. While the database is down, each process counts for
 * itself, so that requests are neither all rejected nor all allowed.
 */
export function createSharedRateLimiter(limit: Limit): RateLimiterPostgres {
  const first = !globals.grimoireLimitsCleared;
  globals.grimoireLimitsCleared = true;
  return new RateLimiterPostgres({
    storeClient: { query: count },
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    // Rows that expired an hour ago are deleted every five minutes; one counter of a process does it for all.
    clearExpiredByTimeout: first,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    insuranceLimiter: createOwn(limit),
  });
}

let awayUntil = 0;

/** Runs a statement of a counter, unnamed, so that it passes through a pooler. After a failure the next ones fail at once. */
async function count({ text, values }: { text: string; values: unknown[] }): Promise<unknown> {
  if (performance.now() < awayUntil)
    throw new Error("The database failed to count a rate limit a moment ago; it is asked again after a pause.");
  try {
    return await getLimitsPool().query(text, values);
  } catch (error) {
    awayUntil = performance.now() + PAUSE;
    logEvent("limits", { counted: "in this process", reason: (error as { code?: string }).code ?? String(error) });
    throw error;
  }
}

/** Returns the hash under which uses by an IP or account are stored, so that the table reveals neither. */
export const hashLimitKey = (key: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(key).digest("base64url");
