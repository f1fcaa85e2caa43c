import { decode, encode } from "next-auth/jwt";

/**
 * A sign-in that has passed its first step (password or provider) and still needs a code. It is not a session and
 * grants nothing.
 */
export type PendingSignIn = {
  readonly userId: string;
  readonly email: string;
  /** The mark of the account's password when it began: a new password ends it. */
  readonly mark: string;
};

const SECONDS = 10 * 60;
/** Purpose of the token, from which its key is derived; session tokens have another key. */
const SALT = "grimoire second step";

/**
 * Returns the name of the cookie of a pending sign-in. With https, its prefix stops subdomains from setting the cookie.
 */
export const getPendingSignInCookieName = (site: string): string =>
  site.startsWith("https://") ? "__Host-grimoire.code" : "grimoire.code";

const cookie = (site: string, value: string, seconds: number): string =>
  `${getPendingSignInCookieName(site)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${site.startsWith("https://") ? "; Secure" : ""}`;

/** Returns the cookie header of a pending sign-in, valid for ten minutes. */
export const createPendingSignInCookie = async (
  { userId, email, mark }: PendingSignIn,
  site: string,
  secret: string,
): Promise<string> =>
  cookie(site, await encode({ token: { sub: userId, email, mark }, secret, salt: SALT, maxAge: SECONDS }), SECONDS);

/** Returns the header that deletes the cookie of a pending sign-in. */
export const clearPendingSignInCookie = (site: string): string => cookie(site, "", 0);

/** Reads the pending sign-in from its cookie; null if there is none or it has expired. */
export async function readPendingSignIn(value: string | undefined, secret: string): Promise<PendingSignIn | null> {
  if (!value) return null;
  const token = await decode({ token: value, secret, salt: SALT }).catch(() => null);
  if (!token?.sub || !token.email || typeof token.mark !== "string") return null;
  return { userId: token.sub, email: token.email, mark: token.mark };
}
