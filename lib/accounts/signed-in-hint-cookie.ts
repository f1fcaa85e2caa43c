/**
 * Name of the cookie by which scripts of shared pages know that somebody may be signed in. It grants nothing: the
 * session has its own cookie, which no script can read.
 */
export const SIGNED_IN_HINT_COOKIE = "reader";

/** Returns whether a cookie is a session cookie of next-auth, with or without https. */
export const isSessionCookie = (name: string): boolean =>
  /^(__Secure-|__Host-)?next-auth\.session-token(\.\d+)?$/.test(name);
