import { describe, expect } from "vitest";
import { ARENA, arena, fight, types, unitNamed } from "../testing/arena";
import { rule } from "../testing/rule";
import { namesIn } from "../testing/scene";

type State = ReturnType<typeof arena>;
const units = (state: State) => namesIn(ARENA, state, "battleArea");
const dust = (state: State, player: 0 | 1 = 0) => namesIn(ARENA, state, "dust", player);
const hurt = (name: string, damage: number) => ({ name, damage });

describe("a unit with damage", () => {
  rule(["mag:705.4.3", "mag:213.3.1", "mag:221.4.1"], "is destroyed when that is as much as its HP, or more", () => {
    const state = arena({ battleArea: [hurt("2/2", 2), hurt("1/3", 2)] }, { battleArea: [hurt("4/4", 7)] });
    expect([units(state), dust(state, 0), dust(state, 1)]).toEqual([["1/3"], ["2/2"], ["4/4"]]);
  });

  rule("mag:221.4.1", "is not destroyed before somebody gets priority", () => {
    const state = arena({ battleArea: ["2/2", "1/3"], hand: ["bolt"] });
    const { events } = fight(state, "use bolt", "pick 2/2", "both pass");
    expect(types(events, "damaged", "resolved", "moved").slice(-4)).toEqual(["damaged", "resolved", "moved", "moved"]);
  });

  rule("mag:705.4.3", "is destroyed when its HP falls to the damage it has", () => {
    const state = arena({ battleArea: [hurt("4/4", 2), "1/1"], hand: ["shrink"] });
    const { state: after } = fight(state, "use shrink", "pick 4/4", "both pass");
    expect(units(after)).toEqual(["1/1"]);
  });

  rule("mag:705.4.3", "lives as long as something adds to its HP, and dies when that goes", () => {
    const state = arena({ battleArea: [hurt("2/2", 2), "chief"], hand: ["recall"] });
    expect(units(state)).toEqual(["2/2", "chief"]);
    const { state: after } = fight(state, "use recall", "pick chief", "both pass");
    expect([units(after), dust(after)]).toEqual([[], ["recall", "2/2"]]);
  });
});

describe("a unit without HP", () => {
  rule(["mag:705.4.4", "mag:213.3.2"], "is destroyed at 0 and below", () => {
    const state = arena({ battleArea: ["2/0", "1/1"] });
    expect([units(state), dust(state)]).toEqual([["1/1"], ["2/0"]]);
    const { state: after } = fight(
      arena({ battleArea: ["2/2", "1/1"], hand: ["shrink"] }),
      "use shrink",
      "pick 2/2",
      "both pass",
    );
    expect(units(after)).toEqual(["1/1"]);
  });

  rule("mag:705.4.4", "lives with 1 HP, however it comes by it", () => {
    const state = arena({ battleArea: ["2/0", "chief"] });
    expect(units(state)).toEqual(["2/0", "chief"]);
    const counted = arena({ battleArea: [{ name: "2/0", counters: { power: 1 } }] });
    expect(units(counted)).toEqual(["2/0"]);
  });

  rule(["mag:705.4.4", "mag:224.4.2"], "may have lost it to weak counters", () => {
    expect(units(arena({ battleArea: [{ name: "2/2", counters: { weak: 2 } }] }))).toEqual([]);
    expect(units(arena({ battleArea: [{ name: "2/2", counters: { weak: 1 } }] }))).toEqual(["2/2"]);
  });
});

