import type { Answer } from "../magmell/model/answer";
import type { Cards } from "../magmell/model/cards";
import type { GameState } from "../magmell/model/state";
import { imagine } from "./autopilot/imagine";
import { isLethal } from "./autopilot/lethal";
import { isGoodOpening } from "./autopilot/opening";
import { payWell } from "./autopilot/payment";
import { type Budget, someOf, tryAnswer } from "./autopilot/play-forward";
import { withPriority } from "./autopilot/with-priority";
import type { Seat } from "./seat";

/** How much one decision may try on copies; with many units each copy costs more, so that fewer are made. */
const MOST_WORK = 1500;
const budgetFor = ({ zones }: GameState): Budget => ({ tries: Math.ceil(MOST_WORK / (10 + zones.battleArea.length)) });

/**
 * Plays sensibly without looking at what is hidden from it: keeps hands with something for the first turns, uses its
 * stones, attacks where it profits, and takes whatever answer leaves it best off when all that has begun is over. The
 * same game always gets the same answer.
 */
export const autopilotSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
  return answers.length === 1 ? first : (decide(cards, state, answers) ?? first);
};

function decide(cards: Cards, state: GameState, answers: readonly Answer[]): Answer | null {
  const { choice } = state;
  if (choice === null) return null;
  const { player } = choice;
  const budget = budgetFor(state);
  if (choice.ask === "redraw") {
    const wish = isGoodOpening(cards, state, player) ? "keep" : "redraw";
    return answers.find((answer) => answer.do === wish) ?? null;
  }
  const imagined = imagine(cards, state, player);
  if (choice.ask === "priority") return withPriority(cards, imagined, answers, player, budget);
  if (choice.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst")) {
    return payWell(cards, imagined, answers);
  }
  if (choice.ask === "pick" && choice.purpose === "attackTarget" && isLethal(cards, imagined, player)) {
    const face = answers.find((answer) => answer.do === "pick" && "player" in answer.target);
    if (face !== undefined) return face;
  }
  return bestAnswer(cards, imagined, answers, budget);
}

/** The first of the answers after which the game stands best for whoever is asked. */
function bestAnswer(cards: Cards, state: GameState, answers: readonly Answer[], budget: Budget): Answer | null {
  const player = state.choice?.player ?? 0;
  let best: { readonly answer: Answer; readonly value: number } | null = null;
  for (const answer of someOf(answers)) {
    const value = tryAnswer(cards, state, answer, player, budget);
    if (value !== null && (best === null || value > best.value)) best = { answer, value };
  }
  return best?.answer ?? null;
}
