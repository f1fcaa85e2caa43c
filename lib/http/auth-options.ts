import type { NextAuthOptions } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { findCredentials } from "../accounts/data";
import { confirmAddress } from "../accounts/links/mutations";
import { closeSession, oauthAdapter, openSession } from "../accounts/mutations";
import { signInInput } from "../accounts/schema";
import { SESSION_SECONDS } from "../accounts/session-limits";
import { env, siteOrigin } from "../server/env";
import { logLine } from "../server/log/log-line";
import { comparePassword } from "../server/password";
import { authCookieOptions } from "./auth/auth-cookie-names";
import { gitHub, mayComeIn, vouchedAddress } from "./auth/proved-address";
import { sessionOfToken } from "./viewer";

/** The OAuth providers that are configured, beside e-mail and password. */
export function oauthProviders() {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = env();
  return [
    ...(GITHUB_ID && GITHUB_SECRET ? [gitHub({ clientId: GITHUB_ID, clientSecret: GITHUB_SECRET })] : []),
    ...(GOOGLE_ID && GOOGLE_SECRET ? [Google({ clientId: GOOGLE_ID, clientSecret: GOOGLE_SECRET })] : []),
  ];
}

/**
 * One request to next-auth, beside its question and answer. next-auth takes every failure inside for a wrong password or a dead
 * session and tells its message to whoever asks, so failures are kept here, and the route answers by them.
 */
export type AuthRun = {
  readonly userAgent: string;
  failure?: { readonly error: unknown };
  /** The id of the account whose password was compared. */
  account?: string;
};

/** Does a part of a request; a failure is kept in the run, and next-auth gets `null`. */
async function keepFailure<Value>(run: AuthRun, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    run.failure = { error };
    return null;
  }
}

/** Decodes a token for next-auth, and rejects one whose session was revoked: it could link new providers to the account. */
async function decodeLiveToken(run: AuthRun, params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params).catch(() => null);
  return (await keepFailure(run, async () => sessionOfToken(token))) ? token : null;
}

async function authorize(run: AuthRun, input: unknown) {
  const parsed = signInInput.safeParse(input);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const user = await findCredentials(email);
  if (user) run.account = user.id;
  if (!(await comparePassword(password, user?.passwordHash ?? null)) || !user) return null;
  return { id: user.id, email: user.email, name: user.name };
}

const messageOf = (thing: unknown): string => {
  const { error, message } = (thing ?? {}) as { error?: { message?: unknown }; message?: unknown };
  return String(error?.message ?? message ?? thing);
};

/** The configuration of next-auth for one request. */
export function authOptions(run: AuthRun): NextAuthOptions {
  return {
    adapter: oauthAdapter(env().SIGN_UP === "open"),
    secret: env().NEXTAUTH_SECRET,
    cookies: authCookieOptions(siteOrigin()),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    jwt: { maxAge: SESSION_SECONDS, decode: (params) => decodeLiveToken(run, params) },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/account" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (given) =>
          keepFailure(run, () => authorize(run, { email: given?.email, password: given?.password })),
      }),
      ...oauthProviders(),
    ],
    callbacks: {
      signIn: async (answer) => {
        const vouched = vouchedAddress(answer);
        if (vouched !== null) await confirmAddress(answer.user.id, vouched);
        return mayComeIn(answer);
      },
      // The token is only a key to the session row, whose content may change.
      jwt: async ({ token, user }) => (user ? { sub: user.id, sid: await openSession(user.id, run.userAgent) } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      linkAccount: async ({ user, profile }) => {
        if (profile.email) await confirmAddress(user.id, profile.email);
      },
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await closeSession(token.sid);
      },
    },
    logger: {
      // Signing out on another device makes tokens invalid, which is no error.
      error: (code, metadata) => {
        if (code !== "JWT_SESSION_ERROR" && code !== "SIGNOUT_ERROR")
          logLine("nextAuth", { code, words: messageOf(metadata).slice(0, 1000) });
      },
      warn: () => {},
      debug: () => {},
    },
  };
}
