import { describe, expect } from "vitest";
import { defineCard } from "../../model/card";
import { ERAS } from "../../model/era";
import type { Amount } from "../../model/select";
import { rule } from "../../testing/rule";
import { createCreature, createEnchantment, createStaticAbility, TestBoard } from "../../testing/test-board";

const BEAR = createCreature("Bear", [2, 2], { cost: "1G" });
const WHITE = createCreature("White Knight", [2, 2], { cost: "WW" });
const CRUSADE = createEnchantment(
  "Crusade",
  createStaticAbility({ all: { color: "w" } }, { add: "power", amount: 1 }, { add: "toughness", amount: 1 }),
);

describe("continuous effects", () => {
  rule("mtg-6e:T.8.5", "of a static ability last while its permanent is there", () => {
    const board = new TestBoard("6e", [WHITE, CRUSADE]);
    expect(board.stats(1)).toBe("3/3");
    board.moves([2], "graveyard");
    expect(board.stats(1)).toBe("2/2");
  });

  rule("mtg-6e:T.8.6", "of a static ability take in what comes later, and let go of what no longer matches", () => {
    const board = new TestBoard("6e", [CRUSADE, BEAR, { card: WHITE, zone: "hand" }]);
    const [knight = 0] = board.moves([3], "battlefield");
    expect([board.stats(2), board.stats(knight)]).toEqual(["2/2", "3/3"]);
    board.effect([knight], { become: { colors: ["r"] }, keep: false });
    expect(board.stats(knight)).toBe("2/2");
  });

  rule("mtg-6e:T.8.2", "of a resolution keep to the things that it affected", () => {
    const board = new TestBoard("6e", [WHITE, { card: WHITE, zone: "hand" }]);
    board.effect([1], { add: "power", amount: 1 });
    const [other = 0] = board.moves([2], "battlefield");
    expect([board.stats(1), board.stats(other)]).toEqual(["3/2", "2/2"]);
    board.effect([1], { become: { colors: ["r"] }, keep: false });
    expect(board.stats(1)).toBe("3/2");
  });

  rule("mtg-6e:T.8.7", "of a static ability work their amounts out anew at all times", () => {
    const crowd = createCreature("Crowd", [0, 0], {
      abilities: [
        createStaticAbility(
          "self",
          { set: "power", amount: { count: { all: { type: "creature" } } } },
          { set: "toughness", amount: 2 },
        ),
      ],
    });
    const board = new TestBoard("6e", [crowd, BEAR]);
    expect(board.stats(1)).toBe("2/2");
    board.moves([2], "graveyard");
    expect(board.stats(1)).toBe("1/2");
  });

  rule("mtg-6e:T.8.7", "of a static ability follow everything that their amounts read", () => {
    const powerAfter = (amount: Amount, change: (board: TestBoard) => void): readonly number[] => {
      const set = createStaticAbility("self", { set: "power", amount }, { set: "toughness", amount: 2 });
      const counting = createCreature("Counting", [0, 0], { abilities: [set] });
      const board = new TestBoard("6e", [
        counting,
        BEAR,
        { card: BEAR, zone: "hand" },
        { card: BEAR, zone: "library" },
      ]);
      const { power } = board.seen(1);
      change(board);
      return [power, board.seen(1).power];
    };
    const lose = (board: TestBoard): void =>
      board.happens({ type: "lifeLost", rule: "mtg-6e:G.19.6", player: 0, amount: 3 });
    const tap = (board: TestBoard): void => board.happens({ type: "tapped", rule: "mtg-6e:A.6.8", instance: 2 });
    expect(powerAfter({ life: "you" }, lose)).toEqual([20, 17]);
    expect(powerAfter({ handOf: "you" }, (board) => board.moves([3], "library"))).toEqual([1, 0]);
    expect(powerAfter({ count: { all: { tapped: true } } }, tap)).toEqual([0, 1]);
    const dead: Amount = { count: { all: {}, zone: "graveyard" } };
    expect(powerAfter(dead, (board) => board.moves([4], "graveyard"))).toEqual([0, 1]);
  });

  rule("mtg-6e:T.8.3", "of a resolution keep the amount that they had", () => {
    const board = new TestBoard("6e", [BEAR, WHITE]);
    board.effect([1], { add: "power", amount: { count: { all: { type: "creature" } } } });
    board.moves([2], "graveyard");
    expect(board.stats(1)).toBe("4/2");
  });

  rule("mtg-6e:T.8.8", "on a permanent end as it leaves", () => {
    const board = new TestBoard("6e", [BEAR]);
    board.effect([1], { add: "power", amount: 3 });
    const [inHand = 0] = board.moves([1], "hand");
    const [again = 0] = board.moves([inHand], "battlefield");
    expect(board.stats(again)).toBe("2/2");
  });

  rule("mtg-6e:T.8.12", "apply from the moment in which something comes", () => {
    const moon = createEnchantment(
      "Moon",
      createStaticAbility({ all: { type: "land", not: { supertype: "basic" } } }, { becomeLand: "Mountain" }),
    );
    const board = new TestBoard("6e", [moon, { card: defineCard("Cave", { types: ["land"] }), zone: "hand" }]);
    const [cave = 0] = board.moves([2], "battlefield");
    expect(board.seen(cave).subtypes).toEqual(["Mountain"]);
  });

  rule("mtg-6e:T.8.10", "come after those on which they depend, whichever is older", () => {
    const paint = createEnchantment(
      "Paint",
      createStaticAbility({ all: { name: "Bear" } }, { become: { colors: ["w"] }, keep: false }),
    );
    for (const pieces of [
      [BEAR, CRUSADE, paint],
      [BEAR, paint, CRUSADE],
    ]) {
      expect(new TestBoard("6e", pieces).stats(1)).toBe("3/3");
    }
  });

  rule(["mtg-6e:T.8.10", "mtg-6e:T.8.r3"], "otherwise apply oldest first, so that the latest wins", () => {
    const red = createEnchantment(
      "Red",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["r"] }, keep: false }),
    );
    const blue = createEnchantment(
      "Blue",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["u"] }, keep: false }),
    );
    expect(new TestBoard("6e", [BEAR, red, blue]).seen(1).colors).toEqual(["u"]);
    expect(new TestBoard("6e", [BEAR, blue, red]).seen(1).colors).toEqual(["r"]);
  });

  rule("mtg-6e:T.8.11", "of what is built into a permanent are the oldest on it", () => {
    const ground = createEnchantment("Ground", createStaticAbility({ all: { type: "creature" } }, { lose: "flying" }));
    const bird = createCreature("Bird", [1, 1], { keywords: ["flying"] });
    const riser = createCreature("Riser", [1, 1], { abilities: [createStaticAbility("self", { gain: "flying" })] });
    const board = new TestBoard("6e", [bird, ground, bird, riser]);
    expect([1, 3, 4].map((id) => board.seen(id).keywords)).toEqual([[], [], []]);
  });

  rule("mtg-6e:T.8.r6", "with a condition are built in all the same", () => {
    const ground = createEnchantment("Ground", createStaticAbility({ all: { type: "creature" } }, { lose: "flying" }));
    const riser = createCreature("Riser", [1, 1], {
      abilities: [{ type: "static", affects: "self", while: { turnOf: "you" }, changes: [{ gain: "flying" }] }],
    });
    expect(new TestBoard("6e", [riser]).seen(1).keywords).toEqual(["flying"]);
    expect(new TestBoard("6e", [ground, riser]).seen(2).keywords).toEqual([]);
  });

  rule("mtg-6e:A.3.2", "with a condition hold only while it does", () => {
    const proud = createCreature("Proud", [1, 1], {
      abilities: [
        {
          type: "static",
          affects: "self",
          while: { some: { all: { type: "creature", other: true } } },
          changes: [{ add: "power", amount: 4 }],
        },
      ],
    });
    const board = new TestBoard("6e", [proud, BEAR]);
    expect(board.stats(1)).toBe("5/1");
    board.moves([2], "graveyard");
    expect(board.stats(1)).toBe("1/1");
  });

  rule("mtg-6e:A.1.5", "that take an ability away take all of its kind", () => {
    const twice = createCreature("Twice", [1, 1], { keywords: ["flanking", "flanking", "flying"] });
    const board = new TestBoard("6e", [twice]);
    board.effect([1], { lose: "flanking" });
    expect(board.seen(1).keywords).toEqual(["flying"]);
  });

  rule("mtg-6e:A.1.3", "of a card that is not on the battlefield do nothing", () => {
    expect(new TestBoard("6e", [WHITE, { card: CRUSADE, zone: "graveyard" }]).stats(1)).toBe("2/2");
  });
});

