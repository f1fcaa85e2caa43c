import type { ParsedRulesFile, RulesFileProblem } from "./types";

type Read = Extract<ParsedRulesFile, { ok: true }>;

/** The most missing numbers that are listed; the rest is only counted. */
const LISTED = 40;

const REASONS = {
  TOO_LARGE: "the file is larger than a document of rules can be (4 MiB, 50,000 lines). Give the rules alone.",
  ENCODING: "the file is no text in UTF-8, UTF-16 or Shift_JIS. Save it as UTF-8.",
  NO_RULES: "no line begins with a number of a rule such as 101 or 705.4.3. Give a plain text or a table with tabs.",
} as const satisfies Record<Extract<ParsedRulesFile, { ok: false }>["reason"], string>;

/** The reason why a file could not be read, and the remedy. */
export const unreadableReason = (reason: keyof typeof REASONS): string => REASONS[reason];

/** A report on a parsed document: the number of its rules, and all deviations by line. */
export function reportRulesFile(file: string, { encoding, rules, problems, missing }: Read): string {
  const lines = [`${file}: ${rules.length} rules read (${encoding})`];
  for (const problem of problems) lines.push(`${file}:${problem.line}: ${sayProblem(problem)}`);
  if (missing.length > 0) {
    const named = missing.slice(0, LISTED).map((id) => id.slice(4));
    const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : "";
    lines.push(`Missing ${missing.length}: ${named.join(", ")}${more}`);
  }
  return lines.join("\n");
}

function sayProblem(problem: RulesFileProblem): string {
  const { number } = problem;
  switch (problem.code) {
    case "UNKNOWN_NUMBER":
      return `no rule has the number ${number}; it and the lines below it are left out`;
    case "DUPLICATE":
      return `${number} was read in line ${problem.first} already; this one is left out`;
    case "OUT_OF_ORDER":
      return `${number} stands after ${problem.after}; it is taken as it is`;
    case "EMPTY":
      return `${number} has no text; it is left out`;
  }
}
