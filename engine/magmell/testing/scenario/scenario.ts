import type { RuleRef } from "../../rulebook";
import { rule } from "../rule";
import type { ScenarioExpectation } from "./after";
import { playSceneLines, type ScenarioLine } from "./steps";
import type { TableSetup } from "./table";

export type Scenario = TableSetup & {
  readonly play?: readonly ScenarioLine[];
  /** Expectations when all steps are played. `events` are those since the beginning of the phase. */
  readonly after: ScenarioExpectation;
};

/**
 * Runs a test as data: a table, steps, and expectations. It fails when a step cannot be played, when a question other than
 * priority is left open that `after` does not describe, and when a replay of the answers gives another state.
 */
export function scenario(rules: RuleRef | readonly RuleRef[], what: string, told: Scenario): void {
  rule(rules, what, () => playScenario(told));
}

/** Plays a scenario and compares; throws at the first difference. */
export const playScenario = ({ play = [], after, ...table }: Scenario): void => playSceneLines(table, play, after);
