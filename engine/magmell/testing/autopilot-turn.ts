import { advance, autopilotSeat, type GameState, legalAnswers, type PlayerAnswer } from "..";
import { POOL } from "./pool/pool";
import { answerInWords, learnNames } from "./scenario/names";
import { type Stage, stageAt } from "./scenario/stage";
import { playSteps, type Step } from "./scenario/steps";
import { firstState, type Table } from "./scenario/table";

type Position = Table & { readonly play?: readonly Step[] };

/** Returns the answer of the autopilot to the open choice. */
export const autopilotAnswer = (state: GameState): PlayerAnswer =>
  autopilotSeat(POOL, state, legalAnswers(POOL, state));

/** Returns a table after some steps, at a choice for the autopilot. */
export const positionOf = ({ play = [], ...table }: Position): Stage =>
  playSteps(stageAt(POOL, firstState(table)), play);

/** Returns the answers of the autopilot in both seats until the turn is over: all but passes, in words. */
export function autopilotTurn(position: Position): { readonly answers: readonly string[]; readonly state: GameState } {
  let { state, names } = positionOf(position);
  const { turn } = state;
  const answers: string[] = [];
  while (state.choice !== null && state.turn === turn) {
    const answer = autopilotAnswer(state);
    if (answer.do !== "pass") answers.push(answerInWords(names, answer));
    const result = advance(POOL, state, answer);
    if (!result.ok) throw new Error(`${answerInWords(names, answer)} was refused`);
    state = result.state;
    learnNames(POOL, state, result.events, names);
  }
  return { answers, state };
}
