import { IMPORT_FIELDS } from "@/app/i18n/import-fields";
import { IMPORT_PROBLEMS } from "@/app/i18n/import-problems";
import type { Lang } from "@/app/i18n/lang";
import type { ImportProblem } from "@/lib/catalogue/import/import-problem";

/** Returns why an import was refused at one place, as a sentence. */
export function describeImportProblem(problem: ImportProblem, lang: Lang): string {
  if (lang !== "ja") return `${problem.reason.charAt(0).toUpperCase()}${problem.reason.slice(1)}.`;
  const encoding = problem.facts?.encoding;
  const guess = encoding === undefined ? "" : `（UTF-8ではないため、${encoding}として読みました）`;
  return `${inJapanese(problem, "reason") || problem.code}${guess}。`;
}

/** Returns how a problem is mended: by what it is about, or else as its field is written. */
export function describeImportFix(problem: ImportProblem, lang: Lang): string {
  if (lang !== "ja") return problem.fix;
  const { fieldPath } = problem;
  // The names in an object may be any.
  const field = IMPORT_FIELDS[fieldPath] ?? IMPORT_FIELDS[`${fieldPath.split(".").slice(0, -1).join(".")}.*`];
  return inJapanese(problem, "fix") || field || "カードファイルの説明のとおりに書き直してください。";
}

function inJapanese({ code, facts = {} }: ImportProblem, part: "reason" | "fix"): string {
  const told = code in IMPORT_PROBLEMS ? IMPORT_PROBLEMS[code as keyof typeof IMPORT_PROBLEMS][part] : undefined;
  return typeof told === "function" ? told(facts) : (told ?? "");
}
