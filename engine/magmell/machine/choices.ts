import type { Answer } from "../model/answer";
import type { Cards } from "../model/cards";
import type { Choice } from "../model/choice";
import type { Game, GameState } from "../model/state";
import type { RuleId } from "../rulebook";
import { priorityAnswers, takePriority } from "../rules/priority";
import { redrawAnswers, takeRedraw } from "../rules/setup";

type ChoiceRow = {
  readonly rules: readonly RuleId[];
  /** Every answer that the choice takes. */
  readonly offers: (cards: Cards, state: GameState) => readonly Answer[];
  readonly accepts: (cards: Cards, state: GameState, answer: Answer) => boolean;
  /** Carries an accepted answer out; the choice has already been closed. */
  readonly take: (game: Game, choice: Choice, answer: Answer) => void;
};

/** One row for each question that the game asks. */
export const CHOICES: Readonly<Record<Choice["ask"], ChoiceRow>> = {
  redraw: {
    rules: ["mag:503.1.1.3"],
    offers: () => redrawAnswers,
    accepts: (_cards, _state, answer) => answer.do === "keep" || answer.do === "redraw",
    take: takeRedraw,
  },
  priority: {
    rules: ["mag:232.2", "mag:232.5", "mag:232.5.1", "mag:232.6"],
    offers: () => priorityAnswers,
    accepts: (_cards, _state, answer) => answer.do === "pass",
    take: takePriority,
  },
};

/** Every answer that the open choice takes, never none; empty when the game is over. Conceding is not a choice (202.6). */
export function legalAnswers(cards: Cards, state: GameState): readonly Answer[] {
  return state.choice === null ? [] : CHOICES[state.choice.ask].offers(cards, state);
}
