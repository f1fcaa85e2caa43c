import { gunzipSync } from "node:zlib";
import type { Admin } from "@/lib/accounts/types";
import { db } from "@/lib/db";
import { isId } from "@/lib/input";
import { newestVersion, readRecords } from "../data";
import { impactOf } from "../impact/data";
import { planName } from "../plan-name";
import type { CardFileSource } from "../read-card-file";
import { readImport, reviewImport } from "../read-import";
import type { Draft, DraftSummary } from "./types";

const MOST_DRAFTS = 100;
const FACTS = { id: true, createdAt: true, summary: true, creator: { select: { name: true, email: true } } } as const;

type Row = {
  readonly id: string;
  readonly createdAt: Date;
  readonly summary: unknown;
  readonly creator: { readonly name: string | null; readonly email: string } | null;
};

/** The drafts that wait for a decision, the youngest first. */
export async function listDrafts(_admin: Admin, database = db()): Promise<readonly DraftSummary[]> {
  const rows = await database.importDraft.findMany({
    orderBy: { createdAt: "desc" },
    take: MOST_DRAFTS,
    select: FACTS,
  });
  return rows.map(summarize);
}

/** A draft, checked and planned against what is published now; `null` when there is none of that id. */
export async function readDraft(_admin: Admin, id: string, database = db()): Promise<Draft | null> {
  if (!isId(id)) return null;
  const row = await database.importDraft.findUnique({ where: { id }, select: { ...FACTS, files: true } });
  if (!row) return null;
  const { records: existing } = await readState(database);
  const read = readImport(unpackFiles(row.files), existing);
  const impact = read.ok ? await impactOf(read.plan, existing, database) : null;
  return { ...summarize(row), review: reviewImport(read), impact, plan: read.ok ? planName(read.plan) : "" };
}

/** What is published, all of it of one moment. */
export const readState = (database: ReturnType<typeof db>) =>
  database.$transaction(async (rows) => ({ version: await newestVersion(rows), records: await readRecords(rows) }), {
    isolationLevel: "RepeatableRead",
    timeout: 60_000,
    maxWait: 30_000,
  });

/** The files of a draft as they were uploaded. */
export function unpackFiles(packed: Uint8Array): readonly CardFileSource[] {
  const files = JSON.parse(gunzipSync(packed).toString("utf8")) as { file: string; base64: string }[];
  return files.map(({ file, base64 }) => ({ file, bytes: Buffer.from(base64, "base64") }));
}

function summarize({ id, createdAt, summary, creator }: Row): DraftSummary {
  const { files, changes } = summary as Pick<DraftSummary, "files" | "changes">;
  return { id, createdAt, createdBy: creator && (creator.name ?? creator.email), files, changes };
}
