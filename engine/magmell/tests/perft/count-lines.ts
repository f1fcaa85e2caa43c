import { advance, type Cards, type GameState, legalAnswers } from "../..";

/** In how many ways the next answers can be given: the sequences of so many accepted answers, as chess programs count moves. */
export function countLines(cards: Cards, state: GameState, depth: number): number {
  const answers = legalAnswers(cards, state);
  if (depth === 1) return answers.length;
  return answers.reduce((lines, answer) => {
    const result = advance(cards, state, answer);
    if (!result.ok) throw new Error(`An offered answer was refused: ${JSON.stringify(result.problem)}`);
    return lines + countLines(cards, result.state, depth - 1);
  }, 0);
}
