import type { Answer } from "../model/answer";
import type { Cards } from "../model/cards";
import type { Choice } from "../model/choice";
import type { Game, GameState } from "../model/state";
import { sameTarget } from "../model/target";
import type { RuleRef } from "../rulebook";
import { stillOpen, takeAnswer } from "../rules/ask";
import { acceptsPriority, priorityAnswers, takePriority } from "../rules/turn/priority";
import { redrawAnswers, takeRedraw } from "../rules/turn/setup";
import { openGame } from "./open-game";

type ChoiceRow<Ask extends Choice["ask"]> = {
  readonly rules: readonly RuleRef[];
  /** Every answer that the choice takes; what comes to the same is offered once. */
  readonly offers: (game: Game, choice: Extract<Choice, { ask: Ask }>) => readonly Answer[];
  readonly accepts: (game: Game, choice: Extract<Choice, { ask: Ask }>, answer: Answer) => boolean;
  /** Carries an accepted answer out; the choice has already been closed. */
  readonly take: (game: Game, choice: Extract<Choice, { ask: Ask }>, answer: Answer) => void;
};

const ROWS: { readonly [Ask in Choice["ask"]]: ChoiceRow<Ask> } = {
  redraw: {
    rules: ["mag:503.1.1.3"],
    offers: () => redrawAnswers,
    accepts: (_game, _choice, answer) => answer.do === "keep" || answer.do === "redraw",
    take: takeRedraw,
  },
  priority: {
    rules: ["mag:232.2", "mag:232.5", "mag:232.5.1", "mag:232.6"],
    offers: priorityAnswers,
    accepts: (game, _choice, answer) => acceptsPriority(game, answer),
    take: takePriority,
  },
  pick: {
    rules: ["mag:704.3.2.2"],
    offers: (_game, choice) => {
      const picks = stillOpen(choice).map((target): Answer => ({ do: "pick", target }));
      return choice.picked.length >= choice.min ? [...picks, { do: "done" }] : picks;
    },
    accepts: (_game, choice, answer) => {
      if (answer.do === "done") return choice.picked.length >= choice.min;
      return answer.do === "pick" && stillOpen(choice).some((target) => sameTarget(target, answer.target));
    },
    take: takeAnswer,
  },
  number: {
    rules: ["mag:203.1"],
    offers: (_game, { min, max }) =>
      Array.from({ length: max - min + 1 }, (_none, index): Answer => ({ do: "number", number: min + index })),
    // 203.2, 203.3: only whole numbers, and none outside what was asked.
    accepts: (_game, { min, max }, answer) =>
      answer.do === "number" && Number.isInteger(answer.number) && answer.number >= min && answer.number <= max,
    take: takeAnswer,
  },
  option: {
    rules: ["mag:704.3.2.2"],
    offers: (_game, { options, purpose }) => {
      const answers = options.map((_option, option): Answer => ({ do: "option", option }));
      return purpose === "byHand" ? [{ do: "done" }, ...answers] : answers;
    },
    accepts: (_game, { options, purpose }, answer) => {
      if (answer.do === "done") return purpose === "byHand";
      return answer.do === "option" && Number.isInteger(answer.option) && options[answer.option] !== undefined;
    },
    take: takeAnswer,
  },
};

/** One row for each question that the game asks. */
export const CHOICES = ROWS as unknown as Readonly<Record<Choice["ask"], ChoiceRow<never>>> as Readonly<
  Record<
    Choice["ask"],
    {
      readonly rules: readonly RuleRef[];
      readonly offers: (game: Game, choice: Choice) => readonly Answer[];
      readonly accepts: (game: Game, choice: Choice, answer: Answer) => boolean;
      readonly take: (game: Game, choice: Choice, answer: Answer) => void;
    }
  >
>;

/** Every answer that the open choice takes, never none; empty when the game is over. Conceding is not a choice (202.6). */
export function legalAnswers(cards: Cards, state: GameState): readonly Answer[] {
  return state.choice === null ? [] : answersIn(openGame(cards, state));
}

/** The same for a game that the caller holds. */
export function answersIn(game: Game): readonly Answer[] {
  const { choice } = game.state;
  return choice === null ? [] : CHOICES[choice.ask].offers(game, choice);
}
