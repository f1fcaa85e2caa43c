import { randomBytes } from "node:crypto";
import type { Prisma } from "@/prisma/generated/client";

/** Actions whose details name an account by id and address. */
const ABOUT_ACCOUNTS = ["role.grant", "role.revoke", "account.link"];
/** Actions whose details may name an author by the key of their page. Of decks they name the id, which leads nowhere once the deck is gone. */
const ABOUT_PAGES = ["page.hide", "page.dismiss", "page.restore"];

/**
 * Deletes an account with everything that is only its own, and takes its name and its words out of what stays: the audit log calls
 * it by a pseudonym, the same in all entries, and of its suggestions only those stay that were accepted as card data, without reason
 * and answer. What stays is told by `STAYS_AFTER_DELETION`.
 */
export async function removeAccount(rows: Prisma.TransactionClient, userId: string): Promise<void> {
  const accepted = { authorId: userId, state: "accepted", field: { not: "other" } } as const;
  await rows.suggestion.updateMany({ where: accepted, data: { reason: "", answer: "" } });
  await rows.suggestion.deleteMany({ where: { authorId: userId, NOT: accepted } });
  await rows.suggestion.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } });
  const account = await rows.user.findUnique({ where: { id: userId }, select: { email: true, authorKey: true } });
  // The account's own links go with it; invitations are known by the address alone.
  if (account) await rows.accountLink.deleteMany({ where: { email: account.email } });
  await rows.user.deleteMany({ where: { id: userId } });
  const pseudonym = `deleted account ${randomBytes(4).toString("hex")}`;
  await renameInAudit(rows, userId, pseudonym);
  if (account) await renameAuthorInAudit(rows, account.authorKey, pseudonym);
}

/** Puts a pseudonym for an account that is gone into the audit log. The database takes no other change of an entry. */
async function renameInAudit(rows: Prisma.TransactionClient, userId: string, pseudonym: string): Promise<void> {
  await rows.auditEntry.updateMany({ where: { actorId: userId }, data: { actor: pseudonym, actorId: null } });
  const about = await rows.auditEntry.findMany({
    where: { action: { in: ABOUT_ACCOUNTS }, details: { path: ["user"], equals: userId } },
    select: { id: true, details: true },
    take: 1_000,
  });
  for (const { id, details } of about) {
    const told = { ...(details as Prisma.JsonObject), user: pseudonym, email: pseudonym };
    await rows.auditEntry.update({ where: { id }, data: { details: told } });
  }
}

/** Puts the pseudonym in the place of the key of an author's page that is gone. */
async function renameAuthorInAudit(
  rows: Prisma.TransactionClient,
  authorKey: string,
  pseudonym: string,
): Promise<void> {
  const judged = await rows.auditEntry.findMany({
    where: {
      action: { in: ABOUT_PAGES },
      AND: [{ details: { path: ["about"], equals: "author" } }, { details: { path: ["id"], equals: authorKey } }],
    },
    select: { id: true, details: true },
    take: 1_000,
  });
  for (const { id, details } of judged)
    await rows.auditEntry.update({
      where: { id },
      data: { details: { ...(details as Prisma.JsonObject), id: pseudonym } },
    });
}
