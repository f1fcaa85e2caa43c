import { randomBytes, randomUUID } from "node:crypto";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { db } from "@/lib/server/db";
import { logEvent } from "@/lib/server/log/log-line";
import { verifyPassword } from "@/lib/server/password";
import type { Prisma } from "@/prisma/generated/client";
import { normalizeEmail } from "./bounds";
import { providerNameSchema } from "./display-name";
import { toRecentlyAuthenticated } from "./reauth/recently-authenticated";
import { hasSecondFactor } from "./second-factor/data";
import { hashNewPassword } from "./server/hash-new-password";
import { logAccountAction } from "./server/log-account-action";
import { isSessionExpired, LAST_SEEN_INTERVAL_SECONDS, MAX_SESSIONS_PER_ACCOUNT } from "./session-limits";
import type { RecentlyAuthenticated, Viewer } from "./types";
import { isUniqueViolation } from "./unique-violation";

/**
 * Creates an account. Returns its id, or null if the address is taken. Both cases take the same time: the password is
 * hashed first, and for a taken address, the existing row is rewritten unchanged. Throws `WeakPasswordError`.
 */
export async function createAccount(input: { email: string; password: string; name?: string }): Promise<string | null> {
  const { email, password, name } = input;
  const passwordHash = await hashNewPassword(password, { owner: input });
  const [made] = await db().$transaction([
    db().user.createManyAndReturn({
      data: [{ email, passwordHash, name: name || null }],
      skipDuplicates: true,
      select: { id: true },
    }),
    db().user.updateMany({ where: { email }, data: { email } }),
  ]);
  return made[0]?.id ?? null;
}

type Opening = {
  /** Whether the second step was passed. */
  readonly withCode?: boolean;
  /** The session that the same browser held, of this user or another, which ends by it. */
  readonly instead?: string | null;
};

/**
 * Creates a session for a user who has just signed in, and deletes expired or surplus sessions. Throws if the account
 * has a second step that was not passed.
 */
export async function createSession(
  userId: string,
  userAgent: string,
  { withCode, instead }: Opening = {},
): Promise<string> {
  if (!withCode && (await hasSecondFactor(userId))) throw new Error("No session is opened before the second step.");
  const codeGivenAt = withCode ? new Date() : null;
  const { id, user } = await db().userSession.create({
    data: { userId, codeGivenAt, userAgent: userAgent.slice(0, 300) },
    select: { id: true, user: { select: { role: true } } },
  });
  if (instead) await db().userSession.deleteMany({ where: { id: instead } });
  // Read after the new one is there: of sign-ins at the same moment the last to read sees all of them.
  const sessions = await db().userSession.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    select: { id: true, createdAt: true, lastSeenAt: true },
    take: 10_000,
  });
  const ended = sessions.filter(
    (session, place) => place >= MAX_SESSIONS_PER_ACCOUNT || isSessionExpired(session, user.role),
  );
  await db().userSession.deleteMany({ where: { id: { in: ended.map((session) => session.id) } } });
  logEvent("signedIn", { account: userId, twoStep: withCode ?? false });
  return id;
}

/** Records that a session is in use. Does nothing if this was recorded recently, even for concurrent requests. */
export const touchSession = async (id: string): Promise<void> => {
  const lastSeenAt = { lt: new Date(Date.now() - LAST_SEEN_INTERVAL_SECONDS * 1000) };
  await db().userSession.updateMany({ where: { id, lastSeenAt }, data: { lastSeenAt: new Date() } });
};

/** Gives the viewer's session a new id; null if it has ended. The old id stops working. */
export async function rotateSession({ sessionId, userId }: Viewer): Promise<string | null> {
  const id = randomUUID();
  const { count } = await db().userSession.updateMany({ where: { id: sessionId, userId }, data: { id } });
  return count > 0 ? id : null;
}

/** Ends a session by its id, without a viewer. For sign-out, where the session token is sufficient proof. */
export const endSession = async (id: string): Promise<void> => {
  await db().userSession.deleteMany({ where: { id } });
};

/** Ends one of the viewer's own sessions; false if it does not exist. */
export async function revokeSession(viewer: Viewer, id: string): Promise<boolean> {
  const { count } = await db().userSession.deleteMany({ where: { id, userId: viewer.userId } });
  return count > 0;
}

/** Ends all of the viewer's sessions, except the current one with `keepThis`. */
export const revokeAllSessions = async (viewer: Viewer, { keepThis = false } = {}): Promise<void> => {
  if (keepThis) await endOthers(viewer);
  else await db().userSession.deleteMany({ where: { userId: viewer.userId } });
  logAccountAction(viewer.userId, "sessions.ended");
};

/** Ends the viewer's sessions on all other devices; also as a part of a transaction. */
const endOthers = ({ userId, sessionId }: Viewer) =>
  db().userSession.deleteMany({ where: { userId, id: { not: sessionId } } });

/** Ends the links of the viewer's account that were not used, of one kind or of all; also as a part of a transaction. */
const endLinks = ({ userId }: Viewer, kind?: "reset") =>
  db().accountLink.deleteMany({ where: { userId, usedAt: null, ...(kind && { kind }) } });

/** Changes the viewer's public profile; an empty name removes it. Omitted parts stay. */
export async function updateProfile(viewer: Viewer, { name, bio }: { name?: string; bio?: string }): Promise<void> {
  const data = { ...(name !== undefined && { name: name || null }), ...(bio !== undefined && { bio }) };
  await db().user.update({ where: { id: viewer.userId }, data });
}

/**
 * Changes the viewer's email address and signs out all other devices. The new address is unverified, and links for the
 * old one stop working. The current address changes nothing.
 */
