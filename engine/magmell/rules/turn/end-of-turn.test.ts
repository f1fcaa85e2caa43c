import { describe, expect } from "vitest";
import { ARENA, arena, fight, types, unitNamed } from "../../testing/arena";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";
import { namesIn } from "../../testing/scene";

describe("the procedure at the end of a turn", () => {
  rule("mag:606.3", "comes when both have passed in the end phase", () => {
    const table = arena({ battleArea: [{ name: "4/4", damage: 1 }] }, {}, { phase: "end" });
    expect(types(fight(table, "pass").events)).toEqual([]);
    expect(types(fight(table, "both pass").events).slice(0, 2)).toEqual(["damageRemoved", "turnBegan"]);
  });

  rule(["mag:606.3.2", "mag:306.1.1"], "ends the effects of this turn, after the damage has gone", () => {
    const table = arena({ battleArea: [{ name: "2/2", damage: 1 }, "1/1"], hand: ["grow", "bolt"] });
    const grown = fight(table, "use grow", "pick 2/2", "both pass", "use bolt", "pick 2/2", "both pass").state;
    expect([unitNamed(grown, "2/2").damage, grown.lasting.length]).toEqual([3, 1]);
    const { state, events } = fight(grown, "both pass", "both pass");
    expect([state.turn, unitNamed(state, "2/2").damage, state.lasting]).toEqual([4, 0, []]);
    expect(types(events, "damageRemoved", "effectEnded")).toEqual(["damageRemoved", "effectEnded"]);
  });

  rule("mag:606.3.2", "leaves other effects as they are", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["charge"] });
    const charged = fight(table, "use charge", "pick 2/2", "both pass").state;
    expect(fight(charged, "both pass", "both pass").state.lasting.length).toBe(1);
  });

  /** A unit that only what lasts until the end of the turn keeps alive; something triggers when it dies. */
  const doomed = () =>
    fight(
      arena({ battleArea: ["martyr", "2/2"], hand: ["grow", "weaken", "grow"], life: 10 }, { hand: ["cheer", "slow"] }),
      ...["use grow", "pick martyr", "both pass", "use weaken", "pick martyr", "both pass", "both pass"],
    ).state;

  rule(
    ["mag:606.3.4", "mag:232.4.3"],
    "gives the turn player priority when its check has put something on the chant",
    () => {
      const before = doomed();
      expect([before.phase, before.zones.chant]).toEqual(["end", []]);
      const { state } = fight(before, "both pass");
      expect([state.turn, state.phase, state.zones.chant.length, asked(state)]).toEqual([3, "end", 1, "priority 0"]);
      expect(namesIn(ARENA, state, "dust")).toContain("martyr");
    },
  );

  rule("mag:606.3.4.1", "both may use quick cards then, and no others", () => {
    const { state } = fight(doomed(), "both pass");
    expect(fight(state, "use grow").state.zones.chant.length).toBe(2);
    expect(fight(state, "pass", "use cheer").state.zones.chant.length).toBe(2);
    expect(() => fight(state, "pass", "use slow")).toThrow("NOT_OFFERED");
  });

  rule("mag:606.3.4.2", "is done anew when the chant is empty and both have passed", () => {
    const { state } = fight(doomed(), "both pass", "use grow", "both pass");
    expect([state.turn, state.lasting.length, state.players[0].life]).toEqual([3, 1, 10]);
    const resolved = fight(state, "both pass").state;
    expect([resolved.turn, resolved.players[0].life]).toEqual([3, 11]);
    const { state: next, events } = fight(resolved, "both pass");
    expect([next.turn, next.lasting]).toEqual([4, []]);
    expect(types(events, "effectEnded", "turnBegan")).toEqual(["effectEnded", "turnBegan"]);
  });

  rule("mag:606.3.4.2", "is over when its check has put nothing on the chant", () => {
    const { state, events } = fight(arena({}, {}, { phase: "end" }), "both pass");
    expect([state.turn, types(events, "turnBegan")]).toEqual([4, ["turnBegan"]]);
  });
});
