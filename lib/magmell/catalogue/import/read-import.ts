import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import type { Task } from "@/lib/tasks";
import type { CatalogueRecords } from "../model/types";
import { checkCardFiles } from "./check/check-card-files";
import { type CardFile, type CardFileSource, readCardFile } from "./files/read-card-file";
import { type ImportPlan, planImport } from "./import-plan";
import type { ImportProblem } from "./import-problem";
import { type PlanReview, type ReviewFile, reviewPlan, reviewProblems, summarizeFile } from "./import-review";
import { createPictureResolver, resolvePictureAddresses } from "./pictures/picture-resolver";

/** Card files read against a catalogue: their problems, or the import plan. */
type ReadImport = { readonly files: readonly ReviewFile[] } & (
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  | { readonly ok: true; readonly plan: ImportPlan }
);

/** Reads, checks and plans card files against a catalogue. Tens of thousands of cards take many seconds. */
export function* readImport(
  sources: readonly CardFileSource[],
  existing: CatalogueRecords,
  pictures: PictureSet = EMPTY_PICTURE_SET,
): Task<ReadImport> {
  const broken: ImportProblem[] = [];
  const whole: CardFile[] = [];
  for (const source of sources) {
    const file = yield* readCardFile(source);
    if ("cards" in file) whole.push(file);
    else broken.push(file);
  }
  const files = whole.map(summarizeFile);
  const problems = [...broken, ...(yield* checkCardFiles(whole, existing, pictures))];
  if (problems.length > 0) return { ok: false, files, problems };
  const find = yield* createPictureResolver(pictures, existing);
  const addressed = whole.map((file) => resolvePictureAddresses(file, find));
  return { ok: true, files, plan: yield* planImport(addressed, existing) };
}

/** Returns the review of an import: of its plan, or of its problems. */
export function* reviewImport(read: ReadImport): Task<PlanReview> {
  return read.ok ? yield* reviewPlan(read.plan, read.files) : reviewProblems(read.problems, read.files);
}
