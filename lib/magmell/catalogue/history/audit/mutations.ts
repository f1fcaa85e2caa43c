import { db } from "@/lib/server/db";
import { logLine } from "@/lib/server/log/log-line";
import { type Actor, type AuditAction, type AuditDetails, COMMAND_LINE } from "./types";

/** A database, or better the transaction of the audited change, so that both are committed or neither. */
type AuditRows = Pick<ReturnType<typeof db>, "auditEntry">;

/** Adds an entry to the audit log; a database trigger refuses to change or remove entries. */
export async function writeAudit(
  actor: Actor,
  action: AuditAction,
  details: AuditDetails,
  rows: AuditRows = db(),
): Promise<void> {
  const who = actor === COMMAND_LINE ? { actor } : { actor: actor.name ?? actor.email, actorId: actor.userId };
  await rows.auditEntry.create({ data: { ...who, action, details } });
  if (actor !== COMMAND_LINE) logLine("adminDeed", { action, account: actor.userId });
}
