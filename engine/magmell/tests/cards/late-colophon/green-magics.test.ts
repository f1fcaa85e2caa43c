import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

describe("green magics of Late Colophon", () => {
  cardScenario(
    "追い肥",
    "puts a stone when the opponent has more, else recovers 2 life",
    {
      turnPlayer: "you",
      me: { hand: ["追い肥"], stones: "g", life: 10 },
      you: { stones: "nn" },
      play: ["pass", { use: "追い肥", by: "me" }, "both pass"],
      after: { me: { stones: "GN", life: 10 } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["追い肥"], stones: "g", life: 10 },
      you: { stones: "n" },
      play: ["pass", { use: "追い肥", by: "me" }, "both pass"],
      after: { me: { stones: "G", life: 12 } },
    },
  );

  cardScenario(
    "茨の戸締まり",
    "deals 3 damage to the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["茨の戸締まり"], stones: "gn" },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, "both pass", "pass", { use: "茨の戸締まり", by: "me" }, "both pass"],
      after: { me: {}, you: { dust: ["r 3/3"], battleArea: [] } },
    },
    {
      me: { hand: ["茨の戸締まり"], stones: "gn" },
      you: { battleArea: ["r 3/3", { name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "茨の戸締まり" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["茨の戸締まり"] } },
    },
  );

  cardScenario(
    "幹を抱く腕",
    "gives 1 AP and 3 HP",
    {
      me: { hand: ["幹を抱く腕"], stones: "g", battleArea: ["g 1/1"] },
      play: [{ use: "幹を抱く腕" }, "both pass"],
      after: { me: { battleArea: [{ name: "g 1/1", ap: 2, hp: 4 }] } },
    },
    {
      me: { hand: ["幹を抱く腕"], stones: "g", battleArea: ["g 1/1"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ use: "幹を抱く腕" }, { pick: "g 1/1" }, "both pass"],
      after: { you: { battleArea: [{ name: "r 1/1", ap: 1, hp: 1 }] } },
    },
  );

  cardScenario(
    "道草の学級",
    "summons two dawdling children",
    {
      me: { hand: ["道草の学級"], stones: "gnn" },
      play: [{ use: "道草の学級" }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "道草の子", ap: 1, hp: 2 },
            { name: "道草の子", ap: 1, hp: 2 },
          ],
        },
      },
    },
    {
      turnPlayer: "you",
      me: { hand: ["道草の学級"], stones: "gnn" },
      play: ["pass", { refused: { use: "道草の学級", by: "me" }, because: ["NORMAL_TIMING"] }],
      after: { me: { battleArea: [] }, you: { battleArea: [] } },
    },
  );

  cardScenario(
    "種の貸し借り",
    "draws a card, and recovers 3 life when the opponent has no fewer stones",
    {
      me: { hand: ["種の貸し借り"], stones: "gn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "種の貸し借り" }, "both pass"],
      after: { me: { hand: ["r 1/1"], life: 13 } },
    },
    {
      me: { hand: ["種の貸し借り"], stones: "gn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "n" },
      play: [{ use: "種の貸し借り" }, "both pass"],
      after: { me: { hand: ["r 1/1"], life: 10 } },
    },
  );

  cardScenario(
    "森の返礼",
    "wakes my units and gives them 2 HP",
    {
      me: { hand: ["森の返礼"], stones: "gnn", battleArea: [{ name: "g 2/2", rested: true }, "g 1/1"] },
      play: [{ use: "森の返礼" }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "g 2/2", rested: false, hp: 4 },
            { name: "g 1/1", hp: 3 },
          ],
        },
      },
    },
    {
      me: { hand: ["森の返礼"], stones: "gnn" },
      you: { battleArea: [{ name: "r 2/2", rested: true }] },
      play: [{ use: "森の返礼" }, "both pass"],
      after: { you: { battleArea: [{ name: "r 2/2", rested: true, hp: 2 }] } },
    },
  );
});
