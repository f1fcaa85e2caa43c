import { describe, expect } from "vitest";
import type { Ability } from "../../model/ability";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { rule } from "../../testing/rule";
import { scenario } from "../../testing/scenario";
import {
  createStaticAbility,
  createCreature as piece,
  createEnchantment as plain,
  TestBoard,
} from "../../testing/test-board";

const ALL = ["6e", "8e", "mod"] as const;

describe("an ability that a permanent has twice", () => {
  const toll: Ability = createTriggeredAbility(
    { on: "stepBegins", step: "upkeep" },
    { do: "gainLife", who: "you", amount: 1 },
  );
  scenario("mtg-6e:A.1.2", "triggers twice, if it is a triggered one", {
    eras: ALL,
    cards: [createEnchantment("Double Bell", toll, toll)],
    step: "upkeep",
    me: { battlefield: ["Double Bell"] },
    play: [{ now: { stack: ["triggered Double Bell", "triggered Double Bell"] } }, "both pass", "both pass"],
    after: { me: { life: 22 } },
  });
  const tap: Ability = {
    type: "activated",
    cost: { tap: true },
    effects: [{ do: "gainLife", who: "you", amount: 1 }],
  };
  scenario("mtg-6e:A.1.2", "is used once for one price, if it is an activated one", {
    eras: ALL,
    cards: [createCreature("Double Monk", "W", "1/1", { abilities: [tap, tap] })],
    me: { battlefield: ["Double Monk"] },
    play: [
      { activate: "Double Monk" },
      { refused: { activate: "Double Monk" }, because: ["IS_TAPPED"] },
      { now: { stack: ["activated Double Monk"] } },
      "both pass",
    ],
    after: { me: { life: 21 } },
  });
  rule("mtg-6e:A.1.2", "adds up, if it is a static one that adds", () => {
    const twice = createStaticAbility({ all: { type: "creature" } }, { add: "power", amount: 1 });
    const board = new TestBoard("6e", [piece("Ox", [2, 2]), plain("Double Song", twice, twice)]);
    expect(board.stats(1)).toBe("4/2");
  });
});

describe("a static ability", () => {
  const song = plain("Song", createStaticAbility({ all: { type: "creature" } }, { add: "power", amount: 1 }));
  const ox = piece("Ox", [2, 2]);
  rule("mtg-6e:A.3.1", "works without being played while its permanent is there, and only then", () => {
    const board = new TestBoard("6e", [ox, { card: song, zone: "hand" }]);
    expect(board.stats(1)).toBe("2/2");
    const [sung = 0] = board.moves([2], "battlefield");
    expect([board.stats(1), board.waiting]).toEqual(["3/2", []]);
    board.moves([sung], "graveyard");
    expect(board.stats(1)).toBe("2/2");
  });
  rule("mtg-6e:A.3.r1", "changes what is on the battlefield alone", () => {
    const zones = ["hand", "library", "graveyard", "exile", "stack"] as const;
    const board = new TestBoard("6e", [song, ox, ...zones.map((zone) => ({ card: ox, zone }))]);
    expect(board.stats(2)).toBe("3/2");
    for (const [index, zone] of zones.entries()) expect(board.stats(index + 3), zone).toBe("2/2");
  });

  const silence = createEnchantment("House Rule", {
    type: "static",
    affects: { all: { type: "creature" } },
    changes: [{ cannot: "cast" }],
  });
  scenario("mtg-6e:A.3.4", "may be about cards in hands: some may not be cast", {
    eras: ALL,
    cards: [silence],
    me: { hand: ["Squire of Reeds"], pool: { w: 1 } },
    you: { battlefield: ["House Rule"] },
    play: [{ refused: { cast: "Squire of Reeds" }, because: ["FORBIDDEN"] }],
    after: {},
  });
  const shy = createCreature("Shy Newt", "U", "1/1", {
    abilities: [
      {
        type: "static",
        zone: "hand",
        affects: "self",
        while: { some: { all: { type: "creature", controller: "opponent" } } },
        changes: [{ cannot: "cast" }],
      },
    ],
  });
  const table = { eras: ALL, cards: [shy], me: { hand: ["Shy Newt"], pool: { u: 1 } } };
  scenario("mtg-6e:A.3.4", "of a card in a hand may say when it may not be cast", {
    ...table,
    you: { battlefield: ["Moss Ox"] },
    play: [{ refused: { cast: "Shy Newt" }, because: ["FORBIDDEN"] }],
    after: {},
  });
  scenario("mtg-6e:A.3.4", "of a card in a hand does nothing while its condition fails", {
    ...table,
    play: [{ cast: "Shy Newt" }, "both pass"],
    after: { me: { battlefield: ["Shy Newt"] } },
  });
});

