import type { GameTestKit, TestKitTypes } from "./kit";

/**
 * Returns the numbers of sequences of 1, 2, … `depth` accepted answers from a state, as chess programs count moves (perft).
 */
export function runPerft<Game extends TestKitTypes>(
  { legalAnswers, advance }: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  depth: number,
): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const walk = (from: Game["state"], level: number): void => {
    const answers = legalAnswers(cards, from);
    counts[level] = (counts[level] ?? 0) + answers.length;
    if (level + 1 === depth) return;
    for (const answer of answers) {
      const result = advance(cards, from, answer);
      if (!result.ok) throw new Error(`An offered answer was refused: ${JSON.stringify(result.problem)}`);
      walk(result.state, level + 1);
    }
  };
  walk(state, 0);
  return counts;
}
