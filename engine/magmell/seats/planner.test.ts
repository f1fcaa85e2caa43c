import { describe, expect, it } from "vitest";
import { sampleShare, scaleRuns } from "../../kernel/testing/scale-runs";
import { advanceGame, legalAnswers, randomSeat, type Seat, seedRandom, stepGame } from "..";
import { openGame } from "../machine/game";
import { findInstance } from "../model/zone";
import { setUpPosition } from "../testing/autopilot-turn";
import { CARD_POOL } from "../testing/pool/pool";
import { describeAnswer, recordCardNames } from "../testing/scenario/names";
import { shuffleHiddenCards } from "../testing/shuffle-hidden";
import { createSeededGame } from "../testing/soak/seeded-game";
import { createStartedGame } from "../testing/started-game";
import { getCandidateAnswers } from "./autopilot/play-forward";
import { plannerSeat, SEARCH_EFFORTS } from "./planner";
import { quickSeat } from "./quick";

const play = plannerSeat(SEARCH_EFFORTS.play);
const SEATS: readonly (readonly [string, Seat])[] = [
  ["quick", quickSeat],
  ["play", play],
];

/** The answers of a seat on both sides until the turn is over: all but passes, in words. */
function turnOf(seat: Seat, position: Parameters<typeof setUpPosition>[0]): readonly string[] {
  let { state, names } = setUpPosition(position);
  const { turn } = state;
  const answers: string[] = [];
  while (state.choice !== null && state.turn === turn) {
    const answer = seat(CARD_POOL, state, legalAnswers(CARD_POOL, state));
    if (answer.do !== "pass") answers.push(describeAnswer(names, answer));
    const result = advanceGame(CARD_POOL, state, answer);
    if (!result.ok) throw new Error(`${describeAnswer(names, answer)} was refused`);
    state = result.state;
    recordCardNames(CARD_POOL, state, result.events, names);
  }
  return answers;
}

describe.each(SEATS)("the %s opponent", (_name, seat) => {
  it("takes a win that lies on the table", () => {
    const answers = turnOf(seat, {
      me: { battleArea: ["r 2/2", "r 2/2", "r 3/3"], life: 1 },
      you: { life: 4, battleArea: [{ name: "r 4/4", rested: true }, "r 1/1"] },
    });
    expect(answers.filter((answer) => answer === "pick you").length).toBeGreaterThanOrEqual(2);
  });

  it("keeps its last defender at home where the opponent could win", () => {
    const answers = turnOf(seat, {
      me: { life: 3, battleArea: ["r 3/3"] },
      you: { life: 20, battleArea: [{ name: "r 3/3", rested: true }] },
    });
    expect(answers).not.toContain("pick you");
  });

  it("does not attack into a loss for nothing", () => {
    expect(turnOf(seat, { me: { battleArea: ["r 1/1"] }, you: { battleArea: ["r 4/4"] } })).toEqual([]);
  });

  it("removes the unit that threatens it as soon as it can", () => {
    const answers = turnOf(seat, {
      me: { hand: ["bolt anything 3"], stones: "rrgg", life: 8 },
      you: { battleArea: ["r 1/1", "g 3/3"] },
    });
    expect(answers.slice(0, 2)).toEqual(["use bolt anything 3", "pick g 3/3"]);
  });
});

it("leaves to people what is done by hand, which changes no position and would be tried for ever", () => {
  const { state } = setUpPosition({ me: { hand: ["r 2/2"], stones: "rr", battleArea: ["r 2/2"] }, byHand: true });
  const answers = legalAnswers(CARD_POOL, state);
  const tried = getCandidateAnswers(openGame(CARD_POOL, state), answers);
  expect(answers).toContainEqual({ do: "byHand" });
  expect(answers.filter((answer) => !tried.includes(answer))).toEqual([{ do: "byHand" }]);
});

describe("the planner's time", () => {
  const position = {
    me: { hand: ["bolt anything 3"], stones: "rrgg", life: 8 },
    you: { battleArea: ["r 1/1", "g 3/3"] },
  };

  it("makes no difference as long as there is enough of it", () => {
    const { state } = setUpPosition(position);
    const answers = legalAnswers(CARD_POOL, state);
    const timed = plannerSeat({ ...SEARCH_EFFORTS.play, hasTime: () => true });
    expect(timed(CARD_POOL, state, answers)).toEqual(play(CARD_POOL, state, answers));
    expect(play(CARD_POOL, state, answers)).toEqual(play(CARD_POOL, structuredClone(state), answers));
  });

  it("is asked for before each deal, and the best answer so far is given once it is over", () => {
    const { state } = setUpPosition(position);
    const answers = legalAnswers(CARD_POOL, state);
    let asked = 0;
    const seat = plannerSeat({
      turns: 4,
      deals: 1000,
      hasTime: () => {
        asked += 1;
        return asked < 3;
      },
    });
    expect(answers).toContainEqual(seat(CARD_POOL, state, answers));
    expect(asked).toBe(3);
  });

  it("is not needed where only one answer is left to compare", () => {
    const { state } = setUpPosition(position);
    const answers = legalAnswers(CARD_POOL, state).slice(0, 1);
    const seat = plannerSeat({
      ...SEARCH_EFFORTS.play,
      hasTime: () => {
        throw new Error("There is nothing to think over");
      },
    });
    expect(seat(CARD_POOL, state, answers)).toEqual(answers[0]);
  });
});

/** A planner that does all that the others do, on fewer deals. */
const HASTY: readonly (readonly [string, Seat])[] = [
  ["quick", quickSeat],
  ["planning", plannerSeat({ turns: 1, deals: 2 })],
];

describe("what is hidden", () => {
  it.each(HASTY)("does not change what the %s opponent chooses", { timeout: 120_000 }, (_name, seat) => {
    let compared = 0;
    for (const seed of sampleShare([5, 3])) {
      const { setup } = createSeededGame(CARD_POOL, seed);
      const { state } = createStartedGame(setup.cards, setup.decks, seed, setup.options);
      const chance = randomSeat(seedRandom(seed));
      for (let decision = 0; decision < 40 + scaleRuns(110) && state.choice !== null; decision += 1) {
        const answers = legalAnswers(setup.cards, state);
        const options = "options" in state.choice ? state.choice.options : [];
        const looksIntoPiles = options.some((option) => {
          const zone = "instance" in option ? findInstance(state.zones, option.instance ?? 0)?.zone : undefined;
          return zone === "grimoire" || zone === "stoneDeck";
        });
        if (answers.length > 1 && !looksIntoPiles) {
          const other = shuffleHiddenCards(state, state.choice.player, decision);
          const chosen = seat(setup.cards, structuredClone(state), answers);
          expect(answers).toContainEqual(chosen);
          expect(seat(setup.cards, other, answers)).toEqual(chosen);
          compared += 1;
        }
        stepGame(setup.cards, state, chance(setup.cards, state, answers));
      }
    }
    expect(compared).toBeGreaterThan(scaleRuns(20));
  });
});
