import { describe, expect, it } from "vitest";
import { legalAnswers } from "..";
import { getAutopilotAnswer, playAutopilotTurn, setUpPosition } from "../testing/autopilot-turn";
import { CARD_POOL } from "../testing/pool/pool";
import { describeAnswer } from "../testing/scenario/names";
import { playScenarioLines } from "../testing/scenario/steps";

/** A deck of which there is enough left. */
const DEEP = Array.from({ length: 3 }, () => ["r 4/4", "g 2/2", "r 1/1", "b 3/3"]).flat();

/** The main phase of the opponent of the autopilot, who is `me`. */
const THEIR_TURN = { turnPlayer: "you", firstPlayer: "you" } as const;

describe("the autopilot with what lasts for a turn only", () => {
  it("keeps it when nothing comes of it", () => {
    const { answers } = playAutopilotTurn({
      me: { hand: ["+2/+1 this turn"], stones: "ggggg", battleArea: ["r 2/2"] },
      you: { battleArea: ["r 4/4"] },
    });
    expect(answers).toEqual([]);
  });

  it("uses it to win by an attack", () => {
    const { answers, state } = playAutopilotTurn({
      me: { hand: ["+2/+1 this turn"], stones: "ggggg", battleArea: ["r 1/1"] },
      you: { life: 3 },
    });
    expect(answers).toEqual(["use +2/+1 this turn", "attack r 1/1"]);
    expect(state.outcome?.winner).toBe(0);
  });

  it("uses it in a battle that it turns", () => {
    const { answers } = playAutopilotTurn({
      ...THEIR_TURN,
      me: { hand: ["+2/+1 this turn"], stones: "ggggg", battleArea: ["r 3/3"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, "both pass", "both pass", { pick: "r 3/3" }],
    });
    expect(answers.slice(0, 2)).toEqual(["use +2/+1 this turn", "pick r 3/3"]);
  });

  it("takes a unit of the opponent to win with it", () => {
    const { answers, state } = playAutopilotTurn({
      me: { hand: ["takes a unit this turn"], stones: "rrrrr" },
      you: { life: 4, battleArea: ["r 4/4"] },
    });
    expect(answers[0]).toBe("use takes a unit this turn");
    expect(answers).toContain("attack r 4/4");
    expect(state.outcome?.winner).toBe(0);
  });

  it("takes none for nothing", () => {
    const { answers } = playAutopilotTurn({
      me: { hand: ["takes a unit this turn"], stones: "rrrrr" },
      you: { life: 20, battleArea: ["r 1/1"] },
    });
    expect(answers).toEqual([]);
  });

  it("gets the only defender out of the way of the last attack", () => {
    const { answers, state } = playAutopilotTurn({
      me: { hand: ["rests a unit"], stones: "bbbbb", battleArea: ["r 3/3"] },
      you: { life: 3, battleArea: ["r 4/4"] },
    });
    expect(answers).toContain("use rests a unit");
    expect(state.outcome?.winner).toBe(0);
  });
});

describe("the autopilot with units that are hard to stop", () => {
  it("wins with those that nobody can defend against", () => {
    const { answers, state } = playAutopilotTurn({
      me: { battleArea: ["cannot be defended"] },
      you: { life: 1, battleArea: ["r 4/4"] },
    });
    expect(answers).toEqual(["attack cannot be defended"]);
    expect(state.outcome?.winner).toBe(0);
  });

  it("wins past those that cannot defend", () => {
    const { answers, state } = playAutopilotTurn({
      me: { battleArea: ["r 1/1"], hand: ["r 4/4"], stones: "rrrrr" },
      you: { life: 1, battleArea: ["cannot defend"] },
    });
    expect(answers).toEqual(["attack r 1/1"]);
    expect(state.outcome?.winner).toBe(0);
  });
});

describe("the autopilot with what harms", () => {
  it("does not use it when there are only units of its own", () => {
    const { answers } = playAutopilotTurn({
      me: {
        hand: ["destroys a unit", "returns a unit"],
        stones: "bbbbb",
        battleArea: [{ name: "r 4/4", rested: true }],
      },
    });
    expect(answers).toEqual([]);
  });

  it("does not give its units away", () => {
    const { answers } = playAutopilotTurn({
      me: { hand: ["gives a unit away"], stones: "rrrrr", battleArea: [{ name: "r 4/4", rested: true }] },
    });
    expect(answers).toEqual([]);
  });

  it("uses it in the opponent's turn against the attack that would kill it", () => {
    const { answers, state } = playAutopilotTurn({
      ...THEIR_TURN,
      me: { life: 3, hand: ["bolt anything 3"], stones: "rrrrr" },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, "both pass"],
    });
    expect(answers.slice(0, 2)).toEqual(["use bolt anything 3", "pick r 3/3"]);
    expect(state.players[0].life).toBe(3);
  });

  it("weakens what is worth most to the opponent", () => {
    const { answers } = playAutopilotTurn({
      me: { hand: ["weak counters 2"], stones: "bbbbb" },
      you: { battleArea: ["r 1/1", "r 2/2", "g 4/4"] },
    });
    expect(answers.slice(0, 2)).toEqual(["use weak counters 2", "pick r 2/2"]);
  });
});

