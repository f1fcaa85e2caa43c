import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red units for four stones", () => {
  cardScenario(
    "緋色の校正官",
    "deals 2 damage to a unit of theirs after it has hit the opponent in battle",
    {
      me: { battleArea: ["緋色の校正官", "r 1/1"] },
      you: { battleArea: [{ name: "g 2/2", rested: true }] },
      play: [
        { attack: "緋色の校正官" },
        "both pass",
        { pick: "you" },
        ...times(2),
        { now: { step: "damage", you: { life: 16 }, chant: ["ability of 緋色の校正官"] } },
        "both pass",
      ],
      after: { you: { battleArea: [], dust: ["g 2/2"] }, me: { battleArea: ["緋色の校正官", "r 1/1"] } },
    },
    {
      me: { battleArea: ["緋色の校正官", "r 1/1"] },
      you: { battleArea: ["g 3/3", "b 2/2"] },
      play: [
        { attack: "緋色の校正官" },
        ...times(2),
        { pick: "b 2/2" },
        "both pass",
        { now: { you: { dust: ["b 2/2"] } } },
        ...times(2),
        { attack: "r 1/1" },
        ...times(2),
        "done",
        "both pass",
      ],
      after: { you: { life: 19, battleArea: [{ name: "g 3/3", damage: 0 }] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "赤表紙の暴れ牛",
    "has to defend when it can",
    {
      turnPlayer: "you",
      me: { battleArea: ["赤表紙の暴れ牛", "g 4/4"] },
      you: { battleArea: ["b 3/3"] },
      play: [{ attack: "b 3/3" }, ...times(3)],
      after: {
        step: "damage",
        me: { life: 20, battleArea: [{ name: "赤表紙の暴れ牛", ap: 5, hp: 4, damage: 3 }, "g 4/4"] },
        you: { dust: ["b 3/3"] },
      },
    },
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "赤表紙の暴れ牛", rested: true }, "g 4/4"] },
      you: { battleArea: ["b 3/3"] },
      play: [{ attack: "b 3/3" }, "both pass", { pick: "me" }, "both pass"],
      after: { asks: { of: "me", ask: "pick", offers: ["g 4/4"], min: 0 } },
    },
  );

  cardScenario(
    "炎の写本師",
    "deals 3 damage to a unit of theirs when it is summoned",
    {
      me: { hand: ["炎の写本師"], stones: "rrnn", battleArea: ["r 1/1"] },
      you: { battleArea: ["g 3/3", "b 4/4"] },
      play: [
        { use: "炎の写本師" },
        "both pass",
        { now: { me: { stones: "XRNN" }, asks: { of: "me", ask: "pick", offers: ["g 3/3", "b 4/4"] } } },
        { pick: "g 3/3" },
        "both pass",
      ],
      after: { you: { battleArea: [{ name: "b 4/4", damage: 0 }], dust: ["g 3/3"] } },
    },
    {
      me: { hand: ["炎の写本師"], stones: "rrnn", battleArea: ["r 1/1"] },
      play: [{ use: "炎の写本師" }, "both pass"],
      after: {
        chant: [],
        me: { life: 20, battleArea: [{ name: "炎の写本師", damage: 0, ap: 3, hp: 4 }, "r 1/1"] },
        you: { life: 20 },
        never: [{ type: "damaged" }],
      },
    },
  );

  cardScenario(
    "禁書庫の獅子",
    "deals 1 damage to the opponent when it attacks",
    {
      me: { battleArea: ["禁書庫の獅子"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { attack: "禁書庫の獅子" },
        ...times(2),
        { now: { step: "attack", you: { life: 19 } } },
        "both pass",
        { pick: "g 4/4" },
        "both pass",
      ],
      after: { you: { life: 19, dust: ["g 4/4"] }, me: { dust: ["禁書庫の獅子"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["禁書庫の獅子"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ attack: "g 4/4" }, ...times(2), { pick: "禁書庫の獅子" }, "both pass"],
      after: { you: { life: 20, dust: ["g 4/4"] }, never: [{ type: "triggered" }] },
    },
  );
});

describe("red units for five stones and more", () => {
  cardScenario(
    "黒煙の古竜",
    "deals 1 damage to every unit of theirs when it is summoned",
    {
      me: { hand: ["黒煙の古竜"], stones: "rrnnn" },
      you: { battleArea: ["g 1/1", "b 2/2"] },
      play: [{ use: "黒煙の古竜" }, ...times(2)],
      after: {
        me: { battleArea: [{ name: "黒煙の古竜", ap: 5, hp: 4 }], stones: "XRNNN" },
        you: { battleArea: [{ name: "b 2/2", damage: 1 }], dust: ["g 1/1"] },
      },
    },
    {
      me: { hand: ["黒煙の古竜"], stones: "rrnnn", battleArea: ["r 1/1"] },
      you: { battleArea: ["b 2/2"] },
      play: [{ use: "黒煙の古竜" }, ...times(2)],
      after: {
        me: {
          life: 20,
          battleArea: [
            { name: "黒煙の古竜", damage: 0 },
            { name: "r 1/1", damage: 0 },
          ],
        },
        you: { life: 20 },
      },
    },
  );

  cardScenario(
    "積もる灰の巨人",
    "costs 1 less for each magic in its player's dust while it is in the hand",
    {
      me: { hand: ["積もる灰の巨人"], stones: "rnnn", dust: ["bolt 2", "gains 3", "draws 1"] },
      play: [{ use: "積もる灰の巨人" }, "both pass"],
      after: { me: { battleArea: [{ name: "積もる灰の巨人", useCost: 7, ap: 6, hp: 6 }], stones: "RNNN" } },
    },
    {
      me: { hand: ["積もる灰の巨人"], stones: "rnnnnn", dust: ["r 1/1", "赤の魔石"] },
      you: { dust: ["bolt 2", "bolt 2", "bolt 2"] },
      play: [{ refused: { use: "積もる灰の巨人" }, because: ["USE_COST"] }],
      after: { me: { hand: [{ name: "積もる灰の巨人", useCost: 7 }] } },
    },
  );

  cardScenario(
    "書を喰らう火竜",
    "deals 3 damage to a unit of theirs when it attacks",
    {
      me: { battleArea: ["書を喰らう火竜", "r 1/1"] },
      you: { battleArea: ["g 3/3", "b 4/4"] },
      play: [
        { attack: "書を喰らう火竜" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["g 3/3", "b 4/4"] } } },
        { pick: "g 3/3" },
        ...times(2),
        "done",
        "both pass",
      ],
      after: { step: "damage", you: { life: 13, battleArea: ["b 4/4"], dust: ["g 3/3"] } },
    },
    {
      me: { hand: ["書を喰らう火竜"], stones: "rrnnnn", battleArea: ["r 2/2"] },
      you: { battleArea: ["g 3/3"] },
      play: [{ use: "書を喰らう火竜" }, "both pass", { attack: "r 2/2" }, ...times(2), "done", "both pass"],
      after: {
        me: { battleArea: [{ name: "書を喰らう火竜", rested: false }, "r 2/2"], stones: "XXNNNN" },
        you: { life: 18, battleArea: [{ name: "g 3/3", damage: 0 }] },
        never: [{ type: "triggered" }],
      },
    },
  );
});
