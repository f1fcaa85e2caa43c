import { expect } from "vitest";
import { deepFreeze } from "../../../kernel/testing/deep-freeze";
import { advanceGame, type PlayerAnswer, type PlayerId } from "../..";
import { getAttackProblems, getUseProblems } from "../../machine/use-problems";
import type { AttackProblem, AttackProblemCode, UseProblem, UseProblemCode } from "../../model/problem";
import { findInstance } from "../../model/zone";
import { listInstances } from "../invariants";
import { describeAnswer, getCardName } from "./names";
import { getCommander, type ScenarioAction, type ScenarioRun } from "./stage";
import { getPlayerId, type ScenarioPlayer } from "./table";

/** A reason why not: its code, or its code and some of its details. `by` is the card whose text forbids it. */
type Reason =
  | UseProblemCode
  | AttackProblemCode
  | ({ readonly code: UseProblemCode | AttackProblemCode; readonly by?: string } & Readonly<Record<string, unknown>>);

/** A step that the rules forbid, and for uses and attacks every reason why, in order. */
export type RefusalStep = {
  readonly refused: ScenarioAction;
  readonly because?: readonly Reason[];
  readonly by?: ScenarioPlayer;
};

/** Tries something that the rules forbid, and compares the reasons when it is the use of a card or an attack. */
export function expectRefusal(stage: ScenarioRun, { refused, because, by }: RefusalStep): void {
  const { cards, state, names } = stage;
  const player = by === undefined ? (state.choice?.player ?? 0) : getPlayerId(by);
  const answers = forbiddenAnswers(stage, refused, player);
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

/** Returns every reason against the use of a card or an attack; none for other answers. */
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

/** The answers that a forbidden act would be: one for each instance of its name. */
function forbiddenAnswers(
  { cards, state }: ScenarioRun,
  act: ScenarioAction,
  player: PlayerId,
): readonly PlayerAnswer[] {
  if (typeof act === "string") return [{ do: act }];
  if ("concede" in act) return [{ do: "concede", player: getPlayerId(act.concede) }];
  if ("number" in act) return [{ do: "number", number: act.number }];
  if ("option" in act) return typeof act.option === "number" ? [{ do: "option", option: act.option }] : [];
  if ("pick" in act && (act.pick === "me" || act.pick === "you")) {
    return [{ do: "pick", target: { player: getPlayerId(act.pick) } }];
  }
  const name = "use" in act ? act.use : "attack" in act ? act.attack : act.pick;
  const of = "of" in act && act.of !== undefined ? getPlayerId(act.of) : null;
  const whose = of ?? ("use" in act ? player : null);
  const ids = listInstances(state)
    .filter((instance) => getCardName(cards, instance) === name)
    .filter(({ id }) => {
      const place = findInstance(state.zones, id);
      if (place === null || (whose !== null && getCommander(place) !== whose)) return false;
      return !("from" in act) || act.from === undefined || place.zone === act.from;
    })
    .map(({ id }) => id);
  return ids.map((id) => {
    if ("use" in act) return { do: "use", instance: id };
    if ("attack" in act) return { do: "attack", unit: id };
    return { do: "pick", target: { instance: id } };
  });
}
