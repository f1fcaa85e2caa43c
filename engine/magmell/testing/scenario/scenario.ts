import { expect } from "vitest";
import { advance, type GameState } from "../..";
import type { RuleRef } from "../../rulebook";
import { frozen } from "../frozen";
import { rule } from "../rule";
import { begin, lay } from "../scene";
import { type After, expectAfter, learnNames } from "./look";
import { playStep, possible, type Stage, type Step } from "./steps";
import { sceneOf, type Table } from "./table";

export type Scenario = Table & {
  readonly play?: readonly Step[];
  /** What holds when all steps are played. Its events are those of the whole scenario, from the beginning of its phase. */
  readonly after: After;
};

/**
 * A test told as a table set-up, some steps and what comes of them. It fails when a step cannot be played, when a question
 * other than priority is left open that `after` does not describe, and when the same answers do not give the same game again.
 */
export function scenario(rules: RuleRef | readonly RuleRef[], what: string, told: Scenario): void {
  rule(rules, what, () => playScenario(told));
}

/** Plays a scenario and compares; throws when anything is not as it is told. */
export function playScenario({ play = [], after, ...table }: Scenario): void {
  const { cards, phase, ...given } = sceneOf(table);
  const game = lay({ cards, ...given });
  const stage: Stage = { cards, state: game.state, names: new Map(), answers: [], events: [], looked: 0 };
  learnNames(cards, game.state, [], stage.names);
  begin(game, phase);
  const first = frozen(game.state);
  stage.events.push(...(game.log ?? []));
  learnNames(cards, first, stage.events, stage.names);
  for (const [index, step] of play.entries()) {
    try {
      playStep(stage, step);
    } catch (problem) {
      if (problem instanceof Error) problem.message = `Step ${index + 1}, ${JSON.stringify(step)}: ${problem.message}`;
      throw problem;
    }
  }
  expectAfter(stage, stage.events, after);
  expectNoLooseEnds(stage, after);
  expectSameAgain(stage, first);
}

function expectNoLooseEnds(stage: Stage, { asks, winner }: After): void {
  const { choice, outcome } = stage.state;
  if (outcome !== null && winner === undefined) throw new Error(`The game is over: ${JSON.stringify(outcome)}`);
  if (choice !== null && choice.ask !== "priority" && asks === undefined) {
    throw new Error(`A question is left open. ${possible(stage)}`);
  }
}

/** Plays the answers again from a copy of the first state. */
function expectSameAgain({ cards, state, answers }: Stage, first: GameState): void {
  let again: GameState = JSON.parse(JSON.stringify(first));
  for (const answer of answers) {
    const result = advance(cards, again, answer);
    if (!result.ok) throw new Error(`Played again, ${JSON.stringify(answer)} is refused`);
    again = result.state;
  }
  expect(again, "the same game again").toEqual(state);
}