export async function changeEmail(
  viewer: RecentlyAuthenticated<Viewer>,
  email: string,
): Promise<"done" | "emailTaken"> {
  if (email === viewer.email) return "done";
  try {
    await db().$transaction([
      db().user.update({ where: { id: viewer.userId }, data: { email, emailVerified: null } }),
      endLinks(viewer),
      endOthers(viewer),
    ]);
    logAccountAction(viewer.userId, "email.changed");
    return "done";
  } catch (error) {
    if (isUniqueViolation(error)) return "emailTaken";
    throw error;
  }
}

/**
 * Sets the viewer's password and signs out all other devices. Requires the current password, if there is one, even
 * after a recent proof. Throws `WeakPasswordError`.
 */
export async function changePassword(
  viewer: RecentlyAuthenticated<Viewer>,
  current: string | undefined,
  next: string,
): Promise<boolean> {
  const user = await db().user.findUnique({ where: { id: viewer.userId }, select: { passwordHash: true } });
  const worker = { lane: "known", key: viewer.userId } as const;
  if (!user || (user.passwordHash && !(await verifyPassword(current ?? "", user.passwordHash, worker)))) return false;
  const passwordHash = await hashNewPassword(next, { owner: viewer, field: "next", worker });
  await db().$transaction([
    db().user.update({ where: { id: viewer.userId }, data: { passwordHash } }),
    endLinks(viewer, "reset"),
    endOthers(viewer),
  ]);
  logAccountAction(viewer.userId, "password.changed");
  return true;
}

/** Deletes the viewer's account with its sessions, decks and provider links; see `deleteAccountRows` for what stays. */
export async function deleteAccount(viewer: RecentlyAuthenticated<Viewer>): Promise<void> {
  await db().$transaction((rows) => deleteAccountRows(rows, viewer.userId));
  logAccountAction(viewer.userId, "account.deleted");
}

/** Unlinks a provider. Returns `lastWay` if nobody could sign in to the account without it. */
export const unlinkProvider = (
  viewer: RecentlyAuthenticated<Viewer>,
  provider: string,
): Promise<"done" | "missing" | "lastWay"> =>
  db().$transaction(async (rows) => {
    const { userId } = viewer;
    // Locked, so that of two services that are unlinked at once the second sees what the first has left.
    await rows.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`;
    const { passwordHash, accounts } = await rows.user.findUniqueOrThrow({
      where: { id: userId },
      select: { passwordHash: true, accounts: { select: { provider: true } } },
    });
    if (!accounts.some((account) => account.provider === provider)) return "missing";
    if (passwordHash === null && accounts.every((account) => account.provider === provider)) return "lastWay";
    await rows.account.deleteMany({ where: { userId, provider } });
    logAccountAction(userId, "provider.unlinked");
    return "done";
  });

/**
 * Returns the next-auth adapter that stores accounts of OAuth providers. It implements only what next-auth needs for
 * JWT sessions without mailed links. Provider tokens are not stored, because nothing uses them. Without `takesNew`, it
 * creates no accounts, but still finds and links existing ones. A provider is linked to the account that the adapter
 * has just created, or to that of a viewer who recently authenticated again.
 */
export function createOAuthAdapter(takesNew: boolean, viewer: () => Viewer | undefined = () => undefined): Adapter {
  const findUser = (where: Prisma.UserWhereUniqueInput) =>
    db().user.findUnique({ where }) as Promise<AdapterUser | null>;
  let made: string | undefined;
  return {
    getUser: (id) => findUser({ id }),
    getUserByEmail: (email) => findUser({ email: normalizeEmail(email) }),
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const where = { provider_providerAccountId: { provider, providerAccountId } };
      const account = await db().account.findUnique({ where, select: { userId: true } });
      return account && findUser({ id: account.userId });
    },
    createUser: async ({ email, name }: Omit<AdapterUser, "id">) => {
      if (!takesNew) throw new Error("This site does not accept new accounts (SIGN_UP)");
      const data = { email: normalizeEmail(email), name: providerNameSchema.parse(name ?? "") };
      const user = (await db().user.create({ data })) as AdapterUser;
      made = user.id;
      return user;
    },
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      const asker = viewer();
      const may = userId === made || (asker?.userId === userId && toRecentlyAuthenticated(asker) !== null);
      if (!may) throw new Error("A provider is linked by an owner who proved lately, and by nobody else.");
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
      logAccountAction(userId, "provider.linked");
    },
  };
}

/**
 * Deletes an account with all its own data, and anonymizes the rest: the audit log uses one pseudonym in all entries,
 * and only accepted suggestions stay, without reason and reply. See `STAYS_AFTER_DELETION`.
 */
async function deleteAccountRows(rows: Prisma.TransactionClient, userId: string): Promise<void> {
  const accepted = { authorId: userId, state: "accepted", field: { not: "other" } } as const;
  await rows.suggestion.updateMany({ where: accepted, data: { reason: "", answer: "" } });
  await rows.suggestion.deleteMany({ where: { authorId: userId, NOT: accepted } });
  await rows.suggestion.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } });
  const account = await rows.user.findUnique({ where: { id: userId }, select: { email: true, authorKey: true } });
  // The account's own links go with it; invitations are known by the address alone.
  if (account) await rows.accountLink.deleteMany({ where: { email: account.email } });
  await rows.user.deleteMany({ where: { id: userId } });
  const pseudonym = `deleted account ${randomBytes(4).toString("hex")}`;
  // The database takes no other change of an entry, and none but by this function.
  await rows.$executeRaw`SELECT forget_in_audit(${userId}, ${account?.authorKey ?? ""}, ${pseudonym})`;
}
