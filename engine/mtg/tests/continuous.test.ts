import { describe, expect } from "vitest";
import { defineCard } from "..";
import { ERAS } from "../model/era";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { rule } from "../testing/rule";
import { scenario } from "../testing/scenario";
import {
  createStaticAbility,
  createEnchantment as laid,
  createCreature as made,
  TestBoard,
} from "../testing/test-board";

const ALL = ["6e", "8e", "mod"] as const;
const BEAR = made("Bear", [2, 2], { cost: "1G" });

/** A basic land and what turns all basic lands of one type into another. */
const basic = (name: string) => defineCard(name, { types: ["land"], supertypes: ["basic"], subtypes: [name] });
const turning = (name: string, from: string, to: "Plains" | "Island" | "Forest" | "Swamp") =>
  laid(name, createStaticAbility({ all: { type: "land", subtype: from } }, { becomeLand: to }));

describe("effects that find each other's work", () => {
  const toPlains = turning("Paling", "Mountain", "Plains");
  const toForests = turning("Greening", "Mountain", "Forest");

  rule("mtg-6e:T.8.r5", "find what the older one kept from them, once it has gone", () => {
    for (const era of ERAS) {
      const board = new TestBoard(era, [basic("Mountain"), toPlains, toForests]);
      expect(board.seen(1).subtypes, era).toEqual(["Plains"]);
      board.moves([2], "graveyard");
      expect(board.seen(1).subtypes, era).toEqual(["Forest"]);
    }
  });

  rule("mtg-6e:T.8.r5", "leave everything as it is when it is the younger one that goes", () => {
    const board = new TestBoard("6e", [basic("Mountain"), toPlains, toForests]);
    board.moves([3], "graveyard");
    expect(board.seen(1).subtypes).toEqual(["Plains"]);
  });

  const toIslands = turning("Flooding", "Plains", "Island");
  rule(["mtg-6e:T.8.9", "mtg-6e:T.8.10"], "come after those that change what they apply to, though older", () => {
    for (const pieces of [
      [basic("Mountain"), toIslands, toPlains],
      [basic("Mountain"), toPlains, toIslands],
    ]) {
      expect(new TestBoard("6e", pieces).seen(1).subtypes).toEqual(["Island"]);
    }
  });

  rule("mtg-6e:T.8.10", "go by their age where each depends on the other", () => {
    const toMountains = laid(
      "Heaving",
      createStaticAbility({ all: { type: "land", subtype: "Plains" } }, { becomeLand: "Mountain" }),
    );
    const both = [basic("Mountain"), basic("Plains")];
    const types = (board: TestBoard) => [1, 2].map((id) => board.seen(id).subtypes.join());
    expect(types(new TestBoard("6e", [...both, toPlains, toMountains]))).toEqual(["Mountain", "Mountain"]);
    expect(types(new TestBoard("6e", [...both, toMountains, toPlains]))).toEqual(["Plains", "Plains"]);
  });

  rule("mtg-6e:T.8.10", "come after one that gives what they act on, though that one acts on what they make", () => {
    const round = turning("Rounding", "Plains", "Swamp");
    const back = turning("Backing", "Swamp", "Plains");
    expect(new TestBoard("6e", [basic("Plains"), round, back]).seen(1).subtypes).toEqual(["Plains"]);
    expect(new TestBoard("6e", [basic("Plains"), back, round]).seen(1).subtypes).toEqual(["Plains"]);
  });

  rule("mtg-6e:T.8.9", "do not depend on a younger one that changes something else", () => {
    const red = laid(
      "Red",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["r"] }, keep: false }),
    );
    const blue = laid(
      "Blue",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["u"] }, keep: false }),
    );
    expect(new TestBoard("6e", [BEAR, basic("Mountain"), red, toPlains, blue]).seen(1).colors).toEqual(["u"]);
  });

  rule("mtg-6e:T.8.r8", "move behind the one they depend on, and the others keep their order", () => {
    // The first depends on the third: it acts on what is made black there. The second is between, and older than the third.
    const first = laid(
      "First",
      createStaticAbility({ all: { color: "b" } }, { become: { colors: ["w"] }, keep: false }),
    );
    const second = laid(
      "Second",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["g"] }, keep: false }),
    );
    const third = laid(
      "Third",
      createStaticAbility({ all: { type: "creature" } }, { become: { colors: ["b"] }, keep: false }),
    );
    expect(new TestBoard("6e", [BEAR, first, second, third]).seen(1).colors).toEqual(["w"]);
    expect(new TestBoard("6e", [BEAR, first, third, second]).seen(1).colors).toEqual(["g"]);
  });

  rule("mtg-6e:T.8.9", "take in an ability that another one gives, whichever is older", () => {
    const flyers = laid("Weighing", createStaticAbility({ all: { keyword: "flying" } }, { gain: "trample" }));
    const lift = laid("Lift", createStaticAbility({ all: { type: "creature" } }, { gain: "flying" }));
    for (const pieces of [
      [BEAR, flyers, lift],
      [BEAR, lift, flyers],
    ]) {
      expect(new TestBoard("6e", pieces).seen(1).keywords).toEqual(["flying", "trample"]);
    }
  });
});

