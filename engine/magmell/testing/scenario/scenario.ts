import { deepFreeze } from "../../../kernel/testing/deep-freeze";
import { createScenarioRun, expectOnlyExpectedEnd, expectSameReplay } from "../../../kernel/testing/scenario";
import type { RuleRef } from "../../rulebook";
import { KIT } from "../kit";
import { rule } from "../rule";
import { type After, expectAfter } from "./after";
import { playSteps, type Step } from "./steps";
import type { Table } from "./table";

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
  const { cards, state, events } = KIT.lay(table);
  const stage = createScenarioRun(KIT, cards, deepFreeze(state), events);
  playSteps(stage, play);
  expectAfter(stage, stage.events, after);
  expectOnlyExpectedEnd(KIT, stage, after);
  expectSameReplay(KIT, stage, state);
}
