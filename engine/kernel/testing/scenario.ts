import { expect } from "vitest";
import type { QuestionAnswer } from "../question";
import type { Concession } from "../step";
import { deepFreeze } from "./deep-freeze";
import type { GameTestKit, TestKitTypes } from "./kit";
import { getPlayerId, type InstanceNames, type ScenarioPlayer } from "./names";

/** A scenario that is being played. */
export type ScenarioRun<Game extends TestKitTypes> = {
  readonly cards: Game["cards"];
  state: Game["state"];
  readonly names: InstanceNames;
  readonly answers: Game["answer"][];
  readonly events: Game["event"][];
  /** How many of the events a look in between has compared. */
  looked: number;
};

/** Expectations about the end of a scenario that allow an open question or a finished game. */
type ExpectedEnd = { readonly asks?: unknown; readonly winner?: unknown };

/** An answer that every game accepts, in the notation of scenarios. */
export type CommonAct =
  | { readonly number: number }
  | { readonly option: number }
  | { readonly concede: ScenarioPlayer };

/** Returns the answer for an act with a number, an option index or a concession; `null` for any other act. */
export function toCommonAnswer(act: object): QuestionAnswer | Concession | null {
  if ("concede" in act) return { do: "concede", player: getPlayerId(act.concede as ScenarioPlayer) };
  if ("number" in act) return { do: "number", number: act.number as number };
  return "option" in act && typeof act.option === "number" ? { do: "option", option: act.option } : null;
}

/** How a game plays and compares the lines of its scenarios. */
type ScenarioPlan<Game extends TestKitTypes, Line, After> = {
  readonly playLine: (stage: ScenarioRun<Game>, line: Line) => void;
  readonly assert: (stage: ScenarioRun<Game>, events: readonly Game["event"][], after: After) => void;
};

/**
 * A line that scenarios of every game share. `now` compares the game, and the events since the previous `now`, with
 * expectations.
 */
export type CommonLine<After> = "both pass" | { readonly now: After };

const isLook = <After>(line: unknown): line is { readonly now: After } =>
  typeof line === "object" && line !== null && "now" in line;

/** Returns functions that play lines of scenarios, and whole scenarios: a scene, lines, and expectations. */
export function createScenarioPlayer<Game extends TestKitTypes, Line, After extends ExpectedEnd>(
  kit: GameTestKit<Game>,
  { playLine, assert }: ScenarioPlan<Game, Line, After>,
) {
  const playLines = (stage: ScenarioRun<Game>, lines: readonly (Line | CommonLine<After>)[]): ScenarioRun<Game> => {
    playSteps(lines, (line) => {
      if (line === "both pass") giveBothPasses(kit, stage, { do: "pass" });
      else if (isLook<After>(line)) {
        assert(stage, stage.events.slice(stage.looked), line.now);
        stage.looked = stage.events.length;
      } else playLine(stage, line as Line);
    });
    return stage;
  };
  /** Plays lines on a scene and compares the end; throws at the first difference. */
  const playScene = (scene: Game["scene"], lines: readonly (Line | CommonLine<After>)[], after: After): void => {
    const { cards, state, events } = kit.lay(scene);
    const stage = playLines(createScenarioRun(kit, cards, deepFreeze(state), events), lines);
    assert(stage, stage.events, after);
    expectOnlyExpectedEnd(kit, stage, after);
    expectSameReplay(kit, stage, state);
  };
  return { playLines, playScene };
}

/** Returns a scenario run that continues from a state. */
export function createScenarioRun<Game extends TestKitTypes>(
  { learn }: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  events: readonly Game["event"][] = [],
): ScenarioRun<Game> {
  const names: InstanceNames = new Map();
  learn(cards, state, events, names);
  return { cards, state, names, answers: [], events: [...events], looked: 0 };
}

/** Plays steps one after another; an error names the failing step. */
export function playSteps<Step>(steps: readonly Step[], playStep: (step: Step) => void): void {
  for (const [index, step] of steps.entries()) {
    try {
      playStep(step);
    } catch (problem) {
      if (problem instanceof Error) problem.message = `Step ${index + 1}, ${JSON.stringify(step)}: ${problem.message}`;
      throw problem;
    }
  }
}

