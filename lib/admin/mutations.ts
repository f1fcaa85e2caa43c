import type { RoleGranter } from "@/lib/accounts/links/mutations";
import type { Role } from "@/lib/accounts/types";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR, type ReauthenticatedActor } from "@/lib/magmell/catalogue/history/audit/types";
import { acquireLock } from "@/lib/server/acquire-lock";
import { db } from "@/lib/server/db";
import type { RoleChangeOutcome } from "./types";

/**
 * Grants or revokes the administrator role and adds an audit log entry. Requires a verified address, because anyone can
 * sign up with any address. Concurrent changes run one after another: if two administrators revoke each other's role at
 * once, only the first change succeeds.
 */
export const setRole = (by: ReauthenticatedActor, email: string, role: Role): Promise<RoleChangeOutcome> =>
  db().$transaction(async (tx): Promise<RoleChangeOutcome> => {
    await acquireLock(tx, "roles");
    if (by !== COMMAND_LINE_ACTOR) {
      const asker = await tx.user.findUnique({ where: { id: by.userId }, select: { role: true } });
      if (asker?.role !== "admin") return "notAdmin";
    }
    const user = await tx.user.findUnique({ where: { email }, select: { id: true, role: true, emailVerified: true } });
    if (!user) return "missing";
    if (by !== COMMAND_LINE_ACTOR && user.id === by.userId) return "own";
    if (user.role === role) return "same";
    if (role === "admin" && user.emailVerified === null) return "unverified";
    await tx.user.update({ where: { id: user.id }, data: { role } });
    await appendAuditEntry(by, role === "admin" ? "role.grant" : "role.revoke", { user: user.id, email }, tx);
    return "done";
  });

/** Makes an account an administrator by a link created on the command line, in the transaction that uses the link. */
export const grantAdminByLink: RoleGranter = async (rows, { id, email }) => {
  await rows.user.update({ where: { id }, data: { role: "admin" } });
  await appendAuditEntry(COMMAND_LINE_ACTOR, "role.grant", { user: id, email }, rows);
};
