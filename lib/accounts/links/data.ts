import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import type { InvalidLink, ValidLink } from "./types";

/** Returns the hash under which a token is stored, so that nobody can use links from the table. */
export const hashLinkToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns the link that belongs to a token, or the reason why it is not valid. A link for a former address of its
 * account counts as unknown.
 */
export async function findAccountLink(token: string): Promise<ValidLink | InvalidLink> {
  const row = await db().accountLink.findUnique({
    where: { tokenHash: hashLinkToken(token) },
    select: {
      id: true,
      kind: true,
      email: true,
      userId: true,
      role: true,
      expiresAt: true,
      usedAt: true,
      user: { select: { email: true } },
    },
  });
  if (!row || (row.user && row.user.email !== row.email)) return { dead: "linkUnknown", kind: null };
  const { expiresAt, usedAt, user: _, ...link } = row;
  if (usedAt) return { dead: "linkUsed", kind: row.kind };
  return expiresAt.getTime() <= Date.now() ? { dead: "linkExpired", kind: row.kind } : link;
}

/**
 * Returns the account at an address with the data that links need; null if there is none. For operators and mail only.
 */
export const findLinkRecipient = (email: string) =>
  db().user.findUnique({ where: { email }, select: { id: true, email: true, role: true, emailVerified: true } });

/** Returns whether the user has proved that mail to the account's address arrives. */
export async function isEmailVerified(userId: string): Promise<boolean> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { emailVerified: true } });
  return user !== null && user.emailVerified !== null;
}
