import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import { getSiteOrigin } from "@/lib/server/env";
import type { Prisma } from "@/prisma/generated/client";
import { isSessionExpired, MAX_SESSIONS_PER_ACCOUNT } from "./session-limits";
import type { AccountOverview, Viewer } from "./types";

/** Returns the viewer of a session id, with the time of last use; null if the session was revoked or has expired. */
export async function findSession(id: string): Promise<{ viewer: Viewer; lastSeenAt: Date } | null> {
  const row = await db().userSession.findUnique({
    where: { id },
    select: {
      userId: true,
      createdAt: true,
      lastSeenAt: true,
      provedAt: true,
      codeGivenAt: true,
      user: { select: { email: true, name: true, role: true } },
    },
  });
  // Two statements: the account may be deleted between them.
  if (!row?.user || isSessionExpired(row, row.user.role)) return null;
  const { userId, provedAt, codeGivenAt, user } = row;
  return {
    viewer: { userId, sessionId: id, ...user, twoStep: codeGivenAt !== null, provedAt },
    lastSeenAt: row.lastSeenAt,
  };
}

/**
 * Returns the id and password hash of the account with an address. For sign-in only; nothing else may reveal whether an
 * account exists.
 */
export const findCredentials = (email: string) =>
  db().user.findUnique({ where: { email }, select: { id: true, email: true, name: true, passwordHash: true } });

/**
 * Returns a fingerprint of an account's password, which changes with every new password; null if the account is gone.
 */
export async function findPasswordFingerprint(id: string): Promise<string | null> {
  const user = await db().user.findUnique({ where: { id }, select: { passwordHash: true } });
  return (
    user &&
    createHash("sha256")
      .update(user.passwordHash ?? "")
      .digest("base64url")
  );
}

/**
 * Returns the account with an id in the form that next-auth expects, after the second step succeeded; null if the
 * account is gone.
 */
export const findAuthUser = (id: string) =>
  db().user.findUnique({ where: { id }, select: { id: true, email: true, name: true } });

/**
 * Returns the names that other users must not imitate: the display names of administrators, and the address of the
 * site.
 */
export async function findProtectedNames(): Promise<readonly string[]> {
  const admins = await db().user.findMany({
    where: { role: "admin", name: { not: null } },
    select: { name: true },
    take: 1_000,
  });
  return [new URL(getSiteOrigin()).hostname, ...admins.flatMap(({ name }) => name ?? [])];
}

/** Returns the viewer's own account with its sessions, newest first. */
export async function findAccount(viewer: Viewer): Promise<AccountOverview | null> {
  const user = await db().user.findUnique({
    where: { id: viewer.userId },
    select: {
      email: true,
      emailVerified: true,
      name: true,
      bio: true,
      authorKey: true,
      role: true,
      createdAt: true,
      passwordHash: true,
      accounts: { select: { provider: true }, take: 20 },
      sessions: { orderBy: { lastSeenAt: "desc" }, take: MAX_SESSIONS_PER_ACCOUNT },
    },
  });
  if (!user) return null;
  const { passwordHash, emailVerified, accounts, sessions, role, ...rest } = user;
  return {
    ...rest,
    verified: emailVerified !== null,
    hasPassword: passwordHash !== null,
    providers: accounts.map(({ provider }) => provider),
    sessions: sessions
      .filter((session) => !isSessionExpired(session, role))
      .map(({ userId: _, ...session }) => ({ ...session, current: session.id === viewer.sessionId })),
  };
}

/** The traces of an account that stay when it is deleted, in words for its owner; `deleteAccountRows` keeps to it. */
const STAYS_AFTER_DELETION = [
  "Your accepted corrections to cards, without your name, your reasons and the answers.",
  "Audit log entries about your actions as an administrator and changes to your two-step sign-in, under a pseudonym.",
  "Copies that others made of your decks, with the names that your decks had at that time.",
  "Backups that the operator made before the deletion, for as long as they are kept.",
];

/** Columns of a deck that its owner's export leaves out: keys of other rows, counters, and what only administrators need. */
type UnexportedDeckColumn =
  | "ownerId"
  | "starterKey"
  | "copiedFromId"
  | "createKey"
  | "likeCount"
  | "copyCount"
  | "colors"
  | "legal"
  | "judgedBy"
  | "hiddenFrom";

/** Exported columns of decks. A new column must be listed here or above; the compiler enforces that. */
const EXPORTED_DECK_COLUMNS = {
  id: true,
  game: true,
  format: true,
  formatOn: true,
  name: true,
  visibility: true,
  linkToken: true,
  description: true,
  primer: true,
  tags: true,
  hero: true,
  folder: true,
  candidates: true,
  cardNotes: true,
  copiedFromName: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  hiddenAt: true,
  hiddenReason: true,
  hiddenReply: true,
} as const satisfies Record<Exclude<Prisma.DeckScalarFieldEnum, UnexportedDeckColumn>, true>;

/**
 * Returns all stored data of the viewer as plain JSON, including decks, and lists what would remain after deleting the
 * account. Omits the password hash, because it is secret.
 */
export async function exportAccount(viewer: Viewer) {
  const user = await db().user.findUnique({
    where: { id: viewer.userId },
    select: {
      id: true,
      email: true,
      emailVerified: true,
      name: true,
      createdAt: true,
      accounts: { select: { provider: true, providerAccountId: true } },
      secondFactor: { select: { startedAt: true, confirmedAt: true } },
      sessions: { select: { createdAt: true, lastSeenAt: true, provedAt: true, codeGivenAt: true, userAgent: true } },
      suggestions: {
        orderBy: { createdAt: "asc" },
        select: {
          cardNumber: true,
          field: true,
          proposed: true,
          reason: true,
          state: true,
          answer: true,
          createdAt: true,
        },
      },
      reports: { orderBy: { createdAt: "asc" }, select: { reason: true, words: true, state: true, createdAt: true } },
      decks: {
        orderBy: { createdAt: "asc" },
        select: {
          ...EXPORTED_DECK_COLUMNS,
          lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
          versions: {
            orderBy: { version: "asc" },
            select: { version: true, savedAt: true, name: true, content: true },
          },
        },
      },
      bio: true,
      authorKey: true,
      likes: { orderBy: { likedAt: "asc" }, select: { deckId: true, likedAt: true } },
      follows: {
        orderBy: { followedAt: "asc" },
        select: { followedAt: true, author: { select: { authorKey: true, name: true } } },
      },
    },
  });
  return (
    user && {
      format: "grimoire-account",
      formatVersion: 1,
      exportedAt: new Date(),
      ...user,
      staysAfterDeletion: STAYS_AFTER_DELETION,
    }
  );
}
