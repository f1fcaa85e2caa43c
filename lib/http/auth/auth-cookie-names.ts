import type { CookieOption, CookiesOptions } from "next-auth";

const HOST = "__Host-next-auth.";
const PLAIN = "next-auth.";
const isHttps = (site: string): boolean => site.startsWith("https://");

/** Returns the name of the session's cookie. With https it can be set by this site alone, and for it alone. */
export const getSessionCookieName = (site: string): string => `${isHttps(site) ? HOST : PLAIN}session-token`;

const QUARTER_HOUR = 15 * 60;

/**
 * Returns the cookies of next-auth for a site with https, whose own names lack the prefix; without https they stay as they are.
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
