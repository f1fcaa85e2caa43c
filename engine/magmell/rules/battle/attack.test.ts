import { describe, expect } from "vitest";
import { legalAnswers } from "../..";
import { ARENA, arena, fight, options, steps, targetName, types, unitNamed } from "../../testing/arena";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";

const tired = (name: string) => ({ name, rested: true });
const words = (state: Parameters<typeof legalAnswers>[1]) => legalAnswers(ARENA, state).map((answer) => answer.do);

describe("declaring an attack", () => {
  rule(["mag:605.4.2", "mag:701.1.1", "mag:701.2.1.1"], "begins a battle with the designated attacker", () => {
    const before = arena({ battleArea: ["1/1", "2/2"] });
    expect(before.battle).toBeNull();
    const { state } = fight(before, "attack 2/2");
    expect(state.battle).toEqual({
      step: "designation",
      attacker: unitNamed(before, "2/2").id,
      target: null,
      firstTarget: null,
      defender: null,
    });
    expect(unitNamed(state, "2/2").rested).toBe(false);
  });

  rule("mag:701.1.2", "is not offered when nothing could be attacked or rested", () => {
    expect(words(arena({ battleArea: ["restless"] }))).toEqual(["pass"]);
    expect(words(arena({ battleArea: [tired("1/1")] }))).toEqual(["pass"]);
    expect(words(arena({ battleArea: ["1/1"] }))).toEqual(["pass", "attack"]);
  });

  rule(
    ["mag:701.2.2", "mag:701.3.3", "mag:701.4.3", "mag:701.5.3", "mag:701.6.2"],
    "gives the turn player priority in each step",
    () => {
      let state = fight(arena({ battleArea: ["1/1"] }), "attack 1/1").state;
      for (const step of ["designation", "attack", "defense", "damage", "end"]) {
        expect([state.battle?.step, asked(state)]).toEqual([step, "priority 0"]);
        state = fight(state, "both pass").state;
      }
      expect(state.battle).toBeNull();
    },
  );

  rule(
    ["mag:701.2.2.1", "mag:701.3.3.1", "mag:701.4.3.1", "mag:701.5.3.1", "mag:701.6.2.1"],
    "lets both use quick cards in each step, and no others",
    () => {
      let state = fight(
        arena({ battleArea: ["1/1"], hand: ["slow", "cheer"] }, { hand: ["slow", "cheer"] }),
        "attack 1/1",
      ).state;
      for (let step = 0; step < 5; step += 1) {
        const mine = fight(state, "use cheer").state;
        expect(mine.zones.chant.length).toBe(1);
        const theirs = fight(state, "pass", "use cheer").state;
        expect(theirs.zones.chant.length).toBe(1);
        expect(() => fight(state, "use slow")).toThrow("NOT_OFFERED");
        expect(() => fight(state, "pass", "use slow")).toThrow("NOT_OFFERED");
        state = fight(state, "both pass").state;
      }
      expect(fight(state, "use slow").state.zones.chant.length).toBe(1);
    },
  );

  rule(["mag:701.1.3", "mag:701.1.4", "mag:601.5"], "goes through the five steps, one for each time both pass", () => {
    const { state, events } = fight(arena({ battleArea: ["1/1"] }), "attack 1/1", ...Array(5).fill("both pass"));
    expect(steps(events)).toEqual(["designation", "attack", "defense", "damage", "end"]);
    expect([state.phase, state.battle]).toEqual(["main", null]);
  });

  rule(["mag:601.5", "mag:408.5"], "stays in the step while something lies on the chant", () => {
    const declared = fight(arena({ battleArea: ["1/1"], hand: ["cheer"] }), "attack 1/1", "use cheer").state;
    const resolved = fight(declared, "both pass").state;
    expect([resolved.battle?.step, resolved.zones.chant, asked(resolved)]).toEqual(["designation", [], "priority 0"]);
    expect(fight(resolved, "both pass").state.battle?.step).toBe("attack");
  });
});

