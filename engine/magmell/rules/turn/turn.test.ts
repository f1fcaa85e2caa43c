import { describe, expect, it } from "vitest";
import { type Event, type GameState, makeCards, type Phase } from "../..";
import { arena, fight, unitNamed } from "../../testing/arena";
import { asked, bothPass, play } from "../../testing/play";
import { A_UNIT, aimed, doing, quick, unit, when } from "../../testing/pool/builders";
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

describe("what triggers in a turn", () => {
  const gain = doing({ do: "gainLife", who: "you", amount: 1 });
  const watchers = makeCards([
    ...SYNTHETIC.list,
    unit("turn begins", "1", "1/1", when({ on: "turnBegins", whose: "you" }, gain)),
    unit("turn ends", "1", "1/1", when({ on: "turnEnds", whose: "you" }, gain)),
    ...(["draw", "stone", "main"] as const).map((phase) =>
      unit(`${phase} begins`, "1", "1/1", when({ on: "phaseBegins", phase, whose: "you" }, gain)),
    ),
  ]);
  const table = (name: string, phase: Phase, turnPlayer: 0 | 1 = 0) =>
    scene({ cards: watchers, phase, turnPlayer, sides: sides({ battleArea: [name], life: 10 }, { life: 10 }) });

  rule.each([
    { what: "turn begins", phase: "standby" },
    { what: "draw begins", phase: "draw" },
    { what: "stone begins", phase: "stone" },
  ] as const)(
    ["mag:602.2", "mag:603.2", "mag:604.2", "house:13"],
    "$what: resolves though nobody is asked",
    ({ what, phase }) => {
      const state = table(what, phase);
      expect([state.phase, state.players[0].life, state.zones.chant]).toEqual(["main", 11, []]);
    },
  );

  rule("mag:603.2", "triggers after the card of the turn has been drawn", () => {
    const game = play(table("draw begins", "end", 1), bothPass(1), watchers);
    const from = game.events.findIndex((event) => event.type === "phaseBegan" && event.phase === "draw");
    const order = game.events.slice(from).map(({ type }) => type);
    expect(order.indexOf("moved")).toBeLessThan(order.indexOf("momentCame"));
  });

  rule.each([
    { what: "main begins", phase: "main" },
    { what: "turn ends", phase: "end" },
  ] as const)(
    ["mag:605.1", "mag:606.1"],
    "$what: lies on the chant when the turn player gets priority",
    ({ what, phase }) => {
      const state = table(what, phase);
      expect([state.phase, state.zones.chant.length, asked(state)]).toEqual([phase, 1, "priority 0"]);
      const { state: after } = play(state, bothPass(1), watchers);
      expect([after.players[0].life, after.phase]).toEqual([11, phase]);
    },
  );

  rule(
    ["mag:602.2", "mag:603.2", "mag:604.2", "mag:605.1", "mag:606.1"],
    "not in another phase, nor in the opponent's turn",
    () => {
      expect(table("turn begins", "draw").players[0].life).toBe(10);
      expect(table("draw begins", "stone").players[0].life).toBe(10);
      expect(table("stone begins", "main").players[0].life).toBe(10);
      expect(table("main begins", "end").zones.chant).toEqual([]);
      expect(table("turn ends", "main").zones.chant).toEqual([]);
      expect(table("turn begins", "standby", 1).players[0].life).toBe(10);
      expect(table("main begins", "main", 1).zones.chant).toEqual([]);
    },
  );
});

describe("waking", () => {
  rule(["mag:602.1", "mag:102"], "leaves alone what cannot wake", () => {
    const tired = (name: string) => ({ name, rested: true });
    const state = arena({ battleArea: [tired("sleeper"), tired("1/1")] }, {}, { phase: "standby" });
    expect(state.zones.battleArea.map(({ rested }) => rested)).toEqual([true, false]);
  });

  rule("mag:602.1", "concerns what the turn player commands, whoever owns it", () => {
    const table = arena(
      { battleArea: [{ name: "guest", rested: true, controller: 1 }] },
      { battleArea: [{ name: "thief", rested: true, controller: 0 }] },
      { phase: "standby" },
    );
    expect([unitNamed(table, "guest").rested, unitNamed(table, "thief").rested]).toEqual([true, false]);
  });
});

describe("phases and passing", () => {
  rule(["mag:601.4", "mag:408.5"], "both passing resolves the chant first, and ends the phase when it is empty", () => {
    const used = fight(arena({ hand: ["cheer"], life: 10 }), "use cheer").state;
    const resolved = fight(used, "both pass").state;
    expect([resolved.phase, resolved.players[0].life, resolved.zones.chant]).toEqual(["main", 11, []]);
    expect(fight(resolved, "both pass").state.phase).toBe("end");
  });

  rule("mag:606.2.1", "both may use quick cards in the end phase, and no others", () => {
    const table = arena({ hand: ["cheer", "slow"] }, { hand: ["cheer", "slow"] }, { phase: "end" });
    expect(fight(table, "use cheer").state.zones.chant.length).toBe(1);
    expect(fight(table, "pass", "use cheer").state.zones.chant.length).toBe(1);
    expect(() => fight(table, "use slow")).toThrow("NOT_OFFERED");
    expect(() => fight(table, "pass", "use slow")).toThrow("NOT_OFFERED");
  });
});

describe("effects until a player's next turn", () => {
  rule("mag:306.1.1", "end when that turn begins", () => {
    const cards = makeCards([
      ...SYNTHETIC.list,
      quick(
        "hold",
        "",
        aimed(A_UNIT, {
          do: "modify",
          what: { target: 0 },
          changes: [{ add: "hp", amount: 1 }],
          until: "yourNextTurn",
        }),
      ),
    ]);
    const table = scene({ cards, sides: sides({ battleArea: ["blue unit 1"], hand: ["hold"] }) });
    const hold = table.zones.hand[0][0]?.id ?? -1;
    const held = play(table, [{ do: "use", instance: hold }, ...bothPass(1)], cards).state;
    const theirs = play(held, bothPass(2), cards).state;
    expect([theirs.turnPlayer, theirs.lasting.length]).toEqual([1, 1]);
    const mine = play(theirs, bothPass(2), cards).state;
    expect([mine.turnPlayer, mine.lasting]).toEqual([0, []]);
  });
});
