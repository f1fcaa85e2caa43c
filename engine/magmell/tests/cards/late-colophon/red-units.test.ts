import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("red units of Late Colophon", () => {
  cardScenario(
    "消し炭の歩哨",
    "comes in time to defend, and cannot attack",
    {
      turnPlayer: "you",
      me: { hand: ["消し炭の歩哨"], stones: "r" },
      you: { battleArea: ["g 1/1"] },
      play: [
        { attack: "g 1/1" },
        "both pass",
        "pass",
        { use: "消し炭の歩哨", by: "me" },
        ...times(2),
        { pick: "消し炭の歩哨" },
        "both pass",
      ],
      after: { step: "damage", me: { life: 20, battleArea: [{ name: "消し炭の歩哨", damage: 1 }] } },
    },
    {
      me: { battleArea: ["消し炭の歩哨", "g 1/1"] },
      play: [{ refused: { attack: "消し炭の歩哨" }, because: ["FORBIDDEN"] }, { attack: "g 1/1" }],
      after: { step: "designation", me: { battleArea: [{ name: "消し炭の歩哨", rested: false }, "g 1/1"] } },
    },
  );

  cardScenario(
    "焚き口の鼬",
    "arrives rested",
    {
      me: { hand: ["焚き口の鼬"], stones: "r" },
      play: [{ use: "焚き口の鼬" }, "both pass"],
      after: { me: { battleArea: [{ name: "焚き口の鼬", rested: true, ap: 3, hp: 2 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "焚き口の鼬", rested: true }] },
      after: { me: { battleArea: [{ name: "焚き口の鼬", rested: false }] } },
    },
  );

  cardScenario(
    "燻る鎧",
    "arrives rested",
    {
      me: { hand: ["燻る鎧"], stones: "rnn" },
      play: [{ use: "燻る鎧" }, "both pass"],
      after: { me: { battleArea: [{ name: "燻る鎧", rested: true, ap: 5, hp: 4 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "燻る鎧", rested: true }] },
      after: { me: { battleArea: [{ name: "燻る鎧", rested: false }] } },
    },
  );

  cardScenario(
    "眠れる火口竜",
    "arrives rested",
    {
      me: { hand: ["眠れる火口竜"], stones: "rrnnn" },
      play: [{ use: "眠れる火口竜" }, "both pass"],
      after: { me: { battleArea: [{ name: "眠れる火口竜", rested: true, ap: 7, hp: 6 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "眠れる火口竜", rested: true }] },
      after: { me: { battleArea: [{ name: "眠れる火口竜", rested: false }] } },
    },
  );

  cardScenario(
    "追い焚きの精",
    "deals 1 damage when the opponent has no fewer stones",
    {
      me: { hand: ["追い焚きの精"], stones: "rn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "追い焚きの精" }, "both pass", { pick: "you" }, "both pass"],
      after: { you: { life: 19 } },
    },
    {
      me: { hand: ["追い焚きの精"], stones: "rn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "n" },
      play: [{ use: "追い焚きの精" }, "both pass"],
      after: { chant: [], you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "煙幕の斥候",
    "deals 1 damage to the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["煙幕の斥候"], stones: "rn" },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "g 3/3" }, "both pass", "pass", { use: "煙幕の斥候", by: "me" }, ...times(2)],
      after: { me: { battleArea: ["煙幕の斥候"] }, you: { battleArea: [{ name: "g 3/3", damage: 1 }] } },
    },
    {
      me: { hand: ["煙幕の斥候"], stones: "rn" },
      you: { battleArea: ["g 3/3"] },
      play: [{ use: "煙幕の斥候" }, "both pass"],
      after: {
        chant: [],
        me: { battleArea: ["煙幕の斥候"] },
        you: { battleArea: [{ name: "g 3/3", damage: 0, ap: 3 }] },
      },
    },
  );

  cardScenario(
    "逆火の術師",
    "burns their unit that attacks",
    {
      turnPlayer: "you",
      me: { battleArea: ["逆火の術師"] },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "g 3/3" }, ...times(2)],
      after: { you: { battleArea: [{ name: "g 3/3", damage: 1 }] } },
    },
    {
      me: { battleArea: ["逆火の術師", "g 1/1"] },
      play: [{ attack: "g 1/1" }, ...times(3)],
      after: {
        step: "damage",
        you: { life: 19 },
        me: { battleArea: ["逆火の術師", { name: "g 1/1", damage: 0 }] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "待ち伏せの火猫",
    "comes in the opponent's turn",
    {
      turnPlayer: "you",
      me: { hand: ["待ち伏せの火猫"], stones: "rnn" },
      play: ["pass", { use: "待ち伏せの火猫", by: "me" }, "both pass"],
      after: { me: { battleArea: [{ name: "待ち伏せの火猫", ap: 4, hp: 2 }] } },
    },
    {
      me: { battleArea: ["待ち伏せの火猫"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, "both pass"],
      after: { me: { battleArea: [], dust: ["待ち伏せの火猫", "bolt 2"] } },
    },
  );

  cardScenario(
    "火守りの老兵",
    "deals 2 damage to the attacking unit when it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["火守りの老兵"] },
      you: { battleArea: ["g 2/2"] },
      play: [{ attack: "g 2/2" }, ...times(2), { pick: "火守りの老兵" }, ...times(1)],
      after: { me: { battleArea: [{ name: "火守りの老兵", damage: 0 }] }, you: { dust: ["g 2/2"] } },
    },
    {
      me: { battleArea: ["火守りの老兵"] },
      play: [{ attack: "火守りの老兵" }, ...times(3)],
      after: { step: "damage", you: { life: 16 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "遅れ火の導線",
    "has 2 more AP while the opponent has more stones",
    {
      me: { battleArea: ["遅れ火の導線"], stones: "n" },
      you: { stones: "nn" },
      after: { me: { battleArea: [{ name: "遅れ火の導線", ap: 4, hp: 3 }] } },
    },
    {
      me: { battleArea: ["遅れ火の導線"], stones: "nn" },
      you: { stones: "nn" },
      after: { me: { battleArea: [{ name: "遅れ火の導線", ap: 2, hp: 3 }] } },
    },
  );
});
