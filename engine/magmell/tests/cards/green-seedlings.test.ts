import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green units that cost 1", () => {
  cardScenario(
    "若葉の栞",
    "comes for one green stone, as a 1/2 without text",
    {
      me: { hand: ["若葉の栞"], stones: "g" },
      play: [{ use: "若葉の栞" }, "both pass"],
      after: { chant: [], me: { stones: "G", battleArea: [{ name: "若葉の栞", ap: 1, hp: 2 }] } },
    },
    {
      me: { hand: ["若葉の栞"], stones: "rbn" },
      play: [{ refused: { use: "若葉の栞" }, because: ["USE_COST"] }],
      after: { me: { hand: ["若葉の栞"] } },
    },
  );

  cardScenario(
    "苔むす踏み台",
    "recovers 2 life when summoned, and cannot attack",
    {
      me: { hand: ["苔むす踏み台"], stones: "g", life: 10 },
      you: { life: 10 },
      play: [{ use: "苔むす踏み台" }, "both pass", { now: { chant: ["ability of 苔むす踏み台"] } }, "both pass"],
      after: { me: { life: 12, battleArea: [{ name: "苔むす踏み台", ap: 0, hp: 3 }] }, you: { life: 10 } },
    },
    {
      me: { battleArea: ["苔むす踏み台", "g 1/1"], life: 10 },
      play: [{ refused: { attack: "苔むす踏み台" }, because: ["FORBIDDEN"] }, { attack: "g 1/1" }],
      after: { step: "designation", me: { life: 10 } },
    },
  );

  cardScenario(
    "どんぐりの使い",
    "comes for one green stone, as a 2/1 without text",
    {
      me: { hand: ["どんぐりの使い"], stones: "g" },
      play: [{ use: "どんぐりの使い" }, "both pass"],
      after: { chant: [], me: { stones: "G", battleArea: [{ name: "どんぐりの使い", ap: 2, hp: 1 }] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["どんぐりの使い"], stones: "g" },
      play: ["pass", { refused: { use: "どんぐりの使い" }, because: ["NORMAL_TIMING"] }],
      after: { me: { hand: ["どんぐりの使い"] } },
    },
  );

  cardScenario(
    "種蒔きの蜂",
    "puts a power counter on any unit, itself too, when it is summoned",
    {
      me: { hand: ["種蒔きの蜂"], stones: "g", battleArea: ["g 1/1"] },
      you: { battleArea: ["b 4/4"] },
      play: [
        { use: "種蒔きの蜂" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["種蒔きの蜂", "g 1/1", "b 4/4"] } } },
        { pick: "種蒔きの蜂" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "種蒔きの蜂", ap: 1, hp: 2, counters: { power: 1 } }, "g 1/1"] } },
    },
    {
      me: { hand: ["g 2/2"], stones: "gn", battleArea: ["種蒔きの蜂"] },
      play: [{ use: "g 2/2" }, "both pass"],
      after: {
        chant: [],
        me: {
          battleArea: [
            { name: "種蒔きの蜂", counters: {}, ap: 0, hp: 1 },
            { name: "g 2/2", counters: {} },
          ],
        },
      },
    },
  );

  cardScenario(
    "日向の地衣",
    "recovers 1 life at the beginning of my turn",
    {
      phase: "standby",
      me: { battleArea: ["日向の地衣"], life: 10 },
      you: { life: 10 },
      after: { phase: "main", me: { life: 11 }, you: { life: 10 } },
    },
    {
      phase: "standby",
      turnPlayer: "you",
      me: { battleArea: ["日向の地衣"], life: 10 },
      you: { life: 10 },
      after: { phase: "main", me: { life: 10 }, you: { life: 10 }, never: [{ type: "triggered" }] },
    },
  );
});

