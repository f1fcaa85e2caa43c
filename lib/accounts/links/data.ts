import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import type { InvalidLink, ValidLink } from "./types";

/** Returns the hash under which a token is stored, so that the table opens no link. */
export const hashLinkToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns the link that a token opens, or the reason why it opens none. A link for an address that its account has no more is
 * unknown, as one that was never made.
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

/** Returns the account at an address, with what links need; null if there is none. Only for operators and mail. */
export const findLinkRecipient = (email: string) =>
  db().user.findUnique({ where: { email }, select: { id: true, email: true, role: true, emailVerified: true } });

/** Returns whether mail to the viewer's address is known to arrive. */
export async function isEmailVerified(userId: string): Promise<boolean> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { emailVerified: true } });
  return user !== null && user.emailVerified !== null;
}
