import { RateLimiterRes } from "rate-limiter-flexible";
import {
  BACKOFF_MEMORY_SECONDS,
  BACKOFF_POLICIES,
  type BackoffName,
  type BackoffPolicy,
  getBackoffSeconds,
} from "@/lib/rate-limits";
import { getRateLimiter, hashLimitKey } from "./limit-store";

/** The outcome of an attempt; `untried` if nothing was compared. */
export type AttemptOutcome = "right" | "wrong" | "untried";

export type AttemptResult =
  | { readonly ok: false /** Seconds until the next try. */; readonly wait: number }
  | {
      readonly ok: true;
      /** How many there have been with this one. */
      readonly tries: number;
      readonly settle: (outcome: AttemptOutcome) => Promise<void>;
    };

/** Far more tries than a count can reach before it is forgotten. */
const ENDLESS = 1_000_000_000;
function countOf(name: BackoffName) {
  const { memory = BACKOFF_MEMORY_SECONDS }: BackoffPolicy = BACKOFF_POLICIES[name];
  return getRateLimiter({ name: `${name} tries`, points: ENDLESS, seconds: memory, shared: true });
}
/** A limiter with one point, which an attempt blocks for its waiting time. */
const gateOf = (name: BackoffName) => getRateLimiter({ name: `${name} gate`, points: 1, seconds: 1, shared: true });

/**
 * Starts an attempt at a secret, or returns the time to wait. The attempt counts from its start, so that parallel
 * attempts count, too. The caller reports the outcome afterwards; a successful attempt is uncounted.
 */
export async function startAttempt(name: BackoffName, subject: string): Promise<AttemptResult> {
  const [count, gate, key] = [countOf(name), gateOf(name), hashLimitKey(subject)];
  const closed = await gate.get(key);
  if (closed && closed.consumedPoints > 0 && closed.msBeforeNext > 0) return { ok: false, wait: seconds(closed) };
  const { consumedPoints: tries } = await count.penalty(key);
  const delay = getBackoffSeconds(BACKOFF_POLICIES[name], tries);
  const refusal = delay === 0 ? null : await close(() => gate.consume(key, 1, { customDuration: delay }));
  if (refusal) {
    await count.reward(key);
    return { ok: false, wait: seconds(refusal) };
  }
  return {
    ok: true,
    tries,
    settle: async (outcome) => {
      if (outcome === "wrong") return;
      await count.reward(key);
      if (outcome === "untried" && delay > 0) await gate.delete(key);
    },
  };
}

/** Deletes all counted attempts of a subject after it has proved its identity. */
export async function clearAttempts(name: BackoffName, subject: string): Promise<void> {
  const key = hashLimitKey(subject);
  await Promise.all([countOf(name).delete(key), gateOf(name).delete(key)]);
}

const seconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** State of a limiter that was blocked already; null after blocking it. */
async function close(consume: () => Promise<RateLimiterRes>): Promise<RateLimiterRes | null> {
  try {
    await consume();
    return null;
  } catch (state) {
    if (state instanceof RateLimiterRes) return state;
    throw state;
  }
}
