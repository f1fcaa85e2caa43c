import { describe } from "vitest";
import { type CardDefinition, type CardType, defineCard } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature, createSideEffectEnchantment, createSpell } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const tin = {
  ...createCreature("Tin Walker", "2", "1/1"),
  types: ["artifact", "creature"] as const,
} satisfies CardDefinition;
const lamp = defineCard("Oil Lamp", {
  types: ["artifact"],
  cost: parseManaCost("1"),
  abilities: [{ type: "activated", cost: { tap: true }, effects: [{ do: "gainLife", who: "you", amount: 1 }] }],
});

describe("an artifact spell", () => {
  const resolving = (made: CardDefinition, mana: number): Parameters<typeof scenario>[2] => ({
    eras: ALL,
    cards: [made],
    me: { hand: [made.name], pool: { c: mana } },
    play: [{ cast: made.name }, { now: { stack: [made.name], me: { battlefield: [] } } }, "both pass"],
    after: {
      stack: [],
      me: { battlefield: [made.name] },
      asks: { of: "me", ask: "priority" },
      events: [{ type: "moved", cause: "resolve", to: "battlefield" }, { type: "resolved" }],
    },
  });
  scenario("mtg-6e:K.1.3", "comes onto the battlefield as the last part of its resolution", resolving(lamp, 1));
  scenario("mtg-6e:K.2.2", "that is a creature, too, does so as well", resolving(tin, 2));

  const nay = createSpell("Small No", "instant", "U", {
    targets: [{ objects: {}, zone: "stack", min: 1, max: 1 }],
    effects: [{ do: "counter", what: { target: 0 } }],
  });
  scenario(["mtg-6e:K.1.3", "mtg-6e:K.2.2"], "does not come when it is countered", {
    cards: [tin, nay],
    me: { hand: ["Tin Walker"], pool: { c: 2 } },
    you: { hand: ["Small No"], pool: { u: 1 } },
    play: [{ cast: "Tin Walker" }, "pass", { cast: "Small No" }, "both pass"],
    after: { stack: [], me: { battlefield: [], graveyard: ["Tin Walker"] } },
  });
});

describe("summoning sickness", () => {
  scenario("mtg-6e:K.2.r1", "is of artifact creatures, too", {
    eras: ALL,
    cards: [tin],
    step: "attackers",
    me: { battlefield: [{ name: "Tin Walker", settled: false }, "Moss Ox"] },
    play: [{ refused: { pick: "Tin Walker" }, because: ["SUMMONING_SICK"] }, { pick: "Moss Ox" }],
    after: {},
  });
  scenario("mtg-6e:K.2.r1", "is not of other artifacts", {
    eras: ALL,
    cards: [lamp],
    me: { battlefield: [{ name: "Oil Lamp", settled: false }] },
    play: [{ activate: "Oil Lamp" }, "both pass"],
    after: { me: { life: 21 } },
  });

  const spark = createSideEffectEnchantment("Spark of Life", {
    do: "change",
    what: { all: { name: "Oil Lamp" } },
    until: "turn",
    changes: [{ become: { types: ["creature"], size: [2, 2] }, keep: true }],
  });
  scenario("mtg-6e:K.5.r2", "is of what becomes a creature, as all else about creatures", {
    eras: ALL,
    cards: [lamp, spark],
    me: { battlefield: [{ name: "Oil Lamp", settled: false }, "Spark of Life"] },
    play: [{ mana: "Spark of Life" }, { refused: { activate: "Oil Lamp" }, because: ["SUMMONING_SICK"] }],
    after: {},
  });
  scenario("mtg-6e:K.5.r2", "is not of what has been there since the turn began", {
    eras: ALL,
    cards: [lamp, spark],
    me: { battlefield: ["Oil Lamp", "Spark of Life"] },
    play: [{ mana: "Spark of Life" }, { activate: "Oil Lamp" }, "both pass"],
    after: { me: { life: 21 } },
  });
});

