import { readImageMetadata } from "@/lib/magmell/card-images/data";
import { computeImpact } from "@/lib/magmell/catalogue/history/impact/data";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { createPublishedStateSource } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { say } from "../../words/command-words.mjs";
import { formatImpact } from "./format-impact";
import { formatPlan, formatProblems } from "./import-report";
import { openCardFile } from "./open-card-file";
import { openPictures } from "./open-pictures";
import { refreshBulkFiles } from "./refresh-bulk-files";

/** Runs `npm run cards -- import`: prints the report and returns the exit code. */
export async function runImport(
  files: readonly string[],
  dryRun: boolean,
  folder: string | null = null,
): Promise<number> {
  const sources = files.map(openCardFile);
  const pictures = await openPictures(sources, folder, await readImageMetadata());
  const result = await importCardFiles(sources, { dryRun, pictures });
  const guessed = result.files.filter(({ assumed }) => assumed);
  const print = result.ok ? console.log : console.error;
  for (const { file, encoding } of guessed) print(say("cards.readAs", { file, encoding }));
  for (const { file, katakana } of result.files.filter(({ katakana }) => katakana > 0))
    print(say("cards.katakana", { file, n: katakana }));
  if (!result.ok) {
    console.error(formatProblems(result.problems));
    return 1;
  }
  console.log(formatPlan(result.plan));
  const count = countPlanChanges(result.plan);
  if (dryRun && count > 0)
    console.log(formatImpact(await computeImpact(result.plan, await createPublishedStateSource(db).read())));
  if (result.applied) await refreshBulkFiles();
  const outcome = count === 0 ? "nothing" : result.applied ? "applied" : "dryRun";
  console.log(say(`cards.${outcome}`, { n: count, version: result.version }));
  return 0;
}

/** Counts the rows that a plan changes or removes. */
export const countPlanChanges = ({ changes, removed }: ImportPlan): number => changes.length + removed.length;
