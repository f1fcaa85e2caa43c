import { describe } from "vitest";
import { defineCard } from "../../model/card";
import {
  createCreature,
  createEnchantment,
  createSideEffectEnchantment,
  createSpell,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const cave = defineCard("Grey Cave", { types: ["land"] });
const shore = defineCard("Mossy Shore", { types: ["land"], subtypes: ["Forest", "Island"] });
const waste = defineCard("Dry Waste", { types: ["land"], subtypes: ["Desert"] });
const snow = defineCard("Snow Forest", { types: ["land"], supertypes: ["basic", "snow"], subtypes: ["Forest"] });
const sink = createSideEffectEnchantment("Sinkhole", {
  do: "put",
  what: { all: { type: "land", not: { supertype: "basic" } } },
  to: "exile",
});

describe("playing a land", () => {
  const song = createEnchantment(
    "Noon Bell",
    createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-6e:K.15.1", "is done in a main phase of one's own while the stack is empty", {
    eras: ALL,
    cards: [song],
    step: "upkeep",
    me: { hand: ["Forest"], battlefield: ["Noon Bell"] },
    you: { hand: ["Island"] },
    play: [
      { refused: { land: "Forest" }, because: ["NOT_MAIN_PHASE"] },
      "pass",
      { refused: { land: "Island" }, because: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE"] },
      { passTo: "draw" },
      { passTo: "main1" },
      { refused: { land: "Forest" }, because: ["STACK_NOT_EMPTY"] },
      "both pass",
      { land: "Forest" },
    ],
    after: { me: { battlefield: ["Forest", "Noon Bell"] } },
  });

  const help = createSpell("Found Field", "instant", "G", {
    effects: [{ do: "put", what: { all: { type: "land" }, zone: "graveyard", whose: "you" }, to: "battlefield" }],
  });
  scenario("mtg-6e:K.15.r2", "is not what an effect does that puts one there", {
    eras: ALL,
    cards: [help],
    me: { hand: ["Found Field", "Forest", "Plains"], graveyard: ["Swamp"], pool: { g: 1 } },
    play: [
      { cast: "Found Field" },
      "both pass",
      { now: { me: { battlefield: ["Swamp"] }, never: [{ type: "landPlayed" }] } },
      { land: "Forest" },
      { refused: { land: "Plains" }, because: ["NO_LAND_LEFT"] },
    ],
    after: { me: { battlefield: ["Forest", "Swamp"] } },
  });

  const mire = createEnchantment("Sucking Mire", {
    type: "replacement",
    on: { on: "enters", what: { type: "land" } },
    instead: { moveTo: "graveyard" },
  });
  scenario("mtg-6e:K.15.r4", "has been done although the land comes somewhere else instead", {
    eras: ALL,
    cards: [mire],
    me: { hand: ["Forest", "Plains"], battlefield: ["Sucking Mire"] },
    play: [{ land: "Forest" }, { refused: { land: "Plains" }, because: ["NO_LAND_LEFT"] }],
    after: {
      me: { battlefield: ["Sucking Mire"], graveyard: ["Forest"], hand: ["Plains"] },
      events: [{ type: "landPlayed" }, { type: "moved", to: "graveyard" }],
    },
  });
  scenario("mtg-6e:K.15.r4", "goes on as usual for what is no land", {
    eras: ALL,
    cards: [mire],
    me: { hand: ["Squire of Reeds"], battlefield: ["Sucking Mire"], pool: { w: 1 } },
    play: [{ cast: "Squire of Reeds" }, "both pass"],
    after: { me: { battlefield: ["Squire of Reeds", "Sucking Mire"] } },
  });
});

describe("mana of lands", () => {
  scenario("mtg-6e:K.15.r1", "is made by basic land types, and by those that say so", {
    eras: ALL,
    cards: [cave, shore],
    me: { battlefield: ["Grey Cave", "Mossy Shore"] },
    play: [{ refused: { mana: "Grey Cave" }, because: ["NO_ABILITY"] }, { mana: "Mossy Shore" }],
    after: { me: { pool: { g: 1 } } },
  });
  scenario("mtg-6e:K.16.2", "is not made by land types that are no basic ones", {
    eras: ALL,
    cards: [waste, snow],
    me: { battlefield: ["Dry Waste", "Snow Forest"] },
    play: [{ refused: { mana: "Dry Waste" }, because: ["NO_ABILITY"] }, { mana: "Snow Forest" }],
    after: { me: { pool: { g: 1 } } },
  });
});

describe("a nonbasic land", () => {
  const drown = createSideEffectEnchantment("Great Flood", {
    do: "change",
    what: { all: { name: "Grey Cave" } },
    until: "game",
    changes: [{ becomeLand: "Swamp" }],
  });
  scenario("mtg-6e:K.16.3", "is one with basic types too, printed or by an effect", {
    eras: ["6e", "8e"],
    cards: [cave, shore, drown, sink],
    me: { battlefield: ["Grey Cave", "Mossy Shore", "Forest", "Great Flood", "Sinkhole"] },
    play: [{ mana: "Great Flood" }, { mana: "Sinkhole" }],
    after: { me: { battlefield: ["Forest", "Great Flood", "Sinkhole"], exile: ["Grey Cave", "Mossy Shore"] } },
  });
});

describe("snow", () => {
  const count = createSideEffectEnchantment("Forest Scale", {
    do: "gainLife",
    who: "you",
    amount: { count: { all: { subtype: "Forest" } } },
  });
  scenario(["mtg-6e:K.21.1", "mtg-6e:K.21.r1"], "on a land leaves it of its type, for all that asks for the type", {
    eras: ALL,
    cards: [snow, count, sink],
    me: { battlefield: ["Snow Forest", "Forest", "Forest Scale", "Sinkhole"] },
    play: [{ mana: "Forest Scale" }, { mana: "Sinkhole" }],
    after: { me: { life: 22, battlefield: ["Snow Forest", "Forest", "Forest Scale", "Sinkhole"] } },
  });
  const stalker = createCreature("Wood Stalker", "1G", "2/2", { keywords: [{ landwalk: { subtype: "Forest" } }] });
  for (const [land, blockers] of [
    ["Snow Forest", []],
    ["Island", ["done", "Moss Ox"]],
  ] as const) {
    scenario("mtg-6e:K.21.r1", `lets those who walk through its type walk (${land})`, {
      eras: ALL,
      cards: [snow, stalker],
      step: "attackers",
      me: { battlefield: ["Wood Stalker"] },
      you: { battlefield: [land, "Moss Ox"] },
      play: [
        { pick: "Wood Stalker" },
        "both pass",
        blockers.length === 0
          ? { now: { asks: { of: "me", ask: "priority" } } }
          : { now: { asks: { of: "you", ask: "pick", offers: blockers } } },
        ...(blockers.length === 0 ? [] : ["done" as const]),
      ],
      after: {},
    });
  }

  const heat = createSideEffectEnchantment("Mountain Heat", {
    do: "change",
    what: { all: { name: "Snow Forest" } },
    until: "game",
    changes: [{ becomeLand: "Mountain" }],
  });
  const thaw = createSideEffectEnchantment("Thaw", { do: "put", what: { all: { supertype: "snow" } }, to: "exile" });
  scenario("mtg-6e:K.21.3", "stays when the land type changes, and does not come with one", {
    eras: ALL,
    cards: [snow, heat, thaw],
    me: { battlefield: ["Snow Forest", "Mountain", "Mountain Heat", "Thaw"] },
    play: [
      { mana: "Mountain Heat" },
      { mana: "Snow Forest" },
      { now: { me: { pool: { r: 1, g: 0 } } } },
      { mana: "Thaw" },
    ],
    after: { me: { battlefield: ["Mountain", "Mountain Heat", "Thaw"], exile: ["Snow Forest"] } },
  });
});
