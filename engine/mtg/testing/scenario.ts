import { expect } from "vitest";
import { describeAnswer } from "../../kernel/testing/names";
import {
  type CommonAct,
  type CommonLine,
  createScenarioPlayer,
  describeLegalAnswers,
  giveAnswer,
  type ScenarioRun,
  toCommonAnswer,
} from "../../kernel/testing/scenario";
import { advanceGame, type Choice, type Era, legalAnswers, type PlayerAnswer, type Step } from "..";
import type { PlayProblemCode } from "../model/problem";
import { findObject } from "../model/zone";
import type { MtgRef } from "../rulebook";
import { MTG_TEST_KIT, type MtgKitTypes } from "./kit";
import { rule } from "./rule";
import { assertExpectation, type ScenarioExpectation } from "./scenario-expectation";
import type { TableSetup } from "./table";

/** An answer of the player to the open question. */
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
  | CommonAct;

type OwnLine =
  | Act
  /** Both players pass until the game is over, without attacks. */
  | "pass to the end"
  /** Both players pass until one has priority in a step; triggers resolve, and nobody attacks or blocks. */
  | { readonly passTo: Step; readonly turn?: number }
  | { readonly picks: readonly string[] }
  /** An answer that is refused, with the codes of all reasons against it. */
  | { readonly refused: Act; readonly because: readonly PlayProblemCode[] };

/** One line of a scenario. */
export type ScenarioLine = OwnLine | CommonLine<ScenarioExpectation>;

type Scenario = Omit<TableSetup, "era"> & {
  /** The eras in which the scenario is played; only the sixth edition by default. */
  readonly eras?: readonly Era[];
  readonly play?: readonly ScenarioLine[];
  readonly after: ScenarioExpectation;
};

/**
 * Defines a test as data: a table, lines to play, and expectations, in each of its eras. It fails if a line cannot be
 * played, if an open question other than priority is missing in `after`, or if a replay of the answers gives another
 * state.
 */
export function scenario(rules: MtgRef | readonly MtgRef[], what: string, told: Scenario): void {
  const { eras = ["6e"], play = [], after, ...table } = told;
  for (const era of eras) rule(rules, `${what} (${era})`, () => playScene({ ...table, era }, play, after));
}

/** Plays one line. Throws if it cannot be played; the error lists the possible answers. */
function playLine(stage: ScenarioRun<MtgKitTypes>, line: OwnLine): void {
  if (line === "pass to the end") passToTheEnd(stage);
  else if (typeof line === "string") giveAnswer(MTG_TEST_KIT, stage, { do: line });
  else if ("passTo" in line) passTo(stage, line);
  else if ("picks" in line) for (const pick of line.picks) giveAnswer(MTG_TEST_KIT, stage, answerOf(stage, { pick }));
  else if ("refused" in line) expectRefused(stage, line);
  else giveAnswer(MTG_TEST_KIT, stage, answerOf(stage, line));
}

/** Plays lines one after another, or a whole scenario; an error names the failing line. */
export const { playLines: playScenarioLines, playScene } = createScenarioPlayer(MTG_TEST_KIT, {
  playLine,
  assert: assertExpectation,
});

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

/** The answer of an idle player: a pass, or an empty declaration; null for any other question. */
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

/** Words of acts that answers call otherwise. */
const ACT_VERBS: Readonly<Record<string, string>> = { land: "playLand", mana: "activate" };

/** The answer that an act names: an offered one, or with `any` also one that is not. */
function answerOf(stage: ScenarioRun<MtgKitTypes>, act: Act, any = false): PlayerAnswer {
  const plain = typeof act === "string" ? { do: act } : toCommonAnswer(act);
  if (plain !== null) return plain;
  const [[key, name] = ["", ""]] = Object.entries(act);
  const words = `${ACT_VERBS[key] ?? key} ${name}`;
  const offered = legalAnswers(stage.cards, stage.state).find((one) => describeAnswer(stage.names, one) === words);
  if (offered !== undefined) return offered;
  // An ability on the stack has the name of its card, but nothing is done with it.
  const isCard = (id: number): boolean => findObject(stage.state.zones, id)?.object.thing === null;
  const instance = [...stage.names].findLast(([known, called]) => called === name && isCard(known))?.[0];
  if (!any || instance === undefined)
    throw new Error(`${JSON.stringify(act)} cannot be done. ${describeLegalAnswers(MTG_TEST_KIT, stage)}`);
  if (key === "land") return { do: "playLand", instance };
  if (key === "pick") return { do: "pick", target: { instance } };
  return key === "cast" ? { do: "cast", instance } : { do: "activate", instance, ability: 0 };
}
