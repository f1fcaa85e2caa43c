import { describe } from "vitest";
import { defineCard } from "../../model/card";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const wasp = defineCard("Wasp", { types: ["artifact", "creature"], power: 1, toughness: 1, keywords: ["flying"] });
const hive = createSideEffectEnchantment("Small Hive", { do: "token", token: wasp, who: "you", count: 1 });
const gift = createSideEffectEnchantment("Given Hive", { do: "token", token: wasp, who: "opponent", count: 1 });
const swarm = (subtype: string) =>
  createEnchantment(`Song of the ${subtype}`, {
    type: "static",
    affects: { all: { subtype } },
    changes: [{ add: "power", amount: 1 }],
  });
const named = createEnchantment("Wasp Lamp", {
  type: "static",
  affects: { all: { name: "Wasp" } },
  changes: [{ add: "toughness", amount: 3 }],
});
const hex = createSideEffectEnchantment("Hex of Frogs", {
  do: "change",
  what: { all: { type: "creature" } },
  until: "game",
  changes: [{ become: { subtypes: ["Frog"] }, keep: false }],
});

describe("a token", () => {
  scenario(["mtg-6e:K.25.4", "mtg-6e:K.19.2"], "has the types that its maker says, and its name for a creature type", {
    eras: ALL,
    cards: [hive, swarm("Wasp")],
    me: { battlefield: ["Small Hive", "Song of the Wasp"] },
    play: [{ mana: "Small Hive" }],
    after: { me: { battlefield: ["Small Hive", "Song of the Wasp", { name: "Wasp", power: 2 }] } },
  });
  scenario("mtg-6e:K.25.4", "of which another creature type is said does not have its name for one", {
    eras: ALL,
    cards: [
      createSideEffectEnchantment("Odd Hive", {
        do: "token",
        token: { ...wasp, subtypes: ["Insect"] },
        who: "you",
        count: 1,
      }),
      swarm("Wasp"),
      swarm("Insect"),
    ],
    me: { battlefield: ["Odd Hive", "Song of the Wasp", "Song of the Insect"] },
    play: [{ mana: "Odd Hive" }],
    after: {
      me: { battlefield: ["Odd Hive", "Song of the Wasp", "Song of the Insect", { name: "Wasp", power: 2 }] },
    },
  });
  scenario("mtg-6e:K.25.4", "has it so alone: no card has its own name for a type", {
    cards: [swarm("Moss Ox")],
    me: { battlefield: ["Song of the Moss Ox", "Moss Ox"] },
    after: { me: { battlefield: ["Song of the Moss Ox", { name: "Moss Ox", power: 2 }] } },
  });
  scenario("mtg-6e:K.25.r5", "keeps its name when its creature type changes", {
    eras: ALL,
    cards: [hive, swarm("Frog"), named, hex],
    me: { battlefield: ["Small Hive", "Song of the Frog", "Wasp Lamp", "Hex of Frogs"] },
    play: [{ mana: "Small Hive" }, { mana: "Hex of Frogs" }],
    after: {
      me: {
        battlefield: [
          "Small Hive",
          "Song of the Frog",
          "Wasp Lamp",
          "Hex of Frogs",
          { name: "Wasp", power: 2, toughness: 4 },
        ],
      },
    },
  });

  scenario("mtg-6e:G.26.2", "is owned by who controls what makes it, whoever controls the token", {
    eras: ALL,
    cards: [
      gift,
      createSpell("Call Home", "instant", "W", {
        targets: [createTargetSpec({ type: "creature", owner: "you" })],
        effects: [{ do: "gainLife", who: "you", amount: 5 }],
      }),
    ],
    me: { hand: ["Call Home"], battlefield: ["Given Hive"], pool: { w: 1 } },
    you: { battlefield: ["Moss Ox"] },
    play: [
      { refused: { cast: "Call Home" }, because: ["NO_TARGET"] },
      { mana: "Given Hive" },
      { cast: "Call Home" },
      "both pass",
    ],
    after: { me: { life: 25, battlefield: ["Given Hive"] }, you: { battlefield: ["Moss Ox", "Wasp"] } },
  });

  const net = createEnchantment(
    "Soul Jar",
    createTriggeredAbility({ on: "dies", what: { type: "creature" } }, { do: "gainLife", who: "you", amount: 1 }),
  );
  const frost = createSideEffectEnchantment("Frost", { do: "destroy", what: { all: { type: "creature" } } });
  scenario(["mtg-6e:K.25.r1", "mtg-6e:K.25.6"], "lies in the graveyard for as long as it takes to have died", {
    eras: ALL,
    cards: [hive, net, frost],
    me: { battlefield: ["Small Hive", "Soul Jar", "Frost"] },
    play: [{ mana: "Small Hive" }, { mana: "Frost" }, "both pass"],
    after: { me: { life: 21, graveyard: [], battlefield: ["Small Hive", "Soul Jar", "Frost"] } },
  });

  scenario("mtg-6e:K.19.2", "and a card are of the types that they are printed or made with", {
    cards: [
      hive,
      createCreature("Tin Soldier", "1", "1/1"),
      createEnchantment("Rust", {
        type: "static",
        affects: { all: { type: "artifact" } },
        changes: [{ add: "toughness", amount: 2 }],
      }),
    ],
    me: { battlefield: ["Small Hive", "Rust", "Tin Soldier"] },
    play: [{ mana: "Small Hive" }],
    after: {
      me: {
        battlefield: ["Small Hive", "Rust", { name: "Tin Soldier", toughness: 1 }, { name: "Wasp", toughness: 3 }],
      },
    },
  });
});
