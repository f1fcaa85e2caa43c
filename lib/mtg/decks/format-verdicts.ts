import {
  type AddedFormat,
  checkDeck,
  type DeckCheckOptions,
  FORMAT_IDS,
  type FormatId,
  hasNoErrors,
  type MtgDeck,
  type MtgDeckProblem,
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

type AnyDayCheck = Omit<DeckCheckOptions, "format">;

/** Returns the verdict on a deck in each format on a day, in the order of the document. */
export const getFormatVerdicts = (deck: MtgDeck, check: AnyDayCheck): readonly FormatVerdict[] =>
  FORMAT_IDS.map((id) => ({ id, ...judgeProblems(checkDeck(deck, { ...check, format: id })) }));

/** A verdict on a deck in a format that was added to those of the documents, with the problems. */
type AddedVerdict = Pick<FormatVerdict, "verdict" | "errors"> & {
  readonly format: AddedFormat;
  readonly problems: readonly MtgDeckProblem[];
};

/** Returns the verdict on a deck in each format that was added. */
export const getAddedVerdicts = (deck: MtgDeck, check: AnyDayCheck): readonly AddedVerdict[] =>
  (check.book?.formats ?? []).map((format) => {
    const problems = checkDeck(deck, { ...check, format });
    return { format, problems, ...judgeProblems(problems) };
  });

function judgeProblems(problems: readonly MtgDeckProblem[]): Pick<FormatVerdict, "verdict" | "errors"> {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const unsure = problems.some(({ code }) => code === "SETS_UNKNOWN") ? "setsUnknown" : "unsure";
  return { verdict: !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? unsure : "legal", errors };
}
