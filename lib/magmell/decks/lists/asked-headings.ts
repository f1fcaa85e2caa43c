import { isLabelText } from "@/lib/decks/lists/label-lines";
import { normalizeLine, withoutDates } from "./clean-line";
import { parseHeading } from "./headings";
import type { ListProblem, UnassignedEntry } from "./types";

/** Headings as the choices at a line write them. */
const WRITTEN_HEADINGS = ["魔導書", "魔石デッキ", "候補"] as const;

/** Returns a line as a comment that is no heading. */
const toRemark = (text: string): string => `// ${parseHeading(text) === null ? text.trim() : `"${text.trim()}"`}`;

/**
 * Returns problems in which words above cards ask which list they begin, or whether they are a remark. What stands above
 * all cards is a title, unless it has the ornaments of a heading.
 */
export function askHeadings(
  problems: readonly ListProblem[],
  entries: readonly UnassignedEntry[],
): readonly ListProblem[] {
  const lines = new Set(entries.map(({ line }) => line));
  const first = Math.min(...lines);
  return problems.map((problem) => {
    const { code, line, text, readings } = problem;
    const label = normalizeLine(text);
    const isLabel =
      code === "UNREADABLE" &&
      line > first &&
      lines.has(line + 1) &&
      !lines.has(line) &&
      isLabelText(label) &&
      !/\d/u.test(label) &&
      withoutDates(label) === label;
    if (readings || (code !== "UNKNOWN_HEADER" && !isLabel)) return problem;
    return { ...problem, code: "UNKNOWN_HEADER", suggestions: [], readings: [...WRITTEN_HEADINGS, toRemark(text)] };
  });
}
