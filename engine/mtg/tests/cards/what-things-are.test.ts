import { describe } from "vitest";
import type { ContinuousChange } from "../../model/ability";
import { type CardDefinition, defineCard } from "../../model/card";
import type { Effect } from "../../model/effect";
import { parseManaCost } from "../../model/mana";
import type { Filter } from "../../model/select";
import { createCreature, createEnchantment, createSideEffectEnchantment, createSpell } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;
const OLDER = ["6e", "8e"] as const;

/** A lever that removes all that match from the game. */
const gone = (name: string, what: Filter) =>
  createSideEffectEnchantment(name, { do: "put", what: { all: what }, to: "exile" });
/** A lever that changes all of a name for the rest of the game. */
const turned = (name: string, what: string, ...changes: readonly ContinuousChange[]) =>
  createSideEffectEnchantment(name, { do: "change", what: { all: { name: what } }, until: "game", changes });

describe("legends", () => {
  const elder: CardDefinition = { ...createCreature("Elder of Reeds", "W", "1/1"), subtypes: ["Elder", "Legend"] };
  const captain: CardDefinition = { ...createCreature("Captain Ione", "W", "1/1"), supertypes: ["legendary"] };
  const shrine = defineCard("Shrine of Ash", { types: ["land"], supertypes: ["legendary"] });
  const battlefield = ["Elder of Reeds", "Captain Ione", "Shrine of Ash", "Moss Ox"];
  scenario("mtg-6e:K.17.r2", "are all legendary permanents and all creatures of the type", {
    eras: OLDER,
    cards: [elder, captain, shrine, gone("End of Legends", { supertype: "legendary" })],
    me: { battlefield: [...battlefield, "End of Legends"] },
    play: [{ mana: "End of Legends" }],
    after: { me: { battlefield: ["Moss Ox", "End of Legends"] } },
  });
  scenario("mtg-6e:K.17.r8", "of the type are the same as legendary creatures, and lands have no creature type", {
    eras: OLDER,
    cards: [elder, captain, shrine, gone("End of the Type", { subtype: "Legend" })],
    me: { battlefield: [...battlefield, "End of the Type"] },
    play: [{ mana: "End of the Type" }],
    after: { me: { battlefield: ["Moss Ox", "Shrine of Ash", "End of the Type"] } },
  });
  scenario("mtg-6e:K.17.r8", "of the type are none in the modern era", {
    eras: ["mod"],
    cards: [elder, captain, shrine, gone("End of Legends", { supertype: "legendary" })],
    me: { battlefield: [...battlefield, "End of Legends"] },
    play: [{ mana: "End of Legends" }],
    after: { me: { battlefield: ["Elder of Reeds", "Moss Ox", "End of Legends"] } },
  });
});

describe("a card", () => {
  const tin: CardDefinition = { ...createCreature("Tin Walker", "2", "1/1"), types: ["artifact", "creature"] };
  const find = (type: "creature" | "artifact") =>
    createSideEffectEnchantment(`Found ${type}`, { do: "put", what: { all: { type }, zone: "graveyard" }, to: "hand" });
  scenario(["mtg-6e:K.9.3", "mtg-6e:K.2.r2"], "is of its types in every zone", {
    eras: ALL,
    cards: [tin, find("creature"), find("artifact")],
    me: { graveyard: ["Tin Walker", "Moss Ox", "Forest"], battlefield: ["Found creature", "Found artifact"] },
    play: [{ mana: "Found artifact" }, { now: { me: { hand: ["Tin Walker"] } } }, { mana: "Found creature" }],
    after: { me: { hand: ["Tin Walker", "Moss Ox"], graveyard: ["Forest"] } },
  });
  const idol = defineCard("Clay Idol", { types: ["artifact"] });
  scenario("mtg-6e:K.5.7", "stays of its types though its permanent becomes something else", {
    eras: ALL,
    cards: [
      idol,
      turned("Spark", "Clay Idol", { become: { types: ["creature"], size: [1, 1] }, keep: false }),
      createSideEffectEnchantment("Frost", { do: "destroy", what: { all: { type: "creature" } } }),
      find("creature"),
      find("artifact"),
    ],
    me: { battlefield: ["Clay Idol", "Spark", "Frost", "Found creature", "Found artifact"] },
    play: [
      { mana: "Spark" },
      { mana: "Frost" },
      { mana: "Found creature" },
      { now: { me: { graveyard: ["Clay Idol"], hand: [] } } },
      { mana: "Found artifact" },
    ],
    after: { me: { graveyard: [], hand: ["Clay Idol"] } },
  });
});

/** A lever with which its player gains 1, 10 and 100 life for each permanent of some sorts. */
const list = (...sorts: readonly Filter[]) =>
  createSideEffectEnchantment(
    "Long List",
    ...sorts.map(
      (all, index): Effect => ({
        do: "gainLife",
        who: "you",
        amount: { product: [10 ** index, { count: { all } }] },
      }),
    ),
  );

