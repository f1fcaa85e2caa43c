import {
  checkDeck,
  DOCUMENT_FORMAT_DATA,
  FORMAT_IDS,
  type FormatData,
  type FormatId,
  hasNoErrors,
  type MtgCardData,
  type MtgDeck,
} from "@/engine/mtg/deck";

/** A verdict on a deck in a format: legal; legal as far as the site can tell; or not, with the number of errors. */
export type FormatVerdict = {
  readonly id: FormatId;
  readonly verdict: "legal" | "unsure" | "illegal";
  readonly errors: number;
};

/** Returns the verdict on a deck in each format on a day, in the order of the document. */
export const getFormatVerdicts = (
  deck: MtgDeck,
  on: string,
  cards: MtgCardData | null,
  book: FormatData = DOCUMENT_FORMAT_DATA,
): readonly FormatVerdict[] =>
  FORMAT_IDS.map((id) => {
    const problems = checkDeck(deck, { format: id, on, cards, book });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const verdict = !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? "unsure" : "legal";
    return { id, verdict, errors };
  });
