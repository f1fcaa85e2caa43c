import { isAnswer } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { Choice, PlayerAnswer } from "../model/choice";
import type { PlayProblem } from "../model/problem";
import { createGame, type Game, type GameState } from "../model/state";
import { citeForEra } from "../rules/cite-for-era";
import { getPickProblems } from "../rules/combat/pick-problems";
import { useProblems } from "../rules/turn/priority";
import { ANSWER_PREDICATES } from "./answer-tests";

/** Returns all problems of an answer to the open choice; empty if `answer` is malformed. */
export function getChoiceProblems(game: Game, choice: Choice, answer: PlayerAnswer): readonly PlayProblem[] {
  if (!isAnswer(ANSWER_PREDICATES, answer)) return [];
  const found =
    choice.ask === "priority" ? useProblems(game, choice.player, answer) : getPickProblems(game, choice, answer);
  return found.map((problem) => citeForEra(game.state.era, problem));
}

/**
 * Returns all reasons against an answer. An answer to a question is checked against the question. Any other answer is
 * checked as a play, and the first reason is the missing priority.
 */
export function getAnswerProblems(
  cards: Cards,
  state: GameState,
  player: 0 | 1,
  answer: PlayerAnswer,
): readonly PlayProblem[] {
  const { choice } = state;
  if (choice !== null && choice.player === player && choice.ask !== "priority") {
    return getChoiceProblems(createGame(cards, state), choice, answer);
  }
  const hasPriority = choice?.ask === "priority" && choice.player === player;
  const none: readonly PlayProblem[] = hasPriority ? [] : [{ code: "NO_PRIORITY", rule: "mtg-6e:T.2.2", player }];
  const found = isAnswer(ANSWER_PREDICATES, answer) ? useProblems(createGame(cards, state), player, answer) : [];
  return [...none, ...found].map((problem) => citeForEra(state.era, problem));
}
