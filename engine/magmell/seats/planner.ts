import { type Effort, planAnswer } from "./opponent/plan-turn";
import type { Seat } from "./seat";

/** Efforts of the opponent by strength: counts, so that a game follows from its seed on any machine. */
export const EFFORTS = {
  play: { turns: 8, deals: 8 },
  strong: { turns: 24, deals: 64 },
} as const satisfies Readonly<Record<string, Effort>>;

/**
 * A seat that samples its own turns, tries each against the opponent's reply on deals of the cards that it cannot see,
 * and keeps the best. Without `hasTime` it is deterministic.
 */
export const plannerSeat =
  (effort: Effort): Seat =>
  (cards, state, answers) => {
    const [first] = answers;
    if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
    return answers.length === 1 ? first : planAnswer(cards, state, answers, effort);
  };
