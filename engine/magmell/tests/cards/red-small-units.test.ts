import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red units for one stone", () => {
  cardScenario(
    "燐寸の小人",
    "deals 1 damage to a player when it is summoned, in the opponent's turn too",
    {
      turnPlayer: "you",
      me: { hand: ["燐寸の小人"], stones: "r" },
      play: ["pass", { use: "燐寸の小人", by: "me" }, "both pass", { pick: "you" }, "both pass"],
      after: { me: { battleArea: [{ name: "燐寸の小人", ap: 1, hp: 1 }] }, you: { life: 19 } },
    },
    {
      me: { hand: ["燐寸の小人"], stones: "r" },
      you: { battleArea: ["g 1/1"] },
      play: [
        { use: "燐寸の小人" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you"] } } },
        { pick: "me" },
        "both pass",
      ],
      after: { me: { life: 19 }, you: { life: 20, battleArea: ["g 1/1"] } },
    },
  );

  cardScenario(
    "赤鉛筆の小鬼",
    "is not asked to defend",
    {
      turnPlayer: "you",
      me: { battleArea: ["赤鉛筆の小鬼"] },
      you: { battleArea: ["g 2/2"] },
      play: [{ attack: "g 2/2" }, ...times(3)],
      after: { step: "damage", me: { life: 18, battleArea: [{ name: "赤鉛筆の小鬼", damage: 0 }] } },
    },
    {
      me: { battleArea: ["赤鉛筆の小鬼", "r 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { attack: "赤鉛筆の小鬼" },
        ...times(2),
        "done",
        ...times(3),
        { now: { you: { life: 17 } } },
        ...times(2),
        { attack: "g 4/4" },
        "both pass",
        { pick: "me" },
        "both pass",
      ],
      after: { asks: { of: "me", ask: "pick", offers: ["r 1/1"], min: 0 } },
    },
  );

  cardScenario(
    "ちびた蝋燭",
    "deals 1 damage to the opponent when it is destroyed",
    {
      me: { battleArea: ["ちびた蝋燭"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, ...times(2)],
      after: { me: { life: 20, dust: ["ちびた蝋燭", "bolt 2"] }, you: { life: 19 } },
    },
    {
      me: { battleArea: ["ちびた蝋燭"], hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: { me: { hand: ["ちびた蝋燭"] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "天火取りの虫眼鏡",
    "deals twice its AP to the opponent in battle, raised AP included",
    {
      me: { battleArea: [{ name: "天火取りの虫眼鏡", counters: { power: 1 } }] },
      play: [{ attack: "天火取りの虫眼鏡" }, ...times(3)],
      after: { step: "damage", you: { life: 16 } },
    },
    {
      me: { battleArea: ["天火取りの虫眼鏡", "r 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [
        { attack: "天火取りの虫眼鏡" },
        ...times(2),
        { pick: "g 4/4" },
        "both pass",
        { now: { you: { life: 20, battleArea: [{ name: "g 4/4", damage: 1 }] }, never: [{ type: "replaced" }] } },
        ...times(2),
        { attack: "r 1/1" },
        ...times(2),
        "done",
        "both pass",
      ],
      after: { step: "damage", you: { life: 19 } },
    },
  );

  cardScenario(
    "火種の見習い",
    "attacks for 2",
    {
      me: { hand: ["火種の見習い"], stones: "r" },
      play: [{ use: "火種の見習い" }, "both pass", { attack: "火種の見習い" }, ...times(3)],
      after: { step: "damage", you: { life: 18 } },
    },
    {
      me: { battleArea: ["火種の見習い"], hand: ["burns all 1", "火種の見習い"], stones: "rr" },
      play: [
        { use: "burns all 1" },
        { refused: { use: "火種の見習い", from: "hand" }, because: ["NORMAL_ON_CHANT", "USE_COST"] },
        "both pass",
      ],
      after: { me: { battleArea: [], dust: ["burns all 1", "火種の見習い"] }, never: [{ type: "triggered" }] },
    },
  );
});

describe("red units for two stones", () => {
  cardScenario(
    "導火線の栞",
    "counts its fuse each turn and deals as much when it is destroyed",
    {
      phase: "standby",
      me: {
        battleArea: [{ name: "導火線の栞", counters: { 導火: 1 } }],
        hand: ["bolt anything 3"],
        stones: "rn",
        stoneDeck: [],
      },
      play: [
        { now: { me: { battleArea: [{ name: "導火線の栞", counters: { 導火: 2 } }] } } },
        { use: "bolt anything 3" },
        { pick: "導火線の栞" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you"] } } },
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 18 } },
    },
    {
      phase: "standby",
      turnPlayer: "you",
      me: { battleArea: ["導火線の栞"] },
      you: { hand: ["bolt anything 3"], stones: "rn", stoneDeck: [] },
      play: [
        { now: { me: { battleArea: [{ name: "導火線の栞", counters: {} }] } } },
        { use: "bolt anything 3" },
        { pick: "導火線の栞" },
        "both pass",
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 20 }, me: { life: 20, dust: ["導火線の栞"] } },
    },
  );

  cardScenario(
    "火遊びの学徒",
    "lets its player discard a card and draw one when it attacks",
    {
      me: { battleArea: ["火遊びの学徒"], hand: ["r 1/1"], grimoire: ["g 1/1"] },
      play: [{ attack: "火遊びの学徒" }, ...times(2), { option: 0 }],
      after: { me: { hand: ["g 1/1"], dust: ["r 1/1"], grimoire: [] } },
    },
    {
      me: { battleArea: ["火遊びの学徒", "r 3/3"], grimoire: ["g 1/1"] },
      play: [{ attack: "火遊びの学徒" }, ...times(5), { attack: "r 3/3" }, "both pass"],
      after: { me: { hand: [], dust: [], grimoire: ["g 1/1"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "夜警の猟犬",
    "comes in the opponent's battle and defends",
    {
      turnPlayer: "you",
      me: { hand: ["夜警の猟犬"], stones: "rn" },
      you: { battleArea: ["g 3/3"] },
      play: [
        { attack: "g 3/3" },
        "pass",
        { use: "夜警の猟犬", by: "me" },
        ...times(3),
        { pick: "夜警の猟犬" },
        "both pass",
      ],
      after: { me: { life: 20, dust: ["夜警の猟犬"] }, you: { dust: ["g 3/3"] } },
    },
    {
      phase: "draw",
      me: { hand: ["夜警の猟犬", "burns all 1"], stones: "rrrn", stoneDeck: [] },
      play: [
        { now: { phase: "main" } },
        { use: "夜警の猟犬" },
        { pick: "plain stone" },
        "both pass",
        { use: "burns all 1" },
        "both pass",
      ],
      after: { me: { battleArea: [], dust: ["夜警の猟犬", "burns all 1"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "早口の朗読者",
    "has 2 more AP for the turn whenever its player uses a magic",
    {
      me: { battleArea: ["早口の朗読者"], hand: ["gains 3", "gains 3"], stones: "gg" },
      play: [
        { use: "gains 3" },
        { now: { chant: ["ability of 早口の朗読者", "gains 3"] } },
        ...times(2),
        { use: "gains 3" },
        ...times(2),
        { now: { me: { battleArea: [{ name: "早口の朗読者", ap: 6, hp: 2 }] } } },
        ...times(2),
      ],
      after: { turnPlayer: "you", me: { battleArea: [{ name: "早口の朗読者", ap: 2 }] } },
    },
    {
      me: { battleArea: ["早口の朗読者"], hand: ["r 1/1"], stones: "r" },
      you: { hand: ["gains 3"], stones: "g" },
      play: [{ use: "r 1/1" }, "pass", { use: "gains 3", by: "you" }, ...times(2)],
      after: { me: { battleArea: [{ name: "早口の朗読者", ap: 2 }, "r 1/1"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "封蝋の番犬",
    "is a 3/3 for two stones, one of which turns face down",
    {
      me: { hand: ["封蝋の番犬"], stones: "rn" },
      play: [{ use: "封蝋の番犬" }, "both pass"],
      after: { me: { battleArea: [{ name: "封蝋の番犬", ap: 3, hp: 3 }], stones: "XN" } },
    },
    {
      me: { hand: ["封蝋の番犬"], stones: "nx" },
      play: [{ refused: { use: "封蝋の番犬" }, because: ["USE_COST", "CATALYST"] }],
      after: { me: { hand: ["封蝋の番犬"], stones: "nx" } },
    },
  );

  cardScenario(
    "渇いた筆の審問官",
    "deals 1 damage to the opponent instead of letting them recover life",
    {
      me: { battleArea: ["渇いた筆の審問官"] },
      you: { hand: ["gains 3"], stones: "g", life: 10 },
      play: ["pass", { use: "gains 3", by: "you" }, "both pass"],
      after: { you: { life: 9 }, events: [{ type: "damaged", to: "you", amount: 1 }], never: [{ type: "lifeGained" }] },
    },
    {
      me: { battleArea: ["渇いた筆の審問官"], hand: ["gains 3"], stones: "g", life: 10 },
      play: [{ use: "gains 3" }, "both pass"],
      after: { me: { life: 13 }, you: { life: 20 }, never: [{ type: "replaced" }] },
    },
  );
});
