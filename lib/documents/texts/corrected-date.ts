import type { LoadableDocumentKey } from "@/lib/documents/readers/types";

/** Dates that a document states wrongly, with the right day: the head of the summary has the year of the entries before. */
const CORRECTED: Readonly<Partial<Record<LoadableDocumentKey, Readonly<Record<string, string>>>>> = {
  "mtg-6e": { "00/01/16": "2001-01-16" },
};

/** Returns the right day of a document that states a wrong one, `YYYY-MM-DD`; `null` where the stated one is right. */
export const getCorrectedDate = (document: LoadableDocumentKey, statedOn: string | null): string | null =>
  (statedOn === null ? undefined : CORRECTED[document]?.[statedOn]) ?? null;
