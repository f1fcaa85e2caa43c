import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const HURTS = createQuickMagic(
  "hurts and weakens",
  "",
  createTargetedBody(
    ANY_UNIT,
    { do: "damage", to: { target: 0 }, amount: 1 },
    { do: "putCounters", on: { target: 0 }, counter: "weak", count: 2 },
  ),
);

describe("rule processes at one moment (705.3)", () => {
  scenario(
    ["mag:705.4.3", "mag:705.4.4", "mag:705.3.2", "mag:306.1.2"],
    "a unit that dies to damage and to counters at once dies once, and is replaced once",
    {
      cards: [HURTS],
      me: { hand: ["hurts and weakens"] },
      you: { battleArea: ["returns instead of dying", "grows when another dies"] },
      play: [{ use: "hurts and weakens" }, { pick: "returns instead of dying" }, "both pass"],
      after: {
        chant: [],
        you: { hand: ["returns instead of dying"], dust: [], battleArea: ["grows when another dies"] },
        events: [{ type: "replaced" }, { type: "moved", to: "hand" }],
      },
    },
  );

  scenario(
    ["mag:705.4.3", "mag:705.4.9", "mag:705.3.1"],
    "it dies as its counters are before the pairs are taken off",
    {
      cards: [HURTS],
      me: { hand: ["hurts and weakens"] },
      you: { battleArea: [{ name: "g 2/2", counters: { power: 1 } }] },
      play: [{ use: "hurts and weakens" }, "both pass"],
      after: {
        you: { dust: ["g 2/2"] },
        events: [
          { type: "countersRemoved", rule: "mag:705.4.9", counter: "power" },
          { type: "moved", name: "g 2/2", to: "dust", rule: "mag:705.4.3" },
        ],
      },
    },
  );

  scenario(["mag:705.3.2", "mag:232.3"], "what was held up by one that dies follows before anybody gets priority", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: {
      battleArea: ["strong in numbers", { name: "g 1/1", damage: 1 }, { name: "b 2/2", damage: 1 }],
      hand: ["mends all my units"],
      stones: "gn",
    },
    play: [{ use: "bolt 2" }, { pick: "strong in numbers" }, "both pass"],
    after: {
      you: { battleArea: [{ name: "b 2/2", damage: 1 }], dust: ["strong in numbers", "g 1/1"] },
      asks: { of: "me", ask: "priority" },
    },
  });

  scenario(["mag:705.3.2", "mag:302.1.2.1"], "those that die in the next round are not seen by those of the first", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["strong in numbers", { name: "grows when another dies", damage: 2 }] },
    play: [{ use: "bolt 2" }, { pick: "strong in numbers" }, "both pass", "both pass"],
    after: {
      chant: [],
      you: { dust: ["strong in numbers", "grows when another dies"], battleArea: [] },
      events: [
        { type: "moved", name: "strong in numbers", to: "dust" },
        { type: "triggered", name: "grows when another dies" },
        { type: "moved", name: "grows when another dies", to: "dust" },
      ],
    },
  });

  scenario(
    ["mag:705.3.2", "mag:306.1.2"],
    "one protector dies together with those that it protects, and saves them still",
    {
      me: { hand: ["burns all 1"], stones: "rr" },
      you: { battleArea: [{ name: "mine go to the dream", damage: 1 }, "g 1/1"] },
      play: [{ use: "burns all 1" }, "both pass"],
      after: { you: { battleArea: [], dust: [], dream: ["mine go to the dream", "g 1/1"] } },
    },
  );

  scenario(["mag:705.3.2", "mag:306.1.2", "house:6"], "of two replacements in a check its commander chooses one", {
    me: { hand: ["weak counters 2"], stones: "bn" },
    you: { battleArea: ["returns instead of dying", "mine go to the dream"] },
    play: [
      { use: "weak counters 2" },
      { pick: "returns instead of dying" },
      "both pass",
      { now: { asks: { of: "you", ask: "option" } } },
      { option: "mine go to the dream" },
    ],
    after: { you: { hand: [], dream: ["returns instead of dying"], battleArea: ["mine go to the dream"] } },
  });

  scenario(["mag:705.3.2", "mag:306.1.2.1"], "what is done instead in a check may bring another round", {
    cards: [
      createUnit(
        "takes another with it",
        "r",
        "1/1",
        createReplacementAbility({ on: "move", what: "self", from: "battleArea", to: "dust" }, { to: "dream" }),
        createTriggeredAbility(
          { on: "move", what: "self", from: "battleArea", to: "dream" },
          createBody({ do: "damage", to: { all: "battleArea" }, amount: 1 }),
        ),
      ),
    ],
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["r 1/1"] },
    you: { battleArea: ["takes another with it", "g 1/1"] },
    play: [{ use: "bolt 2" }, { pick: "takes another with it" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [], dust: ["bolt 2", "r 1/1"] },
      you: { battleArea: [], dust: ["g 1/1"], dream: ["takes another with it"] },
    },
  });

  scenario(["mag:705.3.3.1", "mag:705.3.3"], "after a trigger has been put and aimed, the rules look again", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["1 damage when it dies", "g 1/1"] },
    play: [
      { use: "bolt 2" },
      { pick: "1 damage when it dies" },
      "both pass",
      { now: { chant: ["ability of 1 damage when it dies"], asks: { of: "me", ask: "priority" } } },
      "both pass",
    ],
    after: { you: { dust: ["1 damage when it dies", "g 1/1"] } },
  });

  scenario(
    ["mag:705.4.1", "mag:705.4.2", "mag:202.3"],
    "no life and no cards at one check: it loses once, the other wins",
    {
      cards: [
        createQuickMagic(
          "ends it",
          "",
          createBody({ do: "draw", who: "opponent", count: 1 }, { do: "loseLife", who: "opponent", amount: 20 }),
        ),
      ],
      me: { hand: ["ends it"] },
      you: { grimoire: [] },
      play: [{ use: "ends it" }, "both pass"],
      after: {
        winner: "me",
        events: [
          { type: "defeated", rule: "mag:705.4.1" },
          { type: "defeated", rule: "mag:705.4.2" },
        ],
      },
    },
  );

  scenario(["mag:705.4.1", "mag:705.4.2", "mag:202.4"], "mine by life and yours by cards: a draw", {
    cards: [
      createQuickMagic(
        "ends us",
        "",
        createBody({ do: "draw", who: "opponent", count: 1 }, { do: "loseLife", who: "you", amount: 20 }),
      ),
    ],
    me: { hand: ["ends us"] },
    you: { grimoire: [] },
    play: [{ use: "ends us" }, "both pass"],
    after: { winner: "nobody" },
  });

  scenario(["mag:705.3.2", "mag:202.1", "house:11"], "the check that ends the game does nothing else", {
    cards: [
      createQuickMagic(
        "4 to you and all",
        "",
        createBody({ do: "damage", to: { join: [{ player: "opponent" }, { all: "battleArea" }] }, amount: 4 }),
      ),
    ],
    me: { hand: ["4 to you and all"], battleArea: ["r 1/1"] },
    you: { life: 4, battleArea: ["g 1/1"] },
    play: [{ use: "4 to you and all" }, "both pass"],
    after: {
      winner: "me",
      me: { battleArea: [{ name: "r 1/1", damage: 4 }] },
      you: { battleArea: ["g 1/1"], dust: [] },
    },
  });

  scenario(
    ["mag:705.4.7", "mag:705.4.8", "mag:224.2"],
    "counters go with a unit to the dust, are counted there, and are removed",
    {
      cards: [
        createUnit(
          "burns by its counters",
          "r",
          "1/1",
          createTriggeredAbility(
            WHEN_DESTROYED,
            createBody({ do: "damage", to: { player: "opponent" }, amount: { counters: "power", on: "self" } }),
          ),
        ),
      ],
      me: { hand: ["destroys a unit"], stones: "bnn" },
      you: { battleArea: [{ name: "burns by its counters", counters: { power: 2 } }] },
      play: [
        { use: "destroys a unit" },
        "both pass",
        { now: { you: { dust: [{ name: "burns by its counters", counters: {} }] } } },
        "both pass",
      ],
      after: { me: { life: 18 }, events: [{ type: "countersRemoved", rule: "mag:705.4.8" }] },
    },
  );

  scenario(
    ["mag:705.4.6", "mag:705.4.5", "mag:206.5"],
    "a token that dies leaves its death to others and then is no more",
    {
      me: { hand: ["burns all 1"], stones: "rr", battleArea: ["sprout", "grows when another dies"] },
      you: { battleArea: ["sprout", "ember"] },
      play: [
        { use: "burns all 1" },
        "both pass",
        { option: 0 },
        { option: 0 },
        "both pass",
        "both pass",
        "both pass",
        "both pass",
      ],
      after: {
        chant: [],
        me: {
          life: 19,
          dust: ["burns all 1"],
          battleArea: [{ name: "grows when another dies", counters: { power: 3 } }],
        },
        you: { dust: [], battleArea: [] },
      },
    },
  );
});
