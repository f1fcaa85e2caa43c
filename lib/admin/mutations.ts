import type { Role } from "@/lib/accounts/types";
import { writeAudit } from "@/lib/catalogue/history/audit/mutations";
import { type Actor, COMMAND_LINE } from "@/lib/catalogue/history/audit/types";
import { db } from "@/lib/server/db";
import type { RoleOutcome } from "./types";

/** Two changes of roles wait for each other, so that each sees whether the other took a role away. */
const LOCK = 205_005;

/** Makes an account an administrator, or takes that away; told in the audit log. */
export const setRole = (by: Actor, email: string, role: Role): Promise<RoleOutcome> =>
  db().$transaction(async (tx): Promise<RoleOutcome> => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (by !== COMMAND_LINE) {
      const asker = await tx.user.findUnique({ where: { id: by.userId }, select: { role: true } });
      if (asker?.role !== "admin") return "notAdmin";
    }
    const user = await tx.user.findUnique({ where: { email }, select: { id: true, role: true } });
    if (!user) return "missing";
    if (by !== COMMAND_LINE && user.id === by.userId) return "own";
    if (user.role === role) return "same";
    await tx.user.update({ where: { id: user.id }, data: { role } });
    await writeAudit(by, role === "admin" ? "role.grant" : "role.revoke", { user: user.id, email }, tx);
    return "done";
  });
