import type { Role } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds until a session expires: since its last use, and since sign-in. Shorter for administrators. */
export const SESSION_TIMEOUTS = {
  user: { idle: 30 * DAY, whole: 60 * DAY },
  admin: { idle: 12 * HOUR, whole: 7 * DAY },
} as const satisfies Record<Role, { idle: number; whole: number }>;

/** Maximum lifetime of any session in seconds, which is also the lifetime of its cookie. */
export const MAX_SESSION_SECONDS = SESSION_TIMEOUTS.user.whole;

/** Maximum number of sessions per account. A new session replaces the one that was unused for longest. */
export const MAX_SESSIONS_PER_ACCOUNT = 20;

/** Minimum seconds between two records of a session's use. */
export const LAST_SEEN_INTERVAL_SECONDS = 5 * MINUTE;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

/** Returns whether a session has expired. The recorded last use is accurate to five minutes. */
export function isSessionExpired({ createdAt, lastSeenAt }: Times, role: Role, now = Date.now()): boolean {
  const { idle, whole } = SESSION_TIMEOUTS[role];
  return now - createdAt.getTime() > whole * 1000 || now - lastSeenAt.getTime() > idle * 1000;
}