describe("effects that contradict each other", () => {
  const stuck = laid("Stuck", createStaticAbility({ all: { type: "creature" } }, { cannot: "attack" }));
  const fury = laid("Fury", createStaticAbility({ all: { type: "creature" } }, { must: "attack" }));
  rule(["mtg-6e:T.8.13", "mtg-6e:T.8.13b", "mtg-house:24"], "go by the stricter one, whichever is older", () => {
    for (const era of ERAS) {
      for (const pieces of [
        [BEAR, stuck, fury],
        [BEAR, fury, stuck],
      ]) {
        const { rules } = new TestBoard(era, pieces).seen(1);
        expect(rules.map(({ change }) => change)).toContainEqual({ cannot: "attack" });
      }
    }
  });

  const guard = createEnchantment("Stuck Gate", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ cannot: "attack" }],
  });
  const drum = createEnchantment("War Drum", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ must: "attack" }],
  });
  for (const order of [
    ["Stuck Gate", "War Drum"],
    ["War Drum", "Stuck Gate"],
  ]) {
    scenario(
      ["mtg-6e:T.8.13", "mtg-6e:T.8.13b", "mtg-house:24"],
      `leave who must and cannot attack at home (${order[0]} first)`,
      {
        eras: ALL,
        cards: [guard, drum],
        step: "beginCombat",
        me: { battlefield: ["Moss Ox", ...order] },
        play: ["both pass"],
        after: { step: "endCombat", never: [{ type: "stepBegan", step: "blockers" }] },
      },
    );
  }

  rule("mtg-6e:T.8.13b", "do not go by strictness where abilities are given and taken", () => {
    const lift = laid("Lift", createStaticAbility({ all: { type: "creature" } }, { gain: "flying" }));
    const ground = laid("Ground", createStaticAbility({ all: { type: "creature" } }, { lose: "flying" }));
    expect(new TestBoard("6e", [BEAR, ground, lift]).seen(1).keywords).toEqual(["flying"]);
    expect(new TestBoard("6e", [BEAR, lift, ground]).seen(1).keywords).toEqual([]);
  });
});

describe("effects with a duration", () => {
  const rally = createEnchantment(
    "Short Rally",
    createTriggeredAbility(
      { on: "stepBegins", step: "beginCombat" },
      {
        do: "change",
        what: { all: { name: "Moss Ox" } },
        changes: [{ add: "power", amount: 2 }],
        until: "combat",
      },
    ),
  );
  scenario("mtg-6e:P.3.r1", "until a step go on where that step is skipped", {
    eras: ALL,
    cards: [rally],
    step: "beginCombat",
    skips: [{ player: 0, step: "endCombat", source: null }],
    me: { battlefield: ["Short Rally"] },
    you: { battlefield: ["Moss Ox"] },
    play: [
      "both pass",
      { passTo: "main2" },
      { now: { you: { battlefield: [{ name: "Moss Ox", power: 4 }] } } },
      { passTo: "endCombat", turn: 4 },
      { now: { you: { battlefield: [{ name: "Moss Ox", power: 6 }] } } },
      { passTo: "main2" },
    ],
    after: { you: { battlefield: [{ name: "Moss Ox", power: 2 }] } },
  });
});

describe("what waits for a thing", () => {
  const tide = createCreature("Tide Crab", "1U", "2/2", {
    abilities: [createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "return", what: "self" })],
  });
  const door = createEnchantment(
    "Revolving Door",
    createTriggeredAbility(
      { on: "stepBegins", step: "end" },
      { do: "put", what: { all: { name: "Tide Crab" } }, to: "exile" },
      { do: "put", what: { all: { name: "Tide Crab" }, zone: "exile" }, to: "battlefield" },
    ),
  );
  scenario("mtg-6e:Z.5.r2", "to send it back to the hand ends as that thing leaves, even if it comes again", {
    eras: ALL,
    cards: [tide, door],
    step: "end",
    me: { battlefield: ["Tide Crab", "Revolving Door"] },
    play: [{ option: 0 }, "both pass", "both pass"],
    after: { me: { hand: [], battlefield: ["Tide Crab", "Revolving Door"] } },
  });

  scenario("mtg-6e:Z.5.r2", "does its work where it has stayed", {
    eras: ALL,
    cards: [tide],
    step: "end",
    me: { battlefield: ["Tide Crab"] },
    play: ["both pass"],
    after: { me: { hand: ["Tide Crab"], battlefield: [] } },
  });
});

describe("untapping", () => {
  const coffin = createEnchantment("Stone Coffin", {
    type: "replacement",
    on: { on: "untaps", what: { name: "Moss Ox" } },
    instead: {
      effects: [
        {
          do: "put",
          what: { all: { name: "Gate Giant" }, zone: "hand", whose: "you" },
          to: "battlefield",
          tapped: true,
        },
      ],
    },
  });
  scenario("mtg-6e:P.5.r2", "leaves what comes by it as it comes", {
    eras: ALL,
    cards: [coffin],
    step: "turn",
    me: {
      hand: ["Gate Giant"],
      battlefield: ["Stone Coffin", { name: "Moss Ox", tapped: true }, { name: "Forest", tapped: true }],
    },
    after: {
      step: "upkeep",
      me: {
        battlefield: [
          "Stone Coffin",
          { name: "Moss Ox", tapped: true },
          { name: "Forest", tapped: false },
          { name: "Gate Giant", tapped: true },
        ],
      },
    },
  });
});
