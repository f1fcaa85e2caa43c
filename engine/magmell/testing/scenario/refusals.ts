import { expect } from "vitest";
import { deepFreeze } from "../../../kernel/testing/deep-freeze";
import { getPlayerId, type ScenarioPlayer } from "../../../kernel/testing/names";
import { advanceGame, type PlayerAnswer, type PlayerId } from "../..";
import { getAttackProblems, getUseProblems } from "../../machine/use-problems";
import type { AttackProblem, AttackProblemCode, UseProblem, UseProblemCode } from "../../model/problem";
import { describeAnswer } from "./names";
import { listNamedAnswers, type ScenarioAction, type ScenarioRun } from "./stage";

/**
 * A reason for a refusal: its code, or its code and some of its details. `by` is the card whose text forbids the step.
 */
type Reason =
  | UseProblemCode
  | AttackProblemCode
  | ({ readonly code: UseProblemCode | AttackProblemCode; readonly by?: string } & Readonly<Record<string, unknown>>);

/** A step that the rules forbid. For uses and attacks it has every reason, in order. */
export type RefusalStep = {
  readonly refused: ScenarioAction;
  readonly because?: readonly Reason[];
  readonly by?: ScenarioPlayer;
};

/** Tries a step and fails unless the rules forbid it. For the use of a card or an attack, compares the reasons. */
export function expectRefusal(stage: ScenarioRun, { refused, because, by }: RefusalStep): void {
  const { cards, state, names } = stage;
  const player = by === undefined ? (state.choice?.player ?? 0) : getPlayerId(by);
  const answers = listNamedAnswers(stage, refused, player);
  if (answers.length === 0) throw new Error(`${JSON.stringify(refused)} names nothing that is there`);
  for (const answer of answers) {
    const words = describeAnswer(names, answer);
    expect(advanceGame(cards, deepFreeze(state), answer).ok, `${words} is refused`).toBe(false);
    if (because === undefined) continue;
    const problems = getProblems(stage, answer, player);
    const reasons = problems.map((problem, index) => reasonLike(stage, problem, because[index]));
    expect(reasons, `why not: ${words}`).toEqual(because);
  }
}

/** Returns every reason against the use of a card or an attack; empty for other answers. */
export function getProblems(
  { cards, state }: ScenarioRun,
  answer: PlayerAnswer,
  player: PlayerId,
): readonly (UseProblem | AttackProblem)[] {
  if (answer.do === "use") return getUseProblems(cards, state, player, answer.instance);
  return answer.do === "attack" ? getAttackProblems(cards, state, player, answer.unit) : [];
}

/** As much of a problem as the wanted reason tells. */
function reasonLike({ names }: ScenarioRun, problem: UseProblem | AttackProblem, wanted: Reason | undefined): unknown {
  if (typeof wanted !== "object") return problem.code;
  const by = "by" in problem && problem.by !== null ? names.get(problem.by.instance) : undefined;
  const details: Record<string, unknown> = { ...problem, by };
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, details[key]]));
}
