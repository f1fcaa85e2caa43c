type RateLimit = {
  readonly points: number;
  readonly seconds: number;
  /**
   * Whether all processes share the count, in the database. Shared limits are used where secrets could be guessed, for
   * hourly limits, and where a restart must not reset the count. Limits per minute on reads and small writes are
   * counted in each process, because a database query would cost more than the request.
   */
  readonly shared?: boolean;
};

/**
 * Published rate limits of the public API, per IP address. They may be raised at any time, but lowered only after
 * notice.
 */
export const API_LIMITS = {
  /** Lookups: one card, one ruling, a list, a deck. */
  apiRead: { points: 600, seconds: 60 },
  /** Requests that look at every card or at a whole deck. */
  apiSearch: { points: 240, seconds: 60 },
  /** Downloads of whole files. */
  apiBulk: { points: 60, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export type ApiLimitName = keyof typeof API_LIMITS;

/** Rate limits of the site and of the public API, each counted per key: a number of points in a number of seconds. */
export const RATE_LIMITS = {
  signUp: { points: 20, seconds: 60 * 60, shared: true },
  /** Password prompts to a signed-in user. */
  password: { points: 10, seconds: 15 * 60, shared: true },
  /** Requests for a link to set a new password, by any client. */
  recovery: { points: 10, seconds: 60 * 60, shared: true },
  /** Requests by an account for another link to verify its address, in addition to the link sent at sign-up. */
  proveAddress: { points: 4, seconds: 60 * 60, shared: true },
  /**
   * Mails of one kind to one address, no matter who requested them. A stranger who uses them up does not lock the owner
   * out: every password link stays valid as long as this limit counts, and verification links are counted separately.
   */
  mailTo: { points: 5, seconds: 60 * 60, shared: true },
  /** Links that are opened and used. */
  link: { points: 60, seconds: 15 * 60, shared: true },
  account: { points: 60, seconds: 60 },
  export: { points: 20, seconds: 60 * 60, shared: true },
  suggest: { points: 30, seconds: 60 * 60, shared: true },
  /** Reports of public pages, which need no account. */
  report: { points: 10, seconds: 60 * 60, shared: true },
  /** Manual changes by administrators. */
  admin: { points: 600, seconds: 60 },
  /** Card files read, compared and published: each costs seconds. */
  import: { points: 60, seconds: 60 },
  /** Likes and follows. */
  social: { points: 120, seconds: 60 },
  /**
   * Votes on the hand of the day, which need no sign-in. Enough for a class behind one address, too few to distort the
   * result.
   */
  vote: { points: 30, seconds: 6 * 60 * 60, shared: true },
  /** Bodies of changes, valid or not. */
  body: { points: 1200, seconds: 60 },
  deck: { points: 600, seconds: 60 },
  read: { points: 1200, seconds: 60 },
  /**
   * Requests rejected before any page: missing files, unknown methods and paths. A page of an older release requests a
   * few dozen files that no longer exist.
   */
  stray: { points: 300, seconds: 60 },
  /** Secret links that do not exist. Nobody with a real link misses it sixty times a minute. */
  missedLink: { points: 60, seconds: 60 },
  /** Pictures of cards: a page shows sixty, and browsers cache them permanently. */
  image: { points: 6000, seconds: 60 },
  /** Pictures that are drawn at their first request, which keeps a core busy for a part of a second. */
  drawing: { points: 240, seconds: 60 },
  ...API_LIMITS,
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export type BackoffPolicy = {
  /** Tries without any wait. */
  readonly free: number;
  /** The longest wait between two tries, in seconds. */
  readonly longest: number;
  /** Seconds after the first try when all are forgotten; `BACKOFF_MEMORY_SECONDS` unless given. */
  readonly memory?: number;
};

/** Seconds after the first attempt until all attempts are forgotten. */
export const BACKOFF_MEMORY_SECONDS = 60 * 60;

/**
 * Waiting times between failed sign-ins, shared by all processes. After the free attempts, each wait is twice as long
 * as the one before, up to a maximum. There is always another attempt. `lib/server/sign-in-attempts.ts` determines
 * which policies apply to an attempt.
 */
export const BACKOFF_POLICIES = {
  /** Attempts from a device that signed in to the account before. Attempts by strangers do not count here. */
  signInDevice: { free: 5, longest: 120 },
  /** Attempts at an account from one unknown address. Waits exceed `signInAccount`'s, so one address cannot fill that. */
  signInLine: { free: 5, longest: 240 },
  /** First attempts at an account from unknown addresses: 41 per hour. */
  signInNewcomer: { free: 30, longest: 60 * 60 },
  /** All other attempts at an account from unknown devices: 18 per quarter of an hour. */
  signInAccount: { free: 5, longest: 120 },
  /** Attempts from one address at any accounts that do not know the device. */
  signInAddress: { free: 50, longest: 30 },
  /** Attempts from one /48 network at accounts that do not know the device: twenty times as many. */
  signInNetwork: { free: 1000, longest: 30 },
  /** Codes of the second step after the right password, on a known device or in an open session. */
  codeDevice: { free: 5, longest: 120 },
  /**
   * Codes of the second step from all unknown devices. Three of a million codes are valid at any moment, so only about
   * 110 attempts a day are allowed; at that rate, a guess succeeds once in some 3,000 days.
   */
  codeAccount: { free: 5, longest: 15 * 60, memory: 24 * 60 * 60 },
} as const satisfies Record<string, BackoffPolicy>;

export type BackoffName = keyof typeof BACKOFF_POLICIES;

/**
 * Number of attempts per hour from one address at an account that count as a newcomer's (`signInNewcomer`). It allows
 * two typing errors.
 */
export const NEW_ADDRESS_ATTEMPTS = 3;

/** Returns the wait in seconds after an attempt. `tries` is the number of attempts, including this one. */
export const getBackoffSeconds = ({ free, longest }: BackoffPolicy, tries: number): number =>
  tries < free ? 0 : Math.min(longest, 2 ** (tries - free));
