import { type AdvanceResult, answerChoice, getLegalAnswers, isAnswer, type StepDefinition } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { PlayProblem, Refusal } from "../model/problem";
import type { MtgRef } from "../model/ref";
import { createGame, type Game, type GameState } from "../model/state";
import { citeForEra } from "../rules/cite-for-era";
import { getPickProblems } from "../rules/combat/pick-problems";
import { concede } from "../rules/turn/outcome";
import { useProblems } from "../rules/turn/priority";
import { ANSWER_PREDICATES } from "./answer-tests";
import { forkGame } from "./game";
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

/** All that stands against an answer to the open choice; nothing is known of what is no answer at all. */
function whyNotAnswer(game: Game, choice: Choice, answer: PlayerAnswer): readonly PlayProblem[] {
  if (!isAnswer(ANSWER_PREDICATES, answer)) return [];
  const found =
    choice.ask === "priority" ? useProblems(game, choice.player, answer) : getPickProblems(game, choice, answer);
  return found.map((problem) => citeForEra(game.state.era, problem));
}

/** Applies an answer to a game in place. Returns `null`, or the refusal with all that stands against the answer. */
function applyAnswer(game: Game, answer: PlayerAnswer): Refusal | null {
  const { choice } = game.state;
  const refusal = answerChoice(PARTS, game, answer);
  if (refusal === null) return null;
  return { ...citeForEra(game.state.era, refusal), because: choice === null ? [] : whyNotAnswer(game, choice, answer) };
}

/**
 * Applies one answer to a copy of a state: returns the next state and the events, or the refusal. Never changes its
 * argument.
 */
export function advanceGame(
  cards: Cards,
  state: GameState,
  answer: PlayerAnswer,
): AdvanceResult<GameState, Event, Refusal> {
  const events: Event[] = [];
  const game = forkGame(cards, state, events);
  const problem = applyAnswer(game, answer);
  return problem === null ? { ok: true, state: game.state, events } : { ok: false, problem };
}

/**
 * Applies one answer to a state that the caller owns and gives up, and appends the events to `log`. Returns `null`, or the
 * refusal; then the state is as it was.
 */
export const stepGame = (
  cards: Cards,
  state: GameState,
  answer: PlayerAnswer,
  log: Event[] | null = null,
): Refusal | null => applyAnswer(createGame(cards, state, log), answer);

/**
 * Returns all answers to the open choice: never empty unless the game is over. Conceding is no answer to a choice (G.20.3).
 */
export const legalAnswers = (cards: Cards, state: GameState): readonly PlayerAnswer[] =>
  getLegalAnswers<Choice, PlayerAnswer, Game>(createGame(cards, state), CHOICE_HANDLERS);

/**
 * Returns all reasons against an answer of a player: of one who is asked a question against their answer to it, otherwise
 * against a play as if they had priority; then the first is that they have none, if they have not.
 */
export function getAnswerProblems(
  cards: Cards,
  state: GameState,
  player: 0 | 1,
  answer: PlayerAnswer,
): readonly PlayProblem[] {
  const { choice } = state;
  if (choice !== null && choice.player === player && choice.ask !== "priority") {
    return whyNotAnswer(createGame(cards, state), choice, answer);
  }
  const hasPriority = choice?.ask === "priority" && choice.player === player;
  const none: readonly PlayProblem[] = hasPriority ? [] : [{ code: "NO_PRIORITY", rule: "mtg-6e:T.2.2", player }];
  const found = isAnswer(ANSWER_PREDICATES, answer) ? useProblems(createGame(cards, state), player, answer) : [];
  return [...none, ...found].map((problem) => citeForEra(state.era, problem));
}
