import type { DocumentProblem, DocumentReadErrorCode, DocumentReadResult } from "./types";

type Read = Extract<DocumentReadResult, { ok: true }>;

/** The most missing numbers that are listed; the rest is only counted. */
const LISTED = 40;

const REASONS = {
  TOO_LARGE: "the file is larger than a document of rules can be (4 MiB, 50,000 lines). Give the rules alone.",
  ENCODING: "the file is no text in UTF-8, UTF-16 or Shift_JIS. Save it as UTF-8.",
  UNKNOWN_DOCUMENT:
    "the file looks like none of the documents. Name the one that it is: --document mag, mtg-6e, mtg-cr, mtg-8e or mtg-flow.",
  NO_ENTRIES:
    "no line of the file begins an entry of the document. Give a plain text with its numbers, or name another document with --document.",
  TOO_MANY_PROBLEMS:
    "more than 2,000 numbers of the file are not those of the document, so it is another one. Name the right one with --document.",
} as const satisfies Record<DocumentReadErrorCode, string>;

/** Returns the reason why a file could not be read, and the remedy. */
export const describeUnreadableFile = (reason: DocumentReadErrorCode): string => REASONS[reason];

/** Returns a report on a document that was read: the number of its entries, and all deviations by line. */
export function formatDocumentReport(file: string, { document, encoding, entries, problems, missing }: Read): string {
  const lines = [`${file}: ${document}, ${entries.length} entries read (${encoding})`];
  for (const problem of problems) lines.push(`${file}:${problem.at.line}: ${sayProblem(problem)}`);
  if (missing.length > 0) {
    const named = missing.slice(0, LISTED).map((id) => id.slice(id.indexOf(":") + 1));
    const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : "";
    lines.push(`Missing ${missing.length}: ${named.join(", ")}${more}`);
  }
  return lines.join("\n");
}

function sayProblem({ code, printed, instead }: DocumentProblem): string {
  switch (code) {
    case "MISPRINTED":
      return `${printed} is a misprint; it is taken for ${instead}`;
    case "REPEATED":
      return `${printed} stands here for the second time; it is taken for ${instead}`;
    case "DUPLICATE":
      return `${printed} was read before already; this one is left out`;
    case "UNKNOWN_NUMBER":
      return `no entry has the number ${printed}; it and what belongs to it are left out`;
    case "HEADING_MISSING":
      return `${printed} stands without the heading of ${instead}; it is taken as it is`;
    case "OUT_OF_ORDER":
      return `${printed} stands after a higher number; it is taken as it is`;
    case "TITLE_DIFFERS":
      return `${printed} has another title in the table of contents; the one here is taken`;
    case "EMPTY":
      return `${printed} has no text; it is left out`;
    case "TOO_LONG":
      return `${printed} is longer than 20,000 signs or 500 pieces; it is cut there`;
  }
}
