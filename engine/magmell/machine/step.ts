import { answerChoice, type StepDefinition } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { Refusal } from "../model/problem";
import type { Game, GameState } from "../model/state";
import { concessionHandler } from "../rules/turn/outcome";
import { ANSWER_PREDICATES } from "./answer-tests";
import { openGame } from "./game";
import { CHOICE_HANDLERS } from "./legal-answers";
import { runGame } from "./run-game";

/**
 * Applies one answer to a state in place, without a copy, for simulation. Returns `null` if it was accepted, or the
 * refusal, with the state unchanged. Events are appended to `log` if given.
 */
export function stepGame(
  cards: Cards,
  state: GameState,
  answer: PlayerAnswer,
  log: Event[] | null = null,
): Refusal | null {
  return applyAnswer(openGame(cards, state, log), answer);
}

const PARTS: StepDefinition<Game, Choice, PlayerAnswer, "mag:202.1"> = {
  answers: ANSWER_PREDICATES,
  choices: CHOICE_HANDLERS,
  run: runGame,
  concede: (game, player) => concessionHandler.run(game, player),
  over: "mag:202.1",
};

/** Applies one answer to a game object in place. Returns `null` if the answer was accepted, or the refusal. */
export const applyAnswer = (game: Game, answer: PlayerAnswer): Refusal | null => answerChoice(PARTS, game, answer);
