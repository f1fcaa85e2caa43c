import { describe } from "vitest";
import { defineCard } from "../../model/card";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("tokens", () => {
  const midge = defineCard("Midge", {
    types: ["creature"],
    subtypes: ["Midge"],
    colors: ["b"],
    power: 1,
    toughness: 1,
  });
  scenario(
    ["mtg-6e:K.25.1", "mtg-6e:K.25.2", "mtg-6e:K.25.3", "mtg-6e:K.25.8"],
    "come all at once, as the effect says they are",
    {
      eras: ALL,
      cards: [
        createSpell("Midge Cloud", "sorcery", "B", { effects: [{ do: "token", who: "you", token: midge, count: 2 }] }),
        createEnchantment(
          "Arrival Bell",
          createTriggeredAbility(
            { on: "enters", what: { type: "creature", token: true } },
            { do: "gainLife", who: "you", amount: 1 },
          ),
        ),
      ],
      me: { hand: ["Midge Cloud"], pool: { b: 1 }, battlefield: ["Arrival Bell"] },
      play: [{ cast: "Midge Cloud" }, "both pass", { option: 0 }, "both pass", "both pass"],
      after: { me: { life: 22, battlefield: ["Arrival Bell", { name: "Midge", power: 1, settled: false }, "Midge"] } },
    },
  );

  scenario(["mtg-6e:K.25.7", "mtg-6e:K.25.6"], "belong to who made them, whoever controls them, and cease elsewhere", {
    cards: [
      createSpell("Gift of Midges", "sorcery", "B", {
        effects: [{ do: "token", who: "opponent", token: midge, count: 1 }],
      }),
      createSpell("Sudden Tug", "instant", "U", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "return", what: { target: 0 } }],
      }),
    ],
    me: { hand: ["Gift of Midges", "Sudden Tug"], pool: { b: 1, u: 1 } },
    play: [
      { cast: "Gift of Midges" },
      "both pass",
      { now: { you: { battlefield: ["Midge"] }, me: { battlefield: [] } } },
      { cast: "Sudden Tug" },
      "both pass",
    ],
    after: {
      you: { battlefield: [], hand: [] },
      me: { hand: [] },
      events: [{ type: "moved", to: "hand", toPlayer: 0 }, { type: "ceased" }],
    },
  });
});

