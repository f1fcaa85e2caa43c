import { describe, expect } from "vitest";
import { arena, fight, unitNamed } from "../../testing/arena";
import { rule } from "../../testing/rule";

const controller = (state: ReturnType<typeof arena>, name: string) => unitNamed(state, name).controller;

describe("control of a unit for a while", () => {
  rule(["mag:306.1.1", "mag:606.3.2"], "ends with the turn", () => {
    const table = arena({ battleArea: ["1/1"], hand: ["seize"] }, { battleArea: ["4/4"] });
    const seized = fight(table, "use seize", "pick 4/4", "both pass").state;
    expect(controller(seized, "4/4")).toBe(0);
    const { state } = fight(seized, "both pass", "both pass");
    expect([controller(state, "4/4"), state.lasting, state.turn]).toEqual([1, [], 4]);
  });

  rule("house:33", "a later one on the same unit goes on, and gives it back to who had it before both", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["borrow"] }, { battleArea: ["4/4"], hand: ["seize"] });
    const borrowed = fight(table, "attack 2/2", "use borrow", "pick 4/4", "both pass").state;
    expect(controller(borrowed, "4/4")).toBe(0);
    const taken = fight(borrowed, "pass", "use seize", "pick 4/4", "both pass").state;
    expect(controller(taken, "4/4")).toBe(1);
    const over = fight(taken, "both pass", "both pass", "done", ...Array(3).fill("both pass")).state;
    expect([over.battle, over.lasting.length, controller(over, "4/4")]).toEqual([null, 1, 1]);
    const { state } = fight(over, "both pass", "both pass");
    expect([state.turn, state.lasting, controller(state, "4/4")]).toEqual([4, [], 1]);
  });

  rule("house:33", "the earlier one that ends first changes nothing for now", () => {
    const table = arena({ battleArea: ["2/2", "1/1"], hand: ["borrow", "seize"] }, { battleArea: ["4/4"] });
    const both = fight(
      table,
      ...["attack 2/2", "use borrow", "pick 4/4", "both pass", "use seize", "pick 4/4", "both pass"],
    ).state;
    const after = fight(both, ...Array(5).fill("both pass")).state;
    expect([after.battle, controller(after, "4/4")]).toEqual([null, 0]);
    expect(controller(fight(after, "both pass", "both pass").state, "4/4")).toBe(1);
  });

  rule("mag:401.6", "ends without effect on a unit that has left", () => {
    const table = arena({ battleArea: ["1/1"], hand: ["seize", "recall"] }, { battleArea: ["4/4"] });
    const gone = fight(table, "use seize", "pick 4/4", "both pass", "use recall", "pick 4/4", "both pass").state;
    const { state } = fight(gone, "both pass", "both pass");
    expect([state.lasting, state.zones.hand[1].length]).toEqual([[], 2]);
  });
});

describe("an effect that goes on while its source is where it is", () => {
  const jailed = () =>
    fight(
      arena({ battleArea: ["jailer", "1/1"], hand: ["recall"] }, { battleArea: ["4/4"] }),
      ...["attack jailer", "both pass", "both pass"],
    ).state;

  rule("mag:306.1.1", "outlasts the battle and the turn", () => {
    const state = jailed();
    expect([controller(state, "4/4"), state.battle?.step]).toEqual([0, "attack"]);
    const next = fight(state, ...Array(6).fill("both pass")).state;
    expect([next.turn, controller(next, "4/4"), next.lasting.length]).toEqual([4, 0, 1]);
  });

  rule("mag:306.1.1", "ends at the check that finds its source gone", () => {
    const { state } = fight(jailed(), "use recall", "pick jailer", "both pass");
    expect([controller(state, "4/4"), state.lasting]).toEqual([1, []]);
    const other = fight(jailed(), "use recall", "pick 1/1", "both pass").state;
    expect([controller(other, "4/4"), other.lasting.length]).toEqual([0, 1]);
  });
});
