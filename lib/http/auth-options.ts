import type { NextAuthOptions } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { isLanguage } from "@/lib/languages";
import { findAuthUser, findCredentials, findPasswordFingerprint } from "../accounts/data";
import { confirmProviderEmail } from "../accounts/links/mutations";
import { createOAuthAdapter, createSession, endSession } from "../accounts/mutations";
import { signInInputSchema } from "../accounts/schema";
import { hasSecondFactor } from "../accounts/second-factor/data";
import { consumeSecondFactorCode } from "../accounts/second-factor/mutations";
import { secondFactorCodeSchema } from "../accounts/second-factor/schema";
import { MAX_SESSION_SECONDS } from "../accounts/session-limits";
import type { Viewer } from "../accounts/types";
import { env, getSiteOrigin } from "../server/env";
import { logEvent } from "../server/log/log-line";
import { comparePassword } from "../server/password";
import { getAuthCookieOptions } from "./auth/auth-cookie-names";
import type { PendingSignIn } from "./auth/pending-sign-in";
import {
  createGitHubProvider,
  getProviderVerifiedEmail,
  isSignInAllowed,
  type ProviderSignIn,
} from "./auth/provider-email";
import { findTokenSession } from "./viewer";

/** Returns the configured OAuth providers. */
export function getOAuthProviders() {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = env();
  return [
    ...(GITHUB_ID && GITHUB_SECRET ? [createGitHubProvider({ clientId: GITHUB_ID, clientSecret: GITHUB_SECRET })] : []),
    ...(GOOGLE_ID && GOOGLE_SECRET ? [Google({ clientId: GOOGLE_ID, clientSecret: GOOGLE_SECRET })] : []),
  ];
}

/**
 * State of one call of next-auth. Because next-auth turns every failure into a wrong password or an invalid session and
 * reveals its message, failures are stored here, and the route responds accordingly.
 */
export type AuthContext = {
  readonly userAgent: string;
  failure?: { readonly error: unknown };
  /** The id of the account whose password or code was compared. */
  account?: string;
  /** Sign-in for which this request gives the code. */
  readonly pending?: PendingSignIn;
  /** Return path after a provider's sign-in. */
  readonly goTo?: string;
  /** Sign-in whose first step this request has passed, pending a code. */
  waits?: PendingSignIn;
  /** The address of the account to which this request has opened a session. */
  entered?: string;
  /** Whether the code of this request was accepted. */
  codeTaken?: boolean;
  /** The viewer who is signed in already. */
  viewer?: Viewer;
};

/** Runs a part of a request. Stores an error in `run` and returns null to next-auth. */
async function keepFailure<Value>(run: AuthContext, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    run.failure = { error };
    return null;
  }
}

/** Decodes a token for next-auth, and rejects one whose session was revoked: it could link new providers to the account. */
async function decodeLiveToken(run: AuthContext, params: JWTDecodeParams): Promise<JWT | null> {
  const token = await decode(params).catch(() => null);
  const session = await keepFailure(run, async () => findTokenSession(token));
  run.viewer = session?.viewer;
  return session ? token : null;
}

async function authorize(run: AuthContext, input: unknown) {
  const parsed = signInInputSchema.safeParse(input);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const user = await findCredentials(email);
  if (user) run.account = user.id;
  if (!(await comparePassword(password, user?.passwordHash ?? null)) || !user) return null;
  return (await waitsForCode(run, user)) ? null : { id: user.id, email: user.email, name: user.name };
}

/** Whether an account needs the second step after the first; if so, stores the pending sign-in in the run. */
async function waitsForCode(run: AuthContext, user: { readonly id: string; readonly email: string }): Promise<boolean> {
  if (!(await hasSecondFactor(user.id))) return false;
  const mark = await findPasswordFingerprint(user.id);
  if (mark !== null) run.waits = { userId: user.id, email: user.email, mark };
  return true;
}

