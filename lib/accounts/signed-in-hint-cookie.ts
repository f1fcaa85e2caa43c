/**
 * Name of the cookie that tells scripts of shared pages that someone may be signed in. It grants nothing: the session
 * has its own cookie, which scripts cannot read.
 */
export const SIGNED_IN_HINT_COOKIE = "reader";

/** Returns whether a cookie is a session cookie of next-auth, with or without https. */
export const isSessionCookie = (name: string): boolean =>
  /^(__Secure-|__Host-)?next-auth\.session-token(\.\d+)?$/.test(name);
