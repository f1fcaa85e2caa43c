/** A reason why card data was refused: the place, what is wrong there and what to do, in English for operators. */
export type CardDataProblem = { readonly place: string; readonly reason: string; readonly fix: string };

/** Most problems that are told of one file; the rest is counted. */
export const MAX_REPORTED_PROBLEMS = 20;

/** Card data that cannot be read any further. */
export class UnreadableDataError extends Error {
  constructor(readonly problem: CardDataProblem) {
    super(problem.reason);
  }
}
