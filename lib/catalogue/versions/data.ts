import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { db } from "@/lib/db";
import { inTurns } from "@/lib/kept/in-turns";
import { filingRecords, type ImportPlan, planningRestore } from "../import-plan";
import { readingCardFile } from "../read-card-file";
import type { CatalogueRecords } from "../types";
import type { PublishedVersion, VersionRefusal, VersionSummary } from "./types";

type Rows = Pick<ReturnType<typeof db>, "dataVersion">;

const unzip = promisify(gunzip);

const PAGE = 50;
const FACTS = { version: true, publishedAt: true, summary: true, restores: true } as const;

/** Published versions, the youngest first; `before` is the last one that was seen. */
export async function listVersions(
  before: number | null = null,
  size = PAGE,
  rows: Rows = db(),
): Promise<{ readonly versions: readonly PublishedVersion[]; readonly next: number | null }> {
  const found = await rows.dataVersion.findMany({
    where: before === null ? {} : { version: { lt: before } },
    orderBy: { version: "desc" },
    take: size + 1,
    select: FACTS,
  });
  const versions = await withKept(found.slice(0, size), rows);
  return { versions, next: found.length > size ? (versions.at(-1)?.version ?? null) : null };
}

/** One published version; `null` for a number that none has. */
export async function findVersion(version: number, rows: Rows = db()): Promise<PublishedVersion | null> {
  const found = await rows.dataVersion.findMany({ where: { version }, select: FACTS });
  const [only] = await withKept(found, rows);
  return only ?? null;
}

type Facts = Pick<PublishedVersion, "version" | "publishedAt" | "restores"> & { readonly summary: unknown };

async function withKept(found: readonly Facts[], rows: Rows): Promise<readonly PublishedVersion[]> {
  const versions = found.map(({ version }) => version);
  const kept = await rows.dataVersion.findMany({
    where: { version: { in: versions }, content: { not: null } },
    select: { version: true },
  });
  const keptVersions = new Set(kept.map(({ version }) => version));
  return found.map(({ summary, ...facts }) => ({
    ...facts,
    summary: summary as VersionSummary,
    kept: keptVersions.has(facts.version),
  }));
}

/** What a version held; a refusal when that was not kept or is no catalogue by the rules of today. */
export async function readVersion(
  version: number,
  rows: Rows = db(),
): Promise<VersionRefusal | { readonly ok: true; readonly records: CatalogueRecords }> {
  const found = await rows.dataVersion.findUnique({ where: { version }, select: { content: true } });
  if (!found) return { ok: false, reason: "NO_VERSION", version };
  if (!found.content) return { ok: false, reason: "NOT_KEPT", version };
  const bytes = await unzip(found.content);
  const read = await inTurns(readingCardFile({ file: `version-${version}.json`, bytes }));
  // Between its entries it was checked when it came in; its fields may be of an older format.
  const problems = "cards" in read ? [...read.problems, ...read.locate(read.findings)] : [read];
  if (!("cards" in read) || problems.length > 0) return { ok: false, reason: "NOT_READABLE", version, problems };
  return { ok: true, records: await inTurns(filingRecords([read], { sets: [], cards: [] })) };
}

/** What leads from one published version to another. */
export async function compareVersions(
  from: number,
  to: number,
  rows: Rows = db(),
): Promise<
  | VersionRefusal
  | {
      readonly ok: true;
      readonly plan: ImportPlan;
      readonly before: CatalogueRecords;
      readonly after: CatalogueRecords;
    }
> {
  const before = await readVersion(from, rows);
  if (!before.ok) return before;
  const after = await readVersion(to, rows);
  if (!after.ok) return after;
  const plan = await inTurns(planningRestore(after.records, before.records));
  return { ok: true, plan, before: before.records, after: after.records };
}
