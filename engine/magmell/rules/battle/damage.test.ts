import { describe, expect } from "vitest";
import { ARENA, arena, fight, types, unitNamed } from "../../testing/arena";
import { asked } from "../../testing/play";
import { rule } from "../../testing/rule";
import { namesIn } from "../../testing/scene";

const tired = (name: string) => ({ name, rested: true });
type State = ReturnType<typeof arena>;
/** Up to the defense step. */
const attacked = (state: State, name: string, ...target: readonly string[]) =>
  fight(state, `attack ${name}`, "both pass", ...target, "both pass").state;
const inBattle = ({ zones }: State) => zones.battleArea.map(({ card, damage }) => [ARENA.list[card]?.name, damage]);

describe("the damage step", () => {
  rule("mag:701.5.1.1", "an attacked player loses as much life as the attacker has AP", () => {
    const { state, events } = fight(attacked(arena({ battleArea: ["3/2"] }), "3/2"), "both pass");
    expect(state.players.map(({ life }) => life)).toEqual([20, 17]);
    expect(events.filter(({ type }) => type === "damaged")).toEqual([
      {
        type: "damaged",
        rule: "mag:701.5.1.1",
        target: { player: 1 },
        amount: 3,
        source: unitNamed(state, "3/2").id,
        inBattle: true,
      },
    ]);
  });

  rule("mag:701.5.1.1", "an attacked unit deals its damage at the same moment", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("1/3")] });
    const { state } = fight(attacked(table, "2/2", "pick 1/3"), "both pass");
    expect(inBattle(state)).toEqual([
      ["2/2", 1],
      ["1/3", 2],
    ]);
  });

  rule("mag:701.5.1.1", "units that kill each other both die", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: [tired("3/2")] });
    const { state } = fight(attacked(table, "2/2", "pick 3/2"), "both pass");
    expect([inBattle(state), namesIn(ARENA, state, "dust", 0), namesIn(ARENA, state, "dust", 1)]).toEqual([
      [],
      ["2/2"],
      ["3/2"],
    ]);
  });

  rule("mag:701.5.1.2", "a defender and the attacker deal damage to each other, and nobody else takes any", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: ["1/3"] });
    const { state, events } = fight(attacked(table, "2/2"), "pick 1/3", "both pass");
    expect([inBattle(state), state.players[1].life]).toEqual([
      [
        ["2/2", 1],
        ["1/3", 2],
      ],
      20,
    ]);
    expect(events.filter(({ type }) => type === "damaged").map(({ rule }) => rule)).toEqual([
      "mag:701.5.1.2",
      "mag:701.5.1.2",
    ]);
  });

  rule("mag:203.3", "a unit without AP deals none", () => {
    const table = arena({ battleArea: ["0/1"] }, { battleArea: ["1/3"] });
    const alone = fight(attacked(table, "0/1"), "done", "both pass");
    expect([types(alone.events, "damaged"), alone.state.players[1].life]).toEqual([[], 20]);
    const met = fight(attacked(table, "0/1"), "pick 1/3", "both pass");
    expect(types(met.events, "damaged")).toEqual(["damaged"]);
    expect(inBattle(met.state)).toEqual([["1/3", 0]]);
  });

  rule("mag:213.2", "it is the AP of that moment that counts", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["charge"] }, {});
    const { state } = fight(attacked(table, "2/2"), "use charge", "pick 2/2", "both pass", "both pass");
    expect(state.players[1].life).toBe(16);
  });

  rule(["mag:102", "mag:701.5.1.2"], "what cannot be damaged is not, but deals its own", () => {
    const table = arena({ battleArea: ["2/2"] }, { battleArea: ["wall"] });
    const { state } = fight(attacked(table, "2/2"), "pick wall", "both pass");
    expect(inBattle(state)).toEqual([
      ["2/2", 0],
      ["wall", 0],
    ]);
  });

  rule(["mag:701.5.2", "house:7"], "“at the start of the damage step” triggers after the damage", () => {
    const table = arena({ battleArea: ["brawler"], life: 10 });
    const { state, events } = fight(attacked(table, "brawler"), "both pass");
    expect(types(events, "damaged", "momentCame", "triggered")).toEqual(["damaged", "momentCame", "triggered"]);
    expect([state.zones.chant.length, state.battle?.step]).toEqual([1, "damage"]);
    expect(fight(state, "both pass").state.players[0].life).toBe(11);
  });

  rule("mag:701.5.2", "so also for a unit that dies of it, because it is still there at that moment", () => {
    const table = arena({ battleArea: ["4/4"] }, { battleArea: [tired("brawler")] });
    const { state } = fight(attacked(table, "4/4", "pick brawler"), "both pass");
    expect(namesIn(ARENA, state, "dust", 1)).toEqual(["brawler"]);
    expect(state.zones.chant.map(({ isAbility, controller }) => [isAbility, controller])).toEqual([[true, 1]]);
  });
});

describe("the last step of a battle", () => {
  rule("mag:701.6.1", "“when the battle ends” triggers, and the turn player gets priority", () => {
    const table = arena({ battleArea: ["2/2", "veteran"], life: 10 });
    const dealt = fight(attacked(table, "2/2"), "both pass").state;
    expect(dealt.zones.chant).toEqual([]);
    const ending = fight(dealt, "both pass").state;
    expect([ending.battle?.step, ending.zones.chant.length, asked(ending)]).toEqual(["end", 1, "priority 0"]);
    expect(fight(ending, "both pass").state.players[0].life).toBe(11);
  });

  rule(
    ["mag:701.6.3", "mag:701.1.5", "mag:232.4.2"],
    "then the battle is over and the turn player has priority",
    () => {
      const table = arena({ battleArea: ["2/2", "1/1"] });
      const ending = fight(attacked(table, "2/2"), "both pass", "both pass").state;
      expect(ending.battle?.step).toBe("end");
      const { state, events } = fight(ending, "both pass");
      expect([state.battle, state.phase, asked(state)]).toEqual([null, "main", "priority 0"]);
      expect(types(events)).toEqual(["battleEnded"]);
      expect(fight(state, "attack 1/1").state.battle?.step).toBe("designation");
    },
  );

  rule("mag:306.1.1", "what was to last for the battle ends with it", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["charge"] });
    const charged = fight(attacked(table, "2/2"), "use charge", "pick 2/2", "both pass").state;
    const ending = fight(charged, "both pass", "both pass").state;
    expect([ending.players[1].life, ending.lasting.length]).toEqual([16, 1]);
    expect(fight(ending, "both pass").state.lasting).toEqual([]);
  });
});
