import { describe, expect, it } from "vitest";
import { type GameState, legalAnswers } from "..";
import { ask, firstWord, giveAnswer, inWords, table, turnOf } from "../testing/at-the-table";
import { POOL } from "../testing/pool/pool";

const stones = (name: string, count: number) => Array.from({ length: count }, () => name);
const RED = stones("赤の魔石", 5);
const GREEN = stones("緑の魔石", 5);
const BLUE = stones("青の魔石", 5);

/** A deck of which there is enough left. */
const DEEP = Array.from({ length: 3 }, () => ["r 4/4", "g 2/2", "r 1/1", "b 3/3"]).flat();

function bothPass(state: GameState): void {
  giveAnswer(state, "pass");
  giveAnswer(state, "pass");
}

/** A main phase of the opponent of the autopilot, who is player 0. */
const theirTurn = { turnPlayer: 1, firstPlayer: 1 } as const;

describe("the autopilot with what lasts for a turn only", () => {
  it("keeps it when nothing comes of it", () => {
    const state = table(
      { hand: ["+2/+1 this turn"], stoneArea: GREEN, battleArea: ["r 2/2"] },
      { battleArea: ["r 4/4"] },
    );
    expect(turnOf(state)).toEqual([]);
  });

  it("uses it to win by an attack", () => {
    const state = table({ hand: ["+2/+1 this turn"], stoneArea: GREEN, battleArea: ["r 1/1"] }, { life: 3 });
    expect(turnOf(state)).toEqual(["use +2/+1 this turn", "attack r 1/1"]);
    expect(state.outcome?.winner).toBe(0);
  });

  it("uses it in a battle that it turns", () => {
    const state = table(
      { hand: ["+2/+1 this turn"], stoneArea: GREEN, battleArea: ["r 3/3"] },
      { battleArea: ["r 4/4"] },
      theirTurn,
    );
    giveAnswer(state, "attack r 4/4");
    bothPass(state);
    bothPass(state);
    giveAnswer(state, "pick r 3/3");
    expect(turnOf(state).slice(0, 2)).toEqual(["use +2/+1 this turn", "pick r 3/3"]);
  });

  it("takes a unit of the opponent to win with it, and not for nothing", () => {
    const hand = ["takes a unit this turn"];
    const won = table({ hand, stoneArea: RED }, { life: 4, battleArea: ["r 4/4"] });
    const [first, ...others] = turnOf(won);
    expect(first).toBe("use takes a unit this turn");
    expect(others).toContain("attack r 4/4");
    expect(won.outcome?.winner).toBe(0);
    const state = table({ hand, stoneArea: RED }, { life: 20, battleArea: ["r 1/1"] });
    expect(turnOf(state)).toEqual([]);
  });

  it("gets the only defender out of the way of the last attack", () => {
    const state = table(
      { hand: ["rests a unit"], stoneArea: BLUE, battleArea: ["r 3/3"] },
      { life: 3, battleArea: ["r 4/4"] },
    );
    expect(turnOf(state)).toContain("use rests a unit");
    expect(state.outcome?.winner).toBe(0);
  });
});

describe("the autopilot with units that are hard to stop", () => {
  it("wins with those that nobody can defend against", () => {
    const state = table({ battleArea: ["cannot be defended"] }, { life: 1, battleArea: ["r 4/4"] });
    expect(turnOf(state)).toEqual(["attack cannot be defended"]);
    expect(state.outcome?.winner).toBe(0);
  });

  it("wins past those that cannot defend", () => {
    const state = table(
      { battleArea: ["r 1/1"], hand: ["r 4/4"], stoneArea: RED },
      { life: 1, battleArea: ["cannot defend"] },
    );
    expect(turnOf(state)).toEqual(["attack r 1/1"]);
    expect(state.outcome?.winner).toBe(0);
  });
});

