import type { PlayerAnswer } from "../../model/choice";
import type { Game } from "../../model/state";
import { hasLethalAttack } from "./has-lethal-attack";
import { isGoodOpeningHand } from "./opening";
import { choosePayment } from "./payment";
import { type AnswerTrial, createLowerBound, getCandidateAnswers, type TrialBudget, tryAnswer } from "./play-forward";
import { choosePriorityAnswer, shouldPassSilently } from "./with-priority";

const PASS: PlayerAnswer = { do: "pass" };

/**
 * Returns the answer of the autopilot in a game whose hidden cards have been sampled; `null` if it has no preference.
 */
export function chooseAutopilotAnswer(
  game: Game,
  answers: readonly PlayerAnswer[],
  budget: TrialBudget,
  trial: AnswerTrial = tryAnswer,
): PlayerAnswer | null {
  const { cards, state } = game;
  const { choice } = state;
  if (choice === null) return null;
  const { player } = choice;
  switch (choice.ask) {
    case "redraw": {
      const wish = isGoodOpeningHand(cards, state, player) ? "keep" : "redraw";
      return answers.find((answer) => answer.do === wish) ?? null;
    }
    case "priority":
      return shouldPassSilently(state) ? PASS : choosePriorityAnswer(game, answers, player, budget, trial);
    case "pick":
      if (choice.purpose === "useCost" || choice.purpose === "catalyst") return choosePayment(game, answers);
      if (choice.purpose === "attackTarget" && hasLethalAttack(game, player)) {
        const face = answers.find((answer) => answer.do === "pick" && "player" in answer.target);
        if (face !== undefined) return face;
      }
      return bestAnswer(game, answers, budget, trial);
    case "option":
      // Unsupported texts are left alone: the seat plays by the rules only.
      return choice.purpose === "byHand" ? { do: "done" } : bestAnswer(game, answers, budget, trial);
    default:
      return bestAnswer(game, answers, budget, trial);
  }
}

/** The answer with the best resulting position for the asked player, the first among equals. */
function bestAnswer(
  game: Game,
  answers: readonly PlayerAnswer[],
  budget: TrialBudget,
  trial: AnswerTrial,
): PlayerAnswer | null {
  const player = game.state.choice?.player ?? 0;
  let best: { readonly answer: PlayerAnswer; readonly value: number } | null = null;
  for (const answer of getCandidateAnswers(game, answers)) {
    const value = trial(game, answer, player, budget, createLowerBound(best?.value ?? Number.NEGATIVE_INFINITY));
    if (value !== null && (best === null || value > best.value)) best = { answer, value };
  }
  return best?.answer ?? null;
}
