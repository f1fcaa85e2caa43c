import { promisify } from "node:util";
import { gunzip, type ZlibOptions } from "node:zlib";
import { readCardFile } from "@/lib/catalogue/import/files/read-card-file";
import { type ImportPlan, planRestore, recordsFromFiles } from "@/lib/catalogue/import/import-plan";
import type { CatalogueRecords } from "@/lib/catalogue/model/types";
import type { PublishedState } from "@/lib/catalogue/store/catalogue-reader";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import { type CardLines, cardLines, extractKnownCards } from "../card-lines";
import type { PublishedVersion, VersionRefusal, VersionSummary } from "./types";

type Rows = Pick<ReturnType<typeof db>, "dataVersion">;

const unzip: (packed: Uint8Array, options: ZlibOptions) => Promise<Buffer> = promisify(gunzip);
/** Contents may have tens of megabytes. */
const CHUNK = 1024 * 1024;

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

type ReadVersion = {
  readonly ok: true;
  readonly records: CatalogueRecords;
  /** Tells the cards of another version that are the same as in this one. */
  readonly lines: () => CardLines;
};

/**
 * What a version held; a refusal when that was not kept or is no catalogue by the rules of today. Cards that stand on lines
 * which are `known` are not read again: they are the same objects.
 */
export async function readVersion(
  version: number,
  rows: Rows = db(),
  known: CardLines = new Map(),
): Promise<VersionRefusal | ReadVersion> {
  const text = await contentOf(version, rows);
  if (text === undefined) return { ok: false, reason: "NO_VERSION", version };
  if (text === null) return { ok: false, reason: "NOT_KEPT", version };
  const { cards, rest } = await runCooperatively(extractKnownCards(text, known));
  const read = await runCooperatively(readCardFile({ file: `version-${version}.json`, bytes: Buffer.from(rest) }));
  // Between its entries it was checked when it came in; its fields may be of an older format.
  const problems = "cards" in read ? [...read.problems, ...read.locate(read.findings)] : [read];
  if (!("cards" in read) || problems.length > 0) return { ok: false, reason: "NOT_READABLE", version, problems };
  const filed = await runCooperatively(recordsFromFiles([read], { sets: [], cards }));
  const records = { ...filed, cards: [...cards, ...filed.cards] };
  return { ok: true, records, lines: () => cardLines(text, records.cards) };
}

/** What is published now, to tell the cards that another version has as they are; none where its content was not kept. */
export async function publishedLines(
  { version, records }: Pick<PublishedState, "version" | "records">,
  rows: Rows = db(),
): Promise<CardLines> {
  return cardLines((await contentOf(version, rows)) ?? "", records.cards);
}

/** The card file that a version is kept as; `null` where it was not, and `undefined` for no version. */
async function contentOf(version: number, rows: Rows): Promise<string | null | undefined> {
  const found = await rows.dataVersion.findUnique({ where: { version }, select: { content: true } });
  if (!found) return undefined;
  return found.content && (await unzip(found.content, { chunkSize: CHUNK })).toString("utf8");
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
  const after = await readVersion(to, rows, before.lines());
  if (!after.ok) return after;
  const plan = await runCooperatively(planRestore(after.records, before.records));
  return { ok: true, plan, before: before.records, after: after.records };
}
