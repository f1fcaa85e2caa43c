import { describe, expect } from "vitest";
import { defineCard } from "../../model/card";
import { ERAS } from "../../model/era";
import { rule } from "../../testing/rule";
import { createCreature, createEnchantment, createStaticAbility, TestBoard } from "../../testing/test-board";
import { createMoveEvent } from "./move-event";

const BEAR = createCreature("Bear", [2, 2], { cost: "1G" });
const OX = createCreature("Ox", [1, 4], { cost: "2W" });

describe("an object that moves", () => {
  rule(["mtg-6e:Z.1.3", "mtg-6e:Z.3.r2", "mtg-6e:Z.3.r3", "mtg-6e:Z.5.r1"], "forgets what it was", () => {
    const marks = { counters: { "+1/+1": 2 }, damage: 1, tapped: true, settled: true };
    const board = new TestBoard("6e", [{ card: BEAR, state: marks }]);
    const [buried = 0] = board.moves([1], "graveyard");
    expect(buried).not.toBe(1);
    const [again = 0] = board.moves([buried], "battlefield");
    expect(board.at(again).object).toMatchObject({ counters: null, damage: 0, tapped: false, settled: false });
  });

  rule("mtg-6e:Z.1.5", "goes to its owner's hand, graveyard or library, whoever controlled it", () => {
    const board = new TestBoard("6e", [
      { card: BEAR, player: 1, state: { controller: 0 } },
      { card: OX, player: 1, state: { controller: 0 } },
    ]);
    board.moves([1], "graveyard");
    board.moves([2], "hand");
    const { graveyard, hand } = board.game.state.zones;
    expect([graveyard[1].length, hand[1].length, graveyard[0].length, hand[0].length]).toEqual([1, 1, 0, 0]);
  });

  rule("mtg-6e:Z.6.5", "comes to lie on top of a library", () => {
    const board = new TestBoard("6e", [{ card: OX, zone: "library" }, BEAR]);
    const [top] = board.moves([2], "library");
    expect(board.game.state.zones.library[0].at(-1)?.id).toBe(top);
  });

  rule("mtg-6e:Z.3.3", "comes to lie on top of a graveyard", () => {
    const board = new TestBoard("6e", [BEAR, { card: OX, zone: "graveyard" }]);
    const [top] = board.moves([1], "graveyard");
    expect(board.game.state.zones.graveyard[0].at(-1)?.id).toBe(top);
  });

  rule("mtg-6e:Z.9.5", "from the stack to the battlefield stays what it was", () => {
    const board = new TestBoard("6e", [{ card: BEAR, zone: "stack" }]);
    expect(board.moves([1], "battlefield")).toEqual([1]);
    expect(board.at(1).zone).toBe("battlefield");
  });

  rule(["mtg-6e:T.6.8", "mtg-6e:K.6.7"], "is remembered as it last was", () => {
    const board = new TestBoard("6e", [BEAR]);
    board.effect([1], { add: "power", amount: 3 }, { become: { colors: ["r"] }, keep: false });
    board.moves([1], "graveyard");
    expect(board.lastSeen(1)).toMatchObject({ power: 5, colors: ["r"] });
  });

  rule("mtg-6e:Z.1.4", "moves together with the others of its moment", () => {
    const board = new TestBoard("6e", [BEAR, BEAR, { card: BEAR, zone: "hand" }]);
    const before = board.game.state.moment;
    board.moves([1, 2], "exile");
    expect(board.game.state.moment).toBe(before + 1);
    expect(board.game.state.zones.exile.map(({ arrived }) => arrived)).toEqual([before + 1, before + 1]);
  });

  rule("mtg-6e:G.30.1", "out of the game lies in exile, which everybody sees", () => {
    const board = new TestBoard("6e", [BEAR]);
    const [gone = 0] = board.moves([1], "exile");
    expect(board.at(gone).zone).toBe("exile");
  });
});

describe("cards that come to one graveyard together", () => {
  const lay = (era: (typeof ERAS)[number], ordersGraveyards = false) => {
    const board = new TestBoard(era, [BEAR, OX]);
    board.game.state.ordersGraveyards = ordersGraveyards;
    board.happens(
      ...[1, 2].map((id) => createMoveEvent(board.at(id), "graveyard", { cause: "destroy", rule: "mtg-6e:G.13.1" })),
    );
    return board;
  };

  rule(["mtg-6e:Z.1.4", "mtg-6e:Z.3.3"], "are ordered by their owner in the sixth edition", () => {
    const board = lay("6e");
    expect(board.game.state.agenda).toMatchObject([{ run: "batch" }]);
    expect(board.battlefield).toEqual(["Bear", "Ox"]);
  });

  rule("mtg-house:20", "are ordered in the modern era only in games that ask for it", () => {
    expect(lay("mod").game.state.zones.graveyard[0]).toHaveLength(2);
    expect(lay("mod", true).game.state.agenda).toMatchObject([{ run: "batch" }]);
  });
});

