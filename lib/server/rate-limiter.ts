import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { RATE_LIMITS, type RateLimitName } from "@/lib/rate-limits";
import { getWiderNetwork } from "./client-ip";
import { getRateLimiter, hashLimitKey } from "./limit-store";

/**
 * Factor by which the limit for many addresses together (all unknown ones, or one customer's network) exceeds the limit
 * for one address.
 */
const MANY = 20;

function limiter(limit: RateLimitName, factor: number): RateLimiterAbstract {
  const { points, seconds, shared = false }: { points: number; seconds: number; shared?: boolean } = RATE_LIMITS[limit];
  return getRateLimiter({ name: `${limit}*${factor}`, points: points * factor, seconds, shared });
}

/** The subject of a limit: an account, a session or an address; null if the address is unknown. */
type LimitKey = string | null;
const storageKey = (key: LimitKey) => hashLimitKey(key ?? "everyone");
const secondsLeft = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** The state of a limit after a use. */
export type RateLimitState = {
  /** Whether this use was within the limit. */
  readonly ok: boolean;
  readonly points: number;
  readonly remaining: number;
  /** Seconds until all points are available again. */
  readonly reset: number;
  /** The key whose limit applied: the subject's own key, or that of the surrounding network. */
  readonly of: LimitKey;
};

/**
 * Uses up one point of a limit, and for an IPv6 address also one point of its wider network, whose limit is higher.
 * Returns the state of the address, or of the network if that has no points left.
 */
export async function takeRateLimitPoint(limit: RateLimitName, key: LimitKey): Promise<RateLimitState> {
  const own = await take(limiter(limit, key === null ? MANY : 1), key);
  const around = key !== null && own.ok ? getWiderNetwork(key) : null;
  if (around === null) return own;
  const all = await take(limiter(limit, MANY), around);
  return all.ok ? own : { ...own, ok: false, remaining: 0, reset: all.reset, of: around };
}

async function take(limit: RateLimiterAbstract, key: LimitKey): Promise<RateLimitState> {
  const { points } = limit;
  try {
    const result = await limit.consume(storageKey(key));
    return { ok: true, points, remaining: result.remainingPoints, reset: secondsLeft(result), of: key };
  } catch (result) {
    if (result instanceof RateLimiterRes)
      return { ok: false, points, remaining: 0, reset: secondsLeft(result), of: key };
    throw result;
  }
}

/** Uses up one point of a limit; `null`, or the seconds to wait when no point was left. */
export async function consumeRateLimit(limit: RateLimitName, key: LimitKey): Promise<number | null> {
  const { ok, reset } = await takeRateLimitPoint(limit, key);
  return ok ? null : reset;
}
