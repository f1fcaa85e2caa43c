import { PrismaAdapter } from "@next-auth/prisma-adapter";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { db } from "@/lib/server/db";
import { hashPassword, verifyPassword } from "@/lib/server/password";
import { NAME_MAX, normalizeEmail } from "./bounds";
import { SESSION_SECONDS } from "./data";
import type { Viewer } from "./types";

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "P2002";

/** Makes an account. Gives its id, or `null` when the address has one already. */
export async function createAccount(input: { email: string; password: string; name?: string }): Promise<string | null> {
  const { email, password, name } = input;
  // Hashed before the lookup, so that an address in use is refused no sooner than a free one is accepted.
  const passwordHash = await hashPassword(password);
  try {
    const user = await db().user.create({ data: { email, passwordHash, name: name || null }, select: { id: true } });
    return user.id;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Opens a session for a user who has just signed in, and deletes the user's expired ones. */
export async function openSession(userId: string, userAgent: string): Promise<string> {
  const oldest = new Date(Date.now() - SESSION_SECONDS * 1000);
  await db().userSession.deleteMany({ where: { userId, createdAt: { lt: oldest } } });
  const session = await db().userSession.create({ data: { userId, userAgent: userAgent.slice(0, 300) } });
  return session.id;
}

/** Records that a session is in use. */
export const touchSession = async (id: string): Promise<void> => {
  await db().userSession.updateMany({ where: { id }, data: { lastSeenAt: new Date() } });
};

/** Ends a session without asking for its owner: for sign-out, where the token of the session is the proof. */
export const closeSession = async (id: string): Promise<void> => {
  await db().userSession.deleteMany({ where: { id } });
};

/** Ends one of the viewer's own sessions; `false` when it does not exist. */
export async function revokeSession(viewer: Viewer, id: string): Promise<boolean> {
  const { count } = await db().userSession.deleteMany({ where: { id, userId: viewer.userId } });
  return count > 0;
}

/** Ends all of the viewer's sessions, this one included. */
export const revokeAllSessions = async (viewer: Viewer): Promise<void> => {
  await db().userSession.deleteMany({ where: { userId: viewer.userId } });
};

/**
 * Changes the viewer's profile, which stands beside public decks and on the author page; an empty name removes it. Parts
 * that are not given stay as they are.
 */
export async function changeProfile(viewer: Viewer, { name, bio }: { name?: string; bio?: string }): Promise<void> {
  const data = { ...(name !== undefined && { name: name || null }), ...(bio !== undefined && { bio }) };
  await db().user.update({ where: { id: viewer.userId }, data });
}

/** Changes the viewer's e-mail address. The new address counts as unverified. */
export async function changeEmail(
  viewer: Viewer,
  email: string,
  proof: string,
): Promise<"done" | "wrongPassword" | "emailTaken"> {
  if (!(await proves(viewer, proof))) return "wrongPassword";
  try {
    await db().user.update({ where: { id: viewer.userId }, data: { email, emailVerified: null } });
    return "done";
  } catch (error) {
    if (isTaken(error)) return "emailTaken";
    throw error;
  }
}

/** Sets the viewer's password and signs out all other devices. An account without a password needs no current one. */
export async function changePassword(viewer: Viewer, current: string | undefined, next: string): Promise<boolean> {
  const user = await db().user.findUnique({ where: { id: viewer.userId }, select: { passwordHash: true } });
  if (!user || (user.passwordHash && !(await verifyPassword(current ?? "", user.passwordHash)))) return false;
  const passwordHash = await hashPassword(next);
  await db().$transaction([
    db().user.update({ where: { id: viewer.userId }, data: { passwordHash } }),
    db().userSession.deleteMany({ where: { userId: viewer.userId, id: { not: viewer.sessionId } } }),
  ]);
  return true;
}

/** Deletes the viewer's account with its sessions, decks and provider links, for good. */
export async function deleteAccount(viewer: Viewer, proof: string): Promise<boolean> {
  if (!(await proves(viewer, proof))) return false;
  await db().user.deleteMany({ where: { id: viewer.userId } });
  return true;
}

/**
 * Whether a proof confirms a dangerous change: the password, or for an account without one its typed address, which
 * prevents slips only.
 */
async function proves(viewer: Viewer, proof: string): Promise<boolean> {
  const user = await db().user.findUnique({
    where: { id: viewer.userId },
    select: { email: true, passwordHash: true },
  });
  if (!user) return false;
  return user.passwordHash ? verifyPassword(proof, user.passwordHash) : normalizeEmail(proof) === user.email;
}

/**
 * The adapter through which next-auth stores accounts of OAuth providers. Their tokens are not stored, because nothing
 * uses them.
 */
export function oauthAdapter(): Adapter {
  const base = PrismaAdapter(db() as never);
  return {
    ...base,
    createUser: ({ email, name }: Omit<AdapterUser, "id">) =>
      db().user.create({
        data: { email: normalizeEmail(email), name: name?.trim().slice(0, NAME_MAX) || null },
      }) as Promise<AdapterUser>,
    getUserByEmail: (email: string) =>
      db().user.findUnique({ where: { email: normalizeEmail(email) } }) as Promise<AdapterUser | null>,
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
  };
}
