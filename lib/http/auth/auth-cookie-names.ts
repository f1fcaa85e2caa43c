import type { CookieOption, CookiesOptions } from "next-auth";

const HOST = "__Host-next-auth.";
const PLAIN = "next-auth.";
const isHttps = (site: string): boolean => site.startsWith("https://");

/** Returns the name of the session cookie. With https, its prefix stops subdomains from setting the cookie. */
export const getSessionCookieName = (site: string): string => `${isHttps(site) ? HOST : PLAIN}session-token`;

const QUARTER_HOUR = 15 * 60;

/**
 * Returns next-auth options that give all its cookies the `__Host-` prefix on an https site. Returns no options without
 * https, so that next-auth keeps its default names.
 */
export function getAuthCookieOptions(site: string): Partial<CookiesOptions> {
  if (!isHttps(site)) return {};
  const cookie = (name: string, maxAge?: number): CookieOption => ({
    name: HOST + name,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: true, ...(maxAge !== undefined && { maxAge }) },
  });
  return {
    sessionToken: cookie("session-token"),
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf-token"),
    pkceCodeVerifier: cookie("pkce.code_verifier", QUARTER_HOUR),
    state: cookie("state", QUARTER_HOUR),
    nonce: cookie("nonce"),
  };
}
