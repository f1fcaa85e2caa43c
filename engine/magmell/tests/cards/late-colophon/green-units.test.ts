import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("green units of Late Colophon", () => {
  cardScenario(
    "門柱の蔦人",
    "recovers 1 life when it defends",
    {
      turnPlayer: "you",
      me: { battleArea: ["門柱の蔦人"], life: 10 },
      you: { battleArea: ["r 2/2"] },
      play: [{ attack: "r 2/2" }, ...times(2), { pick: "門柱の蔦人" }, ...times(2)],
      after: { me: { life: 11, battleArea: [{ name: "門柱の蔦人", damage: 2 }] } },
    },
    {
      me: { battleArea: ["門柱の蔦人"] },
      play: [{ attack: "門柱の蔦人" }, ...times(3)],
      after: { step: "damage", you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "寝起きの山椒魚",
    "arrives rested",
    {
      me: { hand: ["寝起きの山椒魚"], stones: "g" },
      play: [{ use: "寝起きの山椒魚" }, "both pass"],
      after: { me: { battleArea: [{ name: "寝起きの山椒魚", rested: true, ap: 2, hp: 3 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "寝起きの山椒魚", rested: true }] },
      after: { me: { battleArea: [{ name: "寝起きの山椒魚", rested: false }] } },
    },
  );

  cardScenario(
    "石垣の熊",
    "arrives rested",
    {
      me: { hand: ["石垣の熊"], stones: "gnn" },
      play: [{ use: "石垣の熊" }, "both pass"],
      after: { me: { battleArea: [{ name: "石垣の熊", rested: true, ap: 5, hp: 5 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "石垣の熊", rested: true }] },
      after: { me: { battleArea: [{ name: "石垣の熊", rested: false }] } },
    },
  );

  cardScenario(
    "眠れる百年樹",
    "arrives rested",
    {
      me: { hand: ["眠れる百年樹"], stones: "ggnnn" },
      play: [{ use: "眠れる百年樹" }, "both pass"],
      after: { me: { battleArea: [{ name: "眠れる百年樹", rested: true, ap: 7, hp: 8 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "眠れる百年樹", rested: true }] },
      after: { me: { battleArea: [{ name: "眠れる百年樹", rested: false }] } },
    },
  );

  cardScenario(
    "遅霜の茸",
    "comes with a power counter when the opponent has no fewer stones",
    {
      me: { hand: ["遅霜の茸"], stones: "gn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "遅霜の茸" }, "both pass", "both pass"],
      after: { me: { battleArea: [{ name: "遅霜の茸", counters: { power: 1 }, ap: 3, hp: 3 }] } },
    },
    {
      me: { hand: ["遅霜の茸"], stones: "gn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "n" },
      play: [{ use: "遅霜の茸" }, "both pass"],
      after: { me: { battleArea: [{ name: "遅霜の茸", ap: 2, hp: 2 }] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "落葉掃きの狸",
    "defends when it can",
    {
      turnPlayer: "you",
      me: { battleArea: ["落葉掃きの狸", "g 1/1"] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, ...times(3)],
      after: { me: { life: 20, dust: ["落葉掃きの狸"], battleArea: ["g 1/1"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "落葉掃きの狸", rested: true }] },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, "both pass", { pick: "me" }, ...times(2)],
      after: { step: "damage", me: { life: 16, battleArea: ["落葉掃きの狸"] } },
    },
  );

  cardScenario(
    "根分けの土竜",
    "puts a rested stone when the opponent has no fewer",
    {
      me: { hand: ["根分けの土竜"], stones: "gnn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nnn" },
      play: [{ use: "根分けの土竜" }, "both pass", "both pass"],
      after: { me: { stones: "GNNN" } },
    },
    {
      me: { hand: ["根分けの土竜"], stones: "gnn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "根分けの土竜" }, "both pass"],
      after: { me: { stones: "GNN" }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "梢の見張り",
    "has 2 more AP in the opponent's turn",
    {
      turnPlayer: "you",
      me: { battleArea: ["梢の見張り"] },
      after: { me: { battleArea: [{ name: "梢の見張り", ap: 4, hp: 4 }] } },
    },
    { me: { battleArea: ["梢の見張り"] }, after: { me: { battleArea: [{ name: "梢の見張り", ap: 2, hp: 4 }] } } },
  );

  cardScenario(
    "年季の切り株",
    "wakes at the end of my turn",
    {
      phase: "end",
      me: {
        battleArea: [
          { name: "年季の切り株", rested: true },
          { name: "g 1/1", rested: true },
        ],
      },
      play: ["both pass"],
      after: {
        me: {
          battleArea: [
            { name: "年季の切り株", rested: false },
            { name: "g 1/1", rested: true },
          ],
        },
      },
    },
    {
      turnPlayer: "you",
      phase: "end",
      me: { battleArea: [{ name: "年季の切り株", rested: true }] },
      after: { me: { battleArea: [{ name: "年季の切り株", rested: true }] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "露払いの兎",
    "leaves a stone when it is destroyed and the opponent has more",
    {
      turnPlayer: "you",
      me: { battleArea: ["露払いの兎"], stones: "" },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2", by: "you" }, ...times(2)],
      after: { me: { dust: ["露払いの兎"], stones: "N" } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["露払いの兎"], stones: "g" },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2", by: "you" }, ...times(1)],
      after: { me: { dust: ["露払いの兎"], stones: "g" }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "道草の子",
    "fights for 1",
    {
      me: { battleArea: ["道草の子"] },
      play: [{ attack: "道草の子" }, ...times(3)],
      after: { step: "damage", you: { life: 19 } },
    },
    {
      me: { battleArea: ["道草の子"], hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: { me: { hand: [], battleArea: [] } },
    },
  );
});
