import { describe, expect, it } from "vitest";
import {
  type Deck,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  passSeat,
  playOut,
  randomSeat,
  type Seat,
  seedRandom,
  start,
} from "..";
import { SPELLS, SYNTHETIC } from "../testing/synthetic-cards";

const deck: Deck = {
  grimoire: SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};

function begin(): GameState {
  const begun = start(SYNTHETIC, [deck, deck], 1, { first: 0, practice: false });
  if (!begun.ok) throw new Error("A legal deck was refused");
  return begun.state;
}

describe("a seat that passes", () => {
  it("keeps its hand and lets everything go by, until it cannot draw", () => {
    const state = begin();
    const answers: PlayerAnswer[] = [];
    const decisions = playOut(SYNTHETIC, state, [passSeat, passSeat], 1000, answers);
    expect(new Set(answers.map((answer) => answer.do))).toEqual(new Set(["keep", "pass"]));
    expect(answers).toHaveLength(decisions);
    expect(state.defeats).toEqual([{ player: 1, rule: "mag:705.4.2" }]);
  });
});

describe("a seat that passes, when it is asked something", () => {
  const begun = begin();
  const asked = (choice: GameState["choice"]): GameState => ({ ...begun, choice });
  const about = { rule: "mag:704.3.2.2", player: 0, about: null } as const;

  it("picks no more than it has to", () => {
    const target = { player: 1 } as const;
    const state = asked({
      ...{ ask: "pick", ...about, purpose: "choose", options: [target] },
      ...{ min: 0, max: 1, ordered: false, picked: [] },
    });
    expect(passSeat(SYNTHETIC, state, legalAnswers(SYNTHETIC, state))).toEqual({ do: "done" });
  });

  it("does not do what it may do", () => {
    const state = asked({ ask: "option", ...about, purpose: "may", options: [{}, {}] });
    expect(passSeat(SYNTHETIC, state, legalAnswers(SYNTHETIC, state))).toEqual({ do: "option", option: 1 });
  });
});

describe("a random seat", () => {
  it("takes every answer now and then, and the same ones for the same seed", () => {
    const state = begin();
    const answers = legalAnswers(SYNTHETIC, state);
    const taken = (seed: number) => {
      const seat = randomSeat(seedRandom(seed));
      return Array.from({ length: 40 }, () => seat(SYNTHETIC, state, answers).do);
    };
    expect(new Set(taken(1))).toEqual(new Set(["keep", "redraw"]));
    expect(taken(1)).toEqual(taken(1));
    expect(taken(1)).not.toEqual(taken(2));
  });
});

describe("playing out", () => {
  const stubborn: Seat = () => ({ do: "pass" });

  it("says which answer was refused", () => {
    expect(() => playOut(SYNTHETIC, begin(), [stubborn, stubborn], 10)).toThrow("NOT_OFFERED");
  });

  it("says when a game does not end", () => {
    expect(() => playOut(SYNTHETIC, begin(), [passSeat, passSeat], 10)).toThrow("not over after 10");
  });
});
