import type { Role } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds after which a session ends: since it was last used, and since the sign-in. Administrators can do more harm. */
export const SESSION_TIMEOUTS = {
  user: { idle: 30 * DAY, whole: 60 * DAY },
  admin: { idle: 12 * HOUR, whole: 7 * DAY },
} as const satisfies Record<Role, { idle: number; whole: number }>;

/** The longest life of any session, in seconds: that of its cookie. */
export const MAX_SESSION_SECONDS = SESSION_TIMEOUTS.user.whole;

/** Sessions that one account may have; a further sign-in ends the one that was not used for the longest. */
export const MAX_SESSIONS_PER_ACCOUNT = 20;

/** Seconds for which a use of a session is not written down again. */
export const LAST_SEEN_INTERVAL_SECONDS = 5 * MINUTE;

type Times = { readonly createdAt: Date; readonly lastSeenAt: Date };

/** Returns whether a session has ended by itself. Its last use is written down to five minutes. */
export function isSessionExpired({ createdAt, lastSeenAt }: Times, role: Role, now = Date.now()): boolean {
  const { idle, whole } = SESSION_TIMEOUTS[role];
  return now - createdAt.getTime() > whole * 1000 || now - lastSeenAt.getTime() > idle * 1000;
}
