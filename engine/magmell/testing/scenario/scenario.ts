import { expect } from "vitest";
import { advance, type GameState } from "../..";
import type { RuleRef } from "../../rulebook";
import { deepFreeze } from "../deep-freeze";
import { rule } from "../rule";
import { type After, expectAfter } from "./after";
import { learnNames } from "./names";
import { possible, type Stage, stageAt } from "./stage";
import { playSteps, type Step } from "./steps";
import { beginPhase, layTable, type Table } from "./table";

export type Scenario = Table & {
  readonly play?: readonly Step[];
  /** Expectations when all steps are played. `events` are those since the beginning of the phase. */
  readonly after: After;
};

/**
 * A test as data: a table, steps, and expectations. It fails when a step cannot be played, when a question other than
 * priority is left open that `after` does not describe, and when a replay of the answers gives another state.
 */
export function scenario(rules: RuleRef | readonly RuleRef[], what: string, told: Scenario): void {
  rule(rules, what, () => playScenario(told));
}

/** Plays a scenario and compares; throws at the first difference. */
export function playScenario({ play = [], after, ...table }: Scenario): void {
  const game = layTable(table);
  const stage = stageAt(game.cards, game.state);
  beginPhase(game, table.phase);
  const first = deepFreeze(game.state);
  stage.events.push(...(game.log ?? []));
  learnNames(game.cards, first, stage.events, stage.names);
  playSteps(stage, play);
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
