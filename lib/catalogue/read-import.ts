import { checkCardFiles } from "./check-card-files";
import { type ImportPlan, planImport } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import { type ImportReview, type ReviewedFile, reviewedFile, reviewPlan, reviewProblems } from "./import-review";
import { type CardFile, type CardFileSource, readCardFile } from "./read-card-file";
import type { CatalogueRecords } from "./types";

/** What files come to beside a catalogue: what is wrong with them, or else what they would change. */
export type ReadImport = { readonly files: readonly ReviewedFile[] } & (
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  | { readonly ok: true; readonly plan: ImportPlan }
);

/** Reads, checks and plans files together. Pure, and never throws. */
export function readImport(sources: readonly CardFileSource[], existing: CatalogueRecords): ReadImport {
  const read = sources.map(readCardFile);
  const broken = read.filter((file): file is ImportProblem => !("cards" in file));
  const whole = read.filter((file): file is CardFile => "cards" in file);
  const files = whole.map(reviewedFile);
  const problems = [...broken, ...checkCardFiles(whole, existing)];
  return problems.length > 0 ? { ok: false, files, problems } : { ok: true, files, plan: planImport(whole, existing) };
}

/** The same for people to read. */
export const reviewImport = (read: ReadImport): ImportReview =>
  read.ok ? reviewPlan(read.plan, read.files) : reviewProblems(read.problems, read.files);
