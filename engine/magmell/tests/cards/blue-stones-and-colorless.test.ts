import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("stones for blue", () => {
  cardScenario(
    "封蝋の魔石",
    "pays blue, and draws a card when it is turned face down",
    {
      me: { hand: ["ちいさな余白"], stoneArea: ["封蝋の魔石"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [
        { use: "ちいさな余白" },
        { now: { chant: ["ability of 封蝋の魔石", "ちいさな余白"] } },
        "both pass",
        "both pass",
      ],
      after: { me: { hand: ["r 1/1", "r 2/2"], stoneArea: [{ name: "封蝋の魔石", faceDown: true, colors: [] }] } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["封蝋の魔石"], hand: ["b 1/1", "ちいさな余白"], stoneArea: ["青の魔石"] },
      play: [
        { now: { me: { stoneArea: ["青の魔石", { name: "封蝋の魔石", rested: true, colors: ["blue"] }] } } },
        { use: "b 1/1" },
        "both pass",
        { use: "ちいさな余白" },
        { pick: "青の魔石" },
        "both pass",
      ],
      after: { me: { hand: ["b 4/4"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "蒸気の魔石",
    "pays blue or red",
    {
      me: { hand: ["bolt 2", "b 1/1"], stoneArea: ["蒸気の魔石", "蒸気の魔石"], battleArea: ["r 3/3"] },
      play: [{ use: "b 1/1" }, { pick: "蒸気の魔石" }, "both pass", { use: "bolt 2" }, { pick: "b 1/1" }, "both pass"],
      after: { me: { dust: ["b 1/1", "bolt 2"] } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["蒸気の魔石"], hand: ["b 1/1"] },
      you: { hand: ["g 1/1"], stoneArea: ["蒸気の魔石"] },
      play: [
        { now: { me: { stoneArea: [{ name: "蒸気の魔石", rested: true, colors: ["blue", "red"] }] } } },
        { refused: { use: "b 1/1" }, because: ["USE_COST"] },
      ],
      after: { me: { hand: ["b 1/1"] } },
    },
  );
});

describe("colorless units and a token", () => {
  cardScenario(
    "目録の紙人形",
    "may exchange a card of the hand for a new one as it arrives",
    {
      me: { hand: ["目録の紙人形", "b 1/1"], stones: "x", grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "目録の紙人形" }, "both pass", "both pass", { option: 0 }],
      after: {
        me: { hand: ["r 1/1"], dust: ["b 1/1"], battleArea: [{ name: "目録の紙人形", ap: 1, hp: 1, colors: [] }] },
      },
    },
    {
      me: { hand: ["目録の紙人形", "b 1/1"], stones: "x", grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "目録の紙人形" }, "both pass", "both pass", { option: 1 }],
      after: { me: { hand: ["b 1/1"], dust: [], grimoire: ["r 1/1", "r 2/2"] } },
    },
  );

  cardScenario(
    "歩く閲覧机",
    "has 3 more HP in their turn",
    {
      turnPlayer: "you",
      me: { battleArea: ["歩く閲覧机", "b 1/1"] },
      after: {
        me: {
          battleArea: [
            { name: "歩く閲覧机", ap: 4, hp: 6 },
            { name: "b 1/1", hp: 1 },
          ],
        },
      },
    },
    {
      me: { battleArea: ["歩く閲覧机"] },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "歩く閲覧机" }, "both pass", "both pass", { pick: "g 3/3" }, "both pass"],
      after: { me: { dust: ["歩く閲覧机"] }, you: { dust: ["g 3/3"] } },
    },
  );

  cardScenario(
    "紙の舟",
    "nobody can defend against it",
    {
      me: { hand: ["紙舟の船団"], stones: "bnn" },
      you: { battleArea: ["g 2/2"] },
      play: [{ use: "紙舟の船団" }, "both pass", { attack: "紙の舟" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 19 } },
    },
    {
      me: { battleArea: ["紙の舟", "b 1/1"] },
      you: { battleArea: ["g 2/2"] },
      play: [{ attack: "b 1/1" }, "both pass", "both pass", { pick: "g 2/2" }, "both pass"],
      after: { you: { life: 20 }, me: { battleArea: ["紙の舟"], dust: ["b 1/1"] } },
    },
  );
});
