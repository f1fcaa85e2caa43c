import { randomBytes } from "node:crypto";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/prisma/generated/client";
import { normalizeEmail } from "../bounds";
import { deleteSecondFactorRows } from "../second-factor/mutations";
import { hashNewPassword } from "../server/hash-new-password";
import { logAccountAction } from "../server/log-account-action";
import type { Role, Viewer } from "../types";
import { isUniqueViolation } from "../unique-violation";
import { findAccountLink, hashLinkToken } from "./data";
import { type InvalidLink, LINK_LIFETIME_SECONDS, type LinkKind, type ValidLink } from "./types";

/** Seconds for which an expired or used link is stored, so that its page can explain why it does not work. */
const KEPT = 30 * 24 * 60 * 60;

type Rows = Prisma.TransactionClient;
/** Grants an account the role of a link created on the command line, in the transaction that uses the link. */
export type RoleGranter = (rows: Rows, user: { readonly id: string; readonly email: string }) => Promise<void>;

type NewLink = {
  readonly kind: LinkKind;
  readonly email: string;
  /** `null` for an invitation. */
  readonly userId: string | null;
  readonly role?: Role;
};

/**
 * Creates a link and returns its token of 256 random bits, which is not stored. Also deletes links that expired long
 * ago.
 */
export async function createAccountLink({ kind, email, userId, role = "user" }: NewLink): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db().accountLink.deleteMany({ where: { expiresAt: { lt: new Date(now - KEPT * 1000) } } });
  const expiresAt = new Date(now + LINK_LIFETIME_SECONDS[kind] * 1000);
  await db().accountLink.create({ data: { tokenHash: hashLinkToken(token), kind, email, userId, role, expiresAt } });
  return token;
}

/**
 * Verifies the viewer's address by a mailed link. The viewer must be signed in to the account, so that an address owner
 * does not verify it for a stranger who signed up with it.
 */
export async function verifyEmail(
  viewer: Viewer,
  token: string,
  giveRole: RoleGranter,
): Promise<InvalidLink | "wrongKind" | "otherAccount" | "done"> {
  const link = await findAccountLink(token);
  if ("dead" in link) return link;
  if (link.kind !== "verify") return "wrongKind";
  if (link.userId !== viewer.userId) return "otherAccount";
  return db().$transaction(async (rows) => {
    if (!(await take(rows, link))) return { dead: "linkUsed", kind: link.kind } as const;
    const account = { id: viewer.userId, email: link.email };
    const { count } = await rows.user.updateMany({ where: account, data: { emailVerified: new Date() } });
    if (count === 0) return { dead: "linkUnknown", kind: null } as const;
    await rows.accountLink.deleteMany({ where: { userId: account.id, kind: "verify", usedAt: null } });
    if (link.role === "admin") await giveRole(rows, account);
    logAccountAction(account.id, "email.confirmed");
    return "done" as const;
  });
}

/**
 * Sets a new password by a mailed link and ends all sessions of the account. This also verifies the address. If the
 * address was unverified, a stranger may have created the account, so all other ways to sign in are removed, too.
 * Throws `WeakPasswordError`.
 */
export async function resetPassword(token: string, password: string): Promise<InvalidLink | "wrongKind" | ValidLink> {
  const link = await findAccountLink(token);
  if ("dead" in link) return link;
  const { userId, email } = link;
  if (link.kind !== "reset" || userId === null) return "wrongKind";
  const owner = await db().user.findUnique({ where: { id: userId }, select: { email: true, name: true } });
  const passwordHash = await hashNewPassword(password, { owner: owner ?? { email } });
  return db().$transaction(async (rows) => {
    if (!(await take(rows, link))) return { dead: "linkUsed", kind: link.kind } as const;
    const before = await rows.user.findUnique({ where: { id: userId, email }, select: { emailVerified: true } });
    if (!before) return { dead: "linkUnknown", kind: null } as const;
    if (before.emailVerified === null) await forgetWaysIn(rows, userId);
    const emailVerified = before.emailVerified ?? new Date();
    await rows.user.update({ where: { id: userId }, data: { passwordHash, emailVerified } });
    await rows.userSession.deleteMany({ where: { userId } });
    await rows.accountLink.deleteMany({ where: { userId, usedAt: null } });
    logAccountAction(userId, "password.reset");
    return link;
  });
}

/** Creates the account of an invitation, with the invited address. Throws `WeakPasswordError`. */
export async function acceptInvitation(
  { token, password, name }: { token: string; password: string; name?: string },
  giveRole: RoleGranter,
): Promise<InvalidLink | "wrongKind" | "emailTaken" | ValidLink> {
  const link = await findAccountLink(token);
  if ("dead" in link) return link;
  if (link.kind !== "invite") return "wrongKind";
  const { email } = link;
  const passwordHash = await hashNewPassword(password, { owner: { email, name } });
  const data = { email, passwordHash, name: name || null, emailVerified: new Date() };
  try {
    return await db().$transaction(async (rows) => {
      if (!(await take(rows, link))) return { dead: "linkUsed", kind: link.kind } as const;
      const { id } = await rows.user.create({ data, select: { id: true } });
      if (link.role === "admin") await giveRole(rows, { id, email });
      logAccountAction(id, "account.invited");
      return link;
    });
  } catch (error) {
    // The transaction is undone, so the link works on once the other account is gone.
    if (isUniqueViolation(error)) return "emailTaken";
    throw error;
  }
}

/**
 * Marks an account's address as verified because a linked provider has verified it. Does nothing if `email` is not the
 * account's address.
 */
export const confirmProviderEmail = async (userId: string, email: string): Promise<void> => {
  const where = { id: userId, email: normalizeEmail(email), emailVerified: null };
  await db().user.updateMany({ where, data: { emailVerified: new Date() } });
};

/** Marks a link as used. Returns false if it has expired or another request has just used it. */
async function take(rows: Rows, { id }: ValidLink): Promise<boolean> {
  const now = new Date();
  const where = { id, usedAt: null, expiresAt: { gt: now } };
  return (await rows.accountLink.updateMany({ where, data: { usedAt: now } })).count === 1;
}

/** Takes away all by which an account can be entered besides its password, for an owner who did not make it. */
async function forgetWaysIn(rows: Rows, userId: string): Promise<void> {
  await rows.account.deleteMany({ where: { userId } });
  await deleteSecondFactorRows(rows, userId);
}
