import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createQuickMagic,
  createStaticAbility,
  createTargetedBody,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const MOVE = (counter: string, count: number | "all") =>
  createQuickMagic(
    "moves counters",
    "g",
    createTargetedBody([MY_UNIT, THEIR_UNIT], {
      do: "moveCounters",
      from: { target: 0 },
      to: { target: 1 },
      counter,
      count,
    }),
  );
const both = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) => ({
  me: { battleArea: [{ name: "g 3/3", counters: one }] },
  you: { battleArea: [{ name: "b 4/4", counters: other }] },
});
const table = (counters: Readonly<Record<string, number>>) => ({
  me: { hand: ["moves counters"], stones: "g", battleArea: [{ name: "g 3/3", counters }] },
  you: { battleArea: ["b 4/4"] },
});

describe("counters that are moved (224.1)", () => {
  scenario(["mag:224.1", "mag:104"], "so many of one name, at one moment", {
    ...table({ power: 3, 栞: 1 }),
    cards: [MOVE("power", 2)],
    play: [{ use: "moves counters" }, "both pass"],
    after: both({ power: 1, 栞: 1 }, { power: 2 }),
  });

  scenario("mag:103", "as many as there are", {
    ...table({ power: 1 }),
    cards: [MOVE("power", 2)],
    play: [{ use: "moves counters" }, "both pass"],
    after: both({}, { power: 1 }),
  });

  scenario("mag:224.1", "all counters of whatever name", {
    ...table({ power: 2, 栞: 1 }),
    cards: [MOVE("any", "all")],
    play: [{ use: "moves counters" }, "both pass"],
    after: both({}, { power: 2, 栞: 1 }),
  });

  scenario("mag:704.3.2.2", "of whatever name where it matters the player picks them one by one", {
    ...table({ charge: 2, 栞: 1 }),
    cards: [MOVE("any", 2)],
    play: [{ use: "moves counters" }, "both pass", { option: "栞" }],
    after: both({ charge: 1 }, { charge: 1, 栞: 1 }),
  });

  scenario("mag:103", "without the unit that would get them they stay", {
    ...table({ charge: 2 }),
    cards: [MOVE("charge", "all")],
    you: { hand: ["bolt 2", "bolt 2"], stones: "rrrr", battleArea: ["b 2/2"] },
    play: [{ use: "moves counters" }, "pass", { use: "bolt 2" }, { pick: "b 2/2" }, "both pass", "both pass"],
    after: { me: { battleArea: [{ name: "g 3/3", counters: { charge: 2 } }] } },
  });
});

describe("counters of whatever name that are removed (224.1)", () => {
  const TAKE = createQuickMagic(
    "takes a counter",
    "b",
    createTargetedBody(ANY_UNIT, { do: "removeCounters", on: { target: 0 }, counter: "any", count: 1 }),
  );

  scenario("mag:704.3.2.2", "the player who removes picks the name", {
    cards: [TAKE],
    me: { hand: ["takes a counter"], stones: "b" },
    you: { battleArea: [{ name: "g 3/3", counters: { charge: 1, 栞: 1 } }] },
    play: [{ use: "takes a counter" }, "both pass", { option: "charge" }],
    after: { you: { battleArea: [{ name: "g 3/3", counters: { 栞: 1 } }] } },
  });

  scenario("mag:224.1", "with only one name nobody is asked", {
    cards: [TAKE],
    me: { hand: ["takes a counter"], stones: "b" },
    you: { battleArea: [{ name: "g 3/3", counters: { charge: 3 } }] },
    play: [{ use: "takes a counter" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 3/3", counters: { charge: 2 } }] } },
  });

  const SPEND = createMagic(
    "spends any counter",
    "b",
    createBody(
      createMay([
        { do: "removeCounters", on: { all: "battleArea", whose: "you" }, counter: "any", count: 1 },
        { do: "draw", who: "you", count: 1 },
      ]),
    ),
  );

  scenario("house:46", "a price of counters of whatever name is paid with any", {
    cards: [SPEND],
    me: {
      hand: ["spends any counter"],
      stones: "b",
      battleArea: [{ name: "g 3/3", counters: { 栞: 1 } }],
      grimoire: ["b 4/4", "b 1/1"],
    },
    play: [{ use: "spends any counter" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: [{ name: "g 3/3", counters: {} }] } },
  });

  scenario("house:46", "without any counter nobody is asked", {
    cards: [SPEND],
    me: { hand: ["spends any counter"], stones: "b", battleArea: ["g 3/3"], grimoire: ["b 4/4"] },
    play: [{ use: "spends any counter" }, "both pass"],
    after: { me: { hand: [] } },
  });
});

describe("an amount divided on resolution (704.3.2.2)", () => {
  const SPREAD = createQuickMagic(
    "spreads 3 damage",
    "r",
    createBody({
      do: "divide",
      who: "you",
      amount: 3,
      among: { join: [{ players: "both" }, { all: "battleArea" }] },
      gives: "damage",
    }),
  );
  const GROW = createMagic(
    "spreads 4 power",
    "g",
    createBody({
      do: "divide",
      who: "you",
      amount: 4,
      among: { all: "battleArea", whose: "you" },
      gives: { counter: "power" },
    }),
  );

  scenario(["mag:704.3.2.2", "mag:221.1"], "damage to players and units that are no targets, at least 1 each", {
    cards: [SPREAD],
    me: { hand: ["spreads 3 damage"], stones: "r" },
    you: { battleArea: ["g 3/3"], life: 20 },
    play: [
      { use: "spreads 3 damage" },
      "both pass",
      { pick: "you" },
      { pick: "g 3/3" },
      { refused: { number: 0 } },
      { number: 2 },
    ],
    after: { you: { life: 18, battleArea: [{ name: "g 3/3", damage: 1 }] } },
  });

  scenario("mag:704.3.2.2", "what can be no target gets a share too", {
    cards: [SPREAD, createUnit("out of reach", "g", "4/4", createStaticAbility("self", [{ cannot: "beTargeted" }]))],
    me: { hand: ["spreads 3 damage"], stones: "r" },
    you: { battleArea: ["out of reach"] },
    play: [{ use: "spreads 3 damage" }, "both pass", { pick: "out of reach" }],
    after: { you: { battleArea: [{ name: "out of reach", damage: 3 }] } },
  });

  scenario(["mag:704.3.2.2", "mag:224.1"], "counters on units", {
    cards: [GROW],
    me: { hand: ["spreads 4 power"], stones: "g", battleArea: ["g 1/1", "g 2/2"] },
    play: [{ use: "spreads 4 power" }, "both pass", { picks: ["g 1/1", "g 2/2"] }, { number: 3 }],
    after: {
      me: {
        battleArea: [
          { name: "g 1/1", counters: { power: 3 } },
          { name: "g 2/2", counters: { power: 1 } },
        ],
      },
    },
  });

  scenario("mag:103", "with nobody to get a share nothing happens", {
    cards: [GROW],
    me: { hand: ["spreads 4 power"], stones: "g" },
    you: { battleArea: ["b 1/1"] },
    play: [{ use: "spreads 4 power" }, "both pass"],
    after: { you: { battleArea: [{ name: "b 1/1", counters: {} }] } },
  });
});
