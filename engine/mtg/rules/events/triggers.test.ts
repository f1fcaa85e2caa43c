import { describe, expect } from "vitest";
import type { Ability, EventPattern, TriggeredAbility } from "../../model/ability";
import { defineCard } from "../../model/card";
import { rule } from "../../testing/rule";
import { createCreature, createEnchantment, createStaticAbility, TestBoard } from "../../testing/test-board";
import { createMoveEvent } from "./move-event";

const BEAR = createCreature("Bear", [2, 2], { cost: "1G" });

const when = (on: EventPattern, parts: Partial<TriggeredAbility> = {}): Ability => ({
  type: "triggered",
  on,
  effects: [],
  ...parts,
});

const GHOUL = createCreature("Ghoul", [1, 1], { abilities: [when({ on: "dies", what: { type: "creature" } })] });

describe("a triggered ability", () => {
  rule("mtg-6e:A.4.3", "waits for the next priority as it triggers", () => {
    const board = new TestBoard("6e", [GHOUL, BEAR]);
    board.moves([2], "graveyard", "destroy");
    expect(board.waiting).toEqual([1]);
    expect(board.game.state.zones.stack).toEqual([]);
  });

  rule("mtg-6e:A.4.4", "works on the battlefield unless it says otherwise", () => {
    const board = new TestBoard("6e", [
      { card: GHOUL, zone: "graveyard" },
      {
        card: createCreature("Shade", [1, 1], { abilities: [when({ on: "dies", what: {} }, { zone: "graveyard" })] }),
        zone: "graveyard",
      },
      BEAR,
    ]);
    board.moves([3], "graveyard", "destroy");
    expect(board.waiting).toEqual([2]);
  });

  rule("mtg-6e:A.4.5", "waits on although its source has gone", () => {
    const board = new TestBoard("6e", [GHOUL, BEAR]);
    board.moves([2], "graveyard", "destroy");
    board.moves([1], "exile");
    expect(board.waiting).toEqual([1]);
  });

  rule("mtg-6e:A.4.10", "is controlled by whoever controlled its source as it triggered", () => {
    const board = new TestBoard("6e", [GHOUL, BEAR]);
    board.moves([2], "graveyard", "destroy");
    board.happens({ type: "controlChanged", rule: "mtg-6e:G.5.3", instance: 1, player: 1 });
    expect(board.game.state.waiting.map(({ controller }) => controller)).toEqual([0]);
  });

  rule("mtg-6e:A.4.13", "triggers once for each time that its event happens, also within one moment", () => {
    const board = new TestBoard("6e", [GHOUL, BEAR, BEAR, BEAR]);
    board.moves([2, 3, 4], "graveyard", "destroy");
    expect(board.waiting).toEqual([1, 1, 1]);
  });

  rule("mtg-6e:A.4.r3", "of each of two permanents triggers once on one death", () => {
    const board = new TestBoard("6e", [GHOUL, GHOUL, BEAR]);
    board.moves([3], "graveyard", "destroy");
    expect(board.waiting).toEqual([1, 2]);
  });

  rule("mtg-6e:A.4.15", "does not trigger at all where its condition fails", () => {
    const pair = when(
      { on: "stepBegins", step: "end" },
      { if: { amount: { count: { all: { type: "creature" } } }, is: ">=", than: 2 } },
    );
    const board = new TestBoard("6e", [createEnchantment("Pair", pair), BEAR, BEAR]);
    const endStep = () =>
      board.happens({ type: "stepBegan", rule: "mtg-6e:P.12.1", player: 0, step: "end", beginsTurn: false });
    endStep();
    expect(board.waiting).toEqual([1]);
    board.moves([3], "exile");
    endStep();
    expect(board.waiting).toEqual([1]);
  });

  rule("mtg-6e:A.4.r4", "does not trigger on what is prevented", () => {
    const board = new TestBoard("6e", [
      { card: BEAR, state: { shields: [{ kind: "prevent", amount: 3 }] } },
      createEnchantment("Grudge", when({ on: "damaged", what: { type: "creature" } })),
    ]);
    const hit = () =>
      board.happens({
        type: "damaged",
        rule: "mtg-6e:G.10.2",
        target: { instance: 1 },
        amount: 2,
        source: null,
        inCombat: false,
      });
    hit();
    expect(board.waiting).toEqual([]);
    hit();
    expect(board.waiting).toEqual([2]);
  });

  rule("mtg-6e:A.4.r8", "on a spell of either of two colors triggers once on a spell of both", () => {
    const either = when({ on: "cast", who: "each", what: { any: [{ color: "w" }, { color: "b" }] } });
    const board = new TestBoard("6e", [
      createEnchantment("Toll", either),
      { card: createCreature("Hybrid", [1, 1], { cost: "WB" }), zone: "stack" },
    ]);
    board.happens({ type: "cast", rule: "mtg-6e:T.5.1", instance: 2, player: 0 });
    expect(board.waiting).toEqual([1]);
  });
});

