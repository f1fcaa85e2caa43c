import {
  checkDeck,
  type DeckCheckOptions,
  FORMAT_IDS,
  type FormatId,
  hasNoErrors,
  type MtgDeck,
} from "@/engine/mtg/deck";

/**
 * A verdict on a deck in a format: legal; sets of its cards unknown, so that nobody can tell; in doubt for another reason; or not
 * legal, with the number of errors.
 */
export type FormatVerdict = {
  readonly id: FormatId;
  readonly verdict: "legal" | "setsUnknown" | "unsure" | "illegal";
  readonly errors: number;
};

/** Returns the verdict on a deck in each format on a day, in the order of the document. */
export const getFormatVerdicts = (deck: MtgDeck, check: Omit<DeckCheckOptions, "format">): readonly FormatVerdict[] =>
  FORMAT_IDS.map((id) => {
    const problems = checkDeck(deck, { ...check, format: id });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const isUnknown = problems.some(({ code }) => code === "SETS_UNKNOWN");
    const unsure = isUnknown ? "setsUnknown" : "unsure";
    return { id, verdict: !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? unsure : "legal", errors };
  });
