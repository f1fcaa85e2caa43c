import { createQuestionHandlers } from "../../kernel/ask";
import { type ChoiceHandlers, getLegalAnswers } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { Game, GameState } from "../model/state";
import type { RuleRef } from "../rulebook";
import { isRepeated } from "../rules/ask-player";
import { applyPriorityAnswer, getPriorityAnswers, isValidPriorityAnswer } from "../rules/turn/priority";
import { applyRedrawAnswer, REDRAW_ANSWERS } from "../rules/turn/setup";
import { openGame } from "./game";

const QUESTIONS = createQuestionHandlers(isRepeated);

/** Handlers of all choices, by `ask`. */
export const CHOICE_HANDLERS: ChoiceHandlers<Game, Choice, PlayerAnswer, { readonly rules: readonly RuleRef[] }> = {
  redraw: {
    rules: ["mag:503.1.1.3"],
    offers: () => REDRAW_ANSWERS,
    accepts: (_game, _choice, answer) => answer.do === "keep" || answer.do === "redraw",
    take: applyRedrawAnswer,
  },
  priority: {
    rules: ["mag:232.2", "mag:232.5", "mag:232.5.1", "mag:232.6"],
    offers: getPriorityAnswers,
    accepts: (game, _choice, answer) => isValidPriorityAnswer(game, answer),
    take: applyPriorityAnswer,
  },
  pick: { rules: ["mag:704.3.2.2"], ...QUESTIONS.pick },
  // Only whole numbers within the bounds that were asked (203.2, 203.3).
  number: { rules: ["mag:203.1"], ...QUESTIONS.number },
  option: { rules: ["mag:704.3.2.2"], ...QUESTIONS.option },
};

/**
 * Returns all answers to the open choice: never empty unless the game is over. Concessions are not included (202.6).
 */
export function legalAnswers(cards: Cards, state: GameState): readonly PlayerAnswer[] {
  return state.choice === null ? [] : listLegalAnswers(openGame(cards, state));
}

/** Returns all answers to the open choice of a game object. */
export const listLegalAnswers = (game: Game): readonly PlayerAnswer[] => getLegalAnswers(game, CHOICE_HANDLERS);
