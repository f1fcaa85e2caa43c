import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green-blue units", () => {
  cardScenario(
    "川辺の製紙師",
    "draws when a power counter is put on a unit of mine",
    {
      me: { battleArea: ["川辺の製紙師", "g 1/1"], hand: ["power counter"], stones: "g", grimoire: ["r 1/1", "b 1/1"] },
      play: [{ use: "power counter" }, { pick: "g 1/1" }, "both pass", "both pass"],
      after: { me: { hand: ["r 1/1"], grimoire: ["b 1/1"] } },
    },
    {
      me: { battleArea: ["川辺の製紙師"], hand: ["power counter"], stones: "g", grimoire: ["r 1/1"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ use: "power counter" }, { pick: "r 1/1" }, "both pass"],
      after: { chant: [], me: { hand: [], grimoire: ["r 1/1"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "雨音を綴る蛙",
    "grows whenever I use a magic",
    {
      me: { battleArea: ["雨音を綴る蛙"], hand: ["gains 3"], stones: "g" },
      play: [{ use: "gains 3" }, { now: { chant: ["ability of 雨音を綴る蛙", "gains 3"] } }, "both pass", "both pass"],
      after: { me: { battleArea: [{ name: "雨音を綴る蛙", counters: { power: 1 }, ap: 3, hp: 4 }] } },
    },
    {
      me: { battleArea: ["雨音を綴る蛙"], hand: ["g 1/1"], stones: "g" },
      you: { hand: ["gains 3"], stones: "g" },
      play: [{ use: "g 1/1" }, "both pass", "pass", { use: "gains 3", by: "you" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "雨音を綴る蛙", counters: {} }, "g 1/1"] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "霧わたりの鹿",
    "grows and draws when it deals battle damage to the opponent",
    {
      me: { battleArea: ["霧わたりの鹿"], grimoire: ["r 1/1", "b 1/1"] },
      play: [{ attack: "霧わたりの鹿" }, "both pass", "both pass", "both pass", "both pass"],
      after: {
        you: { life: 17 },
        me: {
          battleArea: [{ name: "霧わたりの鹿", counters: { power: 1 }, ap: 4, hp: 4 }],
          hand: ["r 1/1"],
          grimoire: ["b 1/1"],
        },
      },
    },
    {
      me: { battleArea: ["霧わたりの鹿"], grimoire: ["r 1/1"] },
      you: { battleArea: ["g 1/1"] },
      play: [{ attack: "霧わたりの鹿" }, "both pass", "both pass", { pick: "g 1/1" }, "both pass"],
      after: {
        step: "damage",
        chant: [],
        you: { life: 20, dust: ["g 1/1"] },
        me: { hand: [], battleArea: [{ name: "霧わたりの鹿", counters: {}, damage: 1 }] },
      },
    },
  );

  cardScenario(
    "河口の語り亀",
    "takes one of the top four cards of my grimoire and puts the others at the bottom",
    {
      me: {
        hand: ["河口の語り亀"],
        stones: "bgnn",
        grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "b 1/1"],
      },
      play: [
        { use: "河口の語り亀" },
        "both pass",
        "both pass",
        { pick: "r 3/3" },
        { picks: ["r 4/4", "r 2/2", "r 1/1"] },
      ],
      after: { me: { stones: "BGNN", hand: ["r 3/3"], grimoire: ["b 1/1", "r 1/1", "r 2/2", "r 4/4"] } },
    },
    {
      me: { hand: ["河口の語り亀"], stones: "bgnn", grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "b 1/1"] },
      play: [{ use: "河口の語り亀" }, "both pass", "both pass"],
      after: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"], min: 1, max: 1 } },
    },
  );

  cardScenario(
    "雲を編む古樹",
    "comes with two power counters and hides units of mine that have one from the opponent's aim",
    {
      me: {
        hand: ["雲を編む古樹"],
        stones: "bgnnn",
        battleArea: [{ name: "g 1/1", counters: { power: 1 } }, "r 1/1"],
      },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [
        { use: "雲を編む古樹" },
        "both pass",
        { now: { me: { stones: "NNNXX" } } },
        "pass",
        { use: "bolt 2", by: "you" },
        { now: { events: [{ type: "targeted", targets: ["r 1/1"] }] } },
        "both pass",
      ],
      after: {
        me: {
          dust: ["r 1/1"],
          battleArea: [
            { name: "雲を編む古樹", counters: { power: 2 }, ap: 5, hp: 6, damage: 0 },
            { name: "g 1/1", damage: 0 },
          ],
        },
      },
    },
    {
      me: { battleArea: [{ name: "雲を編む古樹", counters: { power: 2 } }], hand: ["power counter"], stones: "g" },
      you: { battleArea: [{ name: "r 4/4", counters: { power: 1 } }] },
      play: [
        { use: "power counter" },
        { now: { asks: { of: "me", ask: "pick", offers: ["雲を編む古樹", "r 4/4"] } } },
        { pick: "雲を編む古樹" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "雲を編む古樹", counters: { power: 3 } }] } },
    },
  );
});

