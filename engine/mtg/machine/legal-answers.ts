import { createQuestionHandlers } from "../../kernel/ask";
import { type ChoiceHandlers, getLegalAnswers } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { MtgRef } from "../model/ref";
import type { Game, GameState } from "../model/state";
import { isRepeated } from "../rules/ask-player";
import { getPickProblems } from "../rules/combat/pick-problems";
import { applyMulliganAnswer, MULLIGAN_ANSWERS } from "../rules/turn/mulligan";
import { applyPriorityAnswer, getPriorityAnswers, isValidPriorityAnswer } from "../rules/turn/priority";
import { openGame } from "./game";

type Cited = { readonly rules: readonly MtgRef[] };

const QUESTIONS = createQuestionHandlers(isRepeated);

/** Handlers of all choices, by `ask`. */
export const CHOICE_HANDLERS: ChoiceHandlers<Game, Choice, PlayerAnswer, Cited> = {
  mulligan: {
    rules: ["mtg-6e:P.1.7"],
    offers: () => MULLIGAN_ANSWERS,
    accepts: (_game, _choice, answer) => answer.do === "keep" || answer.do === "mulligan",
    take: applyMulliganAnswer,
  },
  priority: {
    rules: ["mtg-6e:T.2.2", "mtg-6e:T.4.6"],
    offers: getPriorityAnswers,
    accepts: isValidPriorityAnswer,
    take: applyPriorityAnswer,
  },
  pick: {
    rules: ["mtg-6e:T.6.4", "mtg-6e:T.6.5", "mtg-6e:C.3.r1", "mtg-6e:C.4.r1"],
    offers: (game, choice) =>
      QUESTIONS.pick.offers(game, choice).filter((answer) => getPickProblems(game, choice, answer).length === 0),
    accepts: (game, choice, answer) =>
      QUESTIONS.pick.accepts(game, choice, answer) && getPickProblems(game, choice, answer).length === 0,
    take: QUESTIONS.pick.take,
  },
  number: { rules: ["mtg-6e:T.6.4"], ...QUESTIONS.number },
  option: { rules: ["mtg-6e:T.6.4"], ...QUESTIONS.option },
};

/**
 * Returns all answers to the open choice: never empty unless the game is over. Concessions are not included (G.20.3).
 */
export const legalAnswers = (cards: Cards, state: GameState): readonly PlayerAnswer[] =>
  getLegalAnswers<Choice, PlayerAnswer, Game>(openGame(cards, state), CHOICE_HANDLERS);
