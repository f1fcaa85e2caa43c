import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import {
  createFileProblem,
  type ImportProblem,
  type ProblemParams,
} from "@/lib/magmell/catalogue/import/import-problem";
import { acquireLock } from "@/lib/server/acquire-lock";
import { db } from "@/lib/server/db";
import { findFormatFiles } from "./data";
import { type FormatPlan, findFormatConflicts, isEmptyFormatPlan, planFormats } from "./format-plan";
import { readFormatFile } from "./read-format-file";
import { FORMAT_FILE_LIMITS, type FormatFile } from "./schema";

type ImportResult =
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  | { readonly ok: true; readonly plan: FormatPlan; readonly content: FormatFile };

/**
 * Imports a format file completely, or not at all if it has an error. The file replaces the stored file of the same
 * name; importing the same file again changes nothing. With `dryRun`, nothing is written.
 */
export async function importFormats(
  source: CardFileSource,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<ImportResult> {
  const name = source.file;
  return db().$transaction(async (tables): Promise<ImportResult> => {
    // Two imports at once wait for each other.
    await acquireLock(tables, "mtg-formats");
    const stored = await findFormatFiles(tables);
    const others = stored.filter((one) => one.name !== name);
    const read = readFormatFile(
      source,
      others.map((one) => one.content),
    );
    if (!("content" in read)) return { ok: false, problems: read };
    const { content } = read;
    const problems = [...tooMany(name, others.length), ...read.locate(findFormatConflicts(content, others))];
    if (problems.length > 0) return { ok: false, problems };
    const plan = planFormats(stored.find((one) => one.name === name)?.content ?? null, content);
    if (!dryRun && !isEmptyFormatPlan(plan)) {
      const row = { content, loadedAt: new Date() };
      await tables.mtgFormatFile.upsert({ where: { name }, create: { name, ...row }, update: row });
    }
    return { ok: true, plan, content };
  });
}

function tooMany(name: string, others: number): readonly ImportProblem[] {
  const { files, fileName } = FORMAT_FILE_LIMITS;
  const problem = (facts: ProblemParams) => [createFileProblem(name.slice(0, fileName), "SIZE", facts)];
  if (name.length > fileName) return problem({ name: fileName });
  return others < files ? [] : problem({ files });
}

/** Deletes the format file with this name, or all format files if `name` is null. Returns how many were deleted. */
export async function removeFormats(name: string | null): Promise<number> {
  const { count } = await db().mtgFormatFile.deleteMany({ where: name === null ? {} : { name } });
  return count;
}
