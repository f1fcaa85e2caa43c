import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { partition } from "@/lib/collections";
import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { checkCardFiles } from "@/lib/magmell/catalogue/import/check/check-card-files";
import { lintCardFiles } from "@/lib/magmell/catalogue/import/check/lint-card-files";
import { type CardFile, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { runToCompletion } from "@/lib/tasks";
import { COMMAND_LANG, say } from "../../words/command-words.mjs";
import { formatProblems } from "./import-report";
import { formatLintResult } from "./lint-report";
import { openCardFile } from "./open-card-file";
import { openPictures } from "./open-pictures";

/**
 * Runs `npm run cards -- lint`: checks how the engine reads the texts of card files, without a database. Returns exit
 * code 1 for an invalid file or picture, or for a text that is not fully understood or not reproduced exactly. A
 * missing picture is only reported, because the site may have it already.
 */
export async function lintCards(files: readonly string[], asJson: boolean, folder: string | null): Promise<number> {
  const sources = files.map(openCardFile);
  const read = sources.map((source) => runToCompletion(readCardFile(source)));
  const broken = read.filter((file): file is ImportProblem => !("cards" in file));
  const whole = read.filter((file): file is CardFile => "cards" in file);
  const pictures = await openPictures(sources, folder, new Set());
  const found = [...broken, ...runToCompletion(checkCardFiles(whole, { sets: [], cards: [] }, pictures))];
  const [absent, problems] = partition(found, ({ code }) => code === "IMAGE_MISSING" || code === "IMAGE_UNKNOWN");
  if (problems.length > 0) {
    if (asJson) console.log(JSON.stringify({ problems: problems.map(withSentences) }, null, 2));
    else console.error(formatProblems(problems));
    return 1;
  }
  const lint = lintCardFiles(whole);
  const absentPictures = absent.map(({ file, line, facts }) => ({ file, line, name: String(facts?.image) }));
  if (asJson) console.log(JSON.stringify({ ...lint, absentPictures }, null, 2));
  else {
    console.log(formatLintResult(lint));
    for (const { file, line, name } of absentPictures)
      console.log(say(isImageHash(name) ? "cards.absentHash" : "cards.absent", { file, line: line ?? 1, name }));
  }
  return lint.ok ? 0 : 1;
}

/** A problem with its sentences, for programs that show them. */
function withSentences(problem: ImportProblem) {
  const words = getDictionary(COMMAND_LANG).importProblems;
  return { ...problem, reason: describeImportProblem(words, problem), fix: describeImportFix(words, problem) };
}
