import type { Admin } from "@/lib/accounts/types";
import { type AuditPage, readAuditLog } from "@/lib/magmell/catalogue/history/audit/data";
import type { AuditActor } from "@/lib/magmell/catalogue/history/audit/types";
import { assessPlan } from "@/lib/magmell/catalogue/history/drafts/data";
import { type PlanAssessment, planAssessmentCache } from "@/lib/magmell/catalogue/history/review-cache";
import {
  findVersion,
  listVersions,
  readPublishedLines,
  readVersion,
} from "@/lib/magmell/catalogue/history/versions/data";
import { planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import { getReviewPage, reviewPlan } from "@/lib/magmell/catalogue/import/import-review";
import type { ReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { PublishedState } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { getPublishedState } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import type { AdminEntry, PublicationHistoryEntry, RollbackReview } from "./types";

/** Upper bound on the list of administrators, above that of any real site. */
const MOST = 1_000;

/** Returns all administrators, sorted by address. */
export async function listAdmins(_by: AuditActor): Promise<readonly AdminEntry[]> {
  const rows = await db().user.findMany({
    where: { role: "admin" },
    orderBy: { email: "asc" },
    select: { id: true, email: true, name: true, secondFactor: { select: { confirmedAt: true } } },
    take: MOST,
  });
  return rows.map(({ secondFactor, ...one }) => ({ ...one, twoStep: Boolean(secondFactor?.confirmedAt) }));
}

/** Returns a page of the audit log, newest entries first. `after` is the last entry of the previous page. */
export const listAuditLog = (_admin: Admin, after: string | null = null, size?: number): Promise<AuditPage> =>
  readAuditLog(after, size);

/** Returns a page of the publications, newest version first. `before` is the last version of the previous page. */
export const listPublicationHistory = (_admin: Admin, before: number | null = null) => listVersions(before);

/** Returns a published version and a part of its changes. There is no review if too little was stored to compare. */
export async function getHistoryEntry(
  _admin: Admin,
  version: number,
  part?: ReviewQuery,
): Promise<PublicationHistoryEntry | null> {
  const found = await findVersion(version);
  if (!found) return null;
  const published = await getPublishedState();
  const worked = await planAssessmentCache(`version ${version} ${published.version}`, () =>
    changesIn(version, published),
  );
  return {
    version: found,
    current: version === published.version,
    review: worked && getReviewPage(worked.reviewed, part),
  };
}

/** The changes that a version made to its predecessor; `null` where too little is stored to compare them. */
async function changesIn(version: number, published: PublishedState): Promise<PlanAssessment | null> {
  const lines = await readPublishedLines(published);
  const inForce = version === published.version && lines.size > 0;
  const now = inForce
    ? { ok: true as const, records: published.records, lines: () => lines }
    : await readVersion(version, db(), lines);
  if (!now.ok) return null;
  const [earlier] = (await listVersions(version, 1)).versions;
  const then = earlier
    ? await readVersion(earlier.version, db(), now.lines())
    : { ok: true as const, records: NOTHING };
  if (!then.ok) return null;
  const plan = await runCooperatively(planRestore(now.records, then.records));
  return { reviewed: await runCooperatively(reviewPlan(plan)), impact: null, plan: "" };
}

const NOTHING: CatalogueRecords = { sets: [], cards: [] };

/**
 * Returns the current effect of a rollback to a version, with a part of its review; null if the version does not exist.
 */
export async function reviewRollback(
  _admin: Admin,
  version: number,
  part?: ReviewQuery,
): Promise<RollbackReview | null> {
  if (!(await findVersion(version))) return null;
  const published = await getPublishedState();
  const key = `rollback ${version} ${published.version}`;
  const worked = await planAssessmentCache(key, () => changesBackTo(version, published));
  if (!worked?.impact) return { ok: false };
  const { reviewed, impact, plan } = worked;
  return { ok: true, review: getReviewPage(reviewed, part), impact, plan };
}

async function changesBackTo(version: number, published: PublishedState): Promise<PlanAssessment | null> {
  const then = await readVersion(version, db(), await readPublishedLines(published));
  return then.ok ? assessPlan(await runCooperatively(planRestore(then.records, published.records)), published) : null;
}
