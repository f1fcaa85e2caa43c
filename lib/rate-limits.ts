type RateLimit = { readonly points: number; readonly seconds: number };

/** Published rate limits of the public API, per address. They may rise at any time, and fall only with notice. */
export const API_LIMITS = {
  /** Lookups: one card, one ruling, a list, a deck. */
  apiRead: { points: 600, seconds: 60 },
  /** Requests that look at every card or at a whole deck. */
  apiSearch: { points: 240, seconds: 60 },
  /** Downloads of whole files. */
  apiBulk: { points: 60, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

export type ApiLimitName = keyof typeof API_LIMITS;

/** Rate limits of the site and of the public API, each counted per key: so many points in so many seconds. */
export const RATE_LIMITS = {
  /** Failed sign-ins to one account from one address. */
  signInPair: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins to one account from anywhere: wide, so that a stranger cannot easily lock somebody out. */
  signInAccount: { points: 100, seconds: 60 * 60 },
  /** Sign-ins tried from one address, to any account. */
  signInAddress: { points: 100, seconds: 15 * 60 },
  signUp: { points: 20, seconds: 60 * 60 },
  /** Password prompts to a signed-in user. */
  password: { points: 10, seconds: 15 * 60 },
  account: { points: 60, seconds: 60 },
  export: { points: 20, seconds: 60 * 60 },
  suggest: { points: 30, seconds: 60 * 60 },
  /** Manual changes by administrators. */
  admin: { points: 600, seconds: 60 },
  /** Card files read, compared and published: each costs seconds. */
  import: { points: 60, seconds: 60 },
  /** Likes and follows. */
  social: { points: 120, seconds: 60 },
  /** Votes on the hand of the day, which nobody signs in for: enough for a class behind one address, too few to bend a share. */
  vote: { points: 30, seconds: 6 * 60 * 60 },
  deck: { points: 600, seconds: 60 },
  read: { points: 1200, seconds: 60 },
  /** Pictures of cards: a page shows sixty, and browsers keep them for ever. */
  image: { points: 6000, seconds: 60 },
  /** Pictures that are drawn at their first request, which keeps a core busy for a part of a second. */
  drawing: { points: 240, seconds: 60 },
  ...API_LIMITS,
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
