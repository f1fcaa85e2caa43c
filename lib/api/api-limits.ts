/**
 * How often programs may ask, per address: so many requests in so many seconds. The numbers are published; they may rise,
 * and fall only with notice.
 */
export const API_LIMITS = {
  /** One card, one ruling, a list, a deck: what is looked up. */
  apiRead: { points: 600, seconds: 60 },
  /** What looks at every card or at a whole deck. */
  apiSearch: { points: 240, seconds: 60 },
  /** Whole files. */
  apiBulk: { points: 60, seconds: 3600 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type ApiLimit = keyof typeof API_LIMITS;
