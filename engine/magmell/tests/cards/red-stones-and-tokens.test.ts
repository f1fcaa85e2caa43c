import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("stones that suit red", () => {
  cardScenario(
    "埋み火の魔石",
    "comes rested, is red, and deals 1 damage to the opponent when it turns face down",
    {
      phase: "stone",
      me: { hand: ["封蝋の番犬"], stones: "rn", stoneDeck: ["埋み火の魔石"] },
      play: [
        {
          now: {
            me: { stoneArea: ["赤の魔石", "plain stone", { name: "埋み火の魔石", rested: true, colors: ["red"] }] },
          },
        },
        { use: "封蝋の番犬" },
        { pick: "埋み火の魔石" },
        ...times(2),
      ],
      after: {
        me: { life: 20, battleArea: ["封蝋の番犬"] },
        you: { life: 19 },
        events: [{ type: "turnedFaceDown", name: "埋み火の魔石" }],
      },
    },
    {
      me: { hand: ["r 1/1", "封蝋の番犬"], stones: "rn", stoneArea: ["埋み火の魔石"] },
      play: [
        { use: "r 1/1" },
        { pick: "埋み火の魔石" },
        "both pass",
        { now: { me: { battleArea: ["r 1/1"] }, you: { life: 20 } } },
        { use: "封蝋の番犬" },
        { pick: "赤の魔石" },
        "both pass",
      ],
      after: { me: { battleArea: ["r 1/1", "封蝋の番犬"] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "火口の魔石",
    "gives a unit 1 AP for the turn when it is put into the stone area",
    {
      phase: "stone",
      me: { stoneDeck: ["火口の魔石"], battleArea: ["r 1/1"] },
      play: [{ now: { phase: "main", me: { battleArea: [{ name: "r 1/1", ap: 2, hp: 1 }] } } }, ...times(2)],
      after: { turnPlayer: "you", me: { battleArea: [{ name: "r 1/1", ap: 1 }] } },
    },
    {
      phase: "stone",
      me: { stoneArea: ["火口の魔石"], stoneDeck: ["plain stone"], battleArea: ["r 1/1"] },
      after: {
        me: { stoneArea: [{ name: "火口の魔石", colors: [] }, "plain stone"], battleArea: [{ name: "r 1/1", ap: 1 }] },
        never: [{ type: "triggered" }],
      },
    },
  );
});

describe("tokens of red", () => {
  cardScenario(
    "踊る火の粉",
    "deals 1 damage to the opponent when it is destroyed, and is gone",
    {
      me: { battleArea: ["踊る火の粉"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, ...times(2)],
      after: { me: { life: 20, battleArea: [], dust: ["bolt 2"] }, you: { life: 19 } },
    },
    {
      me: { battleArea: ["踊る火の粉", "r 1/1"], hand: ["returns a unit", "bolt 2"], stones: "bnr" },
      play: [{ use: "bolt 2" }, { pick: "r 1/1" }, "both pass", { use: "returns a unit" }, "both pass"],
      after: { me: { battleArea: [], hand: [] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "焼け跡の若木",
    "gets a power counter when it attacks",
    {
      me: { battleArea: ["焼け跡の若木"] },
      play: [{ attack: "焼け跡の若木" }, ...times(4)],
      after: { you: { life: 18 }, me: { battleArea: [{ name: "焼け跡の若木", counters: { power: 1 } }] } },
    },
    {
      me: { battleArea: ["焼け跡の若木", "r 1/1"] },
      play: [{ attack: "r 1/1" }, ...times(3)],
      after: {
        you: { life: 19 },
        me: { battleArea: [{ name: "焼け跡の若木", counters: {} }, "r 1/1"] },
        never: [{ type: "triggered" }],
      },
    },
  );
});
