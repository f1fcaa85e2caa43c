import type { Role } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds until a session expires: since its last use, and since sign-in. Shorter for administrators. */
export const SESSION_TIMEOUTS = {
  user: { idle: 30 * DAY, whole: 60 * DAY },
  admin: { idle: 12 * HOUR, whole: 7 * DAY },
} as const satisfies Record<Role, { idle: number; whole: number }>;

/** The longest life of any session, in seconds: that of its cookie. */
export const MAX_SESSION_SECONDS = SESSION_TIMEOUTS.user.whole;

/** Maximum sessions per account; a new one replaces the one unused for longest. */
export const MAX_SESSIONS_PER_ACCOUNT = 20;

/** Seconds for which a use of a session is not written down again. */
export const LAST_SEEN_INTERVAL_SECONDS = 5 * MINUTE;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

/** Returns whether a session has expired. Its last use is stored to within five minutes. */
export function isSessionExpired({ createdAt, lastSeenAt }: Times, role: Role, now = Date.now()): boolean {
  const { idle, whole } = SESSION_TIMEOUTS[role];
  return now - createdAt.getTime() > whole * 1000 || now - lastSeenAt.getTime() > idle * 1000;
}
