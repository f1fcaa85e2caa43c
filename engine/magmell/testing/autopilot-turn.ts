import { advanceGame, autopilotSeat, type GameState, legalAnswers, type PlayerAnswer } from "..";
import { CARD_POOL } from "./pool/pool";
import { describeAnswer, recordCardNames } from "./scenario/names";
import { createScenarioRun, type ScenarioRun } from "./scenario/stage";
import { playScenarioLines, type ScenarioLine } from "./scenario/steps";
import { createFirstState, type TableSetup } from "./scenario/table";

type Position = TableSetup & { readonly play?: readonly ScenarioLine[] };

/** Returns the answer of the autopilot to the open choice. */
export const getAutopilotAnswer = (state: GameState): PlayerAnswer =>
  autopilotSeat(CARD_POOL, state, legalAnswers(CARD_POOL, state));

/** Returns a table after some steps, at a choice for the autopilot. */
export const setUpPosition = ({ play = [], ...table }: Position): ScenarioRun =>
  playScenarioLines(createScenarioRun(CARD_POOL, createFirstState(table)), play);

/** Plays a turn with the autopilot in both seats and returns its answers in words, without passes. */
export function playAutopilotTurn(position: Position): {
  readonly answers: readonly string[];
  readonly state: GameState;
} {
  let { state, names } = setUpPosition(position);
  const { turn } = state;
  const answers: string[] = [];
  while (state.choice !== null && state.turn === turn) {
    const answer = getAutopilotAnswer(state);
    if (answer.do !== "pass") answers.push(describeAnswer(names, answer));
    const result = advanceGame(CARD_POOL, state, answer);
    if (!result.ok) throw new Error(`${describeAnswer(names, answer)} was refused`);
    state = result.state;
    recordCardNames(CARD_POOL, state, result.events, names);
  }
  return { answers, state };
}
