import { db } from "@/lib/server/db";
import { logEvent } from "@/lib/server/log/log-line";
import { type AuditAction, type AuditActor, type AuditDetails, COMMAND_LINE_ACTOR } from "./types";

/** A database, or better the transaction of the audited change, so that both are committed or neither. */
type AuditRows = Pick<ReturnType<typeof db>, "auditEntry">;

/** Adds an entry to the audit log; a database trigger refuses to change or remove entries. */
export async function appendAuditEntry(
  actor: AuditActor,
  action: AuditAction,
  details: AuditDetails,
  rows: AuditRows = db(),
): Promise<void> {
  const who = actor === COMMAND_LINE_ACTOR ? { actor } : { actor: actor.name ?? actor.email, actorId: actor.userId };
  await rows.auditEntry.create({ data: { ...who, action, details } });
  if (actor !== COMMAND_LINE_ACTOR) logEvent("adminDeed", { action, account: actor.userId });
}
