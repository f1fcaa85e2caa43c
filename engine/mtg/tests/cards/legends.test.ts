import { describe } from "vitest";
import type { Ability } from "../../model/ability";
import { defineCard } from "../../model/card";
import { createCreature, createSideEffectEnchantment, createSpell, createTargetSpec } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const OLDER = ["6e", "8e"] as const;

const shrine = defineCard("Shrine of Ash", { types: ["land"], supertypes: ["legendary"] });
const legend = (name: string, ...abilities: readonly Ability[]) => ({
  ...createCreature(name, "W", "2/2", { abilities }),
  supertypes: ["legendary" as const],
});
const flood = createSpell("Sudden Flood", "instant", "U", {
  targets: [createTargetSpec({ type: "land" })],
  effects: [{ do: "change", what: { target: 0 }, until: "turn", changes: [{ becomeLand: "Swamp" }] }],
});

describe("a second legend of a name", () => {
  const queen = legend("River Queen", {
    type: "activated",
    cost: { sacrifice: { what: "self", count: 1 } },
    effects: [{ do: "draw", who: "you", amount: 1 }],
  });
  scenario("mtg-6e:K.17.r1", "goes before anybody can use what it can do", {
    eras: OLDER,
    cards: [queen],
    me: { hand: ["River Queen"], battlefield: [{ name: "River Queen", counters: { age: 1 } }], pool: { w: 1 } },
    play: [{ cast: "River Queen" }, "both pass"],
    after: {
      me: { battlefield: [{ name: "River Queen", counters: { age: 1 } }], graveyard: ["River Queen"] },
      asks: { of: "me", ask: "priority", offers: ["activate River Queen"] },
      events: [
        { type: "moved", cause: "resolve" },
        { type: "moved", to: "graveyard" },
      ],
    },
  });

  const frozen = createSideEffectEnchantment("Stone Gaze", {
    do: "change",
    what: { all: { type: "creature" } },
    until: "game",
    changes: [{ become: { types: ["artifact"] }, keep: false }],
  });
  scenario("mtg-6e:K.17.r7", "goes although the two are of different types by now", {
    eras: OLDER,
    cards: [queen, frozen],
    me: { hand: ["River Queen"], battlefield: ["Stone Gaze"], pool: { w: 1 } },
    you: { battlefield: ["River Queen"] },
    play: [{ mana: "Stone Gaze" }, { cast: "River Queen" }, "both pass"],
    after: { me: { battlefield: ["Stone Gaze"], graveyard: ["River Queen"] }, you: { battlefield: ["River Queen"] } },
  });

  const elder = { ...createCreature("Elder of Reeds", "W", "1/1"), subtypes: ["Elder", "Legend"] };
  const plain = createSideEffectEnchantment("Plain Day", {
    do: "change",
    what: { all: { type: "creature" } },
    until: "game",
    changes: [{ become: { subtypes: [] }, keep: false }],
  });
  scenario("mtg-6e:K.17.r9", "stays beside one of the name that is no legend", {
    eras: OLDER,
    cards: [elder, plain],
    me: { hand: ["Elder of Reeds"], battlefield: ["Elder of Reeds", "Plain Day"], pool: { w: 1 } },
    play: [{ mana: "Plain Day" }, { cast: "Elder of Reeds" }, "both pass"],
    after: { me: { battlefield: ["Elder of Reeds", "Elder of Reeds", "Plain Day"], graveyard: [] } },
  });
  scenario("mtg-6e:K.17.r9", "does not stay beside a legend", {
    eras: OLDER,
    cards: [elder],
    me: { hand: ["Elder of Reeds"], battlefield: ["Elder of Reeds"], pool: { w: 1 } },
    play: [{ cast: "Elder of Reeds" }, "both pass"],
    after: { me: { battlefield: ["Elder of Reeds"], graveyard: ["Elder of Reeds"] } },
  });
});

describe("a legend that was none for a time", () => {
  const marked = { name: "Shrine of Ash", counters: { age: 1 } };
  scenario(["mtg-6e:K.17.r4", "mtg-6e:K.17.5"], "comes back as the newest, and goes before one that came meanwhile", {
    cards: [shrine, flood],
    me: { hand: ["Shrine of Ash", "Sudden Flood"], battlefield: [marked], pool: { u: 1 } },
    play: [
      { cast: "Sudden Flood" },
      "both pass",
      { land: "Shrine of Ash" },
      { now: { me: { battlefield: [marked, "Shrine of Ash"], graveyard: ["Sudden Flood"] } } },
      { passTo: "upkeep", turn: 4 },
    ],
    after: {
      me: {
        battlefield: [{ name: "Shrine of Ash", counters: null }],
        graveyard: ["Shrine of Ash", "Sudden Flood"],
      },
    },
  });
  scenario("mtg-6e:K.17.r4", "is the older one still where it was a legend all the time", {
    cards: [shrine, flood],
    me: { hand: ["Shrine of Ash", "Sudden Flood"], battlefield: [marked, "Forest"], pool: { u: 1 } },
    play: [{ cast: "Sudden Flood" }, { pick: "Forest" }, "both pass", { land: "Shrine of Ash" }],
    after: { me: { battlefield: [marked, "Forest"], graveyard: ["Shrine of Ash", "Sudden Flood"] } },
  });
});

describe("legends that phase", () => {
  const heron = {
    ...createCreature("Heron Queen", "U", "2/2", { keywords: ["phasing"] }),
    supertypes: ["legendary" as const],
  };
  scenario("mtg-6e:K.17.r3", "in and out at one moment do not see each other", {
    eras: OLDER,
    cards: [heron],
    me: {
      battlefield: [{ name: "Heron Queen", counters: { age: 1 } }],
      phasedOut: ["Heron Queen"],
    },
    step: "turn",
    play: [{ passTo: "main1" }],
    after: {
      me: {
        battlefield: [{ name: "Heron Queen", counters: null }],
        phasedOut: [{ name: "Heron Queen", counters: { age: 1 } }],
        graveyard: [],
      },
    },
  });
});
