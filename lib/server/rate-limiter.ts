import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RATE_LIMITS, type RateLimitName } from "@/lib/rate-limits";

/*
 * Counts live in the memory of this process: a restart forgets them, and several processes behind a balancer would each count
 * for themselves.
 */

/** Factor by which the limit for all unknown addresses together is wider than the limit for one address. */
const EVERYONE = 20;

// The development server evaluates modules again on each change, and pages and routes may each have their own copy.
const globals = globalThis as { grimoireLimits?: Map<string, RateLimiterMemory> };

function limiter(limit: RateLimitName, factor: number): RateLimiterMemory {
  globals.grimoireLimits ??= new Map();
  const keyPrefix = `${limit}*${factor}`;
  const existing = globals.grimoireLimits.get(keyPrefix);
  if (existing) return existing;
  const { points, seconds } = RATE_LIMITS[limit];
  const created = new RateLimiterMemory({ keyPrefix, points: points * factor, duration: seconds });
  globals.grimoireLimits.set(keyPrefix, created);
  return created;
}

/** The subject of a limit: an account, a session, or an address, which is `null` where it cannot be known. */
type LimitKey = string | null;
const limiterFor = (limit: RateLimitName, key: LimitKey) => limiter(limit, key === null ? EVERYONE : 1);
const storageKey = (key: LimitKey) => key ?? "everyone";
const secondsLeft = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** The state of a limit after a use. */
export type Allowance = {
  /** Whether this use was within the limit. */
  readonly ok: boolean;
  readonly points: number;
  readonly remaining: number;
  /** Seconds until all points are available again. */
  readonly reset: number;
};

/** Uses up one point of a limit and returns its state. */
export async function takePoint(limit: RateLimitName, key: LimitKey): Promise<Allowance> {
  const { points } = limiterFor(limit, key);
  try {
    const result = await limiterFor(limit, key).consume(storageKey(key));
    return { ok: true, points, remaining: result.remainingPoints, reset: secondsLeft(result) };
  } catch (result) {
    if (result instanceof RateLimiterRes) return { ok: false, points, remaining: 0, reset: secondsLeft(result) };
    throw result;
  }
}

/** Uses up one point of a limit; `null`, or the seconds to wait when no point was left. */
export async function consume(limit: RateLimitName, key: LimitKey): Promise<number | null> {
  const { ok, reset } = await takePoint(limit, key);
  return ok ? null : reset;
}

/** Restores all points of a key, as after a correct password. */
export const resetLimit = async (limit: RateLimitName, key: LimitKey): Promise<void> => {
  await limiterFor(limit, key).delete(storageKey(key));
};

/** Restores one point of a key, for a use that turned out to be harmless. */
export const refundPoint = async (limit: RateLimitName, key: LimitKey): Promise<void> => {
  await limiterFor(limit, key).reward(storageKey(key));
};