describe("the autopilot with what harms", () => {
  it("does not use it when there are only units of its own", () => {
    const state = table(
      { hand: ["destroys a unit", "returns a unit"], stoneArea: BLUE, battleArea: [{ name: "r 4/4", rested: true }] },
      {},
    );
    expect(turnOf(state)).toEqual([]);
  });

  it("does not give its units away", () => {
    const state = table(
      { hand: ["gives a unit away"], stoneArea: RED, battleArea: [{ name: "r 4/4", rested: true }] },
      {},
    );
    expect(turnOf(state)).toEqual([]);
  });

  it("uses it in the opponent's turn against the attack that would kill it", () => {
    const state = table({ life: 3, hand: ["bolt anything 3"], stoneArea: RED }, { battleArea: ["r 3/3"] }, theirTurn);
    giveAnswer(state, "attack r 3/3");
    bothPass(state);
    expect(turnOf(state).slice(0, 2)).toEqual(["use bolt anything 3", "pick r 3/3"]);
    expect(state.players[0].life).toBe(3);
  });

  it("weakens what is worth most to the opponent", () => {
    const state = table({ hand: ["weak counters 2"], stoneArea: BLUE }, { battleArea: ["r 1/1", "r 2/2", "g 4/4"] });
    expect(turnOf(state).slice(0, 2)).toEqual(["use weak counters 2", "pick r 2/2"]);
  });
});

describe("the autopilot and the chant", () => {
  const against = (used: string, stoneArea: readonly string[]) => {
    const state = table(
      { hand: ["negates"], stoneArea: BLUE, battleArea: ["r 4/4"] },
      { hand: [used], stoneArea },
      theirTurn,
    );
    giveAnswer(state, `use ${used}`);
    while (state.choice?.player === 1) {
      const [first] = legalAnswers(POOL, state);
      giveAnswer(state, state.choice.ask === "priority" ? "pass" : first ? inWords(state, first) : "");
    }
    return state;
  };

  it("negates what would cost it more than the card", () => {
    expect(firstWord(against("g 4/4", GREEN))).toBe("use negates");
    expect(firstWord(against("destroys a unit", BLUE))).toBe("use negates");
  });

  it("keeps stones awake for it, unless there is something better to do with them", () => {
    const inHand = (...hand: readonly string[]) => turnOf(table({ hand, stoneArea: stones("青の魔石", 2) }, {}));
    expect(inHand("negates", "b 1/1")).toEqual([]);
    expect(inHand("negates", "b 2/2")).toEqual(["use b 2/2", "attack b 2/2"]);
  });

  it("lets go by what does nothing", () => {
    expect(ask(against("shuffles theirs", BLUE))).toEqual({ do: "pass" });
  });
});

describe("the autopilot and its stones", () => {
  it("gets more of them while it has few", () => {
    const side = { hand: ["stone from dust face down"], dust: ["赤の魔石"] };
    expect(firstWord(table({ ...side, stoneArea: stones("緑の魔石", 2) }, {}))).toBe("use stone from dust face down");
    expect(firstWord(table({ ...side, stoneArea: stones("緑の魔石", 9) }, {}))).toBe("pass");
  });

  it("turns stones face down for a catalyst that is worth it", () => {
    const state = table({ hand: ["rb 5/4"], stoneArea: ["赤の魔石", "赤の魔石", "青の魔石", "青の魔石"] }, {});
    expect(firstWord(state)).toBe("use rb 5/4");
  });

  it("turns the rested ones face down", () => {
    const state = table({ hand: ["any 5/6"], stoneArea: BLUE }, {});
    turnOf(state);
    const down = state.zones.stoneArea[0].filter(({ faceDown }) => faceDown);
    expect(down.map(({ rested }) => rested)).toEqual([true]);
  });
});

describe("the autopilot and its hand", () => {
  it("throws away what is worth least", () => {
    const state = table(
      { hand: ["g 4/4", "r 1/1", "rb 5/4"] },
      { hand: ["they discard 1"], stoneArea: BLUE },
      theirTurn,
    );
    expect(turnOf(state)).toContain("pick r 1/1");
  });

  it("finds the unit that it can make most of", () => {
    const state = table({ hand: ["finds a red unit"], stoneArea: RED, grimoire: DEEP }, {});
    expect(turnOf(state)).toContain("pick r 4/4");
  });

  it("draws when it has nothing better to do", () => {
    expect(firstWord(table({ hand: ["draws 2"], stoneArea: BLUE, grimoire: DEEP }, {}))).toBe("use draws 2");
  });
});
