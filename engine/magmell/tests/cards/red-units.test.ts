import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red units for three stones", () => {
  cardScenario(
    "見出しの剣士",
    "is not defended by units with 2 AP or less",
    {
      me: { battleArea: ["見出しの剣士"] },
      you: { battleArea: ["g 1/1", "b 2/2", "g 3/3"] },
      play: [{ attack: "見出しの剣士" }, ...times(2)],
      after: { asks: { of: "you", ask: "pick", offers: ["g 3/3"], min: 0 } },
    },
    {
      me: { battleArea: ["見出しの剣士", "r 3/3"] },
      you: { battleArea: ["g 1/1", "b 2/2", "g 3/3"] },
      play: [{ attack: "r 3/3" }, ...times(2)],
      after: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "b 2/2", "g 3/3"] } },
    },
  );

  cardScenario(
    "行進の鼓手",
    "gives its player's other units 1 AP in their turn",
    {
      me: { battleArea: ["行進の鼓手", "r 1/1", "g 2/2"] },
      after: {
        me: {
          battleArea: [
            { name: "行進の鼓手", ap: 2 },
            { name: "r 1/1", ap: 2, hp: 1 },
            { name: "g 2/2", ap: 3, hp: 2 },
          ],
        },
      },
    },
    {
      me: { battleArea: ["行進の鼓手", "r 1/1"] },
      you: { battleArea: ["g 2/2"] },
      play: [{ now: { you: { battleArea: [{ name: "g 2/2", ap: 2 }] } } }, ...times(2)],
      after: { turnPlayer: "you", me: { battleArea: ["行進の鼓手", { name: "r 1/1", ap: 1 }] } },
    },
  );

  cardScenario(
    "鍵穴の火蜥蜴",
    "deals 2 damage to a unit in battle when it is summoned",
    {
      turnPlayer: "you",
      me: { hand: ["鍵穴の火蜥蜴"], stones: "rnn" },
      you: { battleArea: ["g 2/2", "b 2/2"] },
      play: [{ attack: "g 2/2" }, "both pass", "pass", { use: "鍵穴の火蜥蜴", by: "me" }, ...times(2)],
      after: {
        me: { life: 20, battleArea: ["鍵穴の火蜥蜴"] },
        you: { battleArea: [{ name: "b 2/2", damage: 0 }], dust: ["g 2/2"] },
      },
    },
    {
      me: { hand: ["鍵穴の火蜥蜴"], stones: "rnn" },
      you: { battleArea: ["g 2/2"] },
      play: [{ use: "鍵穴の火蜥蜴" }, "both pass"],
      after: { chant: [], you: { battleArea: [{ name: "g 2/2", damage: 0 }] }, never: [{ type: "damaged" }] },
    },
  );

  cardScenario(
    "炉端の語り手",
    "makes two dancing sparks when it is summoned",
    {
      me: { hand: ["炉端の語り手"], stones: "rnn" },
      play: [{ use: "炉端の語り手" }, ...times(2)],
      after: {
        me: {
          battleArea: ["炉端の語り手", { name: "踊る火の粉", ap: 1, hp: 1 }, { name: "踊る火の粉", rested: false }],
        },
        you: { battleArea: [] },
      },
    },
    {
      me: { hand: ["r 1/1", "burns all 1"], stones: "rrr", battleArea: ["炉端の語り手"] },
      play: [{ use: "r 1/1" }, "both pass", { use: "burns all 1" }, "both pass"],
      after: { me: { battleArea: [] }, never: [{ type: "triggered" }, { type: "tokenMade" }] },
    },
  );

  cardScenario(
    "灰綴じの鴉",
    "may return from the dust for 1 life when its player holds a card or none",
    {
      me: { dust: ["灰綴じの鴉"], hand: ["r 1/1"] },
      play: ["both pass", { option: 0 }],
      after: { me: { life: 19, hand: ["灰綴じの鴉", "r 1/1"], dust: [] } },
    },
    {
      me: { dust: ["灰綴じの鴉"], hand: ["r 1/1", "g 1/1"], battleArea: ["灰綴じの鴉"] },
      you: { dust: ["灰綴じの鴉"] },
      after: {
        me: { life: 20, dust: ["灰綴じの鴉"], battleArea: ["灰綴じの鴉"] },
        you: { dust: ["灰綴じの鴉"] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "熾火の騎士",
    "is a 4/3 for three stones",
    {
      me: { hand: ["熾火の騎士"], stones: "rnn" },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "熾火の騎士" }, "both pass", { attack: "熾火の騎士" }, ...times(2), { pick: "g 4/4" }, "both pass"],
      after: { me: { dust: ["熾火の騎士"] }, you: { life: 20, dust: ["g 4/4"] } },
    },
    {
      me: { hand: ["熾火の騎士", "bolt 2"], stones: "rrnn", battleArea: ["r 1/1"] },
      play: [
        { attack: "r 1/1" },
        { refused: { use: "熾火の騎士" }, because: ["NORMAL_IN_BATTLE"] },
        ...times(5),
        { use: "熾火の騎士" },
        { pick: "plain stone" },
        "both pass",
        { use: "bolt 2" },
        { pick: "熾火の騎士" },
        "both pass",
      ],
      after: { me: { battleArea: ["r 1/1", { name: "熾火の騎士", damage: 2 }] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "煤煙の司書",
    "deals 2 damage to a unit when it is destroyed",
    {
      me: { battleArea: ["煤煙の司書"], hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["g 4/4", "g 2/2"] },
      play: [
        { use: "bolt 2" },
        { pick: "煤煙の司書" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["g 4/4", "g 2/2"] } } },
        { pick: "g 2/2" },
        "both pass",
      ],
      after: { you: { life: 20, battleArea: ["g 4/4"], dust: ["g 2/2"] } },
    },
    {
      me: { battleArea: ["煤煙の司書"], hand: ["returns a unit", "bolt 2"], stones: "bnr" },
      you: { battleArea: ["g 2/2"] },
      play: [{ use: "bolt 2" }, { pick: "g 2/2" }, "both pass", { use: "returns a unit" }, "both pass"],
      after: { me: { hand: ["煤煙の司書"] }, you: { dust: ["g 2/2"] }, never: [{ type: "triggered" }] },
    },
  );
});

