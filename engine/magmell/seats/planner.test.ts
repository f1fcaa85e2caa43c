import { describe, expect, it } from "vitest";
import { advance, legalAnswers, randomSeat, type Seat, seedRandom, step } from "..";
import { findInstance } from "../model/zone";
import { positionOf } from "../testing/autopilot-turn";
import { POOL } from "../testing/pool/pool";
import { answerInWords, learnNames } from "../testing/scenario/names";
import { shuffleHidden } from "../testing/shuffle-hidden";
import { gameOfSeed } from "../testing/soak/game-of-seed";
import { startedGame } from "../testing/started-game";
import { EFFORTS, plannerSeat } from "./planner";
import { quickSeat } from "./quick";

const play = plannerSeat(EFFORTS.play);
const SEATS: readonly (readonly [string, Seat])[] = [
  ["quick", quickSeat],
  ["play", play],
];

/** The answers of a seat on both sides until the turn is over: all but passes, in words. */
function turnOf(seat: Seat, position: Parameters<typeof positionOf>[0]): readonly string[] {
  let { state, names } = positionOf(position);
  const { turn } = state;
  const answers: string[] = [];
  while (state.choice !== null && state.turn === turn) {
    const answer = seat(POOL, state, legalAnswers(POOL, state));
    if (answer.do !== "pass") answers.push(answerInWords(names, answer));
    const result = advance(POOL, state, answer);
    if (!result.ok) throw new Error(`${answerInWords(names, answer)} was refused`);
    state = result.state;
    learnNames(POOL, state, result.events, names);
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

describe("what is hidden", () => {
  it.each(SEATS)("does not change what the %s opponent chooses", { timeout: 120_000 }, (_name, seat) => {
    let compared = 0;
    for (const seed of [5, 3]) {
      const { setup } = gameOfSeed(POOL, seed);
      const { state } = startedGame(setup.cards, setup.decks, seed, setup.options);
      const chance = randomSeat(seedRandom(seed));
      for (let decision = 0; decision < 150 && state.choice !== null; decision += 1) {
        const answers = legalAnswers(setup.cards, state);
        const options = "options" in state.choice ? state.choice.options : [];
        const looksIntoPiles = options.some((option) => {
          const zone = "instance" in option ? findInstance(state.zones, option.instance ?? 0)?.zone : undefined;
          return zone === "grimoire" || zone === "stoneDeck";
        });
        if (answers.length > 1 && !looksIntoPiles) {
          const other = shuffleHidden(state, state.choice.player, decision);
          const chosen = seat(setup.cards, structuredClone(state), answers);
          expect(answers).toContainEqual(chosen);
          expect(seat(setup.cards, other, answers)).toEqual(chosen);
          compared += 1;
        }
        step(setup.cards, state, chance(setup.cards, state, answers));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});
