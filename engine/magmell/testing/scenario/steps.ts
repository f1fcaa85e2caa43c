import { expect } from "vitest";
import { giveAnswer, giveBothPasses, playSteps as playAll } from "../../../kernel/testing/scenario";
import { type InstanceId, legalAnswers, type PlayerAnswer, type PlayerId } from "../..";
import type { PickChoice } from "../../model/choice";
import { findInstance, type ZoneId } from "../../model/zone";
import { MAGMELL_TEST_KIT } from "../kit";
import { assertExpectation, type ScenarioExpectation } from "./after";
import { describeAnswer, getTargetName } from "./names";
import { expectRefusal, getProblems, type RefusalStep } from "./refusals";
import { describeLegalAnswers, getCommander, type ScenarioAction, type ScenarioRun } from "./stage";
import { getPlayerId } from "./table";

/** One line of a scenario. */
export type ScenarioLine =
  | ScenarioAction
  | "both pass"
  /** Several picks, in the order in which the question takes them. */
  | { readonly picks: readonly string[] }
  | RefusalStep
  /** Expectations at this point; `events` are those since the last such step. */
  | { readonly now: ScenarioExpectation };

/** Plays steps one after the other; an error says which step it was. */
export function playScenarioLines(stage: ScenarioRun, steps: readonly ScenarioLine[]): ScenarioRun {
  playAll(steps, (step) => playStep(stage, step));
  return stage;
}

/** Plays one step; throws, with what is possible instead, when it cannot be played. */
function playStep(stage: ScenarioRun, step: ScenarioLine): void {
  if (step === "both pass") giveBothPasses(MAGMELL_TEST_KIT, stage, { do: "pass" });
  else if (typeof step === "string") give(stage, answerOf(stage, step));
  else if ("now" in step) {
    assertExpectation(stage, stage.events.slice(stage.looked), step.now);
    stage.looked = stage.events.length;
  } else if ("picks" in step) playPicks(stage, step.picks);
  else if ("refused" in step) expectRefusal(stage, step);
  else give(stage, answerOf(stage, step));
}

/** Gives an answer that `getProblems` has nothing against. */
function give(stage: ScenarioRun, answer: PlayerAnswer): void {
  const { choice } = stage.state;
  if (choice !== null) {
    expect(getProblems(stage, answer, choice.player), `why not: ${describeAnswer(stage.names, answer)}`).toEqual([]);
  }
  giveAnswer(MAGMELL_TEST_KIT, stage, answer);
}

/** Picks one after the other; when the rest is forced, it must be exactly the rest of `wanted`. */
function playPicks(stage: ScenarioRun, wanted: readonly string[]): void {
  const { choice } = stage.state;
  if (choice?.ask !== "pick") throw new Error(`Nothing is picked here. ${describeLegalAnswers(stage)}`);
  const names = choice.options.map((option) => getTargetName(stage.names, option));
  const left = [...wanted];
  if (!choice.ordered) left.sort((one, other) => names.indexOf(one) - names.indexOf(other));
  let rest = names;
  while (left.length > 0 && stage.state.choice?.ask === "pick" && sameQuestion(stage.state.choice, choice)) {
    const [name = ""] = left.splice(0, 1);
    give(stage, answerOf(stage, { pick: name }));
    const place = rest.indexOf(name);
    rest = choice.ordered ? rest.filter((_other, index) => index !== place) : rest.slice(place + 1);
  }
  if (left.length > 0) expect(rest, "what had to be picked besides").toEqual(left);
}

const sameQuestion = (one: PickChoice, other: PickChoice): boolean =>
  one.purpose === other.purpose && JSON.stringify(one.options) === JSON.stringify(other.options);

/** The offered answer that an act names. Throws when none fits. */
function answerOf(stage: ScenarioRun, act: ScenarioAction): PlayerAnswer {
  if (typeof act === "string") return { do: act };
  if ("concede" in act) return { do: "concede", player: getPlayerId(act.concede) };
  if ("number" in act) return { do: "number", number: act.number };
  const { choice } = stage.state;
  if ("by" in act && act.by !== undefined) expect(choice?.player, `whom the game asks`).toBe(getPlayerId(act.by));
  if ("option" in act) return { do: "option", option: optionOf(stage, act.option) };
  const wanted = { ...act, zone: "from" in act ? act.from : undefined };
  const offered = legalAnswers(stage.cards, stage.state).find((answer) => means(stage, answer, wanted));
  if (offered !== undefined) return offered;
  throw new Error(`${JSON.stringify(act)} cannot be done. ${describeLegalAnswers(stage)}`);
}

function means(
  { state, names }: ScenarioRun,
  answer: PlayerAnswer,
  act: ScenarioAction & { readonly zone?: ZoneId | undefined },
): boolean {
  const named = (id: InstanceId, name: string, player?: PlayerId): boolean => {
    const place = findInstance(state.zones, id);
    const fits = place !== null && (player === undefined || getCommander(place) === player);
    return fits && names.get(id) === name && (act.zone === undefined || place.zone === act.zone);
  };
  if ("use" in act) return answer.do === "use" && named(answer.instance, act.use);
  if ("attack" in act) return answer.do === "attack" && named(answer.unit, act.attack);
  if (answer.do !== "pick" || !("pick" in act)) return false;
  if ("player" in answer.target) return getTargetName(names, answer.target) === act.pick;
  return named(answer.target.instance, act.pick, act.of === undefined ? undefined : getPlayerId(act.of));
}

function optionOf({ cards, state: { choice } }: ScenarioRun, option: number | string): number {
  if (typeof option === "number") return option;
  if (choice?.ask !== "option") throw new Error(`There are no options for "${option}"`);
  const index = choice.options.findIndex(
    ({ card, color, counter, act }) =>
      color === option ||
      counter === option ||
      act === option ||
      (card !== undefined && cards.list[card]?.name === option),
  );
  if (index < 0) throw new Error(`No option shows "${option}": ${JSON.stringify(choice.options)}`);
  return index;
}