describe("green units that cost 2", () => {
  cardScenario(
    "樹皮紙の小鹿",
    "comes with two power counters, as a 2/3",
    {
      me: { hand: ["樹皮紙の小鹿"], stones: "gn" },
      play: [{ use: "樹皮紙の小鹿" }, "both pass"],
      after: { me: { battleArea: [{ name: "樹皮紙の小鹿", counters: { power: 2 }, ap: 2, hp: 3 }] } },
    },
    {
      me: { battleArea: ["樹皮紙の小鹿"], hand: ["樹皮紙の小鹿", "g 1/1"], stones: "g" },
      play: [{ use: "g 1/1" }, "both pass"],
      after: {
        me: {
          hand: [{ name: "樹皮紙の小鹿", ap: 0, hp: 1 }],
          battleArea: [
            { name: "樹皮紙の小鹿", counters: {} },
            { name: "g 1/1", counters: {} },
          ],
        },
      },
    },
  );

  cardScenario(
    "年輪を数える甲虫",
    "comes with three rings and turns one into a power counter each turn of mine",
    {
      me: { hand: ["年輪を数える甲虫"], stones: "gn" },
      play: [
        { use: "年輪を数える甲虫" },
        "both pass",
        { now: { me: { battleArea: [{ name: "年輪を数える甲虫", counters: { 年輪: 3 }, ap: 1, hp: 1 }] } } },
        "both pass",
        "both pass",
        { now: { turnPlayer: "you", me: { battleArea: [{ name: "年輪を数える甲虫", counters: { 年輪: 3 } }] } } },
        "both pass",
        "both pass",
      ],
      after: {
        turnPlayer: "me",
        me: { battleArea: [{ name: "年輪を数える甲虫", counters: { 年輪: 2, power: 1 }, ap: 2, hp: 2 }] },
      },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "年輪を数える甲虫", counters: { power: 3 } }] },
      after: {
        phase: "main",
        me: { battleArea: [{ name: "年輪を数える甲虫", counters: { power: 3 }, ap: 4, hp: 4 }] },
        never: [{ type: "triggered" }, { type: "countersPut" }],
      },
    },
  );

  cardScenario(
    "蔓橋の案内人",
    "turns a stone of mine face up when summoned",
    {
      me: { hand: ["蔓橋の案内人"], stones: "g", stoneArea: [{ name: "緑の魔石", faceDown: true }] },
      play: [{ use: "蔓橋の案内人" }, "both pass", "both pass"],
      after: { me: { stones: "GG", battleArea: [{ name: "蔓橋の案内人", ap: 2, hp: 1 }] } },
    },
    {
      me: { hand: ["蔓橋の案内人"], stones: "gn" },
      you: { stones: "x" },
      play: [{ use: "蔓橋の案内人" }, "both pass"],
      after: {
        chant: [],
        me: { stones: "GN", battleArea: ["蔓橋の案内人"] },
        you: { stones: "x" },
        never: [{ type: "turnedFaceUp" }],
      },
    },
  );

  cardScenario(
    "掘り返すもぐら",
    "takes a card of my hand for a stone, if I like",
    {
      me: { hand: ["掘り返すもぐら", "r 1/1"], stones: "gn", stoneDeck: ["緑の魔石", "plain stone"] },
      play: [{ use: "掘り返すもぐら" }, "both pass", "both pass", { option: 0 }],
      after: {
        me: { hand: [], dust: ["r 1/1"], stones: "GGN", stoneDeck: ["plain stone"], battleArea: ["掘り返すもぐら"] },
      },
    },
    {
      me: { hand: ["掘り返すもぐら", "r 1/1"], stones: "gn", stoneDeck: ["緑の魔石"] },
      play: [{ use: "掘り返すもぐら" }, "both pass", "both pass", { option: 1 }],
      after: { me: { hand: ["r 1/1"], dust: [], stones: "GN", stoneDeck: ["緑の魔石"] } },
    },
  );

  cardScenario(
    "蜜壺番の熊",
    "adds 1 to what I recover",
    {
      me: { battleArea: ["蜜壺番の熊"], hand: ["gains 3"], stones: "g", life: 10 },
      play: [{ use: "gains 3" }, "both pass"],
      after: { me: { life: 14 }, events: [{ type: "replaced", source: "蜜壺番の熊" }] },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["蜜壺番の熊"] },
      you: { hand: ["gains 3"], stones: "g", life: 10 },
      play: [{ use: "gains 3", by: "you" }, "both pass"],
      after: { you: { life: 13 }, never: [{ type: "replaced" }] },
    },
  );

  cardScenario(
    "苔玉運びの穴熊",
    "leaves a moss ball when it is destroyed",
    {
      me: { battleArea: ["苔玉運びの穴熊"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, "both pass", "both pass"],
      after: { me: { dust: ["苔玉運びの穴熊", "bolt 2"], battleArea: [{ name: "苔玉", ap: 0, hp: 2 }] } },
    },
    {
      me: { battleArea: ["苔玉運びの穴熊"], hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: { chant: [], me: { hand: ["苔玉運びの穴熊"], battleArea: [] }, never: [{ type: "tokenMade" }] },
    },
  );

  cardScenario(
    "生垣の針鼠",
    "has 2 more AP in the turn in which it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["生垣の針鼠"] },
      you: { battleArea: ["r 2/2"] },
      play: [
        { attack: "r 2/2" },
        "both pass",
        "both pass",
        { pick: "生垣の針鼠" },
        { now: { chant: ["ability of 生垣の針鼠"] } },
        "both pass",
        "both pass",
      ],
      after: { me: { life: 20, battleArea: [{ name: "生垣の針鼠", ap: 3, damage: 2 }] }, you: { dust: ["r 2/2"] } },
    },
    {
      me: { battleArea: ["生垣の針鼠"] },
      play: [{ attack: "生垣の針鼠" }, "both pass", "both pass", "both pass"],
      after: { you: { life: 19 }, me: { battleArea: [{ name: "生垣の針鼠", ap: 1 }] }, never: [{ type: "triggered" }] },
    },
  );
});
