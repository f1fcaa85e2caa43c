import { describe, expect, it } from "vitest";
import { advanceGame, legalAnswers, type Seat } from "..";
import { POOL_CARDS } from "../testing/pool/pool";
import { describeAnswer, recordCardNames } from "../testing/scenario/names";
import { createScenarioRun } from "../testing/scenario/stage";
import { beginPhase, createTestGame, type TableSetup } from "../testing/scenario/table";
import { STARTER_CARDS } from "../testing/starter/starter-definitions";
import { plannerSeat, SEARCH_EFFORTS } from "./planner";
import { quickSeat } from "./quick";

const SEATS: readonly (readonly [string, Seat])[] = [
  ["quick", quickSeat],
  ["play", plannerSeat(SEARCH_EFFORTS.play)],
];

const inPool = new Set(POOL_CARDS.map(({ name }) => name));
const CARDS = STARTER_CARDS.filter(({ name }) => !inPool.has(name));

/** The answers that a seat gives for both players until the turn is over: all but passes, the opponent's after "you: ". */
function turnOf(seat: Seat, table: TableSetup): readonly string[] {
  const { cards, ...game } = createTestGame({ ...table, cards: CARDS });
  const stage = createScenarioRun(cards, game.state);
  beginPhase({ cards, ...game }, table.phase);
  recordCardNames(cards, game.state, stage.events, stage.names);
  let { state } = stage;
  const { turn } = state;
  const answers: string[] = [];
  while (state.choice !== null && state.turn === turn) {
    const answer = seat(cards, state, legalAnswers(cards, state));
    const told = `${state.choice.player === 0 ? "" : "you: "}${describeAnswer(stage.names, answer)}`;
    if (answer.do !== "pass") answers.push(told);
    const result = advanceGame(cards, state, answer);
    if (!result.ok) throw new Error(`${told} was refused`);
    state = result.state;
    recordCardNames(cards, state, result.events, stage.names);
  }
  return answers;
}

const attacks = (answers: readonly string[]) => answers.filter((answer) => answer.startsWith("attack ")).length;

// Positions in which a weak opponent throws something away.
describe.each(SEATS)("with starter cards the %s opponent", (_name, seat) => {
  it("uses a removal as soon as it has a target worth it", () => {
    const answers = turnOf(seat, {
      turn: 6,
      me: { hand: ["枝と刃の授業"], stones: "grn", battleArea: ["r 2/2"] },
      you: { battleArea: ["r 2/2", "g 3/3"], stones: "bb" },
    });
    expect(answers.slice(0, 2)).toEqual(["use 枝と刃の授業", "pick g 3/3"]);
  });

  it("does not discard what it can use while it holds what it cannot", () => {
    const answers = turnOf(seat, {
      turn: 6,
      me: { hand: ["目録の紙人形", "赤の二筆", "眠れる火口竜", "眠れる火口竜"], stones: "r" },
      you: { battleArea: ["r 3/3"], stones: "rrr" },
    });
    expect(answers).not.toContain("pick 赤の二筆");
  });

  it("keeps half of its units at home at 6 life against 10 power", () => {
    const rested = ["r 4/4", "r 3/3", "g 3/3"].map((name) => ({ name, rested: true }));
    const answers = turnOf(seat, {
      turn: 9,
      me: { life: 6, battleArea: ["r 2/2", "r 2/2", "r 3/3", "r 3/3"], stones: "rrr" },
      you: { life: 14, battleArea: rested, stones: "rrrr" },
    });
    expect(attacks(answers)).toBeLessThanOrEqual(2);
  });

  it("does not follow a large attacker with small ones that would only die", () => {
    const rested = ["r 3/3", "r 2/2", "r 2/2", "r 2/2"].map((name) => ({ name, rested: true }));
    const answers = turnOf(seat, {
      turn: 7,
      me: { life: 9, battleArea: ["r 4/4", "r 1/1", "r 1/1"], stones: "rrr" },
      you: { life: 18, battleArea: rested, stones: "rrr" },
    });
    const large = answers.indexOf("attack r 4/4");
    expect(large === -1 ? [] : answers.slice(large + 1)).not.toContain("attack r 1/1");
  });

  it("does not attack with a unit that deals no damage", () => {
    const answers = turnOf(seat, {
      turn: 5,
      me: { battleArea: ["門柱の蔦人"], stones: "rr" },
      you: { battleArea: [{ name: "r 1/1", rested: true }], stones: "rr" },
    });
    expect(attacks(answers)).toBe(0);
  });

  it("uses a quick unit in defence", () => {
    const answers = turnOf(seat, {
      turnPlayer: "you",
      turn: 4,
      me: { hand: ["消しゴムの小人"], stones: "b", battleArea: ["r 2/2"] },
      you: { battleArea: ["r 3/3"], stones: "bb" },
    });
    // The opponent is played by the seat, too, and attacks because it does not know the hand.
    expect(answers).toContain("you: attack r 3/3");
    expect(answers).toContain("use 消しゴムの小人");
  });
});
