/** Where a record stopped being playable: the place of the refused answer, counted from 0, and why it was refused. */
export type Misfit<Reason> = { readonly index: number; readonly reason: Reason };

/**
 * Gives the answers of a record one after the other to `step`, which returns `null` when it took one and its reason when
 * it refused. Returns `null` when all were taken, and stops at the first that was not.
 */
export function replayAnswers<Answer, Reason>(
  answers: readonly Answer[],
  step: (answer: Answer) => Reason | null,
): Misfit<Reason> | null {
  for (const [index, answer] of answers.entries()) {
    const reason = step(answer);
    if (reason !== null) return { index, reason };
  }
  return null;
}
