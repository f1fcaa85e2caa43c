/** Prisma: refused, not reachable, timed out, closed, no connection or no transaction free. */
const PRISMA = /^P(1000|1001|1002|1008|1017|2024|2028|2037)$/;
/** PostgreSQL: shutting down, starting up, out of memory or connections; and connections that failed. */
const OTHERS = /^(57P0[1-3]|53[023]00|53400|08\w{3}|ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
/** Failures that the driver adapter reports without a code, as for raw SQL. */
const KINDS = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
/** Failures that the driver reports by message only. */
const WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;
/** PostgreSQL: no space left on its disk. */
const DISK_FULL = "53100";
/** PostgreSQL: lock not available. */
const LOCK_HELD = "55P03";

type Cause = { readonly originalCode?: unknown; readonly code?: unknown; readonly kind?: unknown };

/** The codes that an error carries, its own and those of the driver inside it. */
function codesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { code, meta, cause } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: Cause } };
    cause?: Cause;
  };
  const inner = meta?.driverAdapterError?.cause ?? cause;
  return [code, inner?.originalCode, inner?.code, inner?.kind].map(String);
}

/** Returns whether an error means that the database is unreachable, and not that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    codesOf(error).some((code) => PRISMA.test(code) || OTHERS.test(code) || KINDS.test(code)) ||
    WORDS.test(error.message)
  );
}

/** Returns whether an error means that the database has no disk space left. Reads still work. */
export const isDiskFull = (error: unknown): boolean => codesOf(error).includes(DISK_FULL);

/** Returns whether an error means that waiting for a lock timed out. */
export const isLockTimeout = (error: unknown): boolean => codesOf(error).includes(LOCK_HELD);

/** Returns the result of `work`, or `otherwise` while the database is down. */
export async function withDatabaseFallback<T, Other>(work: Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return otherwise;
  }
}