describe("the autopilot and the chant", () => {
  /** The answer to a card of the opponent, with a magic in hand that negates it. */
  function answerTo(card: string, stones: string): string {
    const stage = setUpPosition({
      ...THEIR_TURN,
      me: { hand: ["negates"], stones: "bbbbb", battleArea: ["r 4/4"] },
      you: { hand: [card], stones },
      play: [{ use: card }],
    });
    while (stage.state.choice?.player === 1 && stage.state.choice.ask === "pick") {
      const [first] = legalAnswers(CARD_POOL, stage.state);
      if (first === undefined) throw new Error("Nothing can be picked");
      playScenarioLines(stage, [{ pick: describeAnswer(stage.names, first).replace("pick ", "") }]);
    }
    playScenarioLines(stage, ["pass"]);
    return describeAnswer(stage.names, getAutopilotAnswer(stage.state));
  }

  it("negates what would cost it more than the card", () => {
    expect(answerTo("g 4/4", "ggggg")).toBe("use negates");
    expect(answerTo("destroys a unit", "bbbbb")).toBe("use negates");
  });

  it("keeps stones awake for it, unless there is something better to do with them", () => {
    const withHand = (...hand: readonly string[]) => playAutopilotTurn({ me: { hand, stones: "bb" } }).answers;
    expect(withHand("negates", "b 1/1")).toEqual([]);
    expect(withHand("negates", "b 2/2")).toEqual(["use b 2/2", "attack b 2/2"]);
  });

  it("lets go by what does nothing", () => {
    expect(answerTo("shuffles theirs", "bbbbb")).toBe("pass");
  });
});

describe("the autopilot and its stones", () => {
  it("gets more of them while it has few", () => {
    const withStones = (stones: string) =>
      playAutopilotTurn({ me: { hand: ["stone from dust face down"], dust: ["赤の魔石"], stones } }).answers;
    expect(withStones("gg")[0]).toBe("use stone from dust face down");
    expect(withStones("ggggggggg")).toEqual([]);
  });

  it("turns stones face down for a catalyst that is worth it", () => {
    expect(playAutopilotTurn({ me: { hand: ["rb 5/4"], stones: "rrbb" } }).answers[0]).toBe("use rb 5/4");
  });

  it("turns the rested ones face down", () => {
    const { state } = playAutopilotTurn({ me: { hand: ["any 5/6"], stones: "bbbbb" } });
    const faceDown = state.zones.stoneArea[0].filter((stone) => stone.faceDown);
    expect(faceDown.map(({ rested }) => rested)).toEqual([true]);
  });
});

describe("the autopilot and its hand", () => {
  it("throws away what is worth least", () => {
    const { answers } = playAutopilotTurn({
      ...THEIR_TURN,
      me: { hand: ["g 4/4", "r 1/1", "rb 5/4"] },
      you: { hand: ["they discard 1"], stones: "bbbbb" },
    });
    expect(answers).toContain("pick r 1/1");
  });

  it("finds the unit that it can make most of", () => {
    const { answers } = playAutopilotTurn({ me: { hand: ["finds a red unit"], stones: "rrrrr", grimoire: DEEP } });
    expect(answers).toContain("pick r 4/4");
  });

  it("draws when it has nothing better to do", () => {
    const { answers } = playAutopilotTurn({ me: { hand: ["draws 2"], stones: "bbbbb", grimoire: DEEP } });
    expect(answers[0]).toBe("use draws 2");
  });
});
