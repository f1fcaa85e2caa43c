import type { PlayerId } from "./players";

/** The part of a machine that a play-out uses. */
type PlayToEndOptions<Answer> = {
  /** Returns the answer of the player to the open question. */
  readonly answerOf: (player: PlayerId) => Answer;
  /** Carries out an answer in place; `null` if it was accepted. */
  readonly step: (answer: Answer) => unknown;
  /** Decisions after which the game counts as endless. */
  readonly most: number;
  /** Answers are appended here; `null` for nowhere. */
  readonly answered: Answer[] | null;
};

/**
 * Plays a game to its end in place and returns the number of decisions. Throws if an answer is refused, or after `most`
 * decisions, because an endless game is an error in the rules.
 */
export function playToEnd<Answer>(
  state: { readonly choice: { readonly player: PlayerId } | null },
  { answerOf, step, most, answered }: PlayToEndOptions<Answer>,
): number {
  for (let decisions = 0; decisions <= most; decisions += 1) {
    const { choice } = state;
    if (choice === null) return decisions;
    const answer = answerOf(choice.player);
    const refusal = step(answer);
    if (refusal !== null) throw new Error(`A seat answered ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
    answered?.push(answer);
  }
  throw new Error(`The game is not over after ${most} decisions`);
}
