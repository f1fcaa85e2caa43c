import { describe, expect, it } from "vitest";
import { deepFreeze } from "./deep-freeze";
import type { GameTestKit } from "./kit";
import {
  createScenarioRun,
  describeLegalAnswers,
  expectOnlyExpectedEnd,
  expectSameReplay,
  giveAnswer,
  giveBothPasses,
  playSteps,
} from "./scenario";
import type { ToyKitTypes, ToyScene } from "./toy/model";
import { playToyScene, type ToyExpectation } from "./toy/scenario";
import { advanceToy, TOY_CARDS, TOY_KIT } from "./toy/toy";

describe("a scenario", () => {
  const stageOf = (scene: ToyScene, kit = TOY_KIT) => {
    const { cards, state, events } = TOY_KIT.lay(scene);
    return { stage: createScenarioRun(kit, cards, deepFreeze(state), events), first: state };
  };
  const share = () => {
    const { stage, first } = stageOf({ hands: [["share 3"], []] });
    const [, card] = TOY_KIT.legalAnswers(TOY_CARDS, first);
    if (card === undefined) throw new Error("Nothing can be played");
    giveAnswer(TOY_KIT, stage, card);
    giveBothPasses(TOY_KIT, stage, { do: "pass" });
    return { stage, first };
  };

  it("is played on frozen states, learns names and keeps events", () => {
    const { stage, first } = share();
    expect(stage.answers).toHaveLength(3);
    expect(stage.events.map(({ type }) => type)).toContain("moved");
    expect(Object.isFrozen(first)).toBe(true);
    giveAnswer(TOY_KIT, stage, { do: "number", number: 2 });
    expect(stage.state.points).toEqual([2, 1]);
    expectOnlyExpectedEnd(TOY_KIT, stage, {});
    expectSameReplay(TOY_KIT, stage, first);
  });

  it("tells what is possible where an answer is refused", () => {
    const { stage } = share();
    expect(() => giveAnswer(TOY_KIT, stage, { do: "number", number: 9 })).toThrow(
      "number 9 was refused. The game asks me: number (share), and takes: number 0, number 1, number 2, number 3.",
    );
    expect(() => giveBothPasses(TOY_KIT, stage, { do: "pass" })).toThrow("both pass, but the game asks");
  });

  it("fails for a question that is left open, and for an end that nobody told of", () => {
    const { stage } = share();
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, {})).toThrow("A question is left open");
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, { asks: {} })).not.toThrow();
    giveAnswer(TOY_KIT, stage, { do: "concede", player: 1 });
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, {})).toThrow("The game is over");
    expect(() => expectOnlyExpectedEnd(TOY_KIT, stage, { winner: 0 })).not.toThrow();
    expect(describeLegalAnswers(TOY_KIT, stage)).toContain('The game is over: {"rule":"concede"');
  });

  it("fails when its answers give another game", () => {
    const { stage, first } = share();
    const other: GameTestKit<ToyKitTypes> = {
      ...TOY_KIT,
      advance: (cards, state, answer) => advanceToy(cards, { ...state, points: [5, 5] }, answer),
    };
    expect(() => expectSameReplay(other, stage, first)).toThrow("the same game again");
    stage.answers.unshift({ do: "done" });
    expect(() => expectSameReplay(TOY_KIT, stage, first)).toThrow('{"do":"done"} is refused');
  });

  it("names the step that fails", () => {
    const step = (word: string) => {
      if (word === "bad") throw new Error("why");
    };
    expect(() => playSteps(["good", "bad"], step)).toThrow('Step 2, "bad": why');
  });
});

describe("an expectation", () => {
  const scene: ToyScene = { hands: [["share 3"], ["nine"]], boards: [["one", "echo 1"], []] };
  const after: ToyExpectation = {
    me: { points: 3, hand: ["one"], board: [{ name: "share 3", number: 3 }, "one", "echo 1"], pile: ["one"] },
    you: { points: 1, board: [] },
    turn: 1,
    turnPlayer: "me",
    chain: [],
    asks: { of: "me", ask: "priority", offers: ["play one"] },
    events: [
      { type: "moved", name: "share 3", cause: "play" },
      { type: "scored", player: "you", amount: 1 },
    ],
    never: [{ type: "moved", name: "nine" }],
  };
  const play = (changes: ToyExpectation) => () =>
    playToyScene(scene, ["play share 3", "both pass", "number 2"], { ...after, ...changes });

  it("holds when everything is as it is told", () => {
    expect(play({})).not.toThrow();
  });

  it.each<readonly [string, ToyExpectation, RegExp]>([
    ["another number", { me: { points: 4 } }, /points of me/],
    ["a card too few in a zone", { me: { board: ["one", "echo 1"] } }, /board of me/],
    ["a card too many in a zone", { you: { hand: ["nine", "one"] } }, /hand of you/],
    ["another fact of a card", { me: { board: ["one", "echo 1", { name: "share 3", number: 2 }] } }, /board of me/],
    ["another order of a pile", { me: { pile: ["nine"] } }, /pile of me/],
    ["another turn", { turn: 2 }, /turn/],
    ["another question", { asks: { of: "you", ask: "priority" } }, /the open choice/],
    ["another offer", { asks: { of: "me", ask: "priority", offers: [] } }, /what is offered/],
    ["an outcome that is not there", { winner: "me" }, /winner/],
    ["an event that did not happen", { events: [{ type: "scored", amount: 7 }] }, /no such event/],
    ["an event that should not", { never: [{ type: "scored", player: "you" }] }, /should not happen/],
  ])("fails for %s", (_what, changes, message) => {
    expect(play(changes)).toThrow(message);
  });

  it("in between speaks of the events since the last one", () => {
    const now = { events: [{ type: "scored" }] } as const;
    const lines = ["play share 3", "both pass", { now: { asks: { of: "me", ask: "number" } } }, "number 3"] as const;
    playToyScene(scene, [...lines, { now }], {});
    expect(() => playToyScene(scene, [...lines, { now }, { now }], {})).toThrow(/Step 6.*no such event/);
    expect(() => playToyScene(scene, ["play nine"], {})).toThrow(/Step 1.*play nine cannot be done.*takes: pass/);
  });
});
