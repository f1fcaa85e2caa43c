import { describe, expect, it } from "vitest";
import {
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  passSeat,
  playOut,
  quickSeat,
  randomSeat,
  type Seat,
  seedRandom,
  wallSeat,
} from "..";
import { PLAIN_DECK } from "../testing/plain-deck";
import { CARD_POOL } from "../testing/pool/pool";
import { createStartedGame } from "../testing/started-game";

const begin = (): GameState => createStartedGame(CARD_POOL, [PLAIN_DECK, PLAIN_DECK], 1).state;

describe("a seat that passes", () => {
  it("keeps its hand and lets everything go by, until it cannot draw", () => {
    const state = begin();
    const answers: PlayerAnswer[] = [];
    const decisions = playOut(CARD_POOL, state, [passSeat, passSeat], 1000, answers);
    expect(new Set(answers.map((answer) => answer.do))).toEqual(new Set(["keep", "pass"]));
    expect(answers).toHaveLength(decisions);
    expect(state.defeats).toEqual([{ player: 1, rule: "mag:705.4.2" }]);
  });
});

describe("a seat that passes, when it is asked something", () => {
  const begun = begin();
  const stateAsking = (choice: GameState["choice"]): GameState => ({ ...begun, choice });
  const about = { rule: "mag:704.3.2.2", player: 0, about: null } as const;

  it("picks no more than it has to", () => {
    const target = { player: 1 } as const;
    const state = stateAsking({
      ask: "pick",
      ...about,
      purpose: "choose",
      options: [target],
      min: 0,
      max: 1,
      ordered: false,
      picked: [],
    });
    expect(passSeat(CARD_POOL, state, legalAnswers(CARD_POOL, state))).toEqual({ do: "done" });
  });

  it("does not do what it may do", () => {
    const state = stateAsking({ ask: "option", ...about, purpose: "may", options: [{}, {}] });
    expect(passSeat(CARD_POOL, state, legalAnswers(CARD_POOL, state))).toEqual({ do: "option", option: 1 });
  });
});

describe("a random seat", () => {
  it("takes every answer now and then, and the same ones for the same seed", () => {
    const state = begin();
    const answers = legalAnswers(CARD_POOL, state);
    const answersOf = (seed: number) => {
      const seat = randomSeat(seedRandom(seed));
      return Array.from({ length: 40 }, () => seat(CARD_POOL, state, answers).do);
    };
    expect(new Set(answersOf(1))).toEqual(new Set(["keep", "redraw"]));
    expect(answersOf(1)).toEqual(answersOf(1));
    expect(answersOf(1)).not.toEqual(answersOf(2));
  });
});

describe("playing out", () => {
  const stubborn: Seat = () => ({ do: "pass" });

  it("says which answer was refused", () => {
    expect(() => playOut(CARD_POOL, begin(), [stubborn, stubborn], 10)).toThrow("NOT_OFFERED");
  });

  it("says when a game does not end", () => {
    expect(() => playOut(CARD_POOL, begin(), [passSeat, passSeat], 10)).toThrow("not over after 10");
  });
});

describe("a wall", () => {
  it("puts up units, defends with them, and never attacks", () => {
    const state = begin();
    const answers: PlayerAnswer[] = [];
    const wall: Seat = (cards, now, offered) => {
      const answer = wallSeat(cards, now, offered);
      answers.push(answer);
      return answer;
    };
    playOut(CARD_POOL, state, [quickSeat, wall], 5000);
    const acts = new Set(answers.map((answer) => answer.do));
    expect(acts).toContain("use");
    expect(acts).not.toContain("attack");
    expect(state.outcome).not.toBeNull();
  });
});
