import { db } from "@/lib/db";
import { type Actor, COMMAND_LINE } from "./audit/types";
import { checkCardFiles } from "./check-card-files";
import { newestVersion, readRecords } from "./data";
import { changesNothing, type ImportPlan, planImport } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import { type CardFile, type CardFileSource, readCardFile } from "./read-card-file";
import { alone, publish } from "./versions/mutations";

export type ImportResult =
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  /** `version` is the data version in force afterwards; a new one only when `applied`. */
  | { readonly ok: true; readonly plan: ImportPlan; readonly applied: boolean; readonly version: number };

type Options = { readonly dryRun?: boolean; readonly actor?: Actor; readonly database?: ReturnType<typeof db> };

/**
 * Checks card files together and applies them in one transaction: all of them or, when anything is wrong, nothing. What
 * the files do not mention stays. A dry run stops before the first write. Rejects when the database cannot be reached or
 * breaks off, and then nothing has changed.
 */
export async function importCardFiles(
  sources: readonly CardFileSource[],
  { dryRun = false, actor = COMMAND_LINE, database = db() }: Options = {},
): Promise<ImportResult> {
  const read = sources.map(readCardFile);
  const broken = read.filter((file): file is ImportProblem => !("cards" in file));
  const files = read.filter((file): file is CardFile => "cards" in file);
  return alone(database, async (transaction): Promise<ImportResult> => {
    const existing = await readRecords(transaction);
    const problems = [...broken, ...checkCardFiles(files, existing)];
    if (problems.length > 0) return { ok: false, problems };
    const plan = planImport(files, existing);
    const applied = !dryRun && !changesNothing(plan);
    const version = applied
      ? await publish(transaction, plan, { actor, files: sources })
      : await newestVersion(transaction);
    return { ok: true, plan, applied, version };
  });
}
