import { expect } from "vitest";
import { autopilotSeat, type GameState, legalAnswers, type PlayerAnswer, step } from "..";
import { everyInstance } from "./invariants";
import { POOL } from "./pool/pool";
import { type Scene, scene } from "./scene";

const PILE = ["r 1/1", "r 2/2", "g 1/1", "g 2/2"];

/** A main phase of player 0 with cards left to draw, so that nobody is about to lose that way. */
export const table = (
  mine: NonNullable<Scene["sides"]>[0],
  theirs: NonNullable<Scene["sides"]>[1],
  given: Scene = {},
): GameState =>
  scene({
    cards: POOL,
    ...given,
    sides: [
      { grimoire: PILE, ...mine },
      { grimoire: PILE, ...theirs },
    ],
  });

/** What the autopilot answers. */
export const ask = (state: GameState): PlayerAnswer => autopilotSeat(POOL, state, legalAnswers(POOL, state));

/** What the answers of the autopilot concern, in words, until the turn is over; both seats are its own. */
export function turnOf(state: GameState): readonly string[] {
  const said: string[] = [];
  const { turn } = state;
  while (state.choice !== null && state.turn === turn) {
    const answer = ask(state);
    if (answer.do !== "pass") said.push(inWords(state, answer));
    expect(step(POOL, state, answer)).toBeNull();
  }
  return said;
}

/** The first answer of the autopilot other than passing, of whichever seat, in words. */
export const firstWord = (state: GameState): string => turnOf(state)[0] ?? "pass";

/** Gives the one answer of somebody else that is said in these words. */
export function giveAnswer(state: GameState, words: string): void {
  const answer = legalAnswers(POOL, state).find((one) => inWords(state, one) === words);
  if (answer === undefined) throw new Error(`Nobody can "${words}"`);
  expect(step(POOL, state, answer)).toBeNull();
}

export function inWords(state: GameState, answer: PlayerAnswer): string {
  const name = (id: number) => {
    const found = everyInstance(state).find((instance) => instance.id === id);
    return found === undefined ? "?" : (POOL.list[found.card]?.name ?? "?");
  };
  if (answer.do === "use") return `use ${name(answer.instance)}`;
  if (answer.do === "attack") return `attack ${name(answer.unit)}`;
  if (answer.do !== "pick") return answer.do;
  return "player" in answer.target ? `pick player ${answer.target.player}` : `pick ${name(answer.target.instance)}`;
}