describe("choices as something resolves", () => {
  const toll = createEnchantment(
    "Bridge Toll",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep", whose: "you" },
      {
        do: "may",
        who: "you",
        cost: { sacrifice: { what: { type: "creature" }, count: 1 } },
        then: [{ do: "draw", who: "you", amount: 2 }],
        otherwise: [{ do: "loseLife", who: "you", amount: 4 }],
      },
    ),
  );
  scenario(
    ["mtg-6e:A.4.14", "mtg-6e:T.6.4", "mtg-house:25"],
    "a may is answered on resolution, and its cost paid then",
    {
      eras: ALL,
      cards: [toll],
      step: "upkeep",
      me: { battlefield: ["Bridge Toll", "Moss Ox"] },
      play: [
        { now: { stack: ["triggered Bridge Toll"], asks: { of: "me", ask: "priority" } } },
        "both pass",
        { now: { asks: { of: "me", ask: "option", purpose: "may" } } },
        { option: 0 },
      ],
      after: { me: { life: 20, handCount: 2, graveyard: ["Moss Ox"] } },
    },
  );
  scenario("mtg-6e:A.4.14", "a no leads to the other branch", {
    cards: [toll],
    step: "upkeep",
    me: { battlefield: ["Bridge Toll", "Moss Ox"] },
    play: ["both pass", { option: 1 }],
    after: { me: { life: 16, handCount: 0, battlefield: ["Bridge Toll", "Moss Ox"] } },
  });
  scenario("mtg-6e:T.6.5", "what cannot be paid cannot be chosen", {
    eras: ALL,
    cards: [toll],
    step: "upkeep",
    me: { battlefield: ["Bridge Toll"] },
    play: ["both pass"],
    after: { asks: { of: "me", ask: "priority" }, me: { life: 16, handCount: 0 } },
  });

  const rent = createEnchantment(
    "Mill Rent",
    createTriggeredAbility(
      { on: "stepBegins", step: "upkeep", whose: "you" },
      {
        do: "may",
        who: "you",
        cost: { mana: { w: 0, u: 0, b: 0, r: 0, g: 0, c: 0, generic: 1, x: 0 } },
        then: [{ do: "gainLife", who: "you", amount: 1 }],
        otherwise: [{ do: "sacrifice", what: "self" }],
      },
    ),
  );
  scenario(
    ["mtg-6e:T.6.10", "mtg-6e:A.6.3", "mtg-6e:A.6.10"],
    "mana abilities are played for a price asked on resolution",
    {
      eras: ALL,
      cards: [rent],
      step: "upkeep",
      me: { battlefield: ["Mill Rent", "Forest"] },
      play: ["both pass", { option: 0 }],
      after: { me: { life: 21, battlefield: ["Mill Rent", { name: "Forest", tapped: true }] } },
    },
  );
  scenario("mtg-6e:T.6.10", "without mana the price is not paid", {
    cards: [rent],
    step: "upkeep",
    me: { battlefield: ["Mill Rent"] },
    play: ["both pass"],
    after: { me: { life: 20, battlefield: [], graveyard: ["Mill Rent"] } },
  });

  const edict = createSpell("Hard Edict", "sorcery", "B", {
    effects: [
      {
        do: "eachPlayer",
        effects: [
          { do: "choose", who: "you", from: { type: "creature" }, whose: "you", min: 1, max: 1, store: "victim" },
          { do: "sacrifice", what: { stored: "victim" } },
        ],
      },
    ],
  });
  scenario(["mtg-6e:T.6.6", "mtg-6e:G.33.4"], "each player chooses in turn, and nothing is targeted", {
    eras: ["6e", "8e"],
    cards: [edict, createCreature("Salt Knight", "WW", "2/2", { keywords: [{ protectionFrom: { color: "b" } }] })],
    me: { hand: ["Hard Edict"], battlefield: ["Moss Ox", "Ember Sprite"], pool: { b: 1 } },
    you: { battlefield: ["Salt Knight"] },
    play: [
      { cast: "Hard Edict" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", purpose: "choose", offers: ["Moss Ox", "Ember Sprite"] } } },
      { pick: "Ember Sprite" },
    ],
    after: { me: { battlefield: ["Moss Ox"] }, you: { battlefield: [], graveyard: ["Salt Knight"] } },
  });

  const purge = (choose: "owner" | "you" | "random") =>
    createSpell(`Torn Page ${choose}`, "sorcery", "B", {
      effects: [{ do: "discard", who: "opponent", amount: 1, choose }],
    });
  scenario(["mtg-6e:G.14.1", "mtg-6e:G.14.r3"], "who discards chooses, unless the text says otherwise", {
    eras: ALL,
    cards: [purge("owner")],
    me: { hand: ["Torn Page owner"], pool: { b: 1 } },
    you: { hand: ["Moss Ox", "Forest"] },
    play: [
      { cast: "Torn Page owner" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", purpose: "discard", offers: ["Moss Ox", "Forest"] } } },
      { pick: "Forest" },
    ],
    after: { you: { hand: ["Moss Ox"], graveyard: ["Forest"] } },
  });
  scenario("mtg-6e:G.14.r3", "who casts chooses where the text says so", {
    cards: [purge("you")],
    me: { hand: ["Torn Page you"], pool: { b: 1 } },
    you: { hand: ["Moss Ox", "Forest"] },
    play: [{ cast: "Torn Page you" }, "both pass", { now: { asks: { of: "me", ask: "pick" } } }, { pick: "Moss Ox" }],
    after: { you: { hand: ["Forest"], graveyard: ["Moss Ox"] } },
  });
  scenario("mtg-6e:G.14.1", "chance chooses where the text says so", {
    cards: [purge("random")],
    me: { hand: ["Torn Page random"], pool: { b: 1 } },
    you: { hand: ["Moss Ox", "Forest"] },
    play: [{ cast: "Torn Page random" }, "both pass"],
    after: { asks: { of: "me", ask: "priority" }, you: { handCount: 1 } },
  });
  scenario("mtg-6e:G.14.2", "several cards are discarded together, and their owner orders them", {
    cards: [
      createSpell("Torn Book", "sorcery", "B", {
        effects: [{ do: "discard", who: "opponent", amount: "hand", choose: "owner" }],
      }),
    ],
    me: { hand: ["Torn Book"], pool: { b: 1 } },
    you: { hand: ["Moss Ox", "Forest"] },
    play: [
      { cast: "Torn Book" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", purpose: "order" } } },
      { pick: "Forest" },
    ],
    after: { you: { hand: [], graveyard: ["Moss Ox", "Forest"] } },
  });
});
