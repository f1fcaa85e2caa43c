/**
 * The name of the cookie that says that somebody may be signed in, for the script of pages that are the same for everybody. It is no
 * secret and opens nothing: the session has a cookie of its own, which no script can read.
 */
export const SIGNED_IN_HINT_COOKIE = "reader";

/** Returns whether a cookie is that of a session, under the names that next-auth gives it with and without https. */
export const isSessionCookie = (name: string): boolean =>
  /^(__Secure-|__Host-)?next-auth\.session-token(\.\d+)?$/.test(name);
