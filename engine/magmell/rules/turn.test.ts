import { describe, expect, it } from "vitest";
import type { Event, GameState } from "../..";
import { asked, bothPass, play } from "../../testing/play";
import { rule } from "../../testing/rule";
import { namesIn, type SceneSide, scene } from "../../testing/scene";
import { SYNTHETIC } from "../../testing/synthetic-cards";

const pile = (name: string, count: number) => Array.from({ length: count }, () => name);
const side = (given: SceneSide = {}): SceneSide => ({
  grimoire: pile("blue unit 1", 9),
  stoneDeck: pile("青の魔石", 9),
  ...given,
});
const sides = (first: SceneSide = {}, second: SceneSide = {}) => [side(first), side(second)] as const;
const phases = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === "phaseBegan" || event.type === "phaseSkipped" ? [event] : []));
const hand = (state: GameState, player: 0 | 1) => state.zones.hand[player].length;

describe("the turn", () => {
  rule("mag:601.1", "players take turns", () => {
    const state = scene({ turn: 1, firstPlayer: 1, turnPlayer: 1, sides: sides() });
    const turns = [1, 2, 3].map((times) => play(state, bothPass(2 * times)).state);
    expect(turns.map(({ turn, turnPlayer }) => [turn, turnPlayer])).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  rule("mag:601.2", "the five phases come in their order", () => {
    const { events } = play(scene({ phase: "end", sides: sides() }), bothPass(3));
    const turn = ["standby", "draw", "stone", "main"];
    expect(phases(events).map(({ phase }) => phase)).toEqual([...turn, "end", ...turn]);
  });

  rule(["mag:601.3", "house:13"], "in standby, draw and stone phase nobody is asked", () => {
    for (const phase of ["standby", "draw", "stone"] as const) {
      const state = scene({ phase, sides: sides() });
      expect([state.phase, asked(state)]).toEqual(["main", "priority 0"]);
    }
  });

  it("goes to the next phase when both have passed, and not before", () => {
    const state = scene({ sides: sides() });
    const one = play(state, ["pass"]).state;
    expect([one.phase, asked(one)]).toEqual(["main", "priority 1"]);
    const both = play(one, ["pass"]).state;
    expect([both.phase, asked(both)]).toEqual(["end", "priority 0"]);
  });

  rule("mag:606.4", "with the end phase the turn ends", () => {
    const state = play(scene({ phase: "end", sides: sides() }), bothPass(1)).state;
    expect([state.turn, state.turnPlayer, state.phase]).toEqual([4, 1, "main"]);
  });
});

describe("the standby phase", () => {
  const tired = { name: "blue unit 1", rested: true };
  const stone = { name: "青の魔石", rested: true };

  rule("mag:602.1", "the turn player's units and stones wake; the opponent's stay rested", () => {
    const state = scene({
      phase: "standby",
      sides: sides({ battleArea: [tired], stoneArea: [stone] }, { battleArea: [tired], stoneArea: [stone] }),
    });
    expect(state.zones.battleArea.map(({ rested }) => rested)).toEqual([false, true]);
    expect(state.zones.stoneArea[0][0]?.rested).toBe(false);
    expect(state.zones.stoneArea[1][0]?.rested).toBe(true);
  });

  rule("mag:219.3.2", "what is awake already is not woken", () => {
    const begun = scene({ phase: "end", sides: sides({}, { battleArea: ["blue unit 1", tired] }) });
    const { events } = play(begun, bothPass(1));
    expect(events.filter(({ type }) => type === "woke")).toHaveLength(1);
  });

  rule("mag:602.3", "the check comes with priority: a player without life loses before anything is drawn", () => {
    const state = scene({ phase: "standby", sides: sides({ life: 0 }) });
    expect([state.phase, state.outcome?.winner, hand(state, 0)]).toEqual(["standby", 1, 0]);
  });
});

describe("the draw phase", () => {
  rule(["mag:603.1", "house:3"], "the turn player draws one card, the opponent none", () => {
    const state = scene({ phase: "draw", sides: sides({ grimoire: ["red unit 1", "blue unit 1"] }) });
    expect([namesIn(SYNTHETIC, state, "hand", 0), hand(state, 1)]).toEqual([["red unit 1"], 0]);
  });

  rule("mag:603.1.1", "the first player's first turn has none, and the event says by which rule", () => {
    const { state, events } = play(scene({ turn: 0, phase: "end", turnPlayer: 1, sides: sides() }), bothPass(1));
    expect([state.turn, hand(state, 0)]).toEqual([1, 0]);
    expect(phases(events)[1]).toEqual({ type: "phaseSkipped", rule: "mag:603.1.1", player: 0, phase: "draw" });
  });

  rule("mag:603.1.1", "the second player's first turn has one", () => {
    const { state } = play(scene({ turn: 1, phase: "end", sides: sides() }), bothPass(1));
    expect([state.turn, state.turnPlayer, hand(state, 1)]).toEqual([2, 1, 1]);
  });

  rule("mag:603.3", "with priority comes the check: who could not draw loses before the stone phase", () => {
    const state = scene({ phase: "draw", sides: sides({ grimoire: [] }) });
    expect([state.phase, state.outcome?.winner, state.zones.stoneArea[0]]).toEqual(["draw", 1, []]);
  });
});

describe("the stone phase", () => {
  rule(["mag:604.1", "mag:406.2"], "the top stone of the stone deck comes face up and awake", () => {
    const state = scene({ phase: "stone", sides: sides({ stoneDeck: ["赤の魔石", "青の魔石"] }) });
    expect(namesIn(SYNTHETIC, state, "stoneArea", 0)).toEqual(["赤の魔石"]);
    expect(state.zones.stoneArea[0][0]).toMatchObject({ rested: false, faceDown: false, controller: 0 });
    expect(namesIn(SYNTHETIC, state, "stoneDeck", 0)).toEqual(["青の魔石"]);
    expect(state.zones.stoneArea[1]).toEqual([]);
  });

  rule("house:2", "with an empty stone deck nothing happens", () => {
    const { state, events } = play(scene({ phase: "end", sides: sides({}, { stoneDeck: [] }) }), bothPass(1));
    expect([state.phase, state.outcome, state.zones.stoneArea[1]]).toEqual(["main", null, []]);
    expect(events).toContainEqual({ type: "stoneMissing", rule: "house:2", player: 1 });
  });

  rule("mag:604.3", "with priority comes the check", () => {
    const state = scene({ phase: "stone", sides: sides({}, { life: -1 }) });
    expect([state.phase, state.outcome?.winner]).toEqual(["stone", 0]);
  });
});

describe("the main phase", () => {
  rule("mag:605.2", "the turn player gets priority first", () => {
    expect(asked(scene({ turnPlayer: 1, sides: sides() }))).toBe("priority 1");
  });
});

describe("the end phase", () => {
  rule("mag:606.2", "the turn player gets priority first", () => {
    expect(asked(scene({ phase: "end", turnPlayer: 1, sides: sides() }))).toBe("priority 1");
  });

  const hurt = { name: "blue unit 4", damage: 3 };

  rule(["mag:606.3.1", "mag:221.4.2"], "when both have passed all damage leaves all units", () => {
    const state = scene({ phase: "end", sides: sides({ battleArea: [hurt] }, { battleArea: [hurt] }) });
    const one = play(state, ["pass"]).state;
    expect(one.zones.battleArea.map(({ damage }) => damage)).toEqual([3, 3]);
    const both = play(one, ["pass"]).state;
    expect(both.zones.battleArea.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  rule("mag:221.4", "until then damage stays", () => {
    const state = play(scene({ sides: sides({ battleArea: [hurt] }) }), bothPass(1)).state;
    expect([state.phase, state.zones.battleArea[0]?.damage]).toEqual(["end", 3]);
  });

  rule("mag:606.3.3", "a check is made before the next turn", () => {
    const state = scene({ phase: "end", sides: sides() });
    state.choice = { ask: "priority", rule: "mag:232.2", player: 1 };
    state.agenda = [{ run: "endOfTurn" }, { run: "priority", player: 1, passes: 1 }];
    state.players[0].life = 0;
    const after = play(state, ["pass"]).state;
    expect([after.turn, after.outcome?.winner]).toEqual([3, 1]);
  });
});
