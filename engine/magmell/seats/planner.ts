import { choosePlannedAnswer, type SearchEffort } from "./opponent/plan-turn";
import { planPolicy } from "./opponent/policy";
import type { Seat } from "./seat";

/** Efforts of the opponent by strength: counts, so that a game follows from its seed on any machine. */
export const SEARCH_EFFORTS = {
  play: { turns: 3, deals: 6 },
  strong: { turns: 6, deals: 16 },
} as const satisfies Readonly<Record<string, SearchEffort>>;

/**
 * Returns a seat that tries answers and whole turns on deals of the cards that it cannot see, through the opponent's reply, and
 * keeps the best. Without `hasTime` it is deterministic.
 */
export const plannerSeat =
  (effort: SearchEffort): Seat =>
  (cards, state, answers) => {
    const [first] = answers;
    if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
    return answers.length === 1 ? first : choosePlannedAnswer(cards, state, answers, planPolicy, effort);
  };
