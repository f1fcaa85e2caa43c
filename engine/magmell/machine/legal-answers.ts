import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import { sameTarget } from "../model/ids";
import type { Game, GameState } from "../model/state";
import type { RuleRef } from "../rulebook";
import { acceptAnswer, openPicks } from "../rules/ask-player";
import { acceptsPriority, priorityAnswers, takePriority } from "../rules/turn/priority";
import { redrawAnswers, takeRedraw } from "../rules/turn/setup";
import { openGame } from "./game";

type ChoiceHandler<Ask extends Choice["ask"]> = {
  readonly rules: readonly RuleRef[];
  /** All answers to the choice; interchangeable ones are offered once. */
  readonly offers: (game: Game, choice: Extract<Choice, { ask: Ask }>) => readonly PlayerAnswer[];
  readonly accepts: (game: Game, choice: Extract<Choice, { ask: Ask }>, answer: PlayerAnswer) => boolean;
  /** Carries out an accepted answer. The choice has already been closed. */
  readonly take: (game: Game, choice: Extract<Choice, { ask: Ask }>, answer: PlayerAnswer) => void;
};

const ROWS: { readonly [Ask in Choice["ask"]]: ChoiceHandler<Ask> } = {
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
      const picks = openPicks(choice).map((target): PlayerAnswer => ({ do: "pick", target }));
      return choice.picked.length >= choice.min ? [...picks, { do: "done" }] : picks;
    },
    accepts: (_game, choice, answer) => {
      if (answer.do === "done") return choice.picked.length >= choice.min;
      return answer.do === "pick" && openPicks(choice).some((target) => sameTarget(target, answer.target));
    },
    take: acceptAnswer,
  },
  number: {
    rules: ["mag:203.1"],
    offers: (_game, { min, max }) =>
      Array.from({ length: max - min + 1 }, (_none, index): PlayerAnswer => ({ do: "number", number: min + index })),
    // Only whole numbers within the bounds that were asked (203.2, 203.3).
    accepts: (_game, { min, max }, answer) =>
      answer.do === "number" && Number.isInteger(answer.number) && answer.number >= min && answer.number <= max,
    take: acceptAnswer,
  },
  option: {
    rules: ["mag:704.3.2.2"],
    offers: (_game, { options, purpose }) => {
      const answers = options.map((_option, option): PlayerAnswer => ({ do: "option", option }));
      return purpose === "byHand" ? [{ do: "done" }, ...answers] : answers;
    },
    accepts: (_game, { options, purpose }, answer) => {
      if (answer.do === "done") return purpose === "byHand";
      return answer.do === "option" && Number.isInteger(answer.option) && options[answer.option] !== undefined;
    },
    take: acceptAnswer,
  },
};

/** Handlers of all choices, by `ask`. */
export const CHOICE_HANDLERS = ROWS as unknown as Readonly<Record<Choice["ask"], ChoiceHandler<never>>> as Readonly<
  Record<
    Choice["ask"],
    {
      readonly rules: readonly RuleRef[];
      readonly offers: (game: Game, choice: Choice) => readonly PlayerAnswer[];
      readonly accepts: (game: Game, choice: Choice, answer: PlayerAnswer) => boolean;
      readonly take: (game: Game, choice: Choice, answer: PlayerAnswer) => void;
    }
  >
>;

/** All answers to the open choice: never empty unless the game is over. Conceding is no answer to a choice (202.6). */
export function legalAnswers(cards: Cards, state: GameState): readonly PlayerAnswer[] {
  return state.choice === null ? [] : legalAnswersIn(openGame(cards, state));
}

/** All answers to the open choice of a game object. */
export function legalAnswersIn(game: Game): readonly PlayerAnswer[] {
  const { choice } = game.state;
  if (choice === null) return [];
  game.offered ??= CHOICE_HANDLERS[choice.ask].offers(game, choice);
  return game.offered;
}
