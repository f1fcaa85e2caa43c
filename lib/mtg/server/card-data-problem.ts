import { type CardDataText, cardDataText } from "../catalogue/import/plain-words";

/** A reason why card data was refused: the position, the error and its fix. */
export type CardDataProblem = {
  readonly place: string | CardDataText;
  readonly reason: CardDataText;
  readonly fix: CardDataText;
};

/** Maximum number of problems listed per file; further ones are only counted. */
export const MAX_REPORTED_PROBLEMS = 20;

/** The error when card data cannot be read any further. */
export class UnreadableDataError extends Error {
  constructor(readonly problem: CardDataProblem) {
    super(problem.reason.key);
  }
}

/** Creates the error that rejects a whole file, from the messages for the reason and its fix. */
export const refuseFile = (reason: CardDataText, fix: CardDataText): UnreadableDataError =>
  new UnreadableDataError({ place: cardDataText("wholeFile"), reason, fix });
