import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { getPlayerId, getTargetName } from "../../../kernel/testing/names";
import {
  type CommonLine,
  createScenarioPlayer,
  describeLegalAnswers,
  giveAnswer,
  toCommonAnswer,
} from "../../../kernel/testing/scenario";
import { legalAnswers, type PlayerAnswer } from "../..";
import type { PickChoice } from "../../model/choice";
import { MAGMELL_TEST_KIT } from "../kit";
import { assertExpectation, type ScenarioExpectation } from "./after";
import { describeAnswer } from "./names";
import { expectRefusal, getProblems, type RefusalStep } from "./refusals";
import { listNamedAnswers, type ScenarioAction, type ScenarioRun } from "./stage";

type OwnLine =
  | ScenarioAction
  /** Several picks, in the order in which the question takes them. */
  | { readonly picks: readonly string[] }
  | RefusalStep;

/** One line of a scenario. */
export type ScenarioLine = OwnLine | CommonLine<ScenarioExpectation>;

/** Plays one line. Throws if it cannot be played; the error lists the possible answers. */
function playLine(stage: ScenarioRun, line: OwnLine): void {
  if (typeof line === "object" && "picks" in line) playPicks(stage, line.picks);
  else if (typeof line === "object" && "refused" in line) expectRefusal(stage, line);
  else give(stage, answerOf(stage, line));
}

/** Plays lines one after another, or a whole scenario; an error names the failing line. */
export const { playLines: playScenarioLines, playScene: playSceneLines } = createScenarioPlayer(MAGMELL_TEST_KIT, {
  playLine,
  assert: assertExpectation,
});

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
  if (choice?.ask !== "pick")
    throw new Error(`Nothing is picked here. ${describeLegalAnswers(MAGMELL_TEST_KIT, stage)}`);
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

/** The answer that an act is: of several instances of one name the first that is offered. Throws when none is. */
function answerOf(stage: ScenarioRun, act: ScenarioAction): PlayerAnswer {
  const plain = typeof act === "string" ? { do: act } : toCommonAnswer(act);
  if (plain !== null) return plain;
  if (typeof act === "object" && "option" in act) return { do: "option", option: optionOf(stage, `${act.option}`) };
  if (typeof act === "object" && "by" in act && act.by !== undefined)
    expect(stage.state.choice?.player, "whom the game asks").toBe(getPlayerId(act.by));
  const named = listNamedAnswers(stage, act);
  const offered = legalAnswers(stage.cards, stage.state).find((answer) =>
    named.some((one) => isDeepStrictEqual(one, answer)),
  );
  if (offered !== undefined) return offered;
  throw new Error(`${JSON.stringify(act)} cannot be done. ${describeLegalAnswers(MAGMELL_TEST_KIT, stage)}`);
}

function optionOf({ cards, state: { choice } }: ScenarioRun, option: string): number {
  if (choice?.ask !== "option") throw new Error(`There are no options for "${option}"`);
  const index = choice.options.findIndex(
    ({ card, color, counter, act }) =>
      [color, counter, act].includes(option) || (card !== undefined && cards.list[card]?.name === option),
  );
  if (index < 0) throw new Error(`No option shows "${option}": ${JSON.stringify(choice.options)}`);
  return index;
}
