import { checkCardFiles } from "@/lib/catalogue/import/check/check-card-files";
import { lintCardFiles } from "@/lib/catalogue/import/check/lint-card-files";
import { reportLint } from "@/lib/catalogue/import/check/lint-report";
import { type CardFile, readCardFile } from "@/lib/catalogue/import/files/read-card-file";
import type { ImportProblem } from "@/lib/catalogue/import/import-problem";
import { reportProblems } from "@/lib/catalogue/import/import-report";
import { runToCompletion } from "@/lib/tasks";
import { openCardFile } from "./open-card-file";

/**
 * `npm run cards -- lint`: what the engine makes of the texts of card files, without a database. Exit code 1 when a file is
 * not in order, or when a text is not read in full or does not come back as it is.
 */
export function lintCards(files: readonly string[], asJson: boolean): number {
  const read = files.map((file) => runToCompletion(readCardFile(openCardFile(file))));
  const broken = read.filter((file): file is ImportProblem => !("cards" in file));
  const whole = read.filter((file): file is CardFile => "cards" in file);
  const problems = [...broken, ...runToCompletion(checkCardFiles(whole, { sets: [], cards: [] }))];
  if (problems.length > 0) {
    if (asJson) console.log(JSON.stringify({ problems }, null, 2));
    else console.error(reportProblems(problems));
    return 1;
  }
  const lint = lintCardFiles(whole);
  console.log(asJson ? JSON.stringify(lint, null, 2) : reportLint(lint));
  return lint.ok ? 0 : 1;
}
