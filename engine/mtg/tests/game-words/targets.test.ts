import { describe } from "vitest";
import type { Ability } from "../../model/ability";
import { defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature, createEnchantment, createSpell, createTargetSpec } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const small = createSpell("Small No", "instant", "U", {
  targets: [createTargetSpec({}, { zone: "stack" })],
  effects: [{ do: "counter", what: { target: 0 } }],
});
const tapping: Ability = {
  type: "activated",
  cost: { tap: true },
  effects: [{ do: "gainLife", who: "you", amount: 1 }],
};

describe("tapping", () => {
  const ice = createSpell("Cold Hand", "instant", "U", {
    targets: [createTargetSpec({ type: "creature", tapped: false })],
    effects: [{ do: "tap", what: { target: 0 } }],
  });
  scenario("mtg-6e:G.37.r3", "by a spell is done to a creature that has just come, too", {
    eras: ALL,
    cards: [ice],
    me: { hand: ["Cold Hand"], pool: { u: 1 }, battlefield: [{ name: "Moss Ox", settled: false }] },
    play: [{ cast: "Cold Hand" }, "both pass"],
    after: { me: { battlefield: [{ name: "Moss Ox", tapped: true, settled: false }] } },
  });
  const monk = createCreature("Bell Monk", "W", "1/1", { abilities: [tapping] });
  scenario("mtg-6e:G.37.r3", "as a cost of its own is not", {
    eras: ALL,
    cards: [monk],
    me: { battlefield: [{ name: "Bell Monk", settled: false }] },
    play: [{ refused: { activate: "Bell Monk" }, because: ["SUMMONING_SICK"] }],
    after: {},
  });
  scenario("mtg-6e:G.38.2", "as a cost is not paid with what is tapped", {
    eras: ALL,
    cards: [monk],
    me: { battlefield: [{ name: "Bell Monk", tapped: true }] },
    play: [{ refused: { activate: "Bell Monk" }, because: ["IS_TAPPED"] }],
    after: {},
  });
});

describe("a target", () => {
  const gust = createSpell("Down Draft", "instant", "G", {
    targets: [createTargetSpec({ type: "creature", keyword: "flying" })],
    effects: [{ do: "destroy", what: { target: 0 } }],
  });
  const wings = createSpell("Gift of Wings", "instant", "U", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ gain: "flying" }] }],
  });
  const table = {
    eras: ALL,
    cards: [gust, wings],
    me: { hand: ["Down Draft", "Gift of Wings"], battlefield: ["Moss Ox"], pool: { g: 1, u: 1 } },
  };
  scenario("mtg-6e:G.39.r2", "is legal as it is chosen: that it will be is not enough", {
    ...table,
    play: [{ refused: { cast: "Down Draft" }, because: ["NO_TARGET"] }],
    after: {},
  });
  scenario("mtg-6e:G.39.r2", "is chosen once it has become legal", {
    ...table,
    play: [{ cast: "Gift of Wings" }, "both pass", { cast: "Down Draft" }, "both pass"],
    after: { me: { battlefield: [], graveyard: ["Down Draft", "Moss Ox", "Gift of Wings"] } },
  });

  const nay = createEnchantment("House of Nay", {
    type: "activated",
    cost: { mana: parseManaCost("U") ?? undefined },
    targets: [createTargetSpec({}, { zone: "stack" })],
    effects: [{ do: "counter", what: { target: 0 } }],
  });
  scenario("mtg-6e:G.41.r6", "of an ability is never the ability itself", {
    eras: ALL,
    cards: [nay],
    me: { battlefield: ["House of Nay"], pool: { u: 2 } },
    play: [{ refused: { activate: "House of Nay" }, because: ["NO_TARGET"] }],
    after: {},
  });
  scenario("mtg-6e:A.1.r2", "that is a spell is no ability", {
    eras: ALL,
    cards: [createCreature("Bell Monk", "W", "1/1", { abilities: [tapping] }), small],
    me: { battlefield: ["Bell Monk"] },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ activate: "Bell Monk" }, "pass", { refused: { cast: "Small No" }, because: ["NO_TARGET"] }],
    after: { stack: ["activated Bell Monk"] },
  });

  const ember = defineCard("Ember Breath", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost("R"),
    enchants: { objects: { type: "creature" } },
    abilities: [
      {
        type: "activated",
        cost: { mana: parseManaCost("R") ?? undefined },
        effects: [{ do: "change", what: "attached", until: "turn", changes: [{ add: "power", amount: 1 }] }],
      },
    ],
  });
  const hood = createSpell("Grey Hood", "instant", "W", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [{ do: "change", what: { target: 0 }, until: "game", changes: [{ cannot: "beTargeted" }] }],
  });
  scenario("mtg-6e:G.40.3", "of an Aura spell is none of the Aura, nor of what it does", {
    eras: ALL,
    cards: [ember, hood],
    me: { hand: ["Ember Breath", "Grey Hood"], battlefield: ["Moss Ox"], pool: { r: 2, w: 1 } },
    play: [
      { cast: "Ember Breath" },
      "both pass",
      { cast: "Grey Hood" },
      "both pass",
      { activate: "Ember Breath" },
      "both pass",
    ],
    after: { me: { battlefield: ["Ember Breath", { name: "Moss Ox", power: 3 }] } },
  });
  scenario("mtg-6e:G.40.3", "of an Aura spell is one as it is cast", {
    eras: ALL,
    cards: [ember, hood],
    me: { hand: ["Ember Breath", "Grey Hood"], battlefield: ["Moss Ox"], pool: { r: 2, w: 1 } },
    play: [{ cast: "Grey Hood" }, "both pass", { refused: { cast: "Ember Breath" }, because: ["NO_TARGET"] }],
    after: {},
  });
});

