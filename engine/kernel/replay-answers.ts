/** A refused answer of a record: its index, counted from 0, and the reason it was refused. */
type Misfit<Reason> = { readonly index: number; readonly reason: Reason };

/**
 * Feeds the answers of a record to `step` in order. `step` returns `null` for an accepted answer or the reason for a
 * refusal. Returns `null` if all were accepted; stops at the first refusal.
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
