import { WeakPasswordError } from "../accounts/server/hash-new-password";
import { PASSWORD_PROBLEMS } from "../accounts/server/password-problem";
import { DATABASE_RETRY_SECONDS } from "../server/database-state";
import { isDatabaseUnavailable, isDiskFull } from "../server/database-unavailable";
import { logEvent } from "../server/log/log-line";
import { QueueFullError } from "../server/work-queue";
import { createErrorResult, createFieldError, type RouteResult } from "./route-result";

/** Seconds until a retry after the database's disk was full; an operator has to free space first. */
const DISK_WAIT = 60;
let quietUntil = 0;

/**
 * Returns the error result for a weak password or a temporary failure: too much work, no database, a full disk.
 * Rethrows every other failure.
 */
export function toErrorResult(error: unknown): RouteResult {
  if (error instanceof WeakPasswordError)
    return createErrorResult("invalid", [
      createFieldError([error.field], error.problem, PASSWORD_PROBLEMS[error.problem]),
    ]);
  if (error instanceof QueueFullError)
    return { ...createErrorResult("busy"), headers: { "Retry-After": String(error.wait) } };
  if (isDiskFull(error)) {
    logEvent("diskFull", {});
    return { ...createErrorResult("diskFull"), headers: { "Retry-After": String(DISK_WAIT) } };
  }
  if (!isDatabaseUnavailable(error)) throw error;
  // One line for all requests of these seconds: anybody may send many.
  if (performance.now() >= quietUntil) {
    logEvent("databaseAway", { code: String((error as { code?: unknown }).code) });
    quietUntil = performance.now() + DATABASE_RETRY_SECONDS * 1000;
  }
  return { ...createErrorResult("unavailable"), headers: { "Retry-After": String(DATABASE_RETRY_SECONDS) } };
}
