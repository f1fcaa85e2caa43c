import { decode, encode } from "next-auth/jwt";

/** A sign-in that has passed its first step, password or provider, and waits for a code. It is no session and opens nothing. */
export type PendingSignIn = {
  readonly userId: string;
  readonly email: string;
  /** The mark of the account's password when it began: a new password ends it. */
  readonly mark: string;
};

const SECONDS = 10 * 60;
/** The purpose of the token, which gives it a key of its own: neither is a session's token one of these, nor the other way round. */
const SALT = "grimoire second step";

/**
 * Returns the name of the cookie of a sign-in that waits for a code. With https, no other site of the domain can have set it.
 */
export const getPendingSignInCookieName = (site: string): string =>
  site.startsWith("https://") ? "__Host-grimoire.code" : "grimoire.code";

const cookie = (site: string, value: string, seconds: number): string =>
  `${getPendingSignInCookieName(site)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${site.startsWith("https://") ? "; Secure" : ""}`;

/** Returns the cookie, as a header, of a sign-in that waits for a code for ten minutes. */
export const createPendingSignInCookie = async (
  { userId, email, mark }: PendingSignIn,
  site: string,
  secret: string,
): Promise<string> =>
  cookie(site, await encode({ token: { sub: userId, email, mark }, secret, salt: SALT, maxAge: SECONDS }), SECONDS);

/** Returns the header that takes the cookie away. */
export const clearPendingSignInCookie = (site: string): string => cookie(site, "", 0);

/** Returns the sign-in that waits for a code by this cookie; `null` for none, and for one that has waited too long. */
export async function readPendingSignIn(value: string | undefined, secret: string): Promise<PendingSignIn | null> {
  if (!value) return null;
  const token = await decode({ token: value, secret, salt: SALT }).catch(() => null);
  if (!token?.sub || !token.email || typeof token.mark !== "string") return null;
  return { userId: token.sub, email: token.email, mark: token.mark };
}