describe("what is no ability", () => {
  const moor = defineCard("Frozen Moor", { types: ["land"], supertypes: ["snow"] });
  const pale: CardDefinition = {
    ...createCreature("Pale Wall", "2", "0/4", { keywords: ["flying"] }),
    subtypes: ["Wall"],
    colors: ["r"],
  };
  const silence = createSpell("Great Silence", "instant", "U", {
    effects: [
      { do: "change", what: { all: { type: ["land", "creature"] } }, until: "turn", changes: [{ lose: "abilities" }] },
    ],
  });
  scenario(["mtg-6e:A.1.6", "mtg-6e:K.21.r9"], "stays when all abilities are lost: snow, types, colors", {
    eras: ALL,
    cards: [
      moor,
      pale,
      silence,
      list({ supertype: "snow" }, { subtype: "Wall" }, { color: "r" }, { keyword: "flying" }),
    ],
    me: { hand: ["Great Silence"], battlefield: ["Frozen Moor", "Pale Wall", "Long List"], pool: { u: 1 } },
    play: [{ cast: "Great Silence" }, "both pass", { mana: "Long List" }],
    after: { me: { life: 20 + 1 + 10 + 100 } },
  });
});

describe("a mana cost", () => {
  const raise = createSideEffectEnchantment("Raise", {
    do: "put",
    what: { all: { name: "Gate Giant" }, zone: "graveyard" },
    to: "battlefield",
  });
  const scale = (name: string) =>
    createSideEffectEnchantment("Scale of Cost", {
      do: "gainLife",
      who: "you",
      amount: { stat: "manaValue", of: { all: { name } } },
    });
  scenario("mtg-6e:K.18.r4", "is had by what came without being paid for", {
    eras: ALL,
    cards: [raise, scale("Gate Giant")],
    me: { graveyard: ["Gate Giant"], battlefield: ["Raise", "Scale of Cost"] },
    play: [{ mana: "Raise" }, { mana: "Scale of Cost" }],
    after: { me: { life: 25, pool: { r: 0 } } },
  });
  const wasp = defineCard("Wasp", { types: ["artifact", "creature"], power: 1, toughness: 1 });
  scenario("mtg-6e:K.25.5", "of a token is 0", {
    eras: ALL,
    cards: [
      createSideEffectEnchantment("Small Hive", { do: "token", token: wasp, who: "you", count: 1 }),
      gone("End of None", { type: "creature", manaValue: { is: "=", than: 0 } }),
    ],
    me: { battlefield: ["Small Hive", "End of None", "Moss Ox"] },
    play: [{ mana: "Small Hive" }, { mana: "End of None" }],
    after: { me: { battlefield: ["Small Hive", "End of None", "Moss Ox"], exile: [] } },
  });
});

describe("damage", () => {
  const pegasus = createCreature("Mesa Colt", "W", "1/1", {
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        effects: [{ do: "damage", to: { player: "opponent" }, amount: { stat: "power", of: "self" } }],
      },
    ],
  });
  const flame = defineCard("Ember Breath", {
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: parseManaCost("R"),
    enchants: { objects: { type: "creature" } },
    abilities: [{ type: "static", affects: "attached", changes: [{ add: "power", amount: 2 }] }],
  });
  for (const [color, life] of [
    ["w", 20],
    ["r", 17],
  ] as const) {
    scenario("mtg-6e:K.10.r5", `is of the creature's color, not of what made it strong (${color})`, {
      eras: ALL,
      cards: [
        pegasus,
        flame,
        createEnchantment("Ring", {
          type: "replacement",
          on: { on: "damaged", what: { player: "you" }, other: { color } },
          instead: { prevent: "all" },
        }),
      ],
      me: { battlefield: ["Mesa Colt", { name: "Ember Breath", on: "Mesa Colt" }] },
      you: { battlefield: ["Ring"] },
      play: [{ activate: "Mesa Colt" }, "both pass"],
      after: { you: { life } },
    });
  }
});

describe("tapping and untapping", () => {
  const lamp = defineCard("Oil Lamp", {
    types: ["artifact"],
    abilities: [{ type: "activated", cost: { tap: true }, effects: [{ do: "gainLife", who: "you", amount: 1 }] }],
  });
  const spark = turned("Spark", "Oil Lamp", { become: { types: ["creature"], size: [1, 1] }, keep: true });
  const twist = createSideEffectEnchantment("Twist", { do: "tap", what: { all: { type: ["artifact", "land"] } } });
  const wake = createSideEffectEnchantment("Wake", { do: "untap", what: { all: { name: "Oil Lamp" } } });
  scenario("mtg-6e:G.37.r4", "for an ability holds although its source becomes a creature afterwards", {
    eras: ALL,
    cards: [lamp, spark],
    me: { battlefield: [{ name: "Oil Lamp", settled: false }, "Spark"] },
    play: [{ activate: "Oil Lamp" }, { mana: "Spark" }, "both pass"],
    after: { me: { life: 21 } },
  });
  scenario("mtg-6e:G.38.r1", "by an effect pays for no ability", {
    eras: ALL,
    cards: [lamp, twist],
    me: { battlefield: ["Oil Lamp", "Forest", "Twist"] },
    play: [{ mana: "Twist" }],
    after: {
      stack: [],
      me: {
        life: 20,
        pool: { g: 0 },
        battlefield: [{ name: "Oil Lamp", tapped: true }, { name: "Forest", tapped: true }, "Twist"],
      },
    },
  });
  scenario("mtg-6e:G.43.r1", "again takes back nothing that was played, and lets it be played again", {
    eras: ALL,
    cards: [lamp, wake],
    me: { battlefield: ["Oil Lamp", "Wake"] },
    play: [{ activate: "Oil Lamp" }, { mana: "Wake" }, { activate: "Oil Lamp" }, "both pass", "both pass"],
    after: { me: { life: 22 } },
  });
});
