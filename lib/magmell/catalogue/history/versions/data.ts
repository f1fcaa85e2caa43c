import { promisify } from "node:util";
import { gunzip, type ZlibOptions } from "node:zlib";
import { readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { type ImportPlan, mergeFilesIntoRecords, planRestore } from "@/lib/magmell/catalogue/import/import-plan";
import type { CatalogueRecords } from "@/lib/magmell/catalogue/model/types";
import type { PublishedState } from "@/lib/magmell/catalogue/store/catalogue-reader";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { type CardsByLine, extractKnownCards, indexCardLines } from "../card-lines";
import type { PublishedVersion, VersionFailure, VersionSummary } from "./types";

type Rows = Pick<ReturnType<typeof db>, "dataVersion">;

const unzip: (packed: Uint8Array, options: ZlibOptions) => Promise<Buffer> = promisify(gunzip);
/** Bytes of output per step of decompression: contents may have tens of megabytes. */
const CHUNK = 1024 * 1024;

const PAGE = 50;
const FACTS = { version: true, publishedAt: true, summary: true, restores: true } as const;

/**
 * Returns a page of published versions, newest first. `before` is the number of the last version on the previous page.
 */
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
  const versions = await withContentFlags(found.slice(0, size), rows);
  return { versions, next: found.length > size ? (versions.at(-1)?.version ?? null) : null };
}

/** Returns a published version by its number; `null` for an unknown number. */
export async function findVersion(version: number, rows: Rows = db()): Promise<PublishedVersion | null> {
  const found = await rows.dataVersion.findMany({ where: { version }, select: FACTS });
  const [only] = await withContentFlags(found, rows);
  return only ?? null;
}

type Facts = Pick<PublishedVersion, "version" | "publishedAt" | "restores"> & { readonly summary: unknown };

async function withContentFlags(found: readonly Facts[], rows: Rows): Promise<readonly PublishedVersion[]> {
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

type ReadVersion = {
  readonly ok: true;
  readonly records: CatalogueRecords;
  /** The card lines of this version, for finding unchanged cards in another version. */
  readonly lines: () => CardsByLine;
};

/**
 * Returns the records of a version, or an error if its content was not stored or is not valid in the current format.
 * Cards on `known` lines are not parsed again: the result contains the same objects.
 */
export async function readVersion(
  version: number,
  rows: Rows = db(),
  known: CardsByLine = new Map(),
): Promise<VersionFailure | ReadVersion> {
  const text = await contentOf(version, rows);
  if (text === undefined) return { ok: false, reason: "NO_VERSION", version };
  if (text === null) return { ok: false, reason: "NOT_KEPT", version };
  const { cards, rest } = await runCooperatively(extractKnownCards(text, known));
  const read = await runCooperatively(readCardFile({ file: `version-${version}.json`, bytes: Buffer.from(rest) }));
  // Between its entries it was checked when it came in; its fields may be of an older format.
  const problems = "cards" in read ? [...read.problems, ...read.locate(read.findings)] : [read];
  if (!("cards" in read) || problems.length > 0) return { ok: false, reason: "NOT_READABLE", version, problems };
  const filed = await runCooperatively(mergeFilesIntoRecords([read], { sets: [], cards }));
  const records = { ...filed, cards: [...cards, ...filed.cards] };
  return { ok: true, records, lines: () => indexCardLines(text, records.cards) };
}

/**
 * Returns the card lines of the published version, to find unchanged cards in another version. Empty if the content of
 * the version was not stored.
 */
export async function readPublishedLines(
  { version, records }: Pick<PublishedState, "version" | "records">,
  rows: Rows = db(),
): Promise<CardsByLine> {
  return indexCardLines((await contentOf(version, rows)) ?? "", records.cards);
}

/** The stored card file of a version; `null` when it was not stored, `undefined` for an unknown version. */
async function contentOf(version: number, rows: Rows): Promise<string | null | undefined> {
  const found = await rows.dataVersion.findUnique({ where: { version }, select: { content: true } });
  if (!found) return undefined;
  return found.content && (await unzip(found.content, { chunkSize: CHUNK })).toString("utf8");
}

/**
 * Returns the differences between two published versions as an import plan. Applied to `from`, the plan results in
 * `to`.
 */
export async function compareVersions(
  from: number,
  to: number,
  rows: Rows = db(),
): Promise<
  | VersionFailure
  | {
      readonly ok: true;
      readonly plan: ImportPlan;
      readonly before: CatalogueRecords;
      readonly after: CatalogueRecords;
    }
> {
  const before = await readVersion(from, rows);
  if (!before.ok) return before;
  const after = await readVersion(to, rows, before.lines());
  if (!after.ok) return after;
  const plan = await runCooperatively(planRestore(after.records, before.records));
  return { ok: true, plan, before: before.records, after: after.records };
}
