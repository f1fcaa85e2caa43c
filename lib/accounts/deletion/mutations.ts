import { randomBytes } from "node:crypto";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Deletes an account with everything that is only its own, and takes its name and its words out of what stays: the audit log calls
 * it by a pseudonym, the same in all entries, and of its suggestions only those stay that were accepted as card data, without reason
 * and answer. What stays is told by `STAYS_AFTER_DELETION`.
 */
export async function deleteAccountRows(rows: Prisma.TransactionClient, userId: string): Promise<void> {
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