describe("power and toughness", () => {
  const plus = (count: number) => ({ state: { counters: { "+1/+1": count } } });
  const settingTo1 = [
    { set: "power", amount: 1 },
    { set: "toughness", amount: 1 },
  ] as const;

  rule(
    ["mtg-6e:K.10.2", "mtg-6e:K.10.r1", "mtg-6e:K.10.r3"],
    "are set over counters in the sixth edition (N20)",
    () => {
      const board = new TestBoard("6e", [{ card: BEAR, ...plus(2) }]);
      expect(board.stats(1)).toBe("4/4");
      board.effect([1], ...settingTo1);
      expect(board.stats(1)).toBe("1/1");
      board.happens({ type: "countersPut", rule: "mtg-6e:G.8.1", instance: 1, counter: "+1/+1", count: 1 });
      expect(board.stats(1)).toBe("1/1");
      board.effect([1], { add: "power", amount: 3 });
      expect(board.stats(1)).toBe("4/1");
    },
  );

  rule("mtg-house:23", "have counters on top of what was set in later eras (N20)", () => {
    for (const era of ERAS) {
      const board = new TestBoard(era, [{ card: BEAR, ...plus(2) }]);
      board.effect([1], ...settingTo1);
      expect(board.stats(1), era).toBe(era === "6e" ? "1/1" : "3/3");
    }
  });

  rule(["mtg-6e:K.10.1", "mtg-6e:K.6.3"], "are printed ones before anything changes them", () => {
    expect(new TestBoard("6e", [createCreature("Ogre", [4, 3])]).stats(1)).toBe("4/3");
  });

  rule("mtg-6e:G.8.4", "of a creature whose own ability sets them count counters after that ability", () => {
    const own = createCreature("Own", [0, 0], { abilities: [createStaticAbility("self", ...settingTo1)] });
    expect(new TestBoard("6e", [{ card: own, ...plus(1) }]).stats(1)).toBe("2/2");
  });

  rule(["mtg-6e:G.8.5", "mtg-6e:K.5.3"], "keep their counters through a time as no creature", () => {
    const board = new TestBoard("6e", [{ card: BEAR, ...plus(1) }]);
    board.effect([1], { become: { types: ["artifact"] }, keep: false });
    expect(board.at(1).object.counters).toEqual({ "+1/+1": 1 });
    board.effect([1], { become: { types: ["creature"] }, keep: false });
    expect(board.stats(1)).toBe("3/3");
  });
});

