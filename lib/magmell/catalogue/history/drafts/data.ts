import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Admin } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { hashPlan } from "@/lib/magmell/catalogue/import/hash-plan";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import {
  getReviewPage,
  type ReviewFile,
  reviewPlan,
  reviewProblems,
} from "@/lib/magmell/catalogue/import/import-review";
import { readImport } from "@/lib/magmell/catalogue/import/read-import";
import { FIRST_REVIEW_PAGE, type ReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import type { PublishedState } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { getPublishedState } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { computeImpact } from "../impact/data";
import { type PlanAssessment, planAssessmentCache } from "../review-cache";
import { type DraftContent, unpackDraft } from "./packed-draft";
import type { DraftSummary, ImportDraft } from "./types";

const unzip = promisify(gunzip);

const MOST_DRAFTS = 100;
const FACTS = { id: true, createdAt: true, summary: true, creator: { select: { name: true, email: true } } } as const;

type DraftRow = {
  readonly id: string;
  readonly createdAt: Date;
  readonly summary: unknown;
  readonly creator: { readonly name: string | null; readonly email: string } | null;
};

/** Returns the drafts that are neither published nor discarded, newest first. */
export async function listDrafts(_admin: Admin, database = db()): Promise<readonly DraftSummary[]> {
  const rows = await database.importDraft.findMany({
    orderBy: { createdAt: "desc" },
    take: MOST_DRAFTS,
    select: FACTS,
  });
  return rows.map(summarize);
}

/**
 * Returns a draft with the plan of its changes to the published catalogue and one page of its review; null for an
 * unknown id.
 */
export async function readDraft(
  _admin: Admin,
  id: string,
  part: ReviewQuery = FIRST_REVIEW_PAGE,
  database = db(),
): Promise<ImportDraft | null> {
  if (!isUuid(id)) return null;
  const row = await database.importDraft.findUnique({ where: { id }, select: FACTS });
  if (!row) return null;
  const published = await getPublishedState();
  const key = `draft ${id} ${published.version}`;
  const worked = await planAssessmentCache(key, () => assessDraft(id, published, database));
  if (!worked) return null;
  const { reviewed, impact, plan } = worked;
  return { ...summarize(row), review: getReviewPage(reviewed, part), impact, plan };
}

/** Assesses a draft against the published catalogue. */
async function assessDraft(
  id: string,
  published: PublishedState,
  database: ReturnType<typeof db>,
): Promise<PlanAssessment | null> {
  const row = await database.importDraft.findUnique({ where: { id }, select: { files: true } });
  if (!row) return null;
  const { sources, pictures } = await readDraftContent(row.files);
  const read = await runCooperatively(readImport(sources, published.records, pictures));
  if (!read.ok) return { reviewed: reviewProblems(read.problems, read.files), impact: null, plan: "" };
  return assessPlan(read.plan, published, read.files, database);
}

/** Returns the review, impact and hash of a plan against the published catalogue. */
export async function assessPlan(
  plan: ImportPlan,
  published: PublishedState,
  files: readonly ReviewFile[] = [],
  database = db(),
): Promise<PlanAssessment> {
  const reviewed = await runCooperatively(reviewPlan(plan, files));
  const impact = await computeImpact(plan, published, database);
  return { reviewed, impact, plan: await runCooperatively(hashPlan(plan)) };
}

/** Returns the files and pictures of a draft as they were uploaded. */
export const readDraftContent = async (packed: Uint8Array): Promise<DraftContent> =>
  unpackDraft((await unzip(packed)).toString("utf8"));

function summarize({ id, createdAt, summary, creator }: DraftRow): DraftSummary {
  const { files, changes, by = null } = summary as Pick<DraftSummary, "files" | "changes"> & { readonly by?: string };
  return { id, createdAt, createdBy: creator ? (creator.name ?? creator.email) : by, files, changes };
}
