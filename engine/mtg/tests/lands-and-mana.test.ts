import { describe } from "vitest";
import { createCreature, createEnchantment, createTriggeredAbility } from "../testing/pool";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("playing lands", () => {
  scenario(
    ["mtg-6e:P.8.4", "mtg-6e:P.8.5", "mtg-6e:K.15.2", "mtg-8e:main-1", "mtg-flow:2"],
    "one a turn, without the stack",
    {
      eras: ALL,
      me: { hand: ["Forest", "Plains"] },
      play: [
        { land: "Forest" },
        {
          now: {
            stack: [],
            me: { battlefield: ["Forest"] },
            asks: { of: "me", ask: "priority", offers: ["activate Forest"] },
          },
        },
        { refused: { land: "Plains" }, because: ["NO_LAND_LEFT"] },
      ],
      after: { me: { hand: ["Plains"] } },
    },
  );

  scenario(["mtg-6e:P.8.4", "mtg-8e:main-2"], "a second one is refused in the second main phase; the first is not", {
    eras: ALL,
    me: { hand: ["Forest", "Plains"] },
    play: [{ land: "Forest" }, { passTo: "main2" }, { refused: { land: "Plains" }, because: ["NO_LAND_LEFT"] }],
    after: { step: "main2", me: { hand: ["Plains"] } },
  });

  scenario(["mtg-6e:P.8.1", "mtg-8e:main-2", "mtg-flow:4"], "the first of a turn may be played after combat", {
    eras: ALL,
    step: "main2",
    me: { hand: ["Plains"] },
    play: [{ land: "Plains" }],
    after: { me: { battlefield: ["Plains"], hand: [] } },
  });

  scenario(["mtg-6e:P.8.3", "mtg-6e:P.8.4"], "all that stands against a land is told", {
    step: "upkeep",
    you: { hand: ["Forest"] },
    me: { hand: ["Moss Ox"] },
    play: [
      { refused: { land: "Moss Ox" }, because: ["NOT_A_LAND", "NOT_MAIN_PHASE"] },
      "pass",
      { refused: { land: "Forest" }, because: ["NOT_YOUR_TURN", "NOT_MAIN_PHASE"] },
    ],
    after: {},
  });

  const bell = createEnchantment(
    "Noon Bell",
    createTriggeredAbility({ on: "stepBegins", step: "main1" }, { do: "gainLife", who: "you", amount: 1 }),
  );
  scenario("mtg-6e:P.8.4", "none while something is on the stack", {
    cards: [bell],
    me: { hand: ["Forest"], battlefield: ["Noon Bell"] },
    play: [{ refused: { land: "Forest" }, because: ["STACK_NOT_EMPTY"] }, "both pass", { land: "Forest" }],
    after: { me: { battlefield: ["Noon Bell", "Forest"] } },
  });

  const wide = createEnchantment("Wide Fields", {
    type: "static",
    affects: { players: "you" },
    changes: [{ landPlays: 1 }],
  });
  scenario("mtg-6e:P.8.r1", "an effect may allow more", {
    cards: [wide],
    me: { hand: ["Forest", "Plains", "Swamp"], battlefield: ["Wide Fields"] },
    play: [{ land: "Forest" }, { land: "Plains" }, { refused: { land: "Swamp" }, because: ["NO_LAND_LEFT"] }],
    after: { me: { hand: ["Swamp"] } },
  });
});

describe("mana abilities", () => {
  scenario(
    ["mtg-6e:A.6.2", "mtg-6e:A.6.3", "mtg-6e:K.15.4", "mtg-6e:G.23.1"],
    "a land gives its mana at once, to either player with priority",
    {
      eras: ALL,
      me: { battlefield: ["Forest"] },
      you: { battlefield: ["Island"] },
      play: [
        { mana: "Forest" },
        { now: { stack: [], me: { pool: { g: 1 }, battlefield: [{ name: "Forest", tapped: true }] } } },
        "pass",
        { mana: "Island" },
      ],
      after: { you: { pool: { u: 1 } }, asks: { of: "you", ask: "priority", offers: [] } },
    },
  );

  scenario(["mtg-house:18", "mtg-house:19", "mtg-6e:T.2.2", "mtg-6e:T.5.1"], "after one, both have to pass again", {
    eras: ALL,
    you: { battlefield: ["Island"] },
    play: ["pass", { mana: "Island" }, "pass", { now: { step: "main1", asks: { of: "me", ask: "priority" } } }, "pass"],
    after: { step: "beginCombat" },
  });

  scenario(
    ["mtg-6e:G.37.1", "mtg-6e:G.37.2"],
    "a creature gives none before its player has begun a turn with it; a land does",
    {
      me: {
        battlefield: [
          { name: "Sap Gatherer", settled: false },
          { name: "Forest", settled: false },
        ],
      },
      play: [
        { refused: { mana: "Sap Gatherer" }, because: ["SUMMONING_SICK"] },
        { passTo: "upkeep", turn: 5 },
        { mana: "Sap Gatherer" },
      ],
      after: { me: { pool: { g: 1 } } },
    },
  );

  const fleet = createCreature("Fleet Gatherer", "G", "1/1", {
    keywords: ["haste"],
    abilities: [
      {
        type: "activated",
        cost: { tap: true },
        mana: true,
        effects: [{ do: "addMana", who: "you", mana: { w: 0, u: 0, b: 0, r: 0, g: 1, c: 0 } }],
      },
    ],
  });
  scenario(["mtg-6e:A.18.1", "mtg-6e:G.37.2"], "haste needs no such turn", {
    cards: [fleet],
    me: { battlefield: [{ name: "Fleet Gatherer", settled: false }] },
    play: [{ mana: "Fleet Gatherer" }, { refused: { mana: "Fleet Gatherer" }, because: ["IS_TAPPED"] }],
    after: { me: { pool: { g: 1 } } },
  });

  scenario("mtg-6e:A.2.5", "another player's permanents give nothing", {
    me: { battlefield: ["Forest"] },
    play: ["pass", { refused: { mana: "Forest" }, because: ["NOT_YOURS"] }],
    after: {},
  });
});
