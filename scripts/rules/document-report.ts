import type { DocumentReadErrorCode, DocumentReadResult } from "@/lib/documents/readers/types";
import { say } from "../words/command-words.mjs";

type Read = Extract<DocumentReadResult, { ok: true }>;

/** The most missing numbers that are listed; the rest is only counted. */
const LISTED = 40;

/** Describes why a file could not be read, and how to fix it. */
export const describeUnreadableFile = (reason: DocumentReadErrorCode): string => say(`unreadable.${reason}`);

/** Formats a report on an imported document: the number of entries, and all deviations by line. */
export function formatDocumentReport(file: string, { document, encoding, entries, problems, missing }: Read): string {
  const lines = [say("rules.read", { file, document, n: entries.length, encoding })];
  for (const { at, code, printed, instead = "" } of problems) {
    // A text that was cut is known by its entry, and no longer by its line.
    const place = code === "TOO_LONG" ? file : `${file}:${at.line}`;
    lines.push(`${place}: ${say(`deviation.${code}`, { printed, instead })}`);
  }
  if (missing.length > 0) {
    const named = missing.slice(0, LISTED).map((id) => id.slice(id.indexOf(":") + 1));
    const more = missing.length > LISTED ? [say("more", { n: missing.length - LISTED })] : [];
    lines.push(say("rules.missing", { n: missing.length, entries: [...named, ...more].join(say("list.join")) }));
  }
  return lines.join("\n");
}
