import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Admin, RecentlyAuthenticated } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { hashPlan } from "@/lib/magmell/catalogue/import/hash-plan";
import { type ImportPlan, isEmptyPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { readImport, reviewImport } from "@/lib/magmell/catalogue/import/read-import";
import { getPublishedState, readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { appendAuditEntry } from "../audit/mutations";
import { type AuditActor, COMMAND_LINE_ACTOR } from "../audit/types";
import { publishVersion, withPublishLock } from "../versions/mutations";
import { readDraftContent } from "./data";
import { packDraft } from "./packed-draft";
import type { CreateDraftResult, PublishDraftResult } from "./types";

/** Stores card files as a draft to be published later. Files with problems, or without changes, are not stored. */
export async function createDraft(
  actor: AuditActor,
  sources: readonly CardFileSource[],
  database = db(),
  pictures: PictureSet = EMPTY_PICTURE_SET,
): Promise<CreateDraftResult> {
  const { version: baseVersion, records } = await getPublishedState();
  const read = await runCooperatively(readImport(sources, records, pictures));
  if (!read.ok || isEmptyPlan(read.plan)) return { ok: false, review: await runCooperatively(reviewImport(read)) };
  const files = [...sources.map(({ file }) => file), ...pictures.addresses.keys()];
  const isCommand = actor === COMMAND_LINE_ACTOR;
  const summary = { files, changes: sizeOf(read.plan), ...(isCommand && { by: actor }) };
  const packed = await zip(packDraft({ sources, pictures }));
  return database.$transaction(async (transaction) => {
    const { id } = await transaction.importDraft.create({
      data: { createdBy: isCommand ? null : actor.userId, baseVersion, files: packed, summary },
      select: { id: true },
    });
    await appendAuditEntry(actor, "import.draft", { draft: id, files }, transaction);
    return { ok: true, id, changes: summary.changes };
  });
}

/**
 * Publishes a draft if it still makes the reviewed changes: `plan` is the hash from `readDraft`. Versions published
 * since the review matter only if they affect the changes of this draft.
 */
export async function publishDraft(
  admin: RecentlyAuthenticated<Admin>,
  id: string,
  plan: string,
  database = db(),
): Promise<PublishDraftResult> {
  if (!isUuid(id)) return { ok: false, reason: "NO_DRAFT" };
  return withPublishLock(database, async (transaction): Promise<PublishDraftResult> => {
    const row = await transaction.importDraft.findUnique({ where: { id }, select: { files: true } });
    if (!row) return { ok: false, reason: "NO_DRAFT" };
    const { sources, pictures } = await readDraftContent(row.files);
    const read = await runCooperatively(readImport(sources, await readCatalogueRecords(transaction), pictures));
    if (!read.ok) return { ok: false, reason: "PROBLEMS" };
    if (isEmptyPlan(read.plan)) return { ok: false, reason: "NOTHING" };
    if ((await runCooperatively(hashPlan(read.plan))) !== plan) return { ok: false, reason: "MOVED" };
    const version = await publishVersion(transaction, read.plan, {
      actor: admin,
      files: sources,
      pictures: pictures.turned,
    });
    await transaction.importDraft.delete({ where: { id } });
    return { ok: true, version };
  });
}

/** Deletes a draft; `false` when it does not exist. */
export async function discardDraft(admin: Admin, id: string, database = db()): Promise<boolean> {
  if (!isUuid(id)) return false;
  return database.$transaction(async (transaction) => {
    const { count } = await transaction.importDraft.deleteMany({ where: { id } });
    if (count > 0) await appendAuditEntry(admin, "import.discard", { draft: id }, transaction);
    return count > 0;
  });
}

const zip = promisify(gzip);

const sizeOf = ({ changes, removed }: ImportPlan): number => changes.length + removed.length;
