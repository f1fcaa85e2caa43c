import { describe, expect } from "vitest";
import { runGame } from "../machine/run-game";
import { cardAt } from "../model/cards";
import { makeInstance } from "../model/instance";
import type { ZoneId } from "../model/zone";
import { applyBatch } from "../rules/events/apply-batch";
import { moveEvent, takeId } from "../rules/events/move-event";
import { ARENA, arena, fight, types, unitNamed } from "../testing/arena";
import { rule } from "../testing/rule";
import { lay, namesIn } from "../testing/scene";

type State = ReturnType<typeof arena>;
const units = (state: State) => namesIn(ARENA, state, "battleArea");
const withCounters = (name: string, counters: Record<string, number>) => ({ name, counters });

/** A table with one unit or token that is moved somewhere, and the check that follows. */
function movedTo(zone: ZoneId, sort: "card" | "token", counters: Record<string, number> | null = null) {
  const game = lay({ cards: ARENA, sides: [{ battleArea: ["1/1"] }, {}] });
  const { state } = game;
  const instance = makeInstance(takeId(state), ARENA.indexOf.get("2/2") ?? -1, 0, sort);
  instance.counters = counters;
  state.zones.battleArea.push(instance);
  const place = { zone: "battleArea", player: 0, instance } as const;
  const moved = moveEvent(game, place, zone, { cause: "put", rule: "mag:103" });
  if (moved === null) throw new Error("It cannot be moved there");
  applyBatch(game, [moved]);
  return { game, id: moved.becomes, check: () => checked(game) };
}

function checked(game: ReturnType<typeof lay>) {
  game.state.agenda.push({ run: "check" });
  runGame(game);
  return game;
}

describe("a token", () => {
  rule.each([{ zone: "dust" }, { zone: "hand" }, { zone: "grimoire" }, { zone: "dream" }] as const)(
    ["mag:705.4.5", "mag:206.4"],
    "vanishes in $zone",
    ({ zone }) => {
      const { game, check } = movedTo(zone, "token");
      expect(namesIn(ARENA, game.state, zone)).toEqual(["2/2"]);
      const { state, log } = check();
      expect(namesIn(ARENA, state, zone)).toEqual([]);
      expect(log?.filter(({ type }) => type === "vanished").map(({ rule }) => rule)).toEqual(["mag:705.4.5"]);
    },
  );

  rule("mag:206.4", "stays in the battle area", () => {
    const { state } = fight(arena({ hand: ["haunt"] }), "use haunt", "both pass", "both pass");
    expect([units(state), state.phase]).toEqual([["ghost"], "end"]);
  });

  rule(["mag:705.4.6", "mag:206.5"], "vanishes where it has moved to, even in a stone area", () => {
    const { state, log } = movedTo("stoneArea", "token").check();
    expect(state.zones.stoneArea[0]).toEqual([]);
    expect(log?.filter(({ type }) => type === "vanished").map(({ rule }) => rule)).toEqual(["mag:705.4.6"]);
  });

  rule("mag:206.5", "has been where it went: a card stays there", () => {
    const { state } = movedTo("dust", "card").check();
    expect(namesIn(ARENA, state, "dust")).toEqual(["2/2"]);
  });

  rule("mag:206.5", "goes to the dust when it is destroyed, and vanishes only at the next check", () => {
    const table = fight(arena({ hand: ["haunt", "kill"], battleArea: ["1/1"] }), "use haunt", "both pass").state;
    const { state, events } = fight(table, "use kill", "pick ghost", "both pass");
    const after = types(events, "moved", "resolved", "vanished");
    expect(after.indexOf("vanished")).toBeGreaterThan(after.indexOf("resolved"));
    expect(namesIn(ARENA, state, "dust")).not.toContain("ghost");
  });

  rule("mag:705.4.6", "that has moved and would be destroyed is destroyed, and vanishes after that", () => {
    const { game, check } = movedTo("battleArea", "token", { weak: 2 });
    expect(game.state.moved.length).toBeGreaterThan(0);
    const { state, log } = check();
    expect(units(state)).toEqual(["1/1"]);
    expect(types(log ?? [], "moved", "vanished").slice(-2)).toEqual(["moved", "vanished"]);
  });
});