describe("what a permanent leaves behind", () => {
  const idol = (type: CardType) =>
    defineCard("Old Idol", {
      types: [type],
      power: type === "creature" ? 1 : null,
      toughness: type === "creature" ? 1 : null,
      abilities: [
        { type: "static", affects: { all: { name: "Moss Ox" } }, changes: [{ add: "power", amount: 1 }] },
        {
          type: "activated",
          cost: {},
          perTurn: 1,
          effects: [
            {
              do: "change",
              what: { all: { name: "Moss Ox" } },
              until: "turn",
              changes: [{ add: "toughness", amount: 2 }],
            },
          ],
        },
      ],
    });
  const end = createSideEffectEnchantment("End of Idols", {
    do: "put",
    what: { all: { name: "Old Idol" } },
    to: "exile",
  });
  const leaving = (type: CardType): Parameters<typeof scenario>[2] => ({
    eras: ALL,
    cards: [idol(type), end],
    me: { battlefield: ["Old Idol", "End of Idols", "Moss Ox"] },
    play: [
      { activate: "Old Idol" },
      "both pass",
      { now: { me: { battlefield: ["Old Idol", "End of Idols", { name: "Moss Ox", power: 3, toughness: 4 }] } } },
      { mana: "End of Idols" },
      { now: { me: { battlefield: ["End of Idols", { name: "Moss Ox", power: 2, toughness: 4 }] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: { me: { battlefield: ["End of Idols", { name: "Moss Ox", power: 2, toughness: 2 }] } },
  });
  scenario("mtg-6e:K.1.r3", "as an artifact are effects with an end, not those of its presence", leaving("artifact"));
  scenario("mtg-6e:K.9.r2", "as a creature are effects with an end, not those of its presence", leaving("creature"));
  scenario("mtg-6e:K.12.r2", "as an enchantment are effects with an end alone", leaving("enchantment"));
  scenario("mtg-6e:K.15.r3", "as a land are effects with an end alone", leaving("land"));
});

describe("the enchanted creature", () => {
  const cloak = defineCard("White Cloak", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost("W"),
    enchants: { objects: { type: "creature" } },
    abilities: [{ type: "static", affects: "attached", changes: [{ add: "power", amount: 2 }] }],
  });
  scenario("mtg-6e:K.12.7", "is the one that the Aura is on, and no other", {
    eras: ALL,
    cards: [cloak],
    me: { battlefield: ["Moss Ox", "Gate Giant", { name: "White Cloak", on: "Gate Giant" }, "Ember Sprite"] },
    after: {
      me: {
        battlefield: [
          { name: "Moss Ox", power: 2 },
          { name: "Gate Giant", power: 7 },
          { name: "Ember Sprite", power: 1 },
          "White Cloak",
        ],
      },
    },
  });
});

describe("a spell", () => {
  const frost = createSpell("Great Frost", "sorcery", "B", {
    effects: [
      { do: "destroy", what: { all: { type: "creature" } } },
      { do: "loseLife", who: "opponent", amount: 1 },
    ],
  });
  scenario("mtg-6e:K.23.2", "reaches permanents and players, and no cards elsewhere", {
    eras: ALL,
    cards: [frost],
    me: { hand: ["Great Frost", "Moss Ox"], pool: { b: 1 } },
    you: {
      hand: ["Moss Ox"],
      library: ["Moss Ox"],
      graveyard: ["Gate Giant"],
      exile: ["Ember Sprite"],
      battlefield: ["Squire of Reeds"],
    },
    play: [{ cast: "Great Frost" }, "both pass"],
    after: {
      me: { hand: ["Moss Ox"] },
      you: {
        life: 19,
        hand: ["Moss Ox"],
        library: ["Moss Ox"],
        graveyard: ["Squire of Reeds", "Gate Giant"],
        exile: ["Ember Sprite"],
      },
    },
  });
  scenario("mtg-6e:K.23.2", "reaches cards elsewhere where it says so", {
    eras: ALL,
    cards: [
      createSpell("Deep Frost", "sorcery", "B", {
        effects: [{ do: "put", what: { all: { type: "creature" }, zone: "graveyard" }, to: "exile" }],
      }),
    ],
    me: { hand: ["Deep Frost"], battlefield: ["Moss Ox"], pool: { b: 1 } },
    you: { graveyard: ["Gate Giant"] },
    play: [{ cast: "Deep Frost" }, "both pass"],
    after: { me: { battlefield: ["Moss Ox"] }, you: { graveyard: [], exile: ["Gate Giant"] } },
  });
});
