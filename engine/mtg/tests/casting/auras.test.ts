import { describe } from "vitest";
import { defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature, createSpell, createTargetSpec } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const aura = (name: string, cost: string, changes: Parameters<typeof always>[0]) =>
  defineCard(name, {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost(cost),
    enchants: { objects: { type: "creature" } },
    abilities: [always(changes)],
  });
const always = (changes: readonly import("../../model/ability").ContinuousChange[]) =>
  ({ type: "static", affects: "attached", changes }) as const;

const banner = aura("Small Banner", "W", [
  { add: "power", amount: 1 },
  { add: "toughness", amount: 1 },
]);
const redSash = aura("Red Sash", "R", [{ add: "power", amount: 1 }]);
const axe = createSpell("Short Axe", "instant", "B", {
  targets: [createTargetSpec({ type: "creature" })],
  effects: [{ do: "destroy", what: { target: 0 } }],
});

describe("Auras", () => {
  scenario(
    ["mtg-6e:K.12.3", "mtg-6e:G.40.2", "mtg-6e:T.6.9", "mtg-6e:K.12.2"],
    "choose what they enchant as they are cast, and come attached to it",
    {
      eras: ALL,
      cards: [banner],
      me: { hand: ["Small Banner"], battlefield: ["Moss Ox"], pool: { w: 1 } },
      you: { battlefield: ["Squire of Reeds"] },
      play: [
        { cast: "Small Banner" },
        { now: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["Moss Ox", "Squire of Reeds"] } } },
        { pick: "Moss Ox" },
        "both pass",
      ],
      after: { me: { battlefield: ["Small Banner", { name: "Moss Ox", power: 3, toughness: 3 }] } },
    },
  );

  scenario(["mtg-6e:K.12.4", "mtg-6e:G.39.1"], "are not offered without something to enchant", {
    cards: [banner],
    me: { hand: ["Small Banner"], battlefield: ["Forest"], pool: { w: 1 } },
    play: [{ refused: { cast: "Small Banner" }, because: ["NO_TARGET"] }],
    after: {},
  });

  scenario(["mtg-6e:G.39.6", "mtg-6e:K.12.3"], "are countered when what they would enchant has gone", {
    eras: ALL,
    cards: [banner, axe],
    me: { hand: ["Small Banner"], battlefield: ["Moss Ox"], pool: { w: 1 } },
    you: { hand: ["Short Axe"], pool: { b: 1 } },
    play: [{ cast: "Small Banner" }, "pass", { cast: "Short Axe" }, "both pass", "both pass"],
    after: { stack: [], me: { battlefield: [], graveyard: ["Small Banner", "Moss Ox"] } },
  });

  scenario(["mtg-6e:K.12.4", "mtg-6e:T.11.5.d"], "go to the graveyard when what they enchant leaves", {
    eras: ["6e", "8e"],
    cards: [banner, axe],
    me: { hand: ["Small Banner", "Short Axe"], battlefield: ["Moss Ox"], pool: { w: 1, b: 1 } },
    play: [{ cast: "Small Banner" }, "both pass", { cast: "Short Axe" }, "both pass"],
    after: { me: { battlefield: [], graveyard: ["Small Banner", "Short Axe", "Moss Ox"] } },
  });

  const knight = createCreature("Ash Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "r" } }] });
  scenario(
    ["mtg-6e:A.24.2", "mtg-6e:A.24.3", "mtg-6e:K.12.4"],
    "of a color that it is protected from cannot be cast on a creature (N18)",
    {
      eras: ALL,
      cards: [redSash, knight],
      me: { hand: ["Red Sash"], battlefield: ["Ash Knight"], pool: { r: 1 } },
      play: [{ refused: { cast: "Red Sash" }, because: ["NO_TARGET"] }],
      after: {},
    },
  );

  const circle = createSpell("Ash Circle", "instant", "W", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [
      { do: "change", what: { target: 0 }, until: "turn", changes: [{ gain: { protectionFrom: { color: "r" } } }] },
    ],
  });
  scenario(
    ["mtg-6e:A.24.2", "mtg-6e:A.24.3", "mtg-6e:K.12.4"],
    "fall off at the check when their creature gains protection (N18)",
    {
      eras: ALL,
      cards: [redSash, banner, circle],
      me: { hand: ["Red Sash", "Small Banner", "Ash Circle"], battlefield: ["Moss Ox"], pool: { r: 1, w: 2 } },
      play: [
        { cast: "Red Sash" },
        "both pass",
        { cast: "Small Banner" },
        "both pass",
        { now: { me: { battlefield: ["Red Sash", "Small Banner", { name: "Moss Ox", power: 4 }] } } },
        { cast: "Ash Circle" },
        "both pass",
      ],
      after: {
        me: { battlefield: ["Small Banner", { name: "Moss Ox", power: 3 }], graveyard: ["Red Sash", "Ash Circle"] },
      },
    },
  );

  scenario("mtg-6e:K.12.9", "stay with their controller when the creature changes sides", {
    cards: [
      banner,
      createSpell("Borrowed Oath", "sorcery", "U", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "change", what: { target: 0 }, until: "game", changes: [{ control: "you" }] }],
      }),
    ],
    me: { hand: ["Borrowed Oath"], pool: { u: 1 } },
    you: { battlefield: ["Moss Ox", { name: "Small Banner", on: "Moss Ox" }] },
    play: [{ cast: "Borrowed Oath" }, "both pass"],
    after: {
      me: { battlefield: [] },
      you: { battlefield: ["Small Banner", { name: "Moss Ox", power: 3, settled: false }] },
    },
  });

  scenario("mtg-6e:K.12.8", "do not choose their creature again with what they do", {
    cards: [
      defineCard("Slow Venom", {
        types: ["enchantment"],
        subtypes: ["Aura"],
        cost: parseManaCost("B"),
        enchants: { objects: { type: "creature" } },
        abilities: [
          {
            type: "activated",
            cost: { mana: parseManaCost("B") ?? undefined },
            effects: [{ do: "putCounters", on: "attached", counter: "-1/-1", amount: 1 }],
          },
        ],
      }),
      knight,
    ],
    me: { battlefield: [{ name: "Slow Venom" }], pool: { b: 1 } },
    play: [],
    after: { me: { graveyard: ["Slow Venom"] } },
  });

  scenario("mtg-6e:K.12.5", "that ask for more go when it no longer holds", {
    cards: [
      defineCard("Hush of Wings", {
        types: ["enchantment"],
        subtypes: ["Aura"],
        cost: parseManaCost("U"),
        enchants: { objects: { type: "creature", keyword: "flying" } },
        abilities: [],
      }),
      createCreature("Kite Bird", "1U", "1/1", { keywords: ["flying"] }),
      createSpell("Cut Wings", "instant", "G", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ lose: "flying" }] }],
      }),
    ],
    me: { hand: ["Hush of Wings", "Cut Wings"], battlefield: ["Kite Bird", "Moss Ox"], pool: { u: 1, g: 1 } },
    play: [
      { cast: "Hush of Wings" },
      "both pass",
      { now: { me: { battlefield: ["Hush of Wings", "Kite Bird", "Moss Ox"] } } },
      { cast: "Cut Wings" },
      { pick: "Kite Bird" },
      "both pass",
    ],
    after: { me: { battlefield: ["Kite Bird", "Moss Ox"], graveyard: ["Hush of Wings", "Cut Wings"] } },
  });

  scenario("mtg-6e:K.12.3", "on a player are cast at a player", {
    cards: [
      defineCard("Ill Name", {
        types: ["enchantment"],
        subtypes: ["Aura"],
        cost: parseManaCost("B"),
        enchants: { players: true },
        abilities: [],
      }),
    ],
    me: { hand: ["Ill Name"], battlefield: ["Moss Ox"], pool: { b: 1 } },
    play: [
      { cast: "Ill Name" },
      { now: { asks: { of: "me", ask: "pick", purpose: "target", offers: ["me", "you"] } } },
      { pick: "you" },
      "both pass",
    ],
    after: { me: { battlefield: ["Ill Name", "Moss Ox"] } },
  });
});
