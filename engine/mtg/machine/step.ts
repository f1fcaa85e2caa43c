import { answerChoice, type StepDefinition } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { Refusal } from "../model/problem";
import type { MtgRef } from "../model/ref";
import type { Game, GameState } from "../model/state";
import { citeForEra } from "../rules/cite-for-era";
import { concede } from "../rules/turn/outcome";
import { getChoiceProblems } from "./answer-problems";
import { ANSWER_PREDICATES } from "./answer-tests";
import { openGame } from "./game";
import { CHOICE_HANDLERS } from "./legal-answers";
import { runGame } from "./run-game";

/** Nothing is played in a game that is over (G.20.1). */
const PARTS: StepDefinition<Game, Choice, PlayerAnswer, MtgRef> = {
  answers: ANSWER_PREDICATES,
  choices: CHOICE_HANDLERS,
  run: runGame,
  concede,
  over: "mtg-6e:G.20.1",
};

/**
 * Applies an answer to a game in place. Returns `null` if it was accepted, or the refusal with all reasons against it.
 */
export function applyAnswer(game: Game, answer: PlayerAnswer): Refusal | null {
  const { choice } = game.state;
  const refusal = answerChoice(PARTS, game, answer);
  if (refusal === null) return null;
  return {
    ...citeForEra(game.state.era, refusal),
    because: choice === null ? [] : getChoiceProblems(game, choice, answer),
  };
}

/**
 * Applies one answer to a state in place and appends the events to `log`. Returns `null` if it was accepted; otherwise
 * returns the refusal and leaves the state unchanged.
 */
export const stepGame = (
  cards: Cards,
  state: GameState,
  answer: PlayerAnswer,
  log: Event[] | null = null,
): Refusal | null => applyAnswer(openGame(cards, state, log), answer);