describe("types and colors", () => {
  rule("mtg-6e:K.5.1", "that a permanent becomes replace those it had, unless it keeps them", () => {
    const board = new TestBoard("6e", [BEAR, BEAR]);
    board.effect([1], { become: { types: ["artifact"] }, keep: false });
    board.effect([2], { become: { types: ["artifact"] }, keep: true });
    expect([board.seen(1).types, board.seen(2).types]).toEqual([["artifact"], ["creature", "artifact"]]);
  });

  rule(["mtg-6e:K.5.5", "mtg-6e:K.1.2"], "do not change each other", () => {
    const board = new TestBoard("6e", [BEAR]);
    board.effect([1], { become: { types: ["artifact"] }, keep: false });
    expect(board.seen(1).colors).toEqual(["g"]);
  });

  rule("mtg-6e:K.7.5", "that are new replace the old colors", () => {
    const board = new TestBoard("6e", [createCreature("Hybrid", [1, 1], { cost: "WB" })]);
    board.effect([1], { become: { colors: ["u"] }, keep: false });
    expect(board.seen(1).colors).toEqual(["u"]);
  });

  rule(["mtg-6e:K.7.1", "mtg-6e:K.7.4"], "are the colors of the mana cost, all of them", () => {
    const board = new TestBoard("6e", [createCreature("Hybrid", [1, 1], { cost: "2WB" })]);
    expect(board.seen(1).colors).toEqual(["w", "b"]);
  });

  rule(["mtg-6e:K.7.2", "mtg-6e:K.15.5"], "are none without coloured mana in the cost, as of lands", () => {
    const board = new TestBoard("6e", [
      createCreature("Golem", [3, 3], { types: ["artifact", "creature"], cost: "3" }),
      defineCard("Forest", { types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] }),
    ]);
    expect([board.seen(1).colors, board.seen(2).colors]).toEqual([[], []]);
  });

  rule("mtg-6e:K.2.1", "of an artifact creature make it both", () => {
    const golem = createCreature("Golem", [3, 3], { types: ["artifact", "creature"], cost: "3" });
    const board = new TestBoard("6e", [
      golem,
      createEnchantment("Rust", createStaticAbility({ all: { type: "artifact" } }, { add: "toughness", amount: -1 })),
      createEnchantment("Joy", createStaticAbility({ all: { type: "creature" } }, { add: "power", amount: 1 })),
    ]);
    expect(board.stats(1)).toBe("4/2");
  });
});

