import { cookies, headers } from "next/headers";
import { after } from "next/server";
import type { NextAuthOptions } from "next-auth";
import { decode, getToken, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { cache } from "react";
import { findCredentials, findSession, SESSION_SECONDS } from "../accounts/data";
import { closeSession, oauthAdapter, openSession, touchSession } from "../accounts/mutations";
import { signInInput } from "../accounts/schema";
import type { Viewer } from "../accounts/types";
import { env } from "../server/env";
import { verifyPassword } from "../server/password";

const HOUR = 60 * 60 * 1000;

/** The providers that the settings name beside e-mail and password. */
export function oauthProviders() {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = env();
  return [
    ...(GITHUB_ID && GITHUB_SECRET ? [GitHub({ clientId: GITHUB_ID, clientSecret: GITHUB_SECRET })] : []),
    ...(GOOGLE_ID && GOOGLE_SECRET ? [Google({ clientId: GOOGLE_ID, clientSecret: GOOGLE_SECRET })] : []),
  ];
}

/** Who sent this request, or `null`. Looked up once per page; a revoked session is nobody's. */
export const viewer = cache(async (): Promise<Viewer | null> => {
  const request = { cookies: await cookies(), headers: new Headers() };
  // Made for the old request object, it reads these two all the same; no headers, so that a cookie is the only way in.
  const token = await getToken({ req: request as never, secret: env().NEXTAUTH_SECRET });
  const session = await findLive(token);
  if (!session) return null;
  const { viewer, lastSeenAt } = session;
  if (Date.now() - lastSeenAt.getTime() > HOUR) after(() => touchSession(viewer.sessionId));
  return viewer;
});

const findLive = (token: JWT | null) => (typeof token?.sid === "string" ? findSession(token.sid) : null);

/** A token whose session was revoked is worth nothing to next-auth either; it would link new providers to its account. */
async function decodeLive(params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params).catch(() => null);
  return (await findLive(token)) ? token : null;
}

async function authorize(input: unknown) {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const user = await findCredentials(email);
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) return null;
  return { id: user.id, email: user.email, name: user.name };
}

/** How next-auth works here. Made on first use, because the settings are read then. */
export function authOptions(): NextAuthOptions {
  return {
    adapter: oauthAdapter(),
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS, decode: decodeLive },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/account" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => authorize({ email: credentials?.email, password: credentials?.password }),
      }),
      ...oauthProviders(),
    ],
    callbacks: {
      // A provider that does not vouch for the address could be used to take the name of somebody else's.
      signIn: ({ user, profile }) =>
        Boolean(user.email) && (profile as { email_verified?: boolean } | undefined)?.email_verified !== false,
      // The token is no more than a key to the session's row; what the row says may change.
      jwt: async ({ token, user }) =>
        user ? { sub: user.id, sid: await openSession(user.id, (await headers()).get("user-agent") ?? "") } : token,
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await closeSession(token.sid);
      },
    },
    logger: {
      // Signing out elsewhere makes tokens invalid; that is no fault of anybody's.
      error: (code, metadata) => {
        if (code !== "JWT_SESSION_ERROR" && code !== "SIGNOUT_ERROR") console.error(`[next-auth] ${code}`, metadata);
      },
      warn: () => {},
      debug: () => {},
    },
  };
}