describe("an ability that looks for something leaving", () => {
  rule(["mtg-6e:A.4.21", "mtg-6e:A.4.r6"], "looks back to the moment before, and sees its own permanent leave", () => {
    const board = new TestBoard("6e", [GHOUL, GHOUL]);
    board.moves([1, 2], "graveyard", "destroy");
    expect(board.waiting).toEqual([1, 2, 1, 2]);
  });

  rule("mtg-6e:A.4.21", "judges what has left by what it was", () => {
    const board = new TestBoard("6e", [GHOUL, defineCard("Vault", { types: ["artifact"] })]);
    board.effect([2], { become: { types: ["creature"] }, keep: true });
    board.moves([2], "graveyard", "destroy");
    expect(board.waiting).toEqual([1]);
  });

  rule("mtg-6e:A.4.20", "knows the object where it went to, and loses it as it goes on", () => {
    const board = new TestBoard("6e", [GHOUL, BEAR]);
    const [buried] = board.moves([2], "graveyard", "destroy");
    const [first] = board.game.state.waiting;
    const thing = first?.thing;
    expect(thing?.sort === "triggered" && thing.event).toMatchObject({ subject: { instance: buried }, was: 2 });
    expect(board.moves([buried ?? 0], "exile")).not.toEqual([buried]);
  });

  rule("mtg-6e:G.27.2", "triggers on phasing out where that is leaving, and today does not", () => {
    const leaves = createEnchantment("Wake", when({ on: "leaves", what: { type: "creature" } }));
    const waitingIn = (era: "6e" | "8e" | "mod") => {
      const board = new TestBoard(era, [leaves, BEAR]);
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 2, with: null });
      return board.waiting;
    };
    expect([waitingIn("6e"), waitingIn("8e"), waitingIn("mod")]).toEqual([[1], [1], []]);
  });

  rule(
    "mtg-house:22",
    "does not take phasing out for leaving in the modern era: the permanent stays where it is",
    () => {
      const board = new TestBoard("mod", [BEAR, BEAR]);
      board.happens({ type: "phasedOut", rule: "mtg-house:22", instance: 1, with: null });
      expect(board.at(1).zone).toBe("battlefield");
      expect(board.at(1).object.phasedOut).toBe(true);
      const old = new TestBoard("6e", [BEAR, BEAR]);
      old.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 1, with: null });
      expect(old.at(1).zone).toBe("phasedOut");
    },
  );
});

describe("an ability that looks for something coming", () => {
  const welcome = (what: EventPattern & { on: "enters" }) => createEnchantment("Welcome", when(what));

  rule("mtg-6e:A.4.22", "sees it with all effects on it", () => {
    const forbidding = createStaticAbility(
      { all: { type: "land", not: { supertype: "basic" } } },
      { becomeLand: "Mountain" },
    );
    const cave = { card: defineCard("Cave", { types: ["land"], subtypes: ["Cave"] }), zone: "hand" } as const;
    const board = new TestBoard("6e", [
      createEnchantment("Moon", forbidding),
      createEnchantment("Miner", when({ on: "enters", what: { subtype: "Mountain" } })),
      createEnchantment("Diver", when({ on: "enters", what: { subtype: "Cave" } })),
      cave,
    ]);
    board.moves([4], "battlefield");
    expect(board.waiting).toEqual([2]);
  });

  rule("mtg-6e:G.27.9", "does not trigger on phasing in", () => {
    const board = new TestBoard("6e", [
      welcome({ on: "enters", what: { type: "creature" } }),
      { card: BEAR, zone: "hand" },
    ]);
    const [bear = 0] = board.moves([2], "battlefield");
    expect(board.waiting).toEqual([1]);
    board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: bear, with: null });
    board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: bear, with: null });
    expect(board.waiting).toEqual([1]);
  });
});

