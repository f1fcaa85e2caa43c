import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green units that cost 4 or 5", () => {
  cardScenario(
    "年輪の守り手",
    "comes for three stones and a green one, as a 4/5 without text",
    {
      me: { hand: ["年輪の守り手"], stones: "gnnn" },
      play: [{ use: "年輪の守り手" }, "both pass"],
      after: { chant: [], me: { stones: "GNNN", battleArea: [{ name: "年輪の守り手", ap: 4, hp: 5 }] } },
    },
    {
      me: { hand: ["年輪の守り手"], stones: "gnn" },
      play: [{ refused: { use: "年輪の守り手" }, because: ["USE_COST"] }],
      after: { me: { hand: ["年輪の守り手"], battleArea: [] } },
    },
  );

  cardScenario(
    "並木の先触れ",
    "keeps small units from defending against mine that have a power counter",
    {
      me: { battleArea: ["並木の先触れ", { name: "g 2/2", counters: { power: 1 } }] },
      you: { battleArea: ["r 2/2", "b 3/3"] },
      play: [{ attack: "g 2/2" }, "both pass", "both pass"],
      after: { asks: { of: "you", ask: "pick", offers: ["b 3/3"] } },
    },
    {
      me: { battleArea: ["並木の先触れ", "g 2/2"] },
      you: { battleArea: ["r 2/2", "b 3/3"] },
      play: [{ attack: "g 2/2" }, "both pass", "both pass"],
      after: { asks: { of: "you", ask: "pick", offers: ["r 2/2", "b 3/3"] } },
    },
  );

  cardScenario(
    "千年樹の司書",
    "adds 1 to the AP and the HP of my other units",
    {
      me: { hand: ["千年樹の司書"], stones: "ggnnn", battleArea: ["g 1/1", "r 2/2"] },
      play: [{ use: "千年樹の司書" }, "both pass"],
      after: {
        me: {
          stones: "GXNNN",
          battleArea: [
            { name: "千年樹の司書", ap: 4, hp: 5 },
            { name: "g 1/1", ap: 2, hp: 2 },
            { name: "r 2/2", ap: 3, hp: 3 },
          ],
        },
      },
    },
    {
      me: { battleArea: ["千年樹の司書"], hand: [{ name: "g 1/1" }] },
      you: { battleArea: ["g 1/1"] },
      after: {
        me: { battleArea: [{ name: "千年樹の司書", ap: 4, hp: 5 }], hand: [{ name: "g 1/1", ap: 1 }] },
        you: { battleArea: [{ name: "g 1/1", ap: 1, hp: 1 }] },
      },
    },
  );

  cardScenario(
    "巻物を踏む象",
    "comes for three stones and two green ones, as a 6/6 without text",
    {
      me: { hand: ["巻物を踏む象"], stones: "ggnnn" },
      play: [{ use: "巻物を踏む象" }, "both pass"],
      after: { chant: [], me: { stones: "GGNNN", battleArea: [{ name: "巻物を踏む象", ap: 6, hp: 6 }] } },
    },
    {
      me: { hand: ["巻物を踏む象"], stones: "gnnnn" },
      play: [{ refused: { use: "巻物を踏む象" }, because: ["USE_COST"] }],
      after: { me: { hand: ["巻物を踏む象"] } },
    },
  );

  cardScenario(
    "角笛の大鹿",
    "puts a power counter on each other unit of mine when it attacks",
    {
      me: { battleArea: ["角笛の大鹿", "g 1/1", { name: "r 1/1", rested: true }] },
      you: { battleArea: ["b 1/1"] },
      play: [{ attack: "角笛の大鹿" }, "both pass", { now: { chant: ["ability of 角笛の大鹿"] } }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "角笛の大鹿", counters: {}, ap: 4, hp: 5 },
            { name: "g 1/1", counters: { power: 1 } },
            { name: "r 1/1", counters: { power: 1 } },
          ],
        },
        you: { battleArea: [{ name: "b 1/1", counters: {} }] },
      },
    },
    {
      me: { battleArea: ["角笛の大鹿", "g 1/1"] },
      play: [{ attack: "g 1/1" }, "both pass", "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "角笛の大鹿", counters: {} },
            { name: "g 1/1", counters: {} },
          ],
        },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "群れの長",
    "deals a unit of theirs as much damage as I have units",
    {
      me: { hand: ["群れの長"], stones: "ggnnn", battleArea: ["g 1/1"] },
      you: { battleArea: ["b 4/4", "r 4/4"] },
      play: [{ use: "群れの長" }, "both pass", { pick: "b 4/4" }, "both pass"],
      after: {
        you: {
          battleArea: [
            { name: "b 4/4", damage: 2 },
            { name: "r 4/4", damage: 0 },
          ],
        },
      },
    },
    {
      me: { hand: ["群れの長"], stones: "ggnnn", battleArea: ["g 1/1"] },
      play: [{ use: "群れの長" }, "both pass"],
      after: {
        chant: [],
        me: { stones: "GXNNN", battleArea: ["群れの長", { name: "g 1/1", damage: 0 }] },
        never: [{ type: "damaged" }],
      },
    },
  );
});

