import { describe } from "vitest";
import {
  ANY_PLAYER,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("triggered abilities (302)", () => {
  scenario(
    ["mag:302.1", "mag:703.1", "mag:703.3"],
    "one triggers, waits until somebody gets priority, and goes to the chant",
    {
      me: { hand: ["draws when summoned"], stones: "bn" },
      play: [
        { use: "draws when summoned" },
        "both pass",
        { now: { chant: ["ability of draws when summoned"], me: { hand: [] } } },
        "both pass",
      ],
      after: {
        chant: [],
        me: { hand: ["b 4/4"] },
        events: [
          { type: "moved", name: "draws when summoned", to: "battleArea" },
          { type: "triggered", name: "draws when summoned" },
          { type: "resolved", name: "draws when summoned" },
          { type: "abilityPut" },
          { type: "moved", cause: "draw" },
        ],
      },
    },
  );

  scenario(["mag:301.4", "mag:301.3"], "an ability on the chant does not mind that its unit is gone", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["bolt 2"], stones: "r" },
    play: [{ use: "draws when summoned" }, "both pass", "pass", { use: "bolt 2", by: "you" }, "both pass", "both pass"],
    after: { me: { battleArea: [], dust: ["draws when summoned"], hand: ["b 4/4"] } },
  });

  scenario(
    ["mag:302.1.1", "mag:703.2", "house:9"],
    "it triggers once for each unit that dies, also when they die together",
    {
      me: { hand: ["burns all 1"], stones: "rr", battleArea: ["grows when another dies"] },
      you: { battleArea: ["r 1/1", "g 1/1"] },
      play: [{ use: "burns all 1" }, "both pass", { option: 0 }, "both pass", "both pass"],
      after: { me: { battleArea: [{ name: "grows when another dies", counters: { power: 2 }, damage: 1 }] } },
    },
  );

  scenario("mag:302.1.1", "it triggers once for one event", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["grows when another dies"] },
    you: { battleArea: ["r 1/1", "g 4/4"] },
    play: [{ use: "bolt 2" }, { pick: "r 1/1" }, "both pass", "both pass"],
    after: { chant: [], me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }] } },
  });

  scenario(
    ["mag:302.1.2", "mag:302.1.2.1", "mag:301.7"],
    "leaving the battle area is judged by how things were just before",
    {
      me: { hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["1 damage when it dies"] },
      play: [{ use: "bolt 2" }, "both pass"],
      after: {
        chant: [],
        you: { dust: ["1 damage when it dies"] },
        events: [{ type: "triggered", name: "1 damage when it dies" }],
      },
    },
  );

  scenario("mag:302.1.2.1", "two that die together see each other die", {
    me: { hand: ["burns all 1"], stones: "rr" },
    you: {
      battleArea: [
        { name: "grows when another dies", damage: 1 },
        { name: "grows when another dies", damage: 1 },
      ],
    },
    play: [{ use: "burns all 1" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { you: { battleArea: [], dust: ["grows when another dies", "grows when another dies"] } },
  });

  scenario("mag:302.1.2.1", "a unit that was silenced before it died does not trigger", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["silences the weak"] },
    you: { battleArea: ["1 damage when it dies"] },
    play: [{ use: "bolt 2" }, { pick: "1 damage when it dies" }, "both pass"],
    after: { chant: [], you: { dust: ["1 damage when it dies"] }, never: [{ type: "triggered" }] },
  });

  scenario(["mag:302.1.2", "mag:303.1.1"], "a unit's other triggers do not work from the dust", {
    phase: "standby",
    me: { dust: ["charges each turn"] },
    after: { phase: "main", never: [{ type: "triggered" }] },
  });

  scenario(["mag:303.1.1", "mag:602.2"], "one that says so does", {
    phase: "standby",
    me: { dust: ["returns from dust"] },
    play: ["both pass"],
    after: {
      me: { dust: [] },
      events: [
        { type: "triggered", name: "returns from dust" },
        { type: "moved", to: "hand" },
      ],
    },
  });

  scenario(["mag:301.7", "mag:704.3.2.1"], "what an ability says of a unit that is gone is as it last was", {
    cards: [
      createUnit(
        "burns by its AP when it dies",
        "r",
        "2/2",
        createTriggeredAbility(
          WHEN_DESTROYED,
          createBody({ do: "damage", to: { player: "opponent" }, amount: { stat: "ap", of: "self" } }),
        ),
      ),
    ],
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { battleArea: [{ name: "burns by its AP when it dies", counters: { power: 3 } }] },
    play: [{ use: "destroys a unit" }, "both pass", "both pass"],
    after: { me: { life: 15 } },
  });

  scenario(["mag:301.7", "mag:704.3.2.1"], "also when it leaves while the ability waits to resolve", {
    cards: [
      createUnit(
        "burns by its AP when summoned",
        "r",
        "2/2",
        createTriggeredAbility(
          WHEN_SUMMONED,
          createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount: { stat: "ap", of: "self" } }),
        ),
      ),
    ],
    me: { hand: ["burns by its AP when summoned"], stones: "r", battleArea: ["strong in numbers"] },
    you: { hand: ["returns a unit"], stones: "bn" },
    play: [
      { use: "burns by its AP when summoned" },
      "both pass",
      { pick: "you" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "burns by its AP when summoned" },
      "both pass",
      "both pass",
    ],
    after: { you: { life: 17 }, me: { hand: ["burns by its AP when summoned"] } },
  });
});

describe("the clause of a condition (302.1.4)", () => {
  scenario(["mag:302.1.4.1", "mag:302.1.4"], "an ability whose clause does not hold does not trigger", {
    phase: "draw",
    turnPlayer: "you",
    me: { battleArea: ["draws at their draw"], hand: ["r 1/1", "g 1/1"] },
    after: { me: { hand: ["r 1/1", "g 1/1"] }, never: [{ type: "triggered" }] },
  });

  scenario(["mag:302.1.4.1", "mag:603.2"], "and triggers when it does", {
    phase: "draw",
    turnPlayer: "you",
    me: { battleArea: ["draws at their draw"], hand: ["r 1/1"] },
    play: ["both pass"],
    after: { me: { hand: ["r 1/1", "b 4/4"] } },
  });

  const cautious = createUnit(
    "gains 5 if alone",
    "g",
    "2/2",
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 5 }), {
      if: { amount: { count: { all: "battleArea" } }, is: "=", than: 1 },
    }),
  );

  scenario("mag:302.1.4.2", "the clause is checked again on resolution, and then nothing is done", {
    cards: [
      cautious,
      createQuickMagic(
        "summons a sprout",
        "g",
        createBody({ do: "token", token: { ...createUnit("seedling", "", "1/1"), token: true }, count: 1 }),
      ),
    ],
    me: { hand: ["gains 5 if alone"], stones: "g", life: 10 },
    you: { hand: ["summons a sprout"], stones: "g" },
    play: [
      { use: "gains 5 if alone" },
      "both pass",
      "pass",
      { use: "summons a sprout", by: "you" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 10 }, chant: [], never: [{ type: "lifeGained" }] },
  });

  scenario("mag:302.1.4.2", "when it still holds, it is done", {
    cards: [cautious],
    me: { hand: ["gains 5 if alone"], stones: "g", life: 10 },
    play: [{ use: "gains 5 if alone" }, "both pass", "both pass"],
    after: { me: { life: 15 } },
  });
});
