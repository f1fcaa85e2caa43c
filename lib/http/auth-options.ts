import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { findCredentials, SESSION_SECONDS } from "../accounts/data";
import { closeSession, oauthAdapter, openSession } from "../accounts/mutations";
import { signInInput } from "../accounts/schema";
import { env } from "../server/env";
import { verifyPassword } from "../server/password";
import { sessionOfToken } from "./viewer";

/** The OAuth providers that are configured, beside e-mail and password. */
export function oauthProviders() {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = env();
  return [
    ...(GITHUB_ID && GITHUB_SECRET ? [GitHub({ clientId: GITHUB_ID, clientSecret: GITHUB_SECRET })] : []),
    ...(GOOGLE_ID && GOOGLE_SECRET ? [Google({ clientId: GOOGLE_ID, clientSecret: GOOGLE_SECRET })] : []),
  ];
}

/** Decodes a token for next-auth, and rejects one whose session was revoked: it could link new providers to the account. */
async function decodeLiveToken(params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params).catch(() => null);
  return (await sessionOfToken(token)) ? token : null;
}

async function authorize(input: unknown) {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const user = await findCredentials(email);
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) return null;
  return { id: user.id, email: user.email, name: user.name };
}

/** The configuration of next-auth. Built on first use, because the settings are read then. */
export function authOptions(): NextAuthOptions {
  return {
    adapter: oauthAdapter(),
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS, decode: decodeLiveToken },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/account" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => authorize({ email: credentials?.email, password: credentials?.password }),
      }),
      ...oauthProviders(),
    ],
    callbacks: {
      // A provider that does not verify addresses could be used to sign up under the address of another person.
      signIn: ({ user, profile }) =>
        Boolean(user.email) && (profile as { email_verified?: boolean } | undefined)?.email_verified !== false,
      // The token is only a key to the session row, whose content may change.
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
      // Signing out on another device makes tokens invalid, which is no error.
      error: (code, metadata) => {
        if (code !== "JWT_SESSION_ERROR" && code !== "SIGNOUT_ERROR") console.error(`[next-auth] ${code}`, metadata);
      },
      warn: () => {},
      debug: () => {},
    },
  };
}
