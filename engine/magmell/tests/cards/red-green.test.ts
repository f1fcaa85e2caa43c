import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red-green units", () => {
  cardScenario(
    "蔓火の双子",
    "puts a power counter on another unit of mine when it attacks",
    {
      me: { battleArea: ["蔓火の双子", "r 1/1", "g 2/2"] },
      you: { battleArea: ["b 2/2"] },
      play: [
        { attack: "蔓火の双子" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "g 2/2"] } } },
        { pick: "r 1/1" },
        "both pass",
      ],
      after: { me: { battleArea: ["蔓火の双子", { name: "r 1/1", counters: { power: 1 } }, "g 2/2"] } },
    },
    {
      me: { battleArea: ["蔓火の双子"] },
      you: { battleArea: ["b 2/2"] },
      play: [{ attack: "蔓火の双子" }, ...times(2), "done", "both pass"],
      after: {
        me: { battleArea: [{ name: "蔓火の双子", counters: {} }] },
        you: { life: 18, battleArea: [{ name: "b 2/2", counters: {} }] },
      },
    },
  );

  cardScenario(
    "削り火の狼",
    "comes with two power counters and may spend one to wake and attack again",
    {
      me: { hand: ["削り火の狼"], stones: "rgn" },
      play: [
        { use: "削り火の狼" },
        "both pass",
        { now: { me: { battleArea: [{ name: "削り火の狼", counters: { power: 2 }, ap: 4, hp: 3 }] } } },
        { attack: "削り火の狼" },
        ...times(2),
        { option: 0 },
        { now: { me: { battleArea: [{ name: "削り火の狼", counters: { power: 1 }, rested: false }] } } },
        ...times(4),
        { now: { you: { life: 17 }, step: null } },
        { attack: "削り火の狼" },
        ...times(2),
        { option: 1 },
        ...times(2),
      ],
      after: { you: { life: 14 }, me: { battleArea: [{ name: "削り火の狼", counters: { power: 1 }, rested: true }] } },
    },
    {
      me: { battleArea: ["削り火の狼"] },
      play: [{ attack: "削り火の狼" }, ...times(3)],
      after: {
        step: "damage",
        you: { life: 18 },
        me: { battleArea: [{ name: "削り火の狼", rested: true }] },
        never: [{ type: "triggered" }, { type: "woke" }],
      },
    },
  );

  cardScenario(
    "焼畑の庭師",
    "gets a power counter when another unit of mine is destroyed",
    {
      me: { battleArea: ["焼畑の庭師", "r 1/1"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, { pick: "r 1/1" }, ...times(2)],
      after: { me: { battleArea: [{ name: "焼畑の庭師", counters: { power: 1 }, ap: 4, hp: 4 }] } },
    },
    {
      me: { battleArea: ["焼畑の庭師", "r 1/1"], hand: ["bolt 2", "returns a unit"], stones: "rbn" },
      you: { battleArea: ["g 1/1"] },
      play: [
        { use: "bolt 2" },
        { pick: "g 1/1" },
        "both pass",
        { use: "returns a unit" },
        { pick: "r 1/1" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "焼畑の庭師", counters: {} }] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "灰に根づく巨樹",
    "leaves two saplings when it is destroyed",
    {
      me: { battleArea: [{ name: "灰に根づく巨樹", damage: 3 }], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, ...times(2)],
      after: {
        me: {
          battleArea: [
            { name: "焼け跡の若木", ap: 1, hp: 1, rested: false },
            { name: "焼け跡の若木", ap: 1, hp: 1 },
          ],
          dust: ["bolt 2", "灰に根づく巨樹"],
        },
      },
    },
    {
      me: { battleArea: ["灰に根づく巨樹", "r 1/1"], hand: ["returns a unit", "bolt 2"], stones: "bnr" },
      play: [{ use: "bolt 2" }, { pick: "r 1/1" }, "both pass", { use: "returns a unit" }, "both pass"],
      after: { me: { battleArea: [], hand: ["灰に根づく巨樹"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "森火の語り部",
    "gets a power counter when it attacks",
    {
      me: { battleArea: ["森火の語り部"] },
      play: [{ attack: "森火の語り部" }, ...times(4)],
      after: {
        step: "damage",
        you: { life: 16 },
        me: { battleArea: [{ name: "森火の語り部", counters: { power: 1 }, hp: 4 }] },
      },
    },
    {
      me: { battleArea: ["森火の語り部", "r 1/1"] },
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
        { pick: "森火の語り部" },
        "both pass",
      ],
      after: {
        me: { battleArea: [{ name: "森火の語り部", counters: {} }, "r 1/1"] },
        you: { dust: ["g 2/2"] },
        never: [{ type: "triggered" }],
      },
    },
  );
});

describe("red-green magics", () => {
  cardScenario(
    "枝と刃の授業",
    "grows a unit of mine and deals its AP as damage to one of theirs",
    {
      me: { hand: ["枝と刃の授業"], stones: "rgn", battleArea: ["r 2/2", "b 1/1"] },
      you: { battleArea: ["g 4/4", "any 5/6"] },
      play: [
        { use: "枝と刃の授業" },
        { now: { asks: { of: "me", ask: "pick", offers: ["r 2/2", "b 1/1"] } } },
        { pick: "r 2/2" },
        { now: { asks: { of: "me", ask: "pick", offers: ["g 4/4", "any 5/6"] } } },
        { pick: "g 4/4" },
        "both pass",
      ],
      after: {
        me: { battleArea: [{ name: "r 2/2", counters: { power: 1 }, damage: 0 }, "b 1/1"] },
        you: {
          battleArea: [
            { name: "g 4/4", damage: 3 },
            { name: "any 5/6", damage: 0 },
          ],
        },
      },
    },
    {
      me: { hand: ["枝と刃の授業"], stones: "rgn", battleArea: ["r 2/2"] },
      play: [{ refused: { use: "枝と刃の授業" }, because: ["NO_TARGET"] }],
      after: { me: { battleArea: [{ name: "r 2/2", counters: {} }] } },
    },
  );

  cardScenario(
    "山火事の目録",
    "deals 2 damage to every unit and puts a stone, rested",
    {
      me: { hand: ["山火事の目録"], stones: "rgnn", battleArea: ["r 2/2"], stoneDeck: ["緑の魔石", "赤の魔石"] },
      you: { battleArea: ["g 3/3"] },
      play: [{ use: "山火事の目録" }, "both pass"],
      after: {
        me: { battleArea: [], stones: "XGNNG", stoneDeck: ["赤の魔石"] },
        you: { battleArea: [{ name: "g 3/3", damage: 2 }] },
      },
    },
    {
      me: { hand: ["山火事の目録"], stones: "rgnn", stoneDeck: [] },
      you: { battleArea: ["g 2/2"], stoneDeck: ["赤の魔石"] },
      play: [{ use: "山火事の目録" }, "both pass"],
      after: {
        me: { life: 20, stones: "XGNN" },
        you: { life: 20, stones: "", stoneDeck: ["赤の魔石"], dust: ["g 2/2"] },
      },
    },
  );
});
