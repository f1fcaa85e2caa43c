import { db } from "@/lib/server/db";
import { type Actor, type AuditAction, type AuditDetails, COMMAND_LINE } from "./types";

/** A database, or better the transaction in which the thing itself is done, so that both are there or neither. */
type AuditRows = Pick<ReturnType<typeof db>, "auditEntry">;

/** Adds an entry to the audit log. The database keeps it from being changed or removed. */
export async function writeAudit(
  actor: Actor,
  action: AuditAction,
  details: AuditDetails,
  rows: AuditRows = db(),
): Promise<void> {
  const who = actor === COMMAND_LINE ? { actor } : { actor: actor.name ?? actor.email, actorId: actor.userId };
  await rows.auditEntry.create({ data: { ...who, action, details } });
}