describe("a triggered ability", () => {
  const birth = createEnchantment(
    "Birth Bell",
    createTriggeredAbility({ on: "enters", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-6e:A.4.2", "sees what happens in the middle of a resolution, though it is undone by its end", {
    eras: ALL,
    cards: [
      birth,
      createSpell("Short Life", "instant", "B", {
        effects: [
          { do: "token", token: piece("Mayfly", [1, 1]), who: "you", count: 1 },
          { do: "put", what: { all: { name: "Mayfly" } }, to: "exile" },
        ],
      }),
    ],
    me: { hand: ["Short Life"], battlefield: ["Birth Bell"], pool: { b: 1 } },
    play: [{ cast: "Short Life" }, "both pass", { now: { stack: ["triggered Birth Bell"] } }, "both pass"],
    after: { me: { battlefield: ["Birth Bell"], life: 21 } },
  });
  const alarm = createEnchantment("Low Alarm", {
    type: "state",
    when: { amount: { life: "you" }, is: "<=", than: 5 },
    effects: [{ do: "draw", who: "you", amount: 1 }],
  });
  for (const [loss, drawn] of [
    [16, 1],
    [14, 0],
  ] as const) {
    scenario("mtg-6e:A.4.2", `sees a state that comes and goes within a resolution (${20 - loss} life)`, {
      eras: ALL,
      cards: [
        alarm,
        createSpell("Near Miss", "instant", "B", {
          effects: [
            { do: "loseLife", who: "you", amount: loss },
            { do: "gainLife", who: "you", amount: loss },
          ],
        }),
      ],
      me: { hand: ["Near Miss"], battlefield: ["Low Alarm"], pool: { b: 1 } },
      play: [{ cast: "Near Miss" }, "both pass", ...(drawn === 1 ? ["both pass" as const] : [])],
      after: { stack: [], me: { life: 20, handCount: drawn } },
    });
  }
});

describe("a delayed ability", () => {
  const doom = createSpell("Evening Doom", "instant", "B", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [
      {
        do: "delay",
        ability: createTriggeredAbility({ on: "stepBegins", step: "end" }, { do: "destroy", what: { target: 0 } }),
      },
    ],
  });
  const stone = createSideEffectEnchantment("Stone Gaze", {
    do: "change",
    what: { all: { name: "Moss Ox" } },
    until: "game",
    changes: [{ become: { types: ["artifact"] }, keep: false }],
  });
  scenario("mtg-6e:A.5.3", "finds its permanent whatever that has become", {
    eras: ALL,
    cards: [doom, stone],
    me: { hand: ["Evening Doom"], battlefield: ["Moss Ox", "Stone Gaze"], pool: { b: 1 } },
    play: [{ cast: "Evening Doom" }, "both pass", { mana: "Stone Gaze" }, { passTo: "end" }, "both pass"],
    after: { me: { battlefield: ["Stone Gaze"], graveyard: ["Moss Ox", "Evening Doom"] } },
  });
});

describe("an ability that works elsewhere", () => {
  const moth = createCreature("Ash Moth", "B", "1/1", {
    abilities: [{ type: "activated", zone: "graveyard", cost: {}, effects: [{ do: "return", what: "self" }] }],
  });
  scenario("mtg-6e:A.1.10", "is played from there", {
    eras: ALL,
    cards: [moth],
    me: { graveyard: ["Ash Moth"] },
    play: [{ activate: "Ash Moth" }, "both pass"],
    after: { me: { graveyard: [], hand: ["Ash Moth"] } },
  });
  scenario("mtg-6e:A.1.10", "is not played from the battlefield, nor by the opponent", {
    eras: ALL,
    cards: [moth],
    me: { battlefield: ["Ash Moth"] },
    you: { graveyard: ["Ash Moth"] },
    play: [{ now: { asks: { of: "me", ask: "priority", offers: [] } } }],
    after: {},
  });
});
