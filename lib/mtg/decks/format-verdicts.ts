import {
  checkDeck,
  type DeckCheckOptions,
  DOCUMENT_FORMAT_DATA,
  getFormatIds,
  hasNoErrors,
  type MtgDeck,
} from "@/engine/mtg/deck";

/**
 * Verdict on a deck in a format: legal, unknown because the sets of cards are unknown, doubtful for another reason, or
 * not legal with the number of errors.
 */
export type FormatVerdict = {
  readonly id: string;
  readonly verdict: "legal" | "setsUnknown" | "unsure" | "illegal";
  readonly errors: number;
};

/**
 * Returns the verdict on a deck in each format on a date. The formats of the rules document come first, in its order,
 * then the formats that the operator added.
 */
export const getFormatVerdicts = (deck: MtgDeck, check: Omit<DeckCheckOptions, "format">): readonly FormatVerdict[] =>
  getFormatIds(check.book ?? DOCUMENT_FORMAT_DATA).map((id) => {
    const problems = checkDeck(deck, { ...check, format: id });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const unsure = problems.some(({ code }) => code === "SETS_UNKNOWN") ? "setsUnknown" : "unsure";
    return { id, verdict: !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? unsure : "legal", errors };
  });
