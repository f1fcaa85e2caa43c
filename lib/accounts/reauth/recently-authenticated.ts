import type { RecentlyAuthenticated, Viewer } from "../types";

/**
 * Seconds for which a repeated authentication is valid. It is short, so that an unattended open session is mostly no
 * longer valid.
 */
export const REAUTH_LIFETIME_SECONDS = 15 * 60;

/** Returns the viewer as recently authenticated; null if the last authentication is too long ago. */
export const toRecentlyAuthenticated = <Who extends Viewer>(
  viewer: Who,
  now = Date.now(),
): RecentlyAuthenticated<Who> | null =>
  now - viewer.provedAt.getTime() <= REAUTH_LIFETIME_SECONDS * 1000 ? (viewer as RecentlyAuthenticated<Who>) : null;
