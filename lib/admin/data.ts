import type { Admin } from "@/lib/accounts/types";
import { prepareBulkFiles } from "@/lib/api/serve/bulk-files";
import { type AuditPage, readAudit } from "@/lib/catalogue/audit/data";
import type { Actor } from "@/lib/catalogue/audit/types";
import { catalogue, newestVersion, readRecords, refreshCatalogue } from "@/lib/catalogue/data";
import { impactOf } from "@/lib/catalogue/impact/data";
import { planRestore } from "@/lib/catalogue/import-plan";
import { reviewPlan } from "@/lib/catalogue/import-review";
import { planName } from "@/lib/catalogue/plan-name";
import { findVersion, listVersions, readVersion } from "@/lib/catalogue/versions/data";
import { rollBack } from "@/lib/catalogue/versions/mutations";
import { db } from "@/lib/db";
import type { AdminEntry, HistoryEntry, RollbackReview } from "./types";

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

/** A page of what was published, the youngest version first; `before` is the last one that was seen. */
export const listHistory = (_admin: Admin, before: number | null = null) => listVersions(before);

/** A published version with what it changed; no review where too little was kept to compare. */
export async function readHistory(_admin: Admin, version: number): Promise<HistoryEntry | null> {
  const found = await findVersion(version);
  if (!found) return null;
  const now = await readVersion(version);
  const [earlier] = (await listVersions(version, 1)).versions;
  const then = earlier ? await readVersion(earlier.version) : { ok: true as const, records: { sets: [], cards: [] } };
  const review = now.ok && then.ok ? reviewPlan(planRestore(now.records, then.records)) : null;
  return { version: found, current: version === (await newestVersion(db())), review };
}

/** What going back to a version would do now; `null` when there is no such version. */
export async function reviewRollback(admin: Admin, version: number): Promise<RollbackReview | null> {
  const result = await rollBack(version, admin, { dryRun: true });
  if (!result.ok) return result.reason === "NO_VERSION" ? null : { ok: false };
  const impact = await impactOf(result.plan, await readRecords(db()));
  return { ok: true, review: reviewPlan(result.plan), impact, plan: planName(result.plan) };
}

/**
 * Lets the next page show what was just published, and begins to make its bulk files. Should either fail, it stays published,
 * and whoever asks next tries again.
 */
export async function showPublished(): Promise<void> {
  try {
    await refreshCatalogue();
  } catch (error) {
    console.error("The catalogue was published and not read again", error);
    return;
  }
  catalogue()
    .then(prepareBulkFiles)
    .catch((error: unknown) => console.error("The bulk files of what was published were not made", error));
}
