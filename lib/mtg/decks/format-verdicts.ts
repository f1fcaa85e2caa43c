import {
  checkDeck,
  type DeckCheckOptions,
  DOCUMENT_FORMAT_DATA,
  getFormatIds,
  hasNoErrors,
  type MtgDeck,
  type MtgDeckProblem,
} from "@/engine/mtg/deck";

/** Legal, unknown because the sets of cards are unknown, doubtful for another reason, or not legal. */
export const DECK_VERDICTS = ["legal", "setsUnknown", "unsure", "illegal"] as const;

type DeckVerdict = (typeof DECK_VERDICTS)[number];

/** Verdict on a deck in a format, with the number of errors. */
export type FormatVerdict = { readonly id: string; readonly verdict: DeckVerdict; readonly errors: number };

/** Returns the verdict on a deck with these problems. */
export function getVerdict(problems: readonly MtgDeckProblem[]): DeckVerdict {
  if (!hasNoErrors(problems)) return "illegal";
  if (problems.length === 0) return "legal";
  return problems.some(({ code }) => code === "SETS_UNKNOWN") ? "setsUnknown" : "unsure";
}

/**
 * Returns the verdict on a deck in each format on a date. The formats of the rules document come first, in its order,
 * then the formats that the operator added.
 */
export const getFormatVerdicts = (deck: MtgDeck, check: Omit<DeckCheckOptions, "format">): readonly FormatVerdict[] =>
  getFormatIds(check.book ?? DOCUMENT_FORMAT_DATA).map((id) => {
    const problems = checkDeck(deck, { ...check, format: id });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    return { id, verdict: getVerdict(problems), errors };
  });
