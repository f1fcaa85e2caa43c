import { encode } from "next-auth/jwt";
import type { UserSession } from "../generated/client";
import { openDatabase } from "./database";

const WEEK = 7 * 24 * 60 * 60;

/**
 * Signs a user in without the password: creates a session row and the cookie with a token for it, signed with the secret of the
 * site under test. Where the account has a second step, its code counts as given.
 */
export async function createSession(
  user: { id: string },
  secret = process.env.NEXTAUTH_SECRET,
): Promise<{ session: UserSession; cookie: { name: string; value: string } }> {
  if (secret === undefined) throw new Error("NEXTAUTH_SECRET is not set: a session cookie cannot be signed without it");
  const confirmed = { userId: user.id, confirmedAt: { not: null } };
  const codeGivenAt = (await openDatabase().secondFactor.count({ where: confirmed })) > 0 ? new Date() : null;
  const session = await openDatabase().userSession.create({ data: { userId: user.id, codeGivenAt } });
  const value = await encode({ token: { sub: user.id, sid: session.id }, secret, maxAge: WEEK });
  return { session, cookie: { name: "next-auth.session-token", value } };
}
