import { reportPlan, reportProblems } from "@/lib/catalogue/import-report";
import { importCardFiles } from "@/lib/catalogue/mutations";
import { openCardFile } from "./open-card-file";

/** `npm run cards -- import`: prints what the import says, and answers with the exit code. */
export async function importCards(files: readonly string[], dryRun: boolean): Promise<number> {
  const result = await importCardFiles(files.map(openCardFile), { dryRun });
  if (!result.ok) {
    console.error(reportProblems(result.problems));
    return 1;
  }
  console.log(reportPlan(result.plan));
  const { length } = result.plan.changes;
  if (length === 0) console.log(`Nothing changes: data version ${result.version} stays.`);
  else if (result.applied) console.log(`Applied ${length} changes as data version ${result.version}.`);
  else console.log(`Dry run: ${length} changes were not applied.`);
  return 0;
}
