import { determinize } from "./autopilot/determinize";
import { shouldPassSilently } from "./autopilot/with-priority";
import { quickPolicy } from "./opponent/policy";
import type { Seat } from "./seat";

/**
 * Answers for a fast seat for playing many games. It values each different answer on a single copy, in which heuristics
 * answer the questions. It reads nothing that is hidden from its player, and is deterministic.
 */
export const quickSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  const { choice } = state;
  if (first === undefined || choice === null) throw new Error("A choice offered no answer");
  if (answers.length === 1) return first;
  if (choice.ask === "priority" && shouldPassSilently(state)) return { do: "pass" };
  return quickPolicy(determinize(cards, state, choice.player), answers);
};
