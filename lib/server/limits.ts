import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { API_LIMITS } from "../api/api-limits";
import { env } from "./env";

/**
 * How often something may be done, per key: so many points in so many seconds. The counts live in the memory of this
 * process: a restart forgets them, and several processes behind a balancer would each count for themselves.
 */
export const LIMITS = {
  /** Failed sign-ins to one account from one address. */
  signInPair: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins to one account from anywhere: wide, so that a stranger cannot easily lock somebody out. */
  signInAccount: { points: 100, seconds: 60 * 60 },
  /** Sign-ins tried from one address, whatever the account. */
  signInAddress: { points: 100, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 60 * 60 },
  /** Passwords asked for again by somebody who is signed in. */
  password: { points: 10, seconds: 15 * 60 },
  account: { points: 60, seconds: 60 },
  export: { points: 20, seconds: 60 * 60 },
  suggest: { points: 30, seconds: 60 * 60 },
  /** What administrators do by hand. */
  admin: { points: 600, seconds: 60 },
  /** Files read, compared and published: each costs seconds. */
  import: { points: 60, seconds: 60 },
  deck: { points: 600, seconds: 60 },
  read: { points: 1200, seconds: 60 },
  ...API_LIMITS,
} as const satisfies Record<string, { points: number; seconds: number }>;

export type Limit = keyof typeof LIMITS;

/** All addresses together get this many times the allowance of one, where addresses are not known. */
const EVERYONE = 20;

// The development server evaluates modules again on each change, and pages and routes may each have their own copy.
const kept = globalThis as { grimoireLimits?: Map<string, RateLimiterMemory> };

function limiter(limit: Limit, factor: number): RateLimiterMemory {
  kept.grimoireLimits ??= new Map();
  const keyPrefix = `${limit}*${factor}`;
  const found = kept.grimoireLimits.get(keyPrefix);
  if (found) return found;
  const { points, seconds } = LIMITS[limit];
  const made = new RateLimiterMemory({ keyPrefix, points: points * factor, duration: seconds });
  kept.grimoireLimits.set(keyPrefix, made);
  return made;
}

/** Whom a limit counts: an account, a session, or an address, which is `null` where it cannot be known. */
type Key = string | null;
const of = (limit: Limit, key: Key) => limiter(limit, key === null ? EVERYONE : 1);
const keyOf = (key: Key) => key ?? "everyone";
const seconds = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** What is left of a limit after a use. */
export type Allowance = {
  /** Whether this use was still within it. */
  readonly ok: boolean;
  readonly points: number;
  readonly remaining: number;
  /** Seconds until all points are there again. */
  readonly reset: number;
};

/** Uses up one point of a limit and tells what is left of it. */
export async function count(limit: Limit, key: Key): Promise<Allowance> {
  const { points } = of(limit, key);
  try {
    const used = await of(limit, key).consume(keyOf(key));
    return { ok: true, points, remaining: used.remainingPoints, reset: seconds(used) };
  } catch (result) {
    if (result instanceof RateLimiterRes) return { ok: false, points, remaining: 0, reset: seconds(result) };
    throw result;
  }
}

/** Uses up one point of a limit. Gives `null`, or the seconds to wait when none was left. */
export async function consume(limit: Limit, key: Key): Promise<number | null> {
  const { ok, reset } = await count(limit, key);
  return ok ? null : reset;
}

/** Gives all points of a key back, as after a right password. */
export const forgive = async (limit: Limit, key: Key): Promise<void> => {
  await of(limit, key).delete(keyOf(key));
};

/** Gives one point back: what was counted turned out to be well. */
export const giveBack = async (limit: Limit, key: Key): Promise<void> => {
  await of(limit, key).reward(keyOf(key));
};

/**
 * The address a request came from, as the outermost of our own proxies saw it; `null` when no proxy is trusted, because
 * then the header may be the visitor's own invention.
 */
export function addressOf(headers: Headers, trustedProxies = env().TRUSTED_PROXIES): string | null {
  if (trustedProxies === 0) return null;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = hops[hops.length - trustedProxies];
  return address ? networkOf(address.slice(0, 64)) : null;
}

/**
 * Whom a limit counts for an address: without its port, which is another for each connection, and of IPv6 the first 64 bits,
 * because whoever has one address there has all that begin alike.
 */
function networkOf(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(bare)) return bare;
  // An IPv4 address that is written as IPv6 is the same address.
  const known = ipaddr.process(bare);
  return known.kind() === "ipv4" ? known.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${known}/64`).toString();
}
