import { describe, expect } from "vitest";
import { asked, bothPass, play } from "../testing/play";
import { rule } from "../testing/rule";
import { lay, scene } from "../testing/scene";
import { CHECKS } from "./table";

const stocked = { grimoire: ["blue unit 1", "blue unit 2"], stoneDeck: ["青の魔石"] };

describe("a player without life", () => {
  rule(["mag:705.4.1", "mag:202.2.1", "mag:220.4", "mag:221.3"], "loses at 0 and below", () => {
    for (const life of [0, -3]) {
      const over = scene({ sides: [stocked, { ...stocked, life }] });
      expect(over.outcome?.winner).toBe(0);
      expect(over.defeats).toEqual([{ player: 1, rule: "mag:705.4.1" }]);
    }
  });

  rule("mag:705.4.1", "plays on with one life", () => {
    expect(scene({ sides: [{ ...stocked, life: 1 }, stocked] }).outcome).toBeNull();
  });
});

describe("a player who draws from an empty grimoire", () => {
  rule(["mag:705.4.2", "mag:202.2.2", "mag:229.3"], "loses at the next check", () => {
    const over = scene({ phase: "draw", sides: [{}, stocked] });
    expect(over.outcome?.winner).toBe(1);
    expect(over.defeats).toEqual([{ player: 0, rule: "mag:705.4.2" }]);
  });

  rule("mag:202.2", "does not lose before somebody would get priority", () => {
    const { events } = play(scene({ phase: "end", sides: [stocked, { stoneDeck: ["青の魔石"] }] }), bothPass(1));
    const types = events.map(({ type }) => type);
    expect(types.slice(-4)).toEqual(["drewFromEmpty", "momentCame", "defeated", "gameEnded"]);
  });

  rule("mag:705.4.2", "does not lose for an empty grimoire alone", () => {
    const state = scene({ phase: "draw", sides: [{ grimoire: ["blue unit 1"] }, stocked] });
    expect([state.zones.grimoire[0], state.outcome]).toEqual([[], null]);
  });
});

describe("the check", () => {
  rule("mag:705.3.1", "looks, and changes nothing while it looks", () => {
    const game = lay({ sides: [{ life: 0, drewFromEmpty: true }, { life: -1 }] });
    const before = structuredClone(game.state);
    for (const { find } of CHECKS) find(game, [], []);
    expect(game.state).toEqual(before);
  });

  rule("mag:705.3.2", "does everything it found at one moment", () => {
    expect(scene({ sides: [{ life: 0 }, { life: 0 }] }).outcome).toEqual({ rule: "mag:202.4", winner: null });
  });

  rule("mag:705.3.4", "ends when it finds nothing", () => {
    const state = scene({ sides: [stocked, stocked] });
    expect([asked(state), state.agenda.filter(({ run }) => run === "check")]).toEqual(["priority 0", []]);
  });
});