describe("the attack step", () => {
  rule("mag:701.3.1.1", "asks the turn player for the opponent or one of their rested units", () => {
    const table = arena({ battleArea: ["2/2", tired("1/1")] }, { battleArea: ["4/4", tired("1/3"), tired("0/4")] });
    const { state } = fight(table, "attack 2/2", "both pass");
    expect([asked(state), options(state)]).toEqual(["pick 0", ["player 1", "1/3", "0/4"]]);
    const chosen = fight(state, "pick 0/4").state;
    const target = { instance: unitNamed(table, "0/4").id };
    expect([chosen.battle?.target, chosen.battle?.firstTarget]).toEqual([target, target]);
  });

  rule("mag:701.3.1.2", "rests the attacker then, and not before", () => {
    const declared = fight(arena({ battleArea: ["2/2"] }), "attack 2/2", "pass").state;
    expect(unitNamed(declared, "2/2").rested).toBe(false);
    const { state, events } = fight(declared, "pass");
    expect(unitNamed(state, "2/2").rested).toBe(true);
    expect(types(events, "rested", "attacked")).toEqual(["rested", "attacked"]);
  });

  rule("mag:701.3.2", "“when it attacks” triggers for the attacker, and only in this step", () => {
    const table = arena({ battleArea: ["raider", "1/1"], life: 10 }, { battleArea: [tired("raider")], life: 10 });
    const declared = fight(table, "attack raider").state;
    expect(declared.zones.chant).toEqual([]);
    const attacked = fight(declared, "both pass", "pick raider").state;
    expect([attacked.zones.chant.length, attacked.battle?.step]).toEqual([1, "attack"]);
    const resolved = fight(attacked, "both pass").state;
    expect(resolved.players.map(({ life }) => life)).toEqual([11, 10]);
    const other = fight(table, "attack 1/1", "both pass", "pick raider").state;
    expect(other.zones.chant).toEqual([]);
  });

  rule(["mag:701.3.1.3", "house:1"], "is skipped with all that follows when the attacker has been rested", () => {
    const table = arena({ battleArea: ["2/2", "veteran"], life: 10 }, { hand: ["tire"] });
    const { state, events } = fight(table, "attack 2/2", "pass", "use tire", "pick 2/2", "both pass", "both pass");
    expect([state.battle?.step, state.battle?.target]).toEqual(["end", null]);
    expect(steps(events)).toEqual(["designation", "attack", "end"]);
    expect(types(events, "attacked", "battleBroken", "damaged")).toEqual(["battleBroken"]);
    const over = fight(state, "both pass", "both pass").state;
    expect([over.battle, over.players[0].life, over.players[1].life]).toEqual([null, 11, 20]);
  });

  rule("mag:701.3.1.3", "goes on when the attacker has been rested and woken again", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["rouse"] }, { hand: ["tire"] });
    const tiredOnce = fight(table, "attack 2/2", "pass", "use tire", "pick 2/2", "both pass").state;
    const { events } = fight(tiredOnce, "use rouse", "pick 2/2", "both pass", "both pass");
    expect(types(events, "attacked", "battleBroken")).toEqual(["attacked"]);
  });

  rule("mag:701.3.1.3", "is skipped when the attacker has left", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { hand: ["recall"] });
    const { state, events } = fight(table, "attack 2/2", "pass", "use recall", "pick 2/2", "both pass", "both pass");
    expect([state.battle?.step, types(events, "attacked", "battleBroken")]).toEqual(["end", ["battleBroken"]]);
  });

  rule(
    ["mag:701.3.1.3", "mag:306.1.2.1"],
    "is skipped when something else was done instead of resting the attacker",
    () => {
      const table = arena({ battleArea: ["mule"], life: 10 });
      const { state, events } = fight(table, "attack mule", "both pass");
      expect([state.battle?.step, state.players[0].life, unitNamed(state, "mule").rested]).toEqual(["end", 11, false]);
      expect(types(events, "attacked", "battleBroken")).toEqual(["battleBroken"]);
    },
  );

  rule(["mag:701.3.1.3", "mag:102"], "is skipped when the attacker may not attack any more", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { hand: ["pacify"] });
    const { events } = fight(table, "attack 2/2", "pass", "use pacify", "pick 2/2", "both pass", "both pass");
    expect(types(events, "attacked", "battleBroken")).toEqual(["battleBroken"]);
  });

  rule("house:30", "is skipped when the attacker has changed sides; later that changes nothing", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { hand: ["seize"] });
    const early = fight(table, "attack 2/2", "pass", "use seize", "pick 2/2", "both pass", "both pass");
    expect(types(early.events, "attacked", "battleBroken")).toEqual(["battleBroken"]);
    const late = fight(
      table,
      "attack 2/2",
      "both pass",
      "pass",
      "use seize",
      "pick 2/2",
      ...Array(3).fill("both pass"),
    );
    expect([late.state.battle?.step, late.state.players[1].life]).toEqual(["damage", 18]);
  });

  rule("mag:701.3.4", "goes to the last step when the attacker has left by its end", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { hand: ["recall"] });
    const attacked = fight(table, "attack 2/2", "both pass").state;
    const { state, events } = fight(attacked, "pass", "use recall", "pick 2/2", "both pass", "both pass");
    expect([state.battle?.step, steps(events)]).toEqual(["end", ["end"]]);
    expect(events.find(({ type }) => type === "battleBroken")?.rule).toBe("mag:701.3.4");
  });

  rule("mag:701.3.4", "goes to the last step when the attacked unit has left by its end", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("4/4"), "1/1"], hand: ["recall"] });
    const attacked = fight(table, "attack 2/2", "both pass", "pick 4/4").state;
    const { state, events } = fight(attacked, "pass", "use recall", "pick 4/4", "both pass", "both pass");
    expect([state.battle?.step, steps(events)]).toEqual(["end", ["end"]]);
  });

  rule(["mag:701.3.4", "house:30"], "goes on to the defense step when the attacked unit has only woken", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("4/4")], hand: ["rouse"] });
    const attacked = fight(table, "attack 2/2", "both pass", "pick 4/4").state;
    const { state } = fight(attacked, "pass", "use rouse", "pick 4/4", "both pass", "both pass", "done");
    expect([state.battle?.step, targetName(state, state.battle?.target ?? { player: 0 })]).toEqual(["defense", "4/4"]);
  });
});