async function authorizeCode(run: AuthContext, input: unknown) {
  const parsed = secondFactorCodeSchema.safeParse(input);
  if (!parsed.success || !run.pending) return null;
  run.account = run.pending.userId;
  run.codeTaken = await consumeSecondFactorCode(run.pending.userId, parsed.data);
  return run.codeTaken ? findAuthUser(run.pending.userId) : null;
}

/**
 * Creates the session of a sign-in, and ends the browser's previous one. A previous session of the same account passes
 * its second step on.
 */
async function enter(run: AuthContext, { id, email }: { id: string; email?: string | null }): Promise<string> {
  const { viewer: held } = run;
  const session = await createSession(id, run.userAgent, {
    withCode: run.codeTaken === true || (held?.userId === id && held.twoStep),
    instead: held?.sessionId,
  });
  if (email) run.entered = email;
  return session;
}

/**
 * Lets a user in if allowed. After sign-in by a provider, redirects to the code page if the account has a second step.
 */
async function admit(run: AuthContext, { user, account }: ProviderSignIn): Promise<true | string> {
  if (account?.type !== "oauth" || !user.email) return true;
  return (await waitsForCode(run, { id: user.id, email: user.email })) ? getCodePageUrl(run.goTo) : true;
}

const messageOf = (thing: unknown): string => {
  const { error, message } = (thing ?? {}) as { error?: { message?: unknown }; message?: unknown };
  return String(error?.message ?? message ?? thing);
};

/** Returns the configuration of next-auth for one request. */
export function createAuthOptions(run: AuthContext): NextAuthOptions {
  return {
    adapter: createOAuthAdapter(env().SIGN_UP === "open", () => run.viewer),
    secret: env().NEXTAUTH_SECRET,
    cookies: getAuthCookieOptions(getSiteOrigin()),
    session: { strategy: "jwt", maxAge: MAX_SESSION_SECONDS },
    jwt: { maxAge: MAX_SESSION_SECONDS, decode: (params) => decodeLiveToken(run, params) },
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/account" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (given) =>
          keepFailure(run, () => authorize(run, { email: given?.email, password: given?.password })),
      }),
      Credentials({
        id: "code",
        credentials: { code: { type: "text" } },
        authorize: (given) => keepFailure(run, () => authorizeCode(run, given?.code)),
      }),
      ...getOAuthProviders(),
    ],
    callbacks: {
      signIn: async (answer) => {
        const vouched = getProviderVerifiedEmail(answer);
        if (vouched !== null) await confirmProviderEmail(answer.user.id, vouched);
        return isSignInAllowed(answer) ? admit(run, answer) : false;
      },
      // The token is only a key to the session row, whose content may change.
      jwt: async ({ token, user }) => (user ? { sub: user.id, sid: await enter(run, user) } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      linkAccount: async ({ user, profile }) => {
        if (profile.email) await confirmProviderEmail(user.id, profile.email);
      },
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await endSession(token.sid);
      },
    },
    logger: {
      // Signing out on another device makes tokens invalid, which is no error.
      error: (code, metadata) => {
        if (code !== "JWT_SESSION_ERROR" && code !== "SIGNOUT_ERROR")
          logEvent("nextAuth", { code, words: messageOf(metadata).slice(0, 1000) });
      },
      warn: () => {},
      debug: () => {},
    },
  };
}

/** Returns the URL of the page that asks for the code; `goTo` is the return path on this site. */
function getCodePageUrl(goTo: string | undefined): string {
  const address = goTo !== undefined && URL.canParse(goTo, "http://site") ? new URL(goTo, "http://site") : null;
  const path = address ? address.pathname + address.search : "/";
  const [, first = ""] = /^\/([^/]*)/.exec(path) ?? [];
  const page = first !== "ja" && isLanguage(first) ? `/${first}/sign-in` : "/sign-in";
  return `${page}?return=${encodeURIComponent(path)}`;
}
