import type { RecentlyAuthenticated, Viewer } from "../types";

/** Seconds for which a proof is valid; an unattended open session is mostly older. */
export const REAUTH_LIFETIME_SECONDS = 15 * 60;

/**
 * Returns the viewer as one who proved lately to be the owner of the account; `null` for one whose last proof is too long ago.
 */
export const toRecentlyAuthenticated = <Who extends Viewer>(
  viewer: Who,
  now = Date.now(),
): RecentlyAuthenticated<Who> | null =>
  now - viewer.provedAt.getTime() <= REAUTH_LIFETIME_SECONDS * 1000 ? (viewer as RecentlyAuthenticated<Who>) : null;
