import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { Game, GameState } from "../model/state";
import { determinize } from "./autopilot/determinize";
import { isLethal } from "./autopilot/is-lethal";
import { isGoodOpening } from "./autopilot/opening";
import { payWell } from "./autopilot/payment";
import { above, type Budget, candidateAnswers, tryAnswer } from "./autopilot/play-forward";
import { passesSilently, withPriority } from "./autopilot/with-priority";
import type { Seat } from "./seat";

/** Budget of trials per decision. Copies of boards with many units are expensive, so fewer are made. */
const MOST_WORK = 700;
const budgetFor = ({ zones }: GameState): Budget => ({ tries: Math.ceil(MOST_WORK / (10 + zones.battleArea.length)) });

const PASS: PlayerAnswer = { do: "pass" };

/**
 * A seat that plays sensibly without hidden information: it keeps hands with early plays, uses its stones, attacks when
 * that gains, and gives the answer with the best position once everything pending is over. It is deterministic.
 */
export const autopilotSeat: Seat = (cards, state, answers) => {
  const [first] = answers;
  if (first === undefined || state.choice === null) throw new Error("A choice offered no answer");
  return answers.length === 1 ? first : (decide(cards, state, answers) ?? first);
};

function decide(cards: Cards, state: GameState, answers: readonly PlayerAnswer[]): PlayerAnswer | null {
  const { choice } = state;
  if (choice === null) return null;
  const { player } = choice;
  const budget = budgetFor(state);
  if (choice.ask === "redraw") {
    const wish = isGoodOpening(cards, state, player) ? "keep" : "redraw";
    return answers.find((answer) => answer.do === wish) ?? null;
  }
  // Unsupported texts are left alone: the seat plays by the rules only.
  if (choice.ask === "option" && choice.purpose === "byHand") return { do: "done" };
  if (choice.ask === "priority" && passesSilently(state)) return PASS;
  const game = determinize(cards, state, player);
  if (choice.ask === "priority") return withPriority(game, answers, player, budget);
  if (choice.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst")) {
    return payWell(game, answers);
  }
  if (choice.ask === "pick" && choice.purpose === "attackTarget" && isLethal(game, player)) {
    const face = answers.find((answer) => answer.do === "pick" && "player" in answer.target);
    if (face !== undefined) return face;
  }
  return bestAnswer(game, answers, budget);
}

/** The answer with the best resulting position for the asked player, the first among equals. */
function bestAnswer(game: Game, answers: readonly PlayerAnswer[], budget: Budget): PlayerAnswer | null {
  const player = game.state.choice?.player ?? 0;
  let best: { readonly answer: PlayerAnswer; readonly value: number } | null = null;
  for (const answer of candidateAnswers(game, answers)) {
    const value = tryAnswer(game, answer, player, budget, above(best?.value ?? Number.NEGATIVE_INFINITY));
    if (value !== null && (best === null || value > best.value)) best = { answer, value };
  }
  return best?.answer ?? null;
}
