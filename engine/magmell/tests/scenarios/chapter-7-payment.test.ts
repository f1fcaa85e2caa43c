import { describe } from "vitest";
import {
  createQuickMagic,
  createStaticAbility,
  createStone,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const OVER_1 = createUnit("1 over 1", "1/1", "1/1");
const COLD = createStone("cannot be rested", createStaticAbility("self", [{ cannot: "rest" }]));

describe("paying use cost and catalyst (702.3.4)", () => {
  scenario("mag:702.3.4.1", "the use cost rests as many stones as it has symbols", {
    me: { hand: ["b 2/2"], stones: "br" },
    play: [{ use: "b 2/2" }],
    after: {
      me: { stones: "BR" },
      events: [
        { type: "rested", rule: "mag:702.3.4.1" },
        { type: "rested", rule: "mag:702.3.4.1" },
      ],
    },
  });

  scenario(["mag:702.3.4.1", "mag:210.1"], "the symbols that no awake stone can pay are told", {
    me: { hand: ["b 2/2"], stones: "rB" },
    play: [
      {
        refused: { use: "b 2/2" },
        because: [{ code: "USE_COST", rule: "mag:702.3.4.1", missing: { blue: 1, green: 0, red: 0, any: 0 } }],
      },
    ],
    after: { asks: { of: "me", ask: "priority", offers: [] } },
  });

  scenario(["mag:702.3.4", "mag:702.3.4.2", "mag:211.1"], "the last stone pays the use cost, and then the catalyst", {
    cards: [OVER_1],
    me: { hand: ["1 over 1"], stones: "b" },
    play: [{ use: "1 over 1" }],
    after: {
      me: { stones: "X" },
      events: [
        { type: "rested", rule: "mag:702.3.4.1" },
        { type: "turnedFaceDown", rule: "mag:702.3.4.2" },
      ],
    },
  });

  scenario(["mag:702.3.4.2", "mag:211.1"], "the symbols of a catalyst that no face-up stone can pay are told", {
    cards: [OVER_1],
    me: { hand: ["1 over 1"], stones: "xx" },
    play: [
      {
        refused: { use: "1 over 1" },
        because: [{ code: "CATALYST", rule: "mag:702.3.4.2", missing: { blue: 0, green: 0, red: 0, any: 1 } }],
      },
    ],
    after: { me: { stones: "xx" } },
  });

  scenario(["mag:702.3.4.2", "mag:211.1"], "a rested stone pays a catalyst", {
    cards: [OVER_1],
    me: { hand: ["1 over 1"], stones: "xR" },
    play: [{ use: "1 over 1" }],
    after: { me: { stones: "XX" } },
  });

  scenario(
    ["mag:219.6.2", "mag:212.6", "mag:702.3.4.1"],
    "a face-down stone has no colour and pays for what any stone can",
    {
      cards: [createUnit("plain 1/1", "1", "1/1")],
      me: { hand: ["b 1/1", "plain 1/1"], stoneArea: [{ name: "青の魔石", faceDown: true }] },
      play: [{ now: { asks: { of: "me", ask: "priority", offers: ["use plain 1/1"] } } }, { use: "plain 1/1" }],
      after: { me: { stoneArea: [{ name: "青の魔石", rested: true, faceDown: true }] } },
    },
  );

  scenario("mag:702.3.4.1", "stones are chosen one after the other, as long as it makes a difference", {
    me: { hand: ["b 2/2"], stones: "rbgb" },
    play: [
      { use: "b 2/2" },
      {
        now: { asks: { of: "me", ask: "pick", offers: ["赤の魔石", "青の魔石"], min: 1, max: 1 } },
      },
      { pick: "赤の魔石" },
    ],
    after: { me: { stones: "RBgb" }, asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:702.3.4.1", "stones that are alike are not asked about", {
    me: { hand: ["bolt anything 3"], stones: "rrr" },
    play: [{ use: "bolt anything 3" }, { pick: "you" }],
    after: { me: { stones: "RRr" }, asks: { of: "me", ask: "priority" } },
  });

  scenario("mag:702.3.4.1", "stones at one of which something aims are not alike", {
    cards: [
      createQuickMagic(
        "breaks a stone",
        "",
        createTargetedBody(
          { zones: ["stoneArea"], whose: "opponent", count: 1 },
          { do: "destroy", what: { target: 0 } },
        ),
      ),
    ],
    me: { hand: ["gains 3"], stones: "gg" },
    you: { hand: ["breaks a stone"] },
    play: ["pass", { use: "breaks a stone", by: "you" }, { pick: "緑の魔石" }, { use: "gains 3" }],
    after: { asks: { of: "me", ask: "pick", offers: ["緑の魔石", "緑の魔石"] } },
  });

  scenario("mag:102", "a stone that cannot be rested pays no use cost", {
    cards: [COLD, createUnit("plain 1/1", "1", "1/1")],
    me: { hand: ["plain 1/1"], stoneArea: ["cannot be rested"] },
    play: [{ refused: { use: "plain 1/1" }, because: ["USE_COST"] }],
    after: { me: { hand: ["plain 1/1"] } },
  });

  scenario("mag:102", "but a catalyst", {
    cards: [COLD, OVER_1],
    me: { hand: ["1 over 1"], stones: "x", stoneArea: ["cannot be rested"] },
    play: [{ use: "1 over 1" }],
    after: {
      me: {
        stoneArea: [
          { name: "plain stone", rested: true, faceDown: true },
          { name: "cannot be rested", rested: false, faceDown: true },
        ],
      },
    },
  });

  scenario(["mag:212.2", "mag:212.4"], "a stone of several colours pays for one of them at a time", {
    me: { hand: ["rg 3/2", "g 1/1"], stoneArea: ["stone of all colours"] },
    play: [
      {
        refused: { use: "rg 3/2" },
        because: [{ code: "USE_COST", missing: { blue: 0, green: 0, red: 1, any: 0 } }],
      },
      { use: "g 1/1" },
    ],
    after: { me: { stoneArea: [{ name: "stone of all colours", rested: true }] } },
  });

  scenario(["mag:212.2", "mag:212.4", "mag:212.5"], "it is kept for the symbol that no other stone pays", {
    me: { hand: ["rg 3/2"], stones: "r", stoneArea: ["stone of all colours"] },
    play: [{ use: "rg 3/2" }],
    after: { chant: ["rg 3/2"], asks: { of: "me", ask: "priority" } },
  });
});
