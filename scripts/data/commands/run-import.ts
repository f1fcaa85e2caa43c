import { readImageMetadata } from "@/lib/magmell/card-images/data";
import { computeImpact } from "@/lib/magmell/catalogue/history/impact/data";
import { formatImpact } from "@/lib/magmell/catalogue/history/impact/format-impact";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import type { ImportPlan } from "@/lib/magmell/catalogue/import/import-plan";
import { formatPlan, formatProblems } from "@/lib/magmell/catalogue/import/import-report";
import { createPublishedStateSource } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { openCardFile } from "./open-card-file";
import { openPictures } from "./open-pictures";
import { refreshBulkFiles } from "./refresh-bulk-files";

/** Runs `npm run cards -- import`: prints what the import says, and answers with the exit code. */
export async function runImport(
  files: readonly string[],
  dryRun: boolean,
  folder: string | null = null,
): Promise<number> {
  const sources = files.map(openCardFile);
  const pictures = await openPictures(sources, folder, await readImageMetadata());
  const result = await importCardFiles(sources, { dryRun, pictures });
  const guessed = result.files.filter(({ assumed }) => assumed);
  const say = result.ok ? console.log : console.error;
  for (const { file, encoding } of guessed)
    say(`${file} was read as ${encoding}, because it is not UTF-8. Look whether its words are right.`);
  for (const { file, katakana } of result.files.filter(({ katakana }) => katakana > 0))
    say(`${file} has ${katakana} readings in katakana, which were read as hiragana.`);
  if (!result.ok) {
    console.error(formatProblems(result.problems));
    return 1;
  }
  console.log(formatPlan(result.plan));
  const count = countPlanChanges(result.plan);
  if (dryRun && count > 0)
    console.log(formatImpact(await computeImpact(result.plan, await createPublishedStateSource(db).read())));
  if (result.applied) await refreshBulkFiles();
  if (count === 0) console.log(`Nothing changes: data version ${result.version} stays.`);
  else if (result.applied) console.log(`Applied ${count} changes as data version ${result.version}.`);
  else console.log(`Dry run: ${count} changes were not applied.`);
  return 0;
}

/** Returns how many rows a plan touches. */
export const countPlanChanges = ({ changes, removed }: ImportPlan): number => changes.length + removed.length;
