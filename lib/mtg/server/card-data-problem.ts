import { type CardDataText, cardDataText } from "../catalogue/import/plain-words";

/** A reason why card data was refused: the place, what is wrong there and what to do. */
export type CardDataProblem = {
  readonly place: string | CardDataText;
  readonly reason: CardDataText;
  readonly fix: CardDataText;
};

/** Maximum number of problems listed per file; the rest is counted. */
export const MAX_REPORTED_PROBLEMS = 20;

/** Card data that cannot be read any further. */
export class UnreadableDataError extends Error {
  constructor(readonly problem: CardDataProblem) {
    super(problem.reason.key);
  }
}

/** Returns a refusal of a whole file, by the keys of what is wrong and what to do. */
export const refuseFile = (reason: CardDataText, fix: CardDataText): UnreadableDataError =>
  new UnreadableDataError({ place: cardDataText("wholeFile"), reason, fix });
