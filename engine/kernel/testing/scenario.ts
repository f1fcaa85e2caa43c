import { expect } from "vitest";
import { deepFreeze } from "./deep-freeze";
import type { GameTestKit, TestKitTypes } from "./kit";

/** A scenario that is being played. */
export type ScenarioRun<Game extends TestKitTypes> = {
  readonly cards: Game["cards"];
  state: Game["state"];
  readonly names: Game["names"];
  readonly answers: Game["answer"][];
  readonly events: Game["event"][];
  /** How many of the events a look in between has compared. */
  looked: number;
};

/** Expectations about the end of a scenario, as far as loose ends depend on them. */
type ExpectedEnd = { readonly asks?: unknown; readonly winner?: unknown };

/** Returns a stage on which a game goes on from a state. */
export function createScenarioRun<Game extends TestKitTypes>(
  { noNames, learn }: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  events: readonly Game["event"][] = [],
): ScenarioRun<Game> {
  const names = noNames();
  learn(cards, state, events, names);
  return { cards, state, names, answers: [], events: [...events], looked: 0 };
}

/** Plays steps one after the other; an error says which step it was. */
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

/** Gives an answer on a frozen state, so that a write to it fails. Throws, with what is possible instead, if it is refused. */
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

/** Fails for a question other than priority, and for an end of the game, that the expectations do not tell of. */
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

/** Plays the answers again from a copy of the first state. */
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
