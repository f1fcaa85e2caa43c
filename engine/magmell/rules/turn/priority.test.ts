import { describe, expect, it } from "vitest";
import { legalAnswers } from "../..";
import { ARENA, arena, fight } from "../../testing/arena";
import { asked, play } from "../../testing/play";
import { rule } from "../../testing/rule";
import { scene } from "../../testing/scene";

const pile = (name: string) => Array.from({ length: 9 }, () => name);
const side = { grimoire: pile("blue unit 1"), stoneDeck: pile("青の魔石") };
const main = () => scene({ sides: [side, side] });

describe("priority", () => {
  it("may be let go by whoever has it", () => {
    expect(main().choice).toEqual({ ask: "priority", rule: "mag:232.2", player: 0 });
    expect(asked(play(main(), ["pass"]).state)).toBe("priority 1");
  });

  rule(["mag:232.3", "mag:705.1", "mag:705.3.4"], "a check comes before it, whoever gets it", () => {
    const state = main();
    state.players[1].life = 0;
    const after = play(state, ["pass"]).state;
    expect(after.choice).toBeNull();
    expect(after.outcome).toEqual({ rule: "mag:202.3", winner: 0 });
  });

  rule("mag:705.3.4", "when the check finds nothing the player gets priority", () => {
    expect(asked(play(main(), ["pass"]).state)).toBe("priority 1");
  });

  it("goes to the turn player first in each phase", () => {
    const state = play(main(), ["pass", "pass"]).state;
    expect([state.phase, asked(state)]).toEqual(["end", "priority 0"]);
  });

  rule("mag:232.5", "after one pass the other player gets it; after two in a row nobody does", () => {
    const one = play(main(), ["pass"]).state;
    expect(one.agenda.at(-1)).toEqual({ run: "priority", player: 1, passes: 1 });
    const two = play(one, ["pass"]).state;
    expect(two.phase).toBe("end");
  });

  rule("mag:232.5.1", "passes are not counted across phases", () => {
    const end = play(main(), ["pass", "pass"]).state;
    expect(end.agenda.at(-1)).toEqual({ run: "priority", player: 0, passes: 0 });
  });

  it("ends the phase when both let it go and nothing is on the chant", () => {
    expect([main(), play(main(), ["pass", "pass"]).state].map(({ phase }) => phase)).toEqual(["main", "end"]);
  });
});

describe("what priority is for", () => {
  const words = (state: ReturnType<typeof arena>) => legalAnswers(ARENA, state).map((answer) => answer.do);

  rule(["mag:232.1", "mag:232.2"], "whoever has it may use a card, attack, or let it go", () => {
    const state = arena({ hand: ["cheer"], battleArea: ["1/1"] }, { hand: ["cheer"], battleArea: ["1/1"] });
    expect(words(state)).toEqual(["pass", "use", "attack"]);
    expect(words(fight(state, "pass").state)).toEqual(["pass", "use"]);
  });

  rule("mag:232.2", "nothing is offered that cannot be done", () => {
    expect(words(arena({ hand: ["1/1"] }))).toEqual(["pass"]);
    expect(() => fight(arena({ hand: ["1/1"] }), "use 1/1")).toThrow("NOT_OFFERED");
    const theirs = arena({}, { battleArea: ["1/1"] });
    expect(() => fight(theirs, "attack 1/1")).toThrow("NOT_OFFERED");
    expect(() => fight(theirs, "use nothing")).toThrow("NOT_OFFERED");
    expect(() => fight(theirs, "done")).toThrow("NOT_OFFERED");
  });

  rule("mag:232.2", "once used it is gone until somebody gets it again", () => {
    const state = fight(arena({ battleArea: ["1/1"] }), "attack 1/1").state;
    expect(state.agenda.filter(({ run }) => run === "priority").length).toBe(1);
  });

  rule("mag:232.4.5", "the turn player gets it after either has used it", () => {
    const state = arena({ hand: ["cheer"] }, { hand: ["cheer"] });
    expect(asked(fight(state, "use cheer").state)).toBe("priority 0");
    expect(asked(fight(state, "pass", "use cheer").state)).toBe("priority 0");
  });

  rule("mag:232.4.1", "the turn player gets it in each phase and step once what triggered lies on the chant", () => {
    const table = arena({ battleArea: ["raider"] }, {}, { turnPlayer: 0 });
    const { state, events } = fight(table, "attack raider", "both pass");
    expect(events.map(({ type }) => type).slice(-3)).toEqual(["attacked", "triggered", "abilityPut"]);
    expect([state.battle?.step, asked(state), state.zones.chant.length]).toEqual(["attack", "priority 0", 1]);
  });

  rule("mag:232.4.4", "the turn player gets it when something has been resolved", () => {
    const state = fight(arena({}, { hand: ["cheer"] }), "pass", "use cheer").state;
    expect(asked(fight(state, "both pass").state)).toBe("priority 0");
  });

  rule(["mag:232.6", "mag:408.5", "mag:704.1"], "two passes in a row resolve the topmost only", () => {
    const state = fight(arena({ hand: ["cheer", "cheer"], life: 10 }), "use cheer", "use cheer").state;
    const once = fight(state, "both pass").state;
    expect([once.zones.chant.length, once.players[0].life, once.phase]).toEqual([1, 11, "main"]);
    const twice = fight(once, "both pass").state;
    expect([twice.zones.chant.length, twice.players[0].life, twice.phase]).toEqual([0, 12, "main"]);
    expect(fight(twice, "both pass").state.phase).toBe("end");
  });

  rule("mag:232.6", "passes do not count in a row when a card has been used between them", () => {
    const state = fight(arena({}, { hand: ["cheer"], life: 10 }), "pass", "use cheer", "pass").state;
    expect([state.zones.chant.length, asked(state)]).toEqual([1, "priority 1"]);
    expect(fight(state, "pass").state.players[1].life).toBe(11);
  });

  rule("mag:232.5.1", "passes are not counted across steps", () => {
    const state = fight(arena({ battleArea: ["1/1"] }), "attack 1/1", "both pass").state;
    expect(state.agenda.at(-1)).toEqual({ run: "priority", player: 0, passes: 0 });
  });
});
