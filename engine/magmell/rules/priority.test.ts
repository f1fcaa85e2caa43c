import { describe, expect, it } from "vitest";
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
