import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Admin, RecentlyAuthenticated } from "@/lib/accounts/types";
import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { blockImage } from "@/lib/magmell/card-images/mutations";
import { type ImportPlan, planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import { readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import type { Transaction } from "@/lib/magmell/catalogue/store/rows/mutations";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { appendAuditEntry } from "../audit/mutations";
import type { AuditActor } from "../audit/types";
import { readDraftContent } from "../drafts/data";
import { publishVersion, withPublishLock, writeVersionContent } from "../versions/mutations";
import { removeImageFromCardFile, removeImageFromRecords } from "./remove-image";
import type { ImageTakedownResult, ImageVisibilityResult } from "./types";

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Takes an image down in one transaction. Deletes its bytes, its references in printings and stored versions, and the
 * drafts that contain it; later uploads of the file are rejected. `wanted` is a content address, or set and number of a
 * printing such as `FL/FL-030`.
 */
export async function takeDownImage(wanted: string, actor: AuditActor, database = db()): Promise<ImageTakedownResult> {
  return withPublishLock(database, async (transaction): Promise<ImageTakedownResult> => {
    const records = await readCatalogueRecords(transaction);
    const sha256 = addressOf(wanted, records);
    if (sha256 !== null && records.takenDownImages?.has(sha256)) return { ok: false, reason: "GONE" };
    if (sha256 === null || !records.images?.has(sha256)) return { ok: false, reason: "NO_IMAGE" };
    const plan = await runCooperatively(planRestore(removeImageFromRecords(records, sha256), records));
    const printings = plan.changes.flatMap((row) =>
      row.row === "printing" ? `${row.printing.set}/${row.printing.number}` : [],
    );
    await publishVersion(transaction, plan, { actor, files: [], by: "image.take-down" });
    const versions = await rewriteVersions(sha256, transaction);
    const drafts = await discardDrafts(sha256, transaction);
    await blockImage(transaction, sha256);
    await appendAuditEntry(actor, "image.take-down", { image: sha256, printings, versions, drafts }, transaction);
    return { ok: true, sha256, printings, versions, drafts };
  });
}

/** Shows or hides all images of a set. The setting is not part of card files: imports and rollbacks keep it. */
export async function setImageVisibility(
  actor: RecentlyAuthenticated<Admin>,
  code: string,
  shows: boolean,
  database = db(),
): Promise<ImageVisibilityResult> {
  return withPublishLock(database, async (transaction): Promise<ImageVisibilityResult> => {
    const set = await transaction.cardSet.findUnique({ where: { code }, select: { showsImages: true } });
    if (!set) return "missing";
    if (set.showsImages === shows) return "same";
    await transaction.cardSet.update({ where: { code }, data: { showsImages: shows } });
    const by = shows ? "images.show" : "images.hide";
    // Readers follow versions: without a new one they would go on as before.
    const version = await publishVersion(transaction, NO_CHANGES, { actor, files: [], by });
    await appendAuditEntry(actor, by, { set: code, version }, transaction);
    return "done";
  });
}

const NO_ROWS = { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 };
const NO_CHANGES: ImportPlan = { changes: [], removed: [], same: NO_ROWS, unmentioned: NO_ROWS };

function addressOf(wanted: string, { cards }: CatalogueRecords): string | null {
  const text = wanted.trim();
  if (isImageHash(text.toLowerCase())) return text.toLowerCase();
  const [set, number] = text.toUpperCase().split("/");
  const printings = cards.flatMap((card) => card.printings);
  return printings.find((printing) => printing.set === set && printing.number === number)?.image ?? null;
}

/** Removes the image from all stored versions, one at a time. Returns how many had it. */
async function rewriteVersions(sha256: string, transaction: Transaction): Promise<number> {
  const kept = await transaction.dataVersion.findMany({
    where: { content: { not: null } },
    select: { version: true },
  });
  let count = 0;
  for (const { version } of kept) {
    const row = await transaction.dataVersion.findUnique({ where: { version }, select: { content: true } });
    if (!row?.content) continue;
    const text = (await unzip(row.content)).toString("utf8");
    const without = removeImageFromCardFile(text, sha256);
    if (without === text) continue;
    count += 1;
    await writeVersionContent(transaction, version, await zip(without));
  }
  return count;
}

/** Discards drafts with the image. */
async function discardDrafts(sha256: string, transaction: Transaction): Promise<number> {
  const drafts = await transaction.importDraft.findMany({ select: { id: true } });
  let count = 0;
  for (const { id } of drafts) {
    const row = await transaction.importDraft.findUnique({ where: { id }, select: { files: true } });
    if (!row) continue;
    const { sources, pictures } = await readDraftContent(row.files);
    const named = sources.some(({ bytes }) => Buffer.from(bytes).includes(sha256));
    if (!named && ![...pictures.addresses.values()].includes(sha256)) continue;
    count += 1;
    await transaction.importDraft.delete({ where: { id } });
  }
  return count;
}