describe("a land that becomes a basic land type", () => {
  const port = defineCard("Port", {
    types: ["land"],
    supertypes: ["legendary"],
    subtypes: ["Harbor"],
    abilities: [{ type: "activated", cost: { tap: true }, effects: [] }],
  });

  rule("mtg-6e:K.16.4", "loses its name, abilities and the legend in the sixth edition (N19)", () => {
    const board = new TestBoard("6e", [port]);
    board.effect([1], { becomeLand: "Swamp" });
    expect(board.seen(1)).toMatchObject({ name: "Swamp", subtypes: ["Swamp"], supertypes: [] });
    expect(board.seen(1).abilities).toMatchObject([{ mana: true, effects: [{ do: "addMana", mana: { b: 1 } }] }]);
  });

  rule("mtg-8e:word.land-type", "keeps its name and supertypes from the eighth edition on (N19)", () => {
    for (const era of ["8e", "mod"] as const) {
      const board = new TestBoard(era, [port]);
      board.effect([1], { becomeLand: "Swamp" });
      expect(board.seen(1)).toMatchObject({ name: "Port", subtypes: ["Swamp"], supertypes: ["legendary"] });
    }
  });

  rule(["mtg-6e:K.16.5", "mtg-6e:K.16.6"], "keeps its colors and its other types", () => {
    const board = new TestBoard("6e", [port]);
    board.effect([1], { become: { types: ["creature"], colors: ["g"] }, keep: true });
    board.effect([1], { becomeLand: "Island" });
    expect(board.seen(1)).toMatchObject({ types: ["land", "creature"], colors: ["g"] });
  });

  rule("mtg-6e:K.15.4", "makes mana of its color although nothing is written on it", () => {
    const types = { Plains: "w", Island: "u", Swamp: "b", Mountain: "r", Forest: "g" } as const;
    for (const [name, mana] of Object.entries(types)) {
      const land = defineCard(name, { types: ["land"], supertypes: ["basic"], subtypes: [name] });
      const [ability] = new TestBoard("6e", [land]).seen(1).abilities;
      expect(ability).toMatchObject({ cost: { tap: true }, effects: [{ mana: { [mana]: 1 } }] });
    }
  });
});
