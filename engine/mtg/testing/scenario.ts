import { expect } from "vitest";
import { deepFreeze } from "../../kernel/testing/deep-freeze";
import {
  createScenarioRun,
  describeLegalAnswers,
  expectOnlyExpectedEnd,
  expectSameReplay,
  giveAnswer,
  giveBothPasses,
  playSteps,
  type ScenarioRun,
} from "../../kernel/testing/scenario";
import { advanceGame, type Choice, type Era, legalAnswers, type PlayerAnswer, type Step } from "..";
import type { PlayProblemCode } from "../model/problem";
import { findObject } from "../model/zone";
import type { MtgRef } from "../rulebook";
import { MTG_TEST_KIT, type MtgKitTypes } from "./kit";
import { describeAnswer, getTargetName } from "./names";
import { rule } from "./rule";
import { assertExpectation, type ScenarioExpectation } from "./scenario-expectation";
import { getPlayerId, type ScenarioPlayer, type TableSetup } from "./table";

/** An answer of the player who is asked. */
type Act =
  | "pass"
  | "done"
  | "keep"
  | "mulligan"
  | { readonly land: string }
  /** Plays the first mana ability of a permanent. */
  | { readonly mana: string }
  | { readonly cast: string }
  | { readonly activate: string }
  | { readonly pick: string }
  | { readonly number: number }
  | { readonly option: number }
  | { readonly concede: ScenarioPlayer };

/** One line of a scenario. */
export type ScenarioLine =
  | Act
  | "both pass"
  /** Passes of both until the game is over, without attacks. */
  | "pass to the end"
  /** Passes of both until a step is open for priority; triggers on the way resolve, and nobody attacks or blocks. */
  | { readonly passTo: Step; readonly turn?: number }
  | { readonly picks: readonly string[] }
  /** An answer that is refused, with the codes of all that stands against it. */
  | { readonly refused: Act; readonly because: readonly PlayProblemCode[] }
  /** Expectations at this point; `events` are those since the last such line. */
  | { readonly now: ScenarioExpectation };

type Scenario = Omit<TableSetup, "era"> & {
  /** The eras in which it is played; the sixth edition if absent. */
  readonly eras?: readonly Era[];
  readonly play?: readonly ScenarioLine[];
  readonly after: ScenarioExpectation;
};

/**
 * Runs a test as data: a table, lines to play, and expectations, in each of its eras. It fails when a line cannot be played,
 * when a question other than priority is left open that `after` does not describe, and when the answers played again give
 * another state.
 */
export function scenario(rules: MtgRef | readonly MtgRef[], what: string, told: Scenario): void {
  for (const era of told.eras ?? ["6e"]) rule(rules, `${what} (${era})`, () => playScenario({ ...told, era }));
}

/** Plays a scenario and compares; throws at the first difference. */
function playScenario({ play = [], after, ...table }: Scenario & TableSetup): void {
  const { cards, state, events } = MTG_TEST_KIT.lay(table);
  const stage = createScenarioRun(MTG_TEST_KIT, cards, deepFreeze(state), events);
  playSteps(play, (line) => playScenarioLine(stage, line));
  assertExpectation(stage, stage.events, after);
  expectOnlyExpectedEnd(MTG_TEST_KIT, stage, after);
  expectSameReplay(MTG_TEST_KIT, stage, state);
}

/** Plays one line; throws, with what is possible instead, when it cannot be played. */
export function playScenarioLine(stage: ScenarioRun<MtgKitTypes>, line: ScenarioLine): void {
  if (line === "both pass") giveBothPasses(MTG_TEST_KIT, stage, { do: "pass" });
  else if (line === "pass to the end") passToTheEnd(stage);
  else if (typeof line === "string") giveAnswer(MTG_TEST_KIT, stage, answerOf(stage, line));
  else if ("now" in line) {
    assertExpectation(stage, stage.events.slice(stage.looked), line.now);
    stage.looked = stage.events.length;
  } else if ("passTo" in line) passTo(stage, line);
  else if ("picks" in line) for (const pick of line.picks) giveAnswer(MTG_TEST_KIT, stage, answerOf(stage, { pick }));
  else if ("refused" in line) expectRefused(stage, line);
  else giveAnswer(MTG_TEST_KIT, stage, answerOf(stage, line));
}

