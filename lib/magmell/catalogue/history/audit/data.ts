import { isUuid } from "@/lib/input-schemas";
import { db } from "@/lib/server/db";
import type { AuditDetails, AuditEntry } from "./types";

const PAGE = 50;

/** A page of the audit log. */
export type AuditPage = {
  readonly entries: readonly AuditEntry[];
  /** The `after` of the next page; `null` at the end. */
  readonly next: string | null;
};

/**
 * Returns a page of the audit log, newest entry first. `after` is the id of the last entry of the previous page; ids
 * grow with time.
 */
export async function readAuditLog(after: string | null = null, size = PAGE, database = db()): Promise<AuditPage> {
  const rows = await database.auditEntry.findMany({
    where: after !== null && isUuid(after) ? { id: { lt: after } } : {},
    orderBy: { id: "desc" },
    take: size + 1,
  });
  const entries = rows.slice(0, size).map(({ details, ...row }) => ({ ...row, details: details as AuditDetails }));
  return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
}
