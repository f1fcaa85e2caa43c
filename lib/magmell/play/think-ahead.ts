import { type Cards, copyState, legalAnswers, type Thinking } from "@/engine/magmell";
import { hasNextTurnBegun, thinkToQuestion } from "./advance";
import { isPlanner, keepThoughts, PLAYER_ID } from "./opponents";
import { computePosition } from "./positions";
import type { GoldfishSession } from "./types";

/** Highest number of the player's answers to which replies are thought of in advance. */
const MOST_FORESEEN = 8;

/**
 * Computes the opponent's answers to the player's possible next actions in advance, in slices. `applyCommand` uses them
 * only for exactly these positions, so results are the same without them.
 */
export function* thinkAhead(cards: Cards, session: GoldfishSession): Thinking<void> {
  const { state, setup } = computePosition(cards, session, session.at);
  if (!isPlanner(setup.opponent.kind) || state.choice?.player !== PLAYER_ID) return;
  keepThoughts(cards);
  const { stops, handPay } = session;
  const answers = legalAnswers(cards, state).filter(({ do: act }) => act !== "byHand");
  // The end of the turn leads to the opponent's longest thoughts, and comes most often.
  const likely = [...answers].sort((one, other) => Number(other.do === "pass") - Number(one.do === "pass"));
  for (const answer of likely.slice(0, MOST_FORESEEN)) {
    const until = answer.do === "pass" ? { until: hasNextTurnBegun(state) } : {};
    yield* thinkToQuestion(cards, copyState(state), { setup, stops, handPay, given: [answer], ...until });
  }
}

/**
 * Returns a runner that executes one computation at a time and pauses before each slice, so that commands are handled
 * in between. Starting a computation stops the previous one.
 */
export function createThinker(pause: () => Promise<void>): {
  start: (work: Thinking<void>) => Promise<void>;
  stop: () => void;
} {
  let current: Thinking<void> | null = null;
  return {
    start: async (work) => {
      current = work;
      do await pause();
      while (current === work && !work.next().done);
    },
    stop: () => {
      current = null;
    },
  };
}
