import type { CheckedGame } from "./checked-game";
import type { TestKitTypes } from "./kit";

type CountMap = Map<string, number>;

/** Counts over many games: answers, events and failures. */
export type GameTally = {
  games: number;
  decisions: number;
  readonly turns: number[];
  readonly outcomes: CountMap;
  readonly answers: CountMap;
  readonly events: CountMap;
};

export const createTally = (): GameTally => ({
  games: 0,
  decisions: 0,
  turns: [],
  outcomes: new Map(),
  answers: new Map(),
  events: new Map(),
});

const incrementCount = (counts: CountMap, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Adds a game to a tally; moves are counted by their cause. */
export function addToTally<Game extends TestKitTypes>(
  tally: GameTally,
  { answers, questions, events, state }: CheckedGame<Game>,
): void {
  tally.games += 1;
  tally.decisions += answers.length;
  tally.turns.push(state?.turn ?? 0);
  const how = [...new Set(state?.defeats.map(({ rule }) => rule) ?? [])].sort().join(" + ");
  incrementCount(tally.outcomes, state?.outcome ? `${state.outcome.rule}${how === "" ? "" : ` by ${how}`}` : "none");
  for (const [index, answer] of answers.entries()) incrementCount(tally.answers, `${questions[index]}: ${answer.do}`);
  for (const event of events) {
    incrementCount(tally.events, event.type === "moved" && "cause" in event ? `moved: ${event.cause}` : event.type);
  }
}

/** Returns the summary lines of a tally. */
export function summarizeTally(tally: GameTally, seconds: number): readonly string[] {
  const turns = [...tally.turns].sort((one, other) => one - other);
  return [
    `${tally.games} games, ${tally.decisions} decisions, ${turns[turns.length >> 1] ?? 0} turns in the middle game (${turns[0] ?? 0} to ${turns.at(-1) ?? 0}), ${seconds.toFixed(1)} s`,
    `Ended by: ${formatCounts(tally.outcomes)}`,
    `Answers: ${formatCounts(tally.answers)}`,
    `Events: ${formatCounts(tally.events)}`,
  ];
}

/** Counts in words, the most frequent first. */
export const formatCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([one, often], [other, rarer]) => rarer - often || one.localeCompare(other))
    .map(([key, count]) => `${key} ${count}`)
    .join(", ") || "none";