describe("protection", () => {
  const knight = createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "u" } }] });
  const dart = createSpell("Cold Dart", "instant", "U", {
    targets: [createTargetSpec({ type: "creature" })],
    effects: [{ do: "damage", to: { target: 0 }, amount: 1 }],
  });
  scenario("mtg-6e:A.24.2.3", "keeps spells of its quality from choosing the creature", {
    eras: ALL,
    cards: [knight, dart],
    me: { battlefield: ["Salt Knight"] },
    you: { hand: ["Cold Dart"], pool: { u: 1 } },
    play: ["pass", { refused: { cast: "Cold Dart" }, because: ["NO_TARGET"] }],
    after: {},
  });
  scenario("mtg-6e:A.24.2.3", "lets spells of other qualities choose it", {
    eras: ALL,
    cards: [knight, { ...dart, cost: parseManaCost("R") }],
    me: { battlefield: ["Salt Knight"] },
    you: { hand: ["Cold Dart"], pool: { r: 1 } },
    play: ["pass", { cast: "Cold Dart" }, "both pass"],
    after: { me: { battlefield: [{ name: "Salt Knight", damage: 1 }] } },
  });

  const cloak = defineCard("White Cloak", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost("W"),
    enchants: { objects: { type: "creature" } },
  });
  const wash = createSpell("Wash Away", "instant", "U", {
    targets: [createTargetSpec({ type: "enchantment" })],
    effects: [{ do: "destroy", what: { target: 0 } }],
  });
  scenario("mtg-6e:A.24.r4", "is not shared by what is attached to the creature", {
    eras: ALL,
    cards: [knight, cloak, wash],
    me: { battlefield: ["Salt Knight", { name: "White Cloak", on: "Salt Knight" }] },
    you: { hand: ["Wash Away"], pool: { u: 1 } },
    play: ["pass", { cast: "Wash Away" }, "both pass"],
    after: { me: { battlefield: ["Salt Knight"], graveyard: ["White Cloak"] } },
  });

  scenario("mtg-6e:A.24.r7", "does not keep a spell on the stack from being countered", {
    eras: ALL,
    cards: [knight, small],
    me: { hand: ["Salt Knight"], pool: { w: 2 } },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ cast: "Salt Knight" }, "pass", { cast: "Small No" }, "both pass"],
    after: { stack: [], me: { battlefield: [], graveyard: ["Salt Knight"] } },
  });
  const rite = createSpell("Blue Rite", "instant", "U", {
    targets: [createTargetSpec({ type: "creature" }, { zone: "graveyard" })],
    effects: [{ do: "put", what: { target: 0 }, to: "exile" }],
  });
  scenario("mtg-6e:A.24.r7", "does not keep a card in a graveyard from being chosen", {
    eras: ALL,
    cards: [knight, rite],
    me: { graveyard: ["Salt Knight"] },
    you: { hand: ["Blue Rite"], pool: { u: 1 } },
    play: ["pass", { cast: "Blue Rite" }, "both pass"],
    after: { me: { graveyard: [], exile: ["Salt Knight"] } },
  });
});