describe("a permanent that comes", () => {
  rule(
    ["mtg-6e:A.4.r5", "mtg-6e:T.8.r1"],
    "comes with the counters and tapped as effects say, and triggers nothing by it",
    () => {
      const hydra = createCreature("Hydra", [0, 0], {
        abilities: [
          { type: "replacement", on: { on: "enters", what: "self" }, instead: { enters: { counters: ["+1/+1", 3] } } },
        ],
      });
      const gate = createEnchantment("Gate", {
        type: "replacement",
        on: { on: "enters", what: { type: "creature", controller: "opponent" } },
        instead: { enters: { tapped: true } },
      });
      const board = new TestBoard("6e", [
        { card: gate, player: 1 },
        createEnchantment("Watch", { type: "triggered", on: { on: "taps", what: {} }, effects: [] }),
        { card: hydra, zone: "hand" },
      ]);
      const [came = 0] = board.moves([3], "battlefield");
      expect(board.at(came).object).toMatchObject({ tapped: true, counters: { "+1/+1": 3 } });
      expect(board.stats(came)).toBe("3/3");
      expect(board.waiting).toEqual([]);
    },
  );

  rule("mtg-6e:G.27.10", "is not one that phases in", () => {
    const gate = createEnchantment("Gate", {
      type: "replacement",
      on: { on: "enters", what: { type: "creature" } },
      instead: { enters: { tapped: true } },
    });
    const board = new TestBoard("6e", [gate, BEAR]);
    board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 2, with: null });
    board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: 2, with: null });
    expect(board.at(2).object.tapped).toBe(false);
  });

  rule(["mtg-6e:G.37.1", "mtg-6e:G.37.r2"], "has summoning sickness, also one that has only been away", () => {
    const board = new TestBoard("6e", [BEAR]);
    const [away = 0] = board.moves([1], "exile");
    const [back = 0] = board.moves([away], "battlefield");
    expect(board.at(back).object.settled).toBe(false);
  });

  rule("mtg-6e:G.37.r1", "has summoning sickness again where it changes hands", () => {
    const board = new TestBoard("6e", [BEAR]);
    board.effect([1], { control: "opponent" });
    expect(board.at(1).object.settled).toBe(false);
  });
});

describe("phasing", () => {
  rule(
    ["mtg-6e:G.27.1", "mtg-6e:Z.7.1", "mtg-6e:Z.7.2"],
    "takes a permanent to its own zone with all that is on it",
    () => {
      const board = new TestBoard("6e", [{ card: BEAR, state: { counters: { "+1/+1": 2 } } }]);
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 1, with: null });
      expect(board.at(1)).toMatchObject({ zone: "phasedOut", object: { counters: { "+1/+1": 2 } } });
    },
  );

  rule(["mtg-6e:G.27.7", "mtg-6e:G.27.8"], "brings it back tapped or not as it was, without summoning sickness", () => {
    const board = new TestBoard("6e", [{ card: BEAR, state: { tapped: true, settled: false } }, BEAR]);
    for (const type of ["phasedOut", "phasedIn"] as const) {
      board.happens(...[1, 2].map((instance) => ({ type, rule: "mtg-6e:G.27.5", instance, with: null }) as const));
    }
    expect([1, 2].map((id) => board.at(id).object)).toMatchObject([
      { tapped: true, settled: true },
      { tapped: false, settled: true },
    ]);
  });

  rule(["mtg-6e:G.27.r2", "mtg-6e:T.8.r7"], "makes its effects the newest as it comes back", () => {
    const red = createEnchantment(
      "Red",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["r"] }, keep: false }),
    );
    const blue = createEnchantment(
      "Blue",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["u"] }, keep: false }),
    );
    for (const era of ERAS) {
      const board = new TestBoard(era, [BEAR, red, blue]);
      board.happens({ type: "phasedOut", rule: "mtg-6e:G.27.1", instance: 2, with: null });
      board.happens({ type: "phasedIn", rule: "mtg-6e:G.27.5", instance: 2, with: null });
      expect(board.seen(1).colors, era).toEqual(["r"]);
    }
  });
});

describe("identities", () => {
  rule("mtg-6e:K.3.2", "tell a permanent from another of its name", () => {
    const pump = createCreature("Brag", [1, 1], {
      abilities: [createStaticAbility("self", { add: "power", amount: 1 })],
    });
    const board = new TestBoard("6e", [pump, defineCard("Rock", { types: ["artifact"] }), pump]);
    expect([board.stats(1), board.stats(3)]).toEqual(["2/1", "2/1"]);
  });
});