/**
 * Gives an answer on a frozen state, so that a write to the state fails. Throws if the answer is refused; the error
 * lists the possible answers.
 */
export function giveAnswer<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  stage: ScenarioRun<Game>,
  answer: Game["answer"],
): void {
  const result = kit.advance(stage.cards, deepFreeze(stage.state), answer);
  if (!result.ok)
    throw new Error(`${kit.nameOf(stage.names, answer)} was refused. ${describeLegalAnswers(kit, stage)}`);
  stage.state = result.state;
  stage.answers.push(answer);
  stage.events.push(...result.events);
  kit.learn(stage.cards, stage.state, result.events, stage.names);
}

/** Returns the offered answer with these words. Throws if there is none; the error lists the possible answers. */
export function findAnswerByWords<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  stage: ScenarioRun<Game>,
  words: string,
): Game["answer"] {
  const offered = kit.legalAnswers(stage.cards, stage.state);
  const found = offered.find((answer) => kit.nameOf(stage.names, answer) === words);
  if (found === undefined) throw new Error(`${words} cannot be done. ${describeLegalAnswers(kit, stage)}`);
  return found;
}

/** Gives the passes of both players with priority. */
export function giveBothPasses<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  stage: ScenarioRun<Game>,
  pass: Game["answer"],
): void {
  expect(stage.state.choice?.ask, "both pass, but the game asks").toBe("priority");
  const first = stage.state.choice?.player;
  giveAnswer(kit, stage, pass);
  expect(stage.state.choice, "after the first pass").toMatchObject({ ask: "priority", player: first === 0 ? 1 : 0 });
  giveAnswer(kit, stage, pass);
}

/** Returns the open question and the answers to it in words, for error messages. */
export function describeLegalAnswers<Game extends TestKitTypes>(
  { legalAnswers, nameOf }: GameTestKit<Game>,
  { cards, state, names }: ScenarioRun<Game>,
): string {
  const { choice } = state;
  if (choice === null) return `The game is over: ${JSON.stringify(state.outcome)}.`;
  const purpose = "purpose" in choice ? ` (${choice.purpose})` : "";
  const answers = legalAnswers(cards, state).map((answer) => nameOf(names, answer));
  return `The game asks ${choice.player === 0 ? "me" : "you"}: ${choice.ask}${purpose}, and takes: ${answers.join(", ")}.`;
}

/**
 * Returns the answers to the open choice in the notation of scenarios: without a pass, and with targets and numbers
 * alone.
 */
export const listOfferedWords = <Game extends TestKitTypes>(
  { legalAnswers, nameOf }: GameTestKit<Game>,
  { cards, state, names }: ScenarioRun<Game>,
): readonly string[] =>
  legalAnswers(cards, state)
    .filter((answer) => answer.do !== "pass")
    .map((answer) => nameOf(names, answer).replace(/^(pick|number) /, ""));

/** Fails if a question other than priority is open, or the game is over, unless the expectations include it. */
export function expectOnlyExpectedEnd<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  stage: ScenarioRun<Game>,
  { asks, winner }: ExpectedEnd,
): void {
  const { choice, outcome } = stage.state;
  if (outcome !== null && winner === undefined) throw new Error(`The game is over: ${JSON.stringify(outcome)}`);
  if (choice !== null && choice.ask !== "priority" && asks === undefined) {
    throw new Error(`A question is left open. ${describeLegalAnswers(kit, stage)}`);
  }
}

/** Checks that replaying the answers from a copy of the first state gives the same state. */
export function expectSameReplay<Game extends TestKitTypes>(
  { advance }: GameTestKit<Game>,
  { cards, state, answers }: ScenarioRun<Game>,
  first: Game["state"],
): void {
  let again: Game["state"] = JSON.parse(JSON.stringify(first));
  for (const answer of answers) {
    const result = advance(cards, again, answer);
    if (!result.ok) throw new Error(`Played again, ${JSON.stringify(answer)} is refused`);
    again = result.state;
  }
  expect(again, "the same game again").toEqual(state);
}
