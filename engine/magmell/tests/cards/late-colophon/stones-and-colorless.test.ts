import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("stones and colorless cards of Late Colophon", () => {
  cardScenario(
    "遅れて届いた石",
    "puts a rested stone when the opponent has more",
    {
      turnPlayer: "you",
      me: { hand: ["遅れて届いた石"], stones: "r" },
      you: { stones: "nn" },
      play: ["pass", { use: "遅れて届いた石", by: "me" }, "both pass"],
      after: { me: { stones: "rN", dust: ["遅れて届いた石"] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["遅れて届いた石"], stones: "r" },
      you: { stones: "n" },
      play: ["pass", { use: "遅れて届いた石", by: "me" }, "both pass"],
      after: { me: { stones: "r", dust: ["遅れて届いた石"] } },
    },
  );

  cardScenario(
    "後列の紙人形",
    "defends when it can",
    {
      turnPlayer: "you",
      me: { battleArea: ["後列の紙人形", "g 1/1"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, ...times(3)],
      after: { me: { life: 20, dust: ["後列の紙人形"], battleArea: ["g 1/1"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "後列の紙人形", rested: true }] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, "both pass", { pick: "me" }, ...times(2)],
      after: { step: "damage", me: { life: 16, battleArea: ["後列の紙人形"] } },
    },
  );

  cardScenario(
    "しんがりの荷運び",
    "draws a card when the opponent has no fewer stones",
    {
      me: { hand: ["しんがりの荷運び"], stones: "nn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "しんがりの荷運び" }, "both pass", "both pass"],
      after: { me: { hand: ["r 1/1"] } },
    },
    {
      me: { hand: ["しんがりの荷運び"], stones: "nn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "n" },
      play: [{ use: "しんがりの荷運び" }, "both pass"],
      after: { chant: [], me: { hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "重たい扉",
    "holds out against 4 AP, and cannot attack",
    {
      turnPlayer: "you",
      me: { battleArea: ["重たい扉"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, ...times(2), { pick: "重たい扉" }, "both pass"],
      after: { step: "damage", me: { life: 20, battleArea: [{ name: "重たい扉", damage: 4 }] } },
    },
    {
      me: { battleArea: ["重たい扉", "g 1/1"] },
      play: [{ refused: { attack: "重たい扉" }, because: ["FORBIDDEN"] }, { attack: "g 1/1" }],
      after: { step: "designation" },
    },
  );

  cardScenario(
    "延長された貸出",
    "takes 2 AP from the attacking unit and draws a card",
    {
      turnPlayer: "you",
      me: { hand: ["延長された貸出"], stones: "n", grimoire: ["r 1/1"] },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, "both pass", "pass", { use: "延長された貸出", by: "me" }, "both pass"],
      after: { me: { hand: ["r 1/1"] }, you: { battleArea: [{ name: "r 3/3", ap: 1 }] } },
    },
    {
      me: { hand: ["延長された貸出"], stones: "n" },
      you: { battleArea: ["r 3/3", { name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "延長された貸出" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["延長された貸出"] } },
    },
  );

  cardScenario(
    "後攻めの旗手",
    "costs 1 less while the opponent has no fewer stones",
    {
      me: { hand: ["後攻めの旗手"], stones: "nn" },
      you: { stones: "nn" },
      play: [{ use: "後攻めの旗手" }, "both pass"],
      after: { me: { stones: "NN", battleArea: [{ name: "後攻めの旗手", ap: 3, hp: 3 }] } },
    },
    {
      me: { hand: ["後攻めの旗手"], stones: "nn" },
      you: { stones: "n" },
      after: { me: { hand: [{ name: "後攻めの旗手", useCost: 3 }] } },
    },
  );

  cardScenario(
    "夜露の魔石",
    "recovers 1 life when it is put and the opponent has no fewer stones",
    {
      phase: "stone",
      me: { stoneDeck: ["夜露の魔石"], life: 10 },
      you: { stones: "n" },
      play: ["both pass"],
      after: { me: { life: 11, stoneArea: ["夜露の魔石"] } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["夜露の魔石"], life: 10 },
      after: { chant: [], me: { life: 10 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "花冷えの魔石",
    "recovers 1 life when it is put and the opponent has no fewer stones",
    {
      phase: "stone",
      me: { stoneDeck: ["花冷えの魔石"], life: 10 },
      you: { stones: "n" },
      play: ["both pass"],
      after: { me: { life: 11, stoneArea: ["花冷えの魔石"] } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["花冷えの魔石"], life: 10 },
      after: { chant: [], me: { life: 10 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "火打ちの魔石",
    "deals 1 damage when it is put and the opponent has no fewer stones",
    {
      phase: "stone",
      me: { stoneDeck: ["火打ちの魔石"] },
      you: { stones: "n" },
      play: [{ pick: "you" }, "both pass"],
      after: { you: { life: 19 } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["火打ちの魔石"] },
      after: { chant: [], you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );
});
