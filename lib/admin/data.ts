import type { Admin } from "@/lib/accounts/types";
import { type AuditPage, readAudit } from "@/lib/catalogue/audit/data";
import type { Actor } from "@/lib/catalogue/audit/types";
import { db } from "@/lib/db";
import type { AdminEntry } from "./types";

/** More administrators than any site has. */
const MOST = 1_000;

/** All administrators, by their addresses. */
export const listAdmins = (_by: Actor): Promise<readonly AdminEntry[]> =>
  db().user.findMany({
    where: { role: "admin" },
    orderBy: { email: "asc" },
    select: { id: true, email: true, name: true },
    take: MOST,
  });

/** A page of the audit log, the youngest entries first; `after` is the last one that was seen. */
export const listAudit = (_admin: Admin, after: string | null = null, size?: number): Promise<AuditPage> =>
  readAudit(after, size);
