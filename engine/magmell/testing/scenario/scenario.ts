import type { RuleRef } from "../../rulebook";
import { rule } from "../rule";
import type { ScenarioExpectation } from "./after";
import { playSceneLines, type ScenarioLine } from "./steps";
import type { TableSetup } from "./table";

export type Scenario = TableSetup & {
  readonly play?: readonly ScenarioLine[];
  /** Expectations after all steps. `events` are the events since the beginning of the phase. */
  readonly after: ScenarioExpectation;
};

/**
 * Defines a test as data: a table, steps, and expectations. It fails if a step cannot be played, if an open question
 * other than priority is missing in `after`, or if a replay of the answers gives another state.
 */
export function scenario(rules: RuleRef | readonly RuleRef[], what: string, told: Scenario): void {
  rule(rules, what, () => playScenario(told));
}

/** Plays a scenario and compares the result; throws at the first difference. */
export const playScenario = ({ play = [], after, ...table }: Scenario): void => playSceneLines(table, play, after);