describe("a state trigger", () => {
  const lonely: Ability = {
    type: "state",
    when: { not: { some: { all: { type: "creature", other: true } } } },
    effects: [],
  };

  rule("mtg-6e:A.4.16", "triggers as its condition comes true", () => {
    const board = new TestBoard("6e", [createCreature("Hermit", [1, 1], { abilities: [lonely] }), BEAR]);
    board.happens({ type: "lifeGained", rule: "mtg-6e:G.19.2", player: 0, amount: 1 });
    expect(board.waiting).toEqual([]);
    board.moves([2], "exile");
    expect(board.waiting).toEqual([1]);
  });

  rule("mtg-6e:A.4.17", "triggers no second time until the condition has been false", () => {
    const board = new TestBoard("6e", [
      createCreature("Hermit", [1, 1], { abilities: [lonely] }),
      { card: BEAR, zone: "hand" },
    ]);
    const gain = () => board.happens({ type: "lifeGained", rule: "mtg-6e:G.19.2", player: 0, amount: 1 });
    gain();
    gain();
    expect(board.waiting).toEqual([1]);
    const [bear = 0] = board.moves([2], "battlefield");
    expect(board.waiting).toEqual([1]);
    board.moves([bear], "exile");
    expect(board.waiting).toEqual([1, 1]);
  });
});

describe("an ability on blocking", () => {
  const blocked = (...blockers: readonly number[]) => ({
    type: "blockersDeclared" as const,
    rule: "mtg-6e:C.4.1" as const,
    player: 1 as const,
    blockers: blockers.map((id) => ({ id, attackers: [1] })),
  });

  rule("mtg-6e:A.4.18", "triggers once however many block", () => {
    const board = new TestBoard("6e", [
      createCreature("Lure", [1, 1], { abilities: [when({ on: "becomesBlocked", what: "self" })] }),
      { card: BEAR, player: 1 },
      { card: BEAR, player: 1 },
    ]);
    board.happens(blocked(2, 3), { type: "becameBlocked", rule: "mtg-6e:C.4.7", instance: 1 });
    expect(board.waiting).toEqual([1]);
  });

  rule("mtg-6e:A.4.19", "triggers for each blocker where it asks by what", () => {
    const board = new TestBoard("6e", [
      createCreature("Basilisk", [1, 1], {
        abilities: [when({ on: "becomesBlocked", what: "self", by: { type: "creature" } })],
      }),
      { card: BEAR, player: 1 },
      { card: BEAR, player: 1 },
    ]);
    board.happens(blocked(2, 3), { type: "becameBlocked", rule: "mtg-6e:C.4.7", instance: 1 });
    expect(board.waiting).toEqual([1, 1]);
  });
});

describe("a delayed ability", () => {
  rule(["mtg-6e:A.5.5", "mtg-6e:A.5.2"], "triggers once, and only on what happens after it began", () => {
    const board = new TestBoard("6e", [BEAR, BEAR, BEAR, BEAR]);
    const { state } = board.game;
    board.moves([1], "graveyard", "destroy");
    board.happens({
      type: "effectBegan",
      rule: "mtg-6e:A.5.1",
      lasting: {
        id: state.nextId++,
        moment: state.moment,
        turn: state.turn,
        until: "turn",
        scope: {
          source: 4,
          card: 0,
          controller: 0,
          event: null,
          aim: { modes: [], x: 0, targets: [], shares: [] },
          memory: {},
        },
        kind: "delayed",
        ability: { type: "triggered", on: { on: "dies", what: { type: "creature" } }, effects: [] },
      },
    });
    expect(board.waiting).toEqual([]);
    const place = (id: number) =>
      createMoveEvent(board.at(id), "graveyard", { cause: "destroy", rule: "mtg-6e:G.13.1" });
    board.happens(place(2), place(3));
    expect(board.waiting).toEqual([4]);
    expect(state.lasting).toEqual([]);
  });
});