describe("counters", () => {
  rule(["mag:705.4.8", "mag:224.2"], "that have moved with a card are there until the check, and then removed", () => {
    const { game, id, check } = movedTo("dust", "card", { power: 2, cremation: 1 });
    expect(game.state.zones.dust[0].map(({ counters }) => counters)).toEqual([{ power: 2, cremation: 1 }]);
    const { state, log } = check();
    expect(state.zones.dust[0].map(({ counters }) => counters)).toEqual([null]);
    expect(log?.filter(({ type }) => type === "countersRemoved")).toEqual([
      { type: "countersRemoved", rule: "mag:705.4.8", instance: id, counter: "power", count: 2 },
      { type: "countersRemoved", rule: "mag:705.4.8", instance: id, counter: "cremation", count: 1 },
    ]);
  });

  rule("mag:705.4.8", "that were put where it has arrived stay", () => {
    const table = arena({ battleArea: [withCounters("2/2", { power: 2 }), "1/1"], hand: ["rebirth"] });
    const { state } = fight(table, "use rebirth", "pick 2/2", "both pass");
    expect(unitNamed(state, "2/2").counters).toEqual({ power: 1 });
    // What an earlier check has looked at does not count for the next one.
    expect(unitNamed(fight(state, "pass").state, "2/2").counters).toEqual({ power: 1 });
  });

  rule("mag:705.4.8", "that have not moved stay", () => {
    const state = arena({ battleArea: [withCounters("2/2", { power: 1 })] });
    expect(unitNamed(fight(state, "both pass").state, "2/2").counters).toEqual({ power: 1 });
  });

  rule(["mag:705.4.9", "mag:224.3"], "of both sorts leave a unit by the smaller number", () => {
    const cases = [
      [{ power: 3, weak: 1 }, { power: 2 }],
      [{ power: 1, weak: 2 }, { weak: 1 }],
      [{ power: 2, weak: 2 }, null],
      [
        { power: 1, cremation: 1 },
        { power: 1, cremation: 1 },
      ],
    ] as const;
    for (const [before, after] of cases) {
      const state = arena({ battleArea: [withCounters("4/4", before)] });
      expect(unitNamed(state, "4/4").counters).toEqual(after);
    }
  });

  rule("mag:705.4.9", "stay where they are on different units", () => {
    const state = arena({ battleArea: [withCounters("4/4", { power: 1 }), withCounters("1/3", { weak: 1 })] });
    expect(state.zones.battleArea.map(({ counters }) => counters)).toEqual([{ power: 1 }, { weak: 1 }]);
  });

  rule("mag:705.4.9", "are removed once from a unit that has moved with them", () => {
    const { game, check } = movedTo("battleArea", "card", { power: 2, weak: 1 });
    expect(game.state.zones.battleArea.at(-1)?.counters).toEqual({ power: 2, weak: 1 });
    const { state, log } = check();
    expect(state.zones.battleArea.at(-1)?.counters).toBeNull();
    expect(types(log ?? [], "countersRemoved").length).toBe(2);
  });

  rule("mag:705.3.2", "a unit without HP that loses counters at the same moment is destroyed all the same", () => {
    const state = arena({ battleArea: [withCounters("1/1", { power: 1, weak: 2 })] });
    expect([units(state), namesIn(ARENA, state, "dust")]).toEqual([[], ["1/1"]]);
  });

  rule("mag:705.4.7", "on a card on the chant stay", () => {
    const used = fight(arena({ hand: ["cheer"] }), "use cheer").state;
    for (const card of used.zones.chant) card.counters = { power: 1 };
    expect(fight(used, "pass").state.zones.chant.map(({ counters }) => counters)).toEqual([{ power: 1 }]);
  });

  rule(["mag:705.4.7", "house:32"], "on an ability are removed, those on a token are not", () => {
    const table = arena({ battleArea: [{ name: "martyr", damage: 1 }] });
    const game = lay({ cards: ARENA, sides: [{}, {}] });
    const [ability] = table.zones.chant;
    if (ability === undefined) throw new Error("The ability is not on the chant");
    game.state.zones.chant.push({ ...ability, counters: { power: 1 } });
    const token = makeInstance(takeId(game.state), ARENA.indexOf.get("2/2") ?? -1, 0, "token");
    game.state.zones.battleArea.push(Object.assign(token, { counters: { power: 1 } }));
    const { state, log } = checked(game);
    expect([state.zones.chant[0]?.counters, state.zones.battleArea[0]?.counters]).toEqual([null, { power: 1 }]);
    expect(log?.map(({ rule }) => rule)).toEqual(["mag:705.4.7"]);
    expect(cardAt(ARENA, token.card).name).toBe("2/2");
  });
});
