import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("blue units of Late Colophon", () => {
  cardScenario(
    "遅番の見習い",
    "has 2 more HP in the turn in which it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["遅番の見習い"] },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, ...times(2), { pick: "遅番の見習い" }, ...times(2)],
      after: { me: { battleArea: [{ name: "遅番の見習い", hp: 4, damage: 3 }] } },
    },
    {
      me: { battleArea: ["遅番の見習い"] },
      play: [{ attack: "遅番の見習い" }, ...times(3)],
      after: { step: "damage", you: { life: 19 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "引き潮の門番",
    "comes in time to defend, and cannot attack",
    {
      turnPlayer: "you",
      me: { hand: ["引き潮の門番"], stones: "bn" },
      you: { battleArea: ["r 3/3"] },
      play: [
        { attack: "r 3/3" },
        "both pass",
        "pass",
        { use: "引き潮の門番", by: "me" },
        ...times(2),
        { pick: "引き潮の門番" },
        "both pass",
      ],
      after: { step: "damage", me: { life: 20, battleArea: [{ name: "引き潮の門番", damage: 3 }] } },
    },
    {
      me: { battleArea: ["引き潮の門番", "g 1/1"] },
      play: [{ refused: { attack: "引き潮の門番" }, because: ["FORBIDDEN"] }, { attack: "g 1/1" }],
      after: { step: "designation", me: { battleArea: [{ name: "引き潮の門番", rested: false }, "g 1/1"] } },
    },
  );

  cardScenario(
    "鏡池の鷺",
    "arrives rested",
    {
      me: { hand: ["鏡池の鷺"], stones: "bn" },
      play: [{ use: "鏡池の鷺" }, "both pass"],
      after: { me: { battleArea: [{ name: "鏡池の鷺", rested: true, ap: 3, hp: 4 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "鏡池の鷺", rested: true }] },
      after: { me: { battleArea: [{ name: "鏡池の鷺", rested: false }] } },
    },
  );

  cardScenario(
    "乗り遅れた鯖",
    "arrives rested",
    {
      me: { hand: ["乗り遅れた鯖"], stones: "b" },
      play: [{ use: "乗り遅れた鯖" }, "both pass"],
      after: { me: { battleArea: [{ name: "乗り遅れた鯖", rested: true, ap: 2, hp: 2 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "乗り遅れた鯖", rested: true }] },
      after: { me: { battleArea: [{ name: "乗り遅れた鯖", rested: false }] } },
    },
  );

  cardScenario(
    "凪の大鯨",
    "arrives rested",
    {
      me: { hand: ["凪の大鯨"], stones: "bnnn" },
      play: [{ use: "凪の大鯨" }, "both pass"],
      after: { me: { battleArea: [{ name: "凪の大鯨", rested: true, ap: 5, hp: 7 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "凪の大鯨", rested: true }] },
      after: { me: { battleArea: [{ name: "凪の大鯨", rested: false }] } },
    },
  );

  cardScenario(
    "栓抜きの河童",
    "takes 3 AP from the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["栓抜きの河童"], stones: "bnn" },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, "both pass", "pass", { use: "栓抜きの河童", by: "me" }, ...times(2)],
      after: { me: { battleArea: ["栓抜きの河童"] }, you: { battleArea: [{ name: "r 3/3", ap: 0 }] } },
    },
    {
      me: { hand: ["栓抜きの河童"], stones: "bnn" },
      you: { battleArea: ["r 3/3"] },
      play: [{ use: "栓抜きの河童" }, "both pass"],
      after: {
        chant: [],
        me: { battleArea: ["栓抜きの河童"] },
        you: { battleArea: [{ name: "r 3/3", damage: 0, ap: 3 }] },
      },
    },
  );

  cardScenario(
    "遅配の郵便亀",
    "draws a card when the opponent has no fewer stones",
    {
      me: { hand: ["遅配の郵便亀"], stones: "bnn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nnn" },
      play: [{ use: "遅配の郵便亀" }, "both pass", "both pass"],
      after: { me: { hand: ["r 1/1"] } },
    },
    {
      me: { hand: ["遅配の郵便亀"], stones: "bnn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "遅配の郵便亀" }, "both pass"],
      after: { chant: [], me: { hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "溺れ字拾い",
    "takes a magic back from my dust",
    {
      me: { hand: ["溺れ字拾い"], stones: "bnnn", dust: ["bolt 2", "r 1/1"] },
      play: [{ use: "溺れ字拾い" }, ...times(2)],
      after: { me: { hand: ["bolt 2"], dust: ["r 1/1"] } },
    },
    {
      me: { hand: ["溺れ字拾い"], stones: "bnnn", dust: ["r 1/1"] },
      you: { dust: ["bolt 2"] },
      play: [{ use: "溺れ字拾い" }, "both pass"],
      after: { chant: [], me: { hand: [], dust: ["r 1/1"] }, you: { dust: ["bolt 2"] } },
    },
  );

  cardScenario(
    "深夜便の鮫",
    "returns the attacking unit when it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["深夜便の鮫"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, ...times(2), { pick: "深夜便の鮫" }, ...times(1)],
      after: {
        me: { life: 20, battleArea: [{ name: "深夜便の鮫", damage: 0 }] },
        you: { hand: ["r 4/4"], battleArea: [] },
      },
    },
    {
      me: { battleArea: ["深夜便の鮫"] },
      play: [{ attack: "深夜便の鮫" }, ...times(3)],
      after: { step: "damage", you: { life: 16 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "潮目を読む烏賊",
    "draws and discards at the start of my turn when the opponent has more stones",
    {
      phase: "standby",
      me: { battleArea: ["潮目を読む烏賊"], hand: ["r 1/1"], stones: "b" },
      you: { stones: "nn" },
      play: [{ pick: "r 1/1" }],
      after: { phase: "main", me: { hand: ["b 4/4", "b 4/4"], dust: ["r 1/1"] } },
    },
    {
      phase: "standby",
      me: { battleArea: ["潮目を読む烏賊"], hand: ["r 1/1"], stones: "b" },
      you: { stones: "n" },
      after: { phase: "main", me: { hand: ["r 1/1", "b 4/4"], dust: [] }, never: [{ type: "triggered" }] },
    },
  );
});
