import { FIELD_FORMS, IMPORT_FIXES } from "@/app/ui/i18n/admin/import-fixes";
import { IMPORT_PROBLEMS } from "@/app/ui/i18n/admin/import-problems";
import type { Lang } from "@/app/ui/i18n/lang";
import type { ImportProblem } from "@/lib/catalogue/import/import-problem";

/** The codes of values that are not written as their field asks for. */
const OF_FORM: readonly string[] = [
  "MISSING",
  "TYPE",
  "VALUE",
  "FORM",
  "TOO_LONG",
  "TOO_SHORT",
  "TOO_BIG",
  "TOO_SMALL",
];

/** Describes an import problem in short. */
export function describeImportProblem({ code, reason }: ImportProblem, lang: Lang): string {
  if (lang === "en") return sentence(reason);
  return `${(IMPORT_PROBLEMS as Readonly<Record<string, string>>)[code] ?? code}。`;
}

/** How it is mended: in Japanese where there are words for it, and otherwise as the check says it, in English. */
export function describeImportFix(
  { code, field, fix }: ImportProblem,
  lang: Lang,
): { readonly text: string; readonly lang: Lang } {
  const known =
    lang === "en" ? undefined : (IMPORT_FIXES[code] ?? (OF_FORM.includes(code) ? FIELD_FORMS[field] : undefined));
  return known === undefined ? { text: fix, lang: "en" } : { text: known, lang: "ja" };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