describe("green units that cost 6 or more", () => {
  cardScenario(
    "樹皮の鎧竜",
    "is no target for what the opponent has",
    {
      turnPlayer: "you",
      me: { battleArea: ["樹皮の鎧竜", "g 2/2"] },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, "both pass"],
      after: { me: { battleArea: [{ name: "樹皮の鎧竜", ap: 7, hp: 6, damage: 0 }], dust: ["g 2/2"] } },
    },
    {
      me: { battleArea: ["樹皮の鎧竜", "g 2/2"], hand: ["power counter"], stones: "g" },
      play: [
        { use: "power counter" },
        { now: { asks: { of: "me", ask: "pick", offers: ["樹皮の鎧竜", "g 2/2"] } } },
        { pick: "樹皮の鎧竜" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "樹皮の鎧竜", ap: 8, hp: 7 }, "g 2/2"] } },
    },
  );

  cardScenario(
    "書架を負う巨人",
    "comes for five stones and two green ones, as an 8/7 without text",
    {
      me: { hand: ["書架を負う巨人"], stones: "ggnnnnn" },
      play: [{ use: "書架を負う巨人" }, "both pass"],
      after: { chant: [], me: { stones: "GGNNNNN", battleArea: [{ name: "書架を負う巨人", ap: 8, hp: 7 }] } },
    },
    {
      me: { hand: ["書架を負う巨人"], stones: "ggnnnn", battleArea: ["g 1/1", "g 2/2"] },
      play: [{ refused: { use: "書架を負う巨人" }, because: ["USE_COST"] }],
      after: { me: { hand: [{ name: "書架を負う巨人", useCost: 7 }] } },
    },
  );

  cardScenario(
    "歩く本館",
    "costs one less for each unit of mine",
    {
      me: { hand: ["歩く本館"], stones: "ggnn", battleArea: ["g 1/1", "g 2/2", "g 3/3", "g 4/4"] },
      play: [
        { now: { me: { hand: [{ name: "歩く本館", useCost: 4, catalyst: 2 }] } } },
        { use: "歩く本館" },
        "both pass",
      ],
      after: {
        me: {
          stones: "XXNN",
          battleArea: [{ name: "歩く本館", ap: 9, hp: 9 }, "g 1/1", "g 2/2", "g 3/3", "g 4/4"],
        },
      },
    },
    {
      me: { hand: ["歩く本館", "巻物を踏む象"], stones: "ggnnn", battleArea: ["g 1/1", "g 2/2"] },
      you: { battleArea: ["r 1/1", "r 2/2"], hand: ["歩く本館"] },
      play: [{ refused: { use: "歩く本館" }, because: ["USE_COST"] }],
      after: {
        me: {
          hand: [
            { name: "歩く本館", useCost: 6 },
            { name: "巻物を踏む象", useCost: 5 },
          ],
        },
        you: { hand: [{ name: "歩く本館", useCost: 6 }] },
      },
    },
  );
});
