import { cookies } from "next/headers";
import { after, type NextRequest } from "next/server";
import { getToken, type JWT } from "next-auth/jwt";
import { cache } from "react";
import { findSession } from "../accounts/data";
import { touchSession } from "../accounts/mutations";
import { LAST_SEEN_INTERVAL_SECONDS } from "../accounts/session-limits";
import type { Viewer } from "../accounts/types";
import { env, getSiteOrigin } from "../server/env";
import { getSessionCookieName } from "./auth/auth-cookie-names";

/**
 * Returns the signed-in user of this request; null for a visitor. Looked up once per request. Revoked and expired
 * sessions count as signed out.
 */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const session = await sessionIn(await cookies());
  if (!session) return null;
  const { viewer, lastSeenAt } = session;
  if (Date.now() - lastSeenAt.getTime() > LAST_SEEN_INTERVAL_SECONDS * 1000)
    after(() => touchSession(viewer.sessionId));
  return viewer;
});

/** Returns the signed-in user of a given request, without recording that the session is in use. */
export const getRequestViewer = async (request: NextRequest): Promise<Viewer | null> =>
  (await sessionIn(request.cookies))?.viewer ?? null;

async function sessionIn(cookies: unknown) {
  // `getToken` is typed for the old request object but reads only these two; without headers a cookie is the only way in.
  const request = { cookies, headers: new Headers() };
  const cookieName = getSessionCookieName(getSiteOrigin());
  return findTokenSession(await getToken({ req: request as never, secret: env().NEXTAUTH_SECRET, cookieName }));
}

/** Returns the session that a token refers to; null if there is none or it was revoked. */
export const findTokenSession = (token: JWT | null) => (typeof token?.sid === "string" ? findSession(token.sid) : null);
