import { encode } from "next-auth/jwt";
import { rotateSession } from "../../accounts/mutations";
import { MAX_SESSION_SECONDS } from "../../accounts/session-limits";
import type { Viewer } from "../../accounts/types";
import { env, getSiteOrigin } from "../../server/env";
import { getSessionCookieName } from "./auth-cookie-names";

/**
 * Gives the viewer's session a new token, so that copies of the old one stop working. Returns the Set-Cookie header
 * with the new token; null if the session has ended.
 */
export async function rotateSessionCookie(viewer: Viewer): Promise<string | null> {
  const sid = await rotateSession(viewer);
  if (sid === null) return null;
  const [site, secret] = [getSiteOrigin(), env().NEXTAUTH_SECRET];
  const value = await encode({ token: { sub: viewer.userId, sid }, secret, maxAge: MAX_SESSION_SECONDS });
  const secure = site.startsWith("https://") ? "; Secure" : "";
  return `${getSessionCookieName(site)}=${value}; Path=/; Max-Age=${MAX_SESSION_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