describe("green-blue magic", () => {
  cardScenario(
    "潮と根の交換",
    "puts two power counters on a unit and draws two cards",
    {
      me: { hand: ["潮と根の交換"], stones: "bgnn", battleArea: ["g 1/1"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [{ use: "潮と根の交換" }, "both pass"],
      after: {
        me: {
          stones: "BNNX",
          hand: ["r 1/1", "r 2/2"],
          grimoire: ["r 3/3"],
          battleArea: [{ name: "g 1/1", counters: { power: 2 } }],
        },
      },
    },
    {
      me: { hand: ["潮と根の交換"], stones: "bgnn", grimoire: ["r 1/1"] },
      play: [{ refused: { use: "潮と根の交換" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["潮と根の交換"], grimoire: ["r 1/1"] } },
    },
  );

  cardScenario(
    "水やり当番",
    "puts a power counter on a unit and draws a card",
    {
      turnPlayer: "you",
      me: { hand: ["水やり当番"], stones: "bg", battleArea: ["g 1/1"], grimoire: ["r 1/1", "r 2/2"] },
      play: ["pass", { use: "水やり当番", by: "me" }, "both pass"],
      after: {
        me: { hand: ["r 1/1"], grimoire: ["r 2/2"], battleArea: [{ name: "g 1/1", counters: { power: 1 } }] },
        you: { hand: [] },
      },
    },
    {
      me: { hand: ["水やり当番"], stones: "bg", battleArea: ["g 1/1"], grimoire: ["r 1/1"] },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [{ use: "水やり当番" }, "pass", { use: "bolt 2", by: "you" }, "both pass", "both pass"],
      after: { me: { hand: [], grimoire: ["r 1/1"] }, events: [{ type: "negated", name: "水やり当番" }] },
    },
  );

  cardScenario(
    "流木の寄る辺",
    "returns a unit to its owner's hand and leaves me a turtle",
    {
      me: { hand: ["流木の寄る辺"], stones: "bgn", battleArea: ["g 1/1"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ use: "流木の寄る辺" }, { pick: "r 4/4" }, "both pass"],
      after: {
        me: { battleArea: ["g 1/1", { name: "水苔の亀", ap: 1, hp: 3 }] },
        you: { battleArea: [], hand: ["r 4/4"] },
      },
    },
    {
      me: { hand: ["流木の寄る辺"], stones: "bgn" },
      play: [{ refused: { use: "流木の寄る辺" }, because: ["NO_TARGET"] }],
      after: { me: { battleArea: [], hand: ["流木の寄る辺"] } },
    },
  );

  cardScenario(
    "水苔の亀",
    "draws when it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["水苔の亀"], grimoire: ["r 1/1", "b 1/1"] },
      you: { battleArea: ["r 2/2"] },
      play: [{ attack: "r 2/2" }, "both pass", "both pass", { pick: "水苔の亀" }, "both pass"],
      after: { me: { hand: ["r 1/1"], grimoire: ["b 1/1"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["水苔の亀", "g 1/1"], grimoire: ["r 1/1"] },
      you: { battleArea: ["r 2/2"] },
      play: [{ attack: "r 2/2" }, "both pass", "both pass", { pick: "g 1/1" }, "both pass"],
      after: { me: { hand: [], grimoire: ["r 1/1"], dust: ["g 1/1"] }, never: [{ type: "triggered" }] },
    },
  );
});