describe("red units for two stones that burn", () => {
  cardScenario(
    "焦がし指の書生",
    "has 1 more AP for the turn when it attacks",
    {
      me: { battleArea: ["焦がし指の書生"] },
      play: [{ attack: "焦がし指の書生" }, ...times(4), { now: { step: "damage", you: { life: 17 } } }, ...times(4)],
      after: { turnPlayer: "you", me: { battleArea: [{ name: "焦がし指の書生", ap: 2 }] } },
    },
    {
      me: { battleArea: ["焦がし指の書生", "r 1/1"] },
      you: { battleArea: ["g 2/2"] },
      play: [
        { attack: "r 1/1" },
        ...times(2),
        "done",
        ...times(5),
        { attack: "g 2/2" },
        "both pass",
        { pick: "me" },
        "both pass",
        { pick: "焦がし指の書生" },
      ],
      after: { me: { battleArea: [{ name: "焦がし指の書生", ap: 2 }, "r 1/1"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "焚書の使者",
    "comes with a cremation counter, which deals 2 damage to a player",
    {
      me: { hand: ["焚書の使者", "bolt 2"], stones: "rrn" },
      play: [
        { use: "焚書の使者" },
        { pick: "plain stone" },
        "both pass",
        { now: { me: { battleArea: [{ name: "焚書の使者", counters: { cremation: 1 } }] } } },
        { use: "bolt 2" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you"] } } },
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 18 } },
    },
    {
      me: { hand: ["returns a unit"], stones: "bn", battleArea: [{ name: "焚書の使者", counters: { cremation: 1 } }] },
      play: [{ use: "returns a unit" }, "both pass"],
      after: {
        me: { hand: [{ name: "焚書の使者", counters: {} }] },
        you: { life: 20 },
        never: [{ type: "triggered" }],
      },
    },
  );
});