const MOST_PASSES = 200;

function passTo(
  stage: ScenarioRun<MtgKitTypes>,
  { passTo: step, turn }: { readonly passTo: Step; readonly turn?: number },
): void {
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const { state } = stage;
    if (passes > 0 && state.step === step && (turn === undefined || state.turn === turn)) return;
    const idle = idleAnswer(state.choice);
    if (idle === null) throw new Error(`On the way to ${step}: ${describeLegalAnswers(MTG_TEST_KIT, stage)}`);
    giveAnswer(MTG_TEST_KIT, stage, idle);
  }
  throw new Error(`${step} did not come`);
}

/** Most passes before a game that does not end is given up. */
const MOST_PASSES_OF_A_GAME = 5000;

function passToTheEnd(stage: ScenarioRun<MtgKitTypes>): void {
  for (let passes = 0; stage.state.outcome === null; passes += 1) {
    if (passes >= MOST_PASSES_OF_A_GAME) throw new Error("The game does not end");
    giveAnswer(MTG_TEST_KIT, stage, idleAnswer(stage.state.choice) ?? { do: "pass" });
  }
}

/** The answer of who does nothing: a pass, or a declaration of nobody; `null` to any other question. */
function idleAnswer(choice: Choice | null): PlayerAnswer | null {
  if (choice?.ask === "priority") return { do: "pass" };
  const isDeclaration = choice?.ask === "pick" && (choice.purpose === "attackers" || choice.purpose === "blockers");
  return isDeclaration ? { do: "done" } : null;
}

function expectRefused(
  stage: ScenarioRun<MtgKitTypes>,
  { refused, because }: { readonly refused: Act; readonly because: readonly PlayProblemCode[] },
): void {
  const result = advanceGame(stage.cards, stage.state, answerOf(stage, refused, true));
  const problem = result.ok ? null : result.problem;
  expect(problem?.because.map(({ code }) => code) ?? "accepted", JSON.stringify(refused)).toEqual(because);
}

/** The answer that an act names: an offered one, or with `any` also one that is not. */
function answerOf(stage: ScenarioRun<MtgKitTypes>, act: Act, any = false): PlayerAnswer {
  if (typeof act === "string") return { do: act };
  if ("concede" in act) return { do: "concede", player: getPlayerId(act.concede) };
  if ("number" in act) return { do: "number", number: act.number };
  if ("option" in act) return { do: "option", option: act.option };
  const offered = legalAnswers(stage.cards, stage.state).find((answer) => means(stage, answer, act));
  if (offered !== undefined) return offered;
  const [name = ""] = Object.values(act);
  // An ability on the stack has the name of its card, but nothing is done with it.
  const isCard = (id: number): boolean => findObject(stage.state.zones, id)?.object.thing === null;
  const id = [...stage.names].findLast(([known, called]) => called === name && isCard(known))?.[0];
  if (!any || id === undefined)
    throw new Error(`${JSON.stringify(act)} cannot be done. ${describeLegalAnswers(MTG_TEST_KIT, stage)}`);
  if ("land" in act) return { do: "playLand", instance: id };
  if ("pick" in act) return { do: "pick", target: { instance: id } };
  if ("cast" in act) return { do: "cast", instance: id };
  return { do: "activate", instance: id, ability: 0 };
}

function means({ names }: ScenarioRun<MtgKitTypes>, answer: PlayerAnswer, act: Exclude<Act, string>): boolean {
  const words = describeAnswer(names, answer);
  if ("land" in act) return words === `playLand ${act.land}`;
  if ("mana" in act) return words === `activate ${act.mana}`;
  if ("cast" in act) return words === `cast ${act.cast}`;
  if ("activate" in act) return words === `activate ${act.activate}`;
  return answer.do === "pick" && "pick" in act && getTargetName(names, answer.target) === act.pick;
}
