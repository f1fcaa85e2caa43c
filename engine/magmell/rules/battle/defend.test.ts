import { describe, expect } from "vitest";
import { arena, fight, options, steps, targetName, types, unitNamed } from "../../testing/arena";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";

const tired = (name: string) => ({ name, rested: true });
/** Up to the defense step of an attack on the opponent. */
const attacked = (state: Parameters<typeof fight>[0], name = "2/2") =>
  fight(state, `attack ${name}`, "both pass", "both pass").state;
const target = ({ battle }: ReturnType<typeof attacked>) => battle?.target ?? null;

describe("the defense step", () => {
  rule("mag:701.4.1", "lets the attacked player take one awake unit of theirs, or none", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { battleArea: ["1/3", tired("4/4"), "0/4"] });
    const open = fight(table, "attack 2/2", "both pass", "pick player 1", "both pass").state;
    expect([asked(open), options(open)]).toEqual(["pick 1", ["1/3", "0/4"]]);
    const defended = fight(open, "pick 0/4").state;
    const id = unitNamed(defended, "0/4").id;
    expect([defended.battle?.defender, target(defended)]).toEqual([id, { instance: id }]);
    expect(defended.battle?.firstTarget).toEqual({ player: 1 });
    const undefended = fight(open, "done").state;
    expect([undefended.battle?.defender, target(undefended)]).toEqual([null, { player: 1 }]);
  });

  rule("mag:701.4.1", "lets whoever commands the attacked unit do so", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("4/4"), "0/4"] });
    const state = fight(table, "attack 2/2", "both pass", "pick 4/4", "both pass", "pick 0/4").state;
    expect(targetName(state, target(state) ?? { player: 0 })).toBe("0/4");
  });

  rule("mag:701.4.1", "asks nobody when there is no awake unit", () => {
    const state = attacked(arena({ battleArea: ["2/2", "1/1"] }, { battleArea: [] }));
    expect([state.battle?.step, asked(state)]).toEqual(["defense", "priority 0"]);
  });

  rule(["mag:701.4.1", "mag:102"], "leaves out units that cannot defend", () => {
    const state = attacked(arena({ battleArea: ["2/2"] }, { battleArea: ["coward", "0/4"] }));
    expect(options(state)).toEqual(["0/4"]);
  });

  rule("mag:701.4.1.1", "attacks the first target again as soon as the defender has left", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: ["0/4"], hand: ["recall"] });
    const defended = fight(attacked(table), "pick 0/4").state;
    const { state, events } = fight(defended, "pass", "use recall", "pick 0/4", "both pass");
    expect([state.battle?.step, state.battle?.defender, target(state)]).toEqual(["defense", null, { player: 1 }]);
    expect(types(events, "moved", "targetRestored", "resolved")).toEqual([
      ...["moved", "moved", "targetRestored", "resolved", "moved"],
    ]);
    expect(fight(state, "both pass").state.players[1].life).toBe(18);
  });

  rule(["mag:701.4.1.1", "mag:401.6"], "a defender that has come back is another unit and defends no more", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: ["0/4"], hand: ["blink"] });
    const { state } = fight(attacked(table), "pick 0/4", "pass", "use blink", "pick 0/4", "both pass");
    expect([unitNamed(state, "0/4").rested, state.battle?.defender, target(state)]).toEqual([
      ...[false, null, { player: 1 }],
    ]);
    expect(fight(state, "both pass").state.players[1].life).toBe(18);
  });

  rule("mag:701.4.1.1", "does not when another unit has left, nor after the defense step", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: ["0/4", "1/1"], hand: ["recall"] });
    const defended = fight(attacked(table), "pick 0/4").state;
    const other = fight(defended, "pass", "use recall", "pick 1/1", "both pass");
    expect(types(other.events, "targetRestored")).toEqual([]);
    const late = fight(defended, "both pass", "pass", "use recall", "pick 0/4", "both pass");
    expect(types(late.events, "targetRestored")).toEqual([]);
    expect(late.state.players[1].life).toBe(20);
  });

  rule("mag:701.4.1.2", "asks nobody when the attacker cannot be defended", () => {
    const state = attacked(arena({ battleArea: ["shade"] }, { battleArea: ["0/4"] }), "shade");
    expect([state.battle?.step, asked(state)]).toEqual(["defense", "priority 0"]);
  });

  rule("mag:701.4.1.3", "takes one of the units that must defend, whichever the player likes", () => {
    const state = attacked(arena({ battleArea: ["2/2"] }, { battleArea: ["sentry", "0/4", "sentry"] }));
    expect(options(state)).toEqual(["sentry", "sentry"]);
    expect(() => fight(state, "done")).toThrow("NOT_OFFERED");
    expect(fight(state, "pick sentry").state.battle?.defender).not.toBeNull();
  });

  rule("mag:701.4.1.3", "asks nothing of a unit that cannot defend now", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("sentry"), "0/4", "1/3"] });
    const { state } = fight(table, "attack 2/2", "both pass", "pick player 1", "both pass");
    expect(options(state)).toEqual(["0/4", "1/3"]);
  });

  rule("mag:701.4.2", "“when it defends” triggers for the defender only", () => {
    const table = arena({ battleArea: ["2/2", "guard"] }, { battleArea: ["guard", "0/4"], life: 10 });
    const open = attacked(table);
    const defended = fight(open, "pick guard").state;
    expect(defended.zones.chant.map(({ controller }) => controller)).toEqual([1]);
    expect(fight(defended, "both pass").state.players[1].life).toBe(11);
    expect(fight(open, "pick 0/4").state.zones.chant).toEqual([]);
  });

  rule("mag:701.4.4", "goes to the last step when the attacker has left by its end", () => {
    const table = arena({ battleArea: ["2/2", "1/1"] }, { hand: ["recall"] });
    const { state, events } = fight(attacked(table), "pass", "use recall", "pick 2/2", "both pass", "both pass");
    expect([state.battle?.step, steps(events), state.players[1].life]).toEqual(["end", ["end"], 20]);
    expect(events.find(({ type }) => type === "battleBroken")?.rule).toBe("mag:701.4.4");
  });

  rule("mag:701.4.4", "goes to the last step when the attacked unit has left by its end", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("4/4")], hand: ["recall"] });
    const open = fight(table, "attack 2/2", "both pass", "pick 4/4", "both pass").state;
    const { state, events } = fight(open, "pass", "use recall", "pick 4/4", "both pass", "both pass");
    expect([state.battle?.step, types(events, "damaged")]).toEqual(["end", []]);
  });

  rule("house:31", "the attacked unit may defend itself once it is awake", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("4/4")], hand: ["rouse"] });
    const woken = fight(
      table,
      "attack 2/2",
      "both pass",
      "pick 4/4",
      "pass",
      "use rouse",
      "pick 4/4",
      "both pass",
    ).state;
    const { state } = fight(woken, "both pass", "pick 4/4");
    expect(state.battle?.defender).toBe(unitNamed(state, "4/4").id);
  });

  rule("house:31", "whoever commands the attacked unit by then may defend it, but not with the attacker", () => {
    const table = arena(
      { battleArea: ["2/2", "1/1"], hand: ["seize", "rouse"] },
      { battleArea: [tired("4/4"), "0/4"] },
    );
    const open = fight(table, "attack 2/2", "both pass", "pick 4/4", "use seize", "pick 4/4", "both pass").state;
    const { state } = fight(open, "use rouse", "pick 2/2", "both pass", "both pass");
    expect([asked(state), options(state)]).toEqual(["pick 0", ["1/1"]]);
  });
});
