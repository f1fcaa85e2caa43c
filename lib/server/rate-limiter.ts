import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { RATE_LIMITS, type RateLimitName } from "@/lib/rate-limits";
import { limitKey, openLimit } from "./limit-store";

/** Factor by which the limit for all unknown addresses together is wider than the limit for one address. */
const EVERYONE = 20;

function limiter(limit: RateLimitName, factor: number): RateLimiterAbstract {
  const { points, seconds, shared = false }: { points: number; seconds: number; shared?: boolean } = RATE_LIMITS[limit];
  return openLimit({ name: `${limit}*${factor}`, points: points * factor, seconds, shared });
}

/** The subject of a limit: an account, a session, or an address, which is `null` where it cannot be known. */
type LimitKey = string | null;
const limiterFor = (limit: RateLimitName, key: LimitKey) => limiter(limit, key === null ? EVERYONE : 1);
const storageKey = (key: LimitKey) => limitKey(key ?? "everyone");
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