describe("the destruction by rule processes", () => {
  rule(["mag:705.4.3", "mag:705.4.4"], "happens once for a unit that both find", () => {
    const table = arena({
      battleArea: [hurt("2/2", 1), "1/1", { name: "martyr", counters: { power: 1 }, damage: 1 }],
      hand: ["shrink"],
      life: 10,
    });
    const { state, events } = fight(table, "use shrink", "pick martyr", "both pass");
    const moves = events.filter((event) => event.type === "moved" && event.cause === "destroy");
    expect(moves.length).toBe(1);
    expect(state.zones.chant.length).toBe(1);
  });

  rule(
    ["mag:705.4.3", "mag:705.4.4"],
    "is one event for a unit that both find: what replaces the next one saves it",
    () => {
      const table = arena({ battleArea: ["2/2", "4/4"], hand: ["ward", "weaken", "sap"] });
      const saved = fight(
        table,
        ...["use ward", "both pass", "use weaken", "pick 2/2", "both pass", "use sap", "pick 2/2", "both pass"],
      ).state;
      expect([units(saved), unitNamed(saved, "2/2").damage, unitNamed(saved, "2/2").counters]).toEqual([
        ["2/2", "4/4"],
        0,
        null,
      ]);
      const lost = fight(table, ...["use weaken", "pick 2/2", "both pass", "use sap", "pick 2/2", "both pass"]).state;
      expect(units(lost)).toEqual(["4/4"]);
    },
  );

  rule("mag:705.3.2", "takes all that it finds at one moment: each of two sees the other one die", () => {
    const together = arena({ battleArea: [hurt("mourner", 2), hurt("mourner", 2)] });
    expect([units(together), together.waiting.length]).toEqual([[], 2]);
  });

  rule("mag:705.3.2", "looks again: what lives by another's ability dies after it", () => {
    expect(units(arena({ battleArea: ["chief", hurt("mourner", 2)] }))).toEqual(["chief", "mourner"]);
    const after = arena({ battleArea: [hurt("chief", 1), hurt("mourner", 2)] });
    // It was still there when the other one died, and saw it.
    expect([units(after), dust(after), after.zones.chant.length]).toEqual([[], ["chief", "mourner"], 1]);
  });

  rule("mag:102", "leaves alone what cannot be destroyed", () => {
    const state = arena({ battleArea: [hurt("statue", 5)] });
    expect(units(state)).toEqual(["statue"]);
    expect(units(fight(state, "both pass").state)).toEqual(["statue"]);
  });

  rule("mag:306.1.2", "may be replaced: the unit goes where the replacement says", () => {
    const state = arena({ battleArea: [hurt("phoenix", 2)] });
    expect([units(state), dust(state), namesIn(ARENA, state, "hand")]).toEqual([[], [], ["phoenix"]]);
  });

  rule("mag:306.1.2", "may be replaced: what is done instead takes the reason away", () => {
    const state = arena({ battleArea: [hurt("troll", 2)] });
    expect([units(state), unitNamed(state, "troll").damage]).toEqual([["troll"], 0]);
  });

  rule("house:36", "is not tried again in the same check when a replacement leaves the unit as it is", () => {
    const state = arena({ battleArea: [hurt("zombie", 2)], life: 10 });
    expect([units(state), state.players[0].life]).toEqual([["zombie"], 11]);
    const { state: next, events } = fight(state, "pass");
    expect([units(next), next.players[0].life, types(events, "replaced").length]).toEqual([["zombie"], 12, 1]);
  });
});

describe("a check that finds abilities waiting", () => {
  rule(["mag:705.3.3", "mag:705.3.3.1", "mag:705.2"], "puts them on the chant before anybody gets priority", () => {
    const state = arena({ battleArea: [hurt("martyr", 1)] });
    expect([dust(state), state.zones.chant.length, state.waiting]).toEqual([["martyr"], 1, []]);
  });

  rule("mag:705.3.3.1", "looks again afterwards", () => {
    const table = arena({ battleArea: ["chief", { name: "martyr", damage: 1 }, "2/0"], hand: ["kill"] });
    const { state, events } = fight(table, "use kill", "pick chief", "both pass");
    expect([units(state), state.zones.chant.length]).toEqual([[], 1]);
    expect(types(events, "abilityPut")).toEqual(["abilityPut"]);
  });
});
